/**
 * Which table this page is: set once when it starts, like the page's language. One page is one table, so names of seats and cards need
 * not be handed through every call.
 */
import { type Deck, kFrench } from '../cards/decks.ts';
import type { Seat } from '../notation.ts';

export type Compass = 'bottom' | 'right' | 'top' | 'left';

export interface Seating {
  readonly seats: 2 | 3 | 4;
  /** Where seat 1 sits: to the right where a game turns anticlockwise. */
  readonly turns: 'right' | 'left';
  /** Seats 0 and 2 play together. */
  readonly partners: boolean;
}

export interface Here {
  /** The table's name, `belote`, `tute-3`. */
  readonly table: string;
  /** The options that the engine is asked with. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seating: Seating;
  /** How many deals the daily match has. */
  readonly deals: number;
  /** The faces shown. */
  readonly deck: Deck;
  /** The game's guide, null where there is none yet. */
  readonly guide: string | null;
  /** The site's other tables, the next one first. */
  readonly others: readonly string[];
}

let current: Here = {
  table: '',
  options: {},
  seating: { seats: 4, turns: 'right', partners: true },
  deals: 1,
  deck: kFrench,
  guide: null,
  others: [],
};

export const here = (): Here => current;

export function sitDown(at: Partial<Here>): void {
  current = { ...current, ...at };
}

const kPlaces: Readonly<Record<2 | 3 | 4, readonly Compass[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
};
const kMirrored = { bottom: 'bottom', right: 'left', top: 'top', left: 'right' } as const;

/** Where a seat sits as the player sees it. */
export function compassOf(seat: Seat): Compass {
  const { seats, turns } = current.seating;
  const place = kPlaces[seats][seat] ?? 'bottom';
  return turns === 'right' ? place : kMirrored[place];
}

/** All seats, in the order of turns. */
export const seatsHere = (): readonly Seat[] => Array.from({ length: current.seating.seats }, (_, seat) => seat);

export const isPartner = (seat: Seat): boolean => current.seating.partners && seat === 2;
