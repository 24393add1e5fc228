/**
 * Who deals and answers at a table: the server for the deal of the day, the computer players in this browser for practice. The table sends
 * my log and shows the view that comes back, and does not know which of the two it is.
 */
import type { Action, Play } from '../types.ts';

export interface Opened {
  readonly play: Play;
  /** A move of mine that was never confirmed. */
  readonly waiting: Action | null;
  /** Nobody could be asked: the play is as it was last seen here. */
  readonly away?: boolean;
}

export interface Connection {
  /** Whether plays are ranked here: one that is not is then worth a word. */
  readonly ranks: boolean;
  /** Begins my play, or comes back to it. */
  open(): Promise<Opened>;
  /** Takes my whole log so far; what came of it. */
  send(play: Play, log: readonly Action[]): Promise<Play>;
  /** The play as it stands by now, null where that cannot be told. */
  now(play: Play): Promise<Play | null>;
  /** Other tables to play at, the next one first. */
  others(play: Play): Promise<readonly string[]>;
}

/** What went wrong: a code of the API, of net/call.ts, or of the computer players. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'other';
