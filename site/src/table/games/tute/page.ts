import { openDaily } from '../../daily/venue.ts';
import { tute } from './face.ts';

openDaily(tute);
