import { openRoom } from '../../../room/open.ts';
import { teenDoPaanch } from './face.ts';

openRoom(teenDoPaanch);
