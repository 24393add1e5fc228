import { openTable } from '../../main.ts';
import { teenDoPaanch } from './face.ts';

openTable(teenDoPaanch);
