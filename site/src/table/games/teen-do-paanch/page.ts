import { openDaily } from '../../daily/venue.ts';
import { teenDoPaanch } from './face.ts';

openDaily(teenDoPaanch);
