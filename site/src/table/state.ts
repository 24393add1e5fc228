/** All that the table shows, in one place. `render` draws it, `play` and `input` change it, nobody keeps a second copy. */
import type { Settings } from '../store.ts';
import { kDefaults } from '../store.ts';
import type { Action, Card, Play, View } from '../types.ts';
import type { Place } from './frames.ts';

/** What is chosen in the panel and not yet confirmed. */
export interface Choice {
  readonly action: Action | null;
  /** The value on the stepper, where the panel has one. */
  readonly value: number;
  /** Cards of the hand chosen so far, where several are asked for; the oldest first. */
  readonly picked: readonly Card[];
  /** A card touched that can be played in several ways: the panel asks in which. */
  readonly card: Card | null;
}

export type Sheet = 'none' | 'last' | 'history' | 'score' | 'menu' | 'glance';

/** What stands over the prompt and wants to be read: the link is down, the play went on elsewhere, the day closed. */
export type Notice =
  | 'none'
  | 'away'
  | 'waiting'
  | 'back'
  | 'diverged'
  | 'closed'
  | 'refused'
  | 'slow_down'
  | 'unranked';

export interface TableState {
  /** The table's name, `belote`, `tute-3`. */
  readonly table: string;
  settings: Settings;
  /** The last answer; null before the first. */
  play: Play | null;
  /** The view before the last one, of the same deal: it knows a hand that the last one no longer tells apart. */
  before: View | null;
  /** A deal that is over while the match goes on: shown until the player goes on to the next. */
  ended: View | null;
  /** How much of the view's course has been shown. */
  place: Place;
  /** My action on its way to the server: shown at once, confirmed by the next view. */
  pending: Action | null;
  /** The card lifted by a first tap, where cards are played by two. */
  lifted: Card | null;
  /** The card in the hand that the keyboard reaches. */
  focus: Card | null;
  choice: Choice;
  /** What is being explained: a refusal of a card or of another action with the engine's code, or, without either, the prompt's own reason. */
  why: { readonly card: Card | null; readonly action?: Action; readonly rule: string | null } | null;
  /** What a computer player would do in my place, and why, in words; until anything is done. */
  hint: { readonly action: Action; readonly words: string } | null;
  sheet: Sheet;
  notice: Notice;
  /** Other tables to play at, the next one first; known when the play is over. */
  others: readonly string[];
}

export const noChoice = (value: number): Choice => ({ action: null, value, picked: [], card: null });

/** The view whose course is shown: the ended deal's until the player goes on. */
export const shownView = (state: TableState): View | null => state.ended ?? state.play?.view ?? null;

export function initialState(table: string, firstValue: number): TableState {
  return {
    table,
    settings: kDefaults,
    play: null,
    before: null,
    ended: null,
    place: { step: 0, gathered: true },
    pending: null,
    lifted: null,
    focus: null,
    choice: noChoice(firstValue),
    why: null,
    hint: null,
    sheet: 'none',
    notice: 'none',
    others: [],
  };
}
