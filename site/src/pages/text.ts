/** A page of text: the masthead and the digits have something to do. */
import '../chrome.ts';
import { kDefaults, load } from '../store.ts';

// Most readers keep the digits that the page is written in.
if (load().settings.digits !== kDefaults.digits) void import('../static-digits.ts');
// Where the contents stand beside the text they are open.
if (matchMedia('(min-width: 64rem)').matches) document.querySelector('details')?.toggleAttribute('open', true);
