// A deck says how the engine's cards look: rules never depend on it. The engine's notation is docs/rules/notation.md.
import type { Card } from '../types.ts';
import { kFrenchSuits, type Suit } from './suits.ts';

export const rankOf = (card: Card): string => card.charAt(0);
export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;

export interface Deck {
  readonly name: string;
  /** The drawing of each suit, in a box of 100 by 100. */
  readonly suits: Readonly<Record<Suit, string>>;
  /** What is printed in the corner. */
  readonly index: Readonly<Record<string, string>>;
  /** The figure of each court rank, by its name in courts.ts. */
  readonly courts: Readonly<Record<string, string>>;
}

export const kFrench: Deck = {
  name: 'french',
  suits: kFrenchSuits,
  index: { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', 9: '9', 8: '8', 7: '7', 6: '6', 5: '5', 4: '4', 3: '3', 2: '2' },
  courts: { K: 'king', Q: 'queen', J: 'jack' },
};
