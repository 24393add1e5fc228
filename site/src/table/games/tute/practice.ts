import { openPractice } from '../../../practice/open.ts';
import { tute } from './face.ts';

openPractice(tute);
