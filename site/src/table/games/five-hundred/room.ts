import { openRoom } from '../../../room/open.ts';
import { fiveHundred } from './face.ts';

openRoom(fiveHundred);
