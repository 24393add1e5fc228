import { openTable } from '../../main.ts';
import { tute } from './face.ts';

openTable(tute);
