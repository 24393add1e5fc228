/** A guide is text: the masthead and the digits have something to do, and figures that the reader comes near. */
import '../chrome.ts';
import { watchFigures } from '../guide/near.ts';
import '../static-digits.ts';

watchFigures();
