import { openPractice } from '../../../practice/open.ts';
import { belote } from './face.ts';

openPractice(belote);
