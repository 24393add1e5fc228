import { openTable } from '../../main.ts';
import { fiveHundred } from './face.ts';

openTable(fiveHundred);
