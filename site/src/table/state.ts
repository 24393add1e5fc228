/** All that the table shows, in one place. `render` draws it, `play` and `input` change it, nobody keeps a second copy. */
import type { Settings } from '../store.ts';
import { kDefaults } from '../store.ts';
import type { Action, Card, Play, View } from '../types.ts';
import type { Place } from './frames.ts';

/** What is chosen in the bidding and not yet confirmed: an action, or in coinche a value still without a suit. */
export interface BidChoice {
  readonly action: Action | null;
  /** The coinche value on the stepper; 250 is capot. */
  readonly value: number;
}

export type Sheet = 'none' | 'last' | 'history' | 'score' | 'menu';

/** What stands over the prompt and wants to be read: the link is down, the play went on elsewhere, the day closed. */
export type Notice = 'none' | 'waiting' | 'back' | 'diverged' | 'closed' | 'refused' | 'slow_down' | 'unranked';

export interface TableState {
  /** The table's name, `belote` or `coinche`. */
  readonly table: string;
  settings: Settings;
  /** The server's last word; null until it has spoken. */
  play: Play | null;
  /** The view before the last one, of the same deal: it knows the hand of the bidding. */
  before: View | null;
  /** How much of the view's course has been shown. */
  place: Place;
  /** My action on its way to the server: shown at once, confirmed by the next view. */
  pending: Action | null;
  /** The card lifted by a first tap, where cards are played by two. */
  lifted: Card | null;
  /** The card in the hand that the keyboard reaches. */
  focus: Card | null;
  bid: BidChoice;
  /** The card whose refusal is being explained, or `all` for the prompt's own reason. */
  why: { readonly card: Card | 'all'; readonly rule: string | null } | null;
  sheet: Sheet;
  notice: Notice;
  /** Why the table could not open: a code of the API or of net.ts. */
  failure: string | null;
}

export function initialState(table: string): TableState {
  return {
    table,
    settings: kDefaults,
    play: null,
    before: null,
    place: { step: 0, gathered: true },
    pending: null,
    lifted: null,
    focus: null,
    bid: { action: null, value: 80 },
    why: null,
    sheet: 'none',
    notice: 'none',
    failure: null,
  };
}
