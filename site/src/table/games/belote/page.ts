import { openDaily } from '../../daily/venue.ts';
import { belote } from './face.ts';

openDaily(belote);
