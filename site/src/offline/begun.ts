/**
 * The plays begun on this device, one a table, as they were last seen: a view holds what this seat may know and nothing else. They open
 * without a network, and go when the player is forgotten.
 */
import type { Play } from '../types.ts';

const kPlay = 'rozbazi-play-';
/** A move that waits (table/moves.ts). */
export const kMove = 'rozbazi-move-';

interface Kept {
  /** Whose it is. */
  readonly player: string;
  readonly play: Play;
}

export function keepPlay(player: string, play: Play): void {
  try {
    localStorage.setItem(kPlay + play.table, JSON.stringify({ player, play } satisfies Kept));
  } catch {
    // Storage is blocked or full: without a network the table does not open.
  }
}

/** The play of that day at a table, where it was begun here and is that player's. */
export function keptPlay(player: string, table: string, date: string): Play | null {
  const play = read(kPlay + table, player);
  return play?.date === date ? play : null;
}

/** The play at a table that was begun here and is not over, of whatever day. */
export function begunPlay(player: string, table: string): Play | null {
  const play = read(kPlay + table, player);
  return play?.finished ? null : play;
}

export const keptPlays = (player: string): readonly Play[] =>
  keys(kPlay)
    .map((key) => read(key, player))
    .filter((play) => play !== null);

/** Whether a move waits for that play. */
export const waits = (play: Play): boolean => keys(kMove).includes(kMove + play.play);

/** The ids of the plays for which a move waits. */
export const waitingPlays = (): readonly string[] => keys(kMove).map((key) => key.slice(kMove.length));

/** Forgets the plays and the moves that wait: they are nobody's any more. */
export function forgetPlays(): void {
  for (const key of [...keys(kPlay), ...keys(kMove)]) localStorage.removeItem(key);
}

function keys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(key: string, mine: string): Play | null {
  try {
    const { player, play } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    return play && player === mine ? play : null;
  } catch {
    return null;
  }
}
