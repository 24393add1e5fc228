/** A guide is text: only the masthead and the digits have something to do. */
import '../chrome.ts';
import '../static-digits.ts';
