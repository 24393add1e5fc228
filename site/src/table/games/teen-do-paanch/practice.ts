import { openPractice } from '../../../practice/open.ts';
import { teenDoPaanch } from './face.ts';

openPractice(teenDoPaanch);
