import { openDaily } from '../../daily/venue.ts';
import { schafkopf } from './face.ts';

openDaily(schafkopf);
