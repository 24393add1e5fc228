import { openDaily } from '../../daily/venue.ts';
import { fiveHundred } from './face.ts';

openDaily(fiveHundred);
