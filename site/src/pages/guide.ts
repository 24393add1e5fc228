/** A guide is text: only the masthead has something to do. */
import '../chrome.ts';
