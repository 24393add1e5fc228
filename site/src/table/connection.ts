/**
 * Who deals and answers at a table: the server for the deal of the day, the computer players in this browser for practice. The table sends
 * my log and shows the view that comes back, and does not know which of the two it is.
 */
import type { Action, Play } from '../types.ts';

export interface Connection {
  /** Whether plays are ranked here: one that is not is then worth a word. */
  readonly ranks: boolean;
  /** Begins my play, or comes back to it. `waiting` is a move of mine that was never confirmed. */
  open(): Promise<{ readonly play: Play; readonly waiting: Action | null }>;
  /** Takes my whole log so far; what came of it. */
  send(play: Play, log: readonly Action[]): Promise<Play>;
  /** The play as it stands by now, null where that cannot be told. */
  now(play: Play): Promise<Play | null>;
  /** Other tables to play at, the next one first. */
  others(play: Play): Promise<readonly string[]>;
}

/** What went wrong: a code of the API, of net.ts, or of the computer players. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'other';
