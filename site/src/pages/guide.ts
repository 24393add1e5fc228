/** A guide is text: the masthead and the digits have something to do, and what moves when the reader comes near. */
import '../chrome.ts';
import { watch } from '../guide/near.ts';
import { kDefaults, load } from '../store.ts';

watch();
// Most readers keep the digits that the page is written in.
if (load().settings.digits !== kDefaults.digits) void import('../static-digits.ts');
// Where the contents stand beside the text they are open.
if (matchMedia('(min-width: 64rem)').matches) document.querySelector('details')?.toggleAttribute('open', true);
