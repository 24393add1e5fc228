import { openTable } from '../../main.ts';
import { belote } from './face.ts';

openTable(belote);
