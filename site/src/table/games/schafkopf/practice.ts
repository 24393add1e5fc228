import { openPractice } from '../../../practice/open.ts';
import { schafkopf } from './face.ts';

openPractice(schafkopf);
