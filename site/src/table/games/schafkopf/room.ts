import { openRoom } from '../../../room/open.ts';
import { schafkopf } from './face.ts';

openRoom(schafkopf);
