/** One worker for all that a page has worked out after a play. */
import { openPlayers, type Players } from './players.ts';

let players: Promise<Players> | undefined;

export function sharedPlayers(): Promise<Players> {
  players ??= openPlayers(() => {}).catch((error) => {
    players = undefined;
    throw error;
  });
  return players;
}
