/** A finished play as the replay shows it: a request of the replay protocol (docs/rules/notation.md), whose it was, and when. */
import type { Action, Card, GameName, Seat } from '../types.ts';

export interface Recording {
  /** The table's name, `belote`, `tute-3`. */
  readonly table: string;
  readonly game: GameName;
  readonly options: Readonly<Record<string, unknown>>;
  /** The cards: packs, or the seed that gives them. */
  readonly packs?: readonly (readonly Card[])[];
  readonly seed?: string;
  readonly dealer: Seat;
  /** The actions of all seats. */
  readonly log: readonly Action[];
  /** Who sat in seat 0; null where that is whoever looks on. */
  readonly name: string | null;
  /** Of the deal of the day. */
  readonly date: string | null;
}

/** What the replay protocol is asked with, but for log and view. */
export function requestOf({ game, options, packs, seed, dealer }: Recording): Readonly<Record<string, unknown>> {
  return { game, options, dealer, ...(packs ? { packs } : { seed }) };
}
