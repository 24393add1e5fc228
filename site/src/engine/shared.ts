/** One worker for all that a page has worked out after a play. */
import { once } from '../once.ts';
import { openPlayers } from './players.ts';

export const sharedPlayers = once(() => openPlayers(() => {}));
