import { openTable } from '../../main.ts';
import { schafkopf } from './face.ts';

openTable(schafkopf);
