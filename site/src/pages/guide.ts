/** A guide is text, and what moves in it does so when the reader comes near. */
import './text.ts';
import { watch } from '../guide/near.ts';

watch();
