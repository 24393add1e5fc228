import { openPractice } from '../../../practice/open.ts';
import { fiveHundred } from './face.ts';

openPractice(fiveHundred);
