import '../chrome.ts';
