import { openRoom } from '../../../room/open.ts';
import { tute } from './face.ts';

openRoom(tute);
