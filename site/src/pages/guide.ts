/** A guide is text: the masthead and the digits have something to do, and what moves when the reader comes near. */
import '../chrome.ts';
import { watch } from '../guide/near.ts';
import '../static-digits.ts';

watch();
