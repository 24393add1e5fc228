import { openRoom } from '../../../room/open.ts';
import { belote } from './face.ts';

openRoom(belote);
