// A deck says how the engine's cards look: rules never depend on it. The engine's notation is docs/rules/notation.md.
import type { Card } from '../types.ts';
import { kSuits, type Suit } from './suits.ts';

export type DeckName = 'french' | 'spanish' | 'bavarian';

export const kJoker: Card = 'JK';

/** The joker is a rank of its own and of no suit. */
export const rankOf = (card: Card): string => (card === kJoker ? card : card.charAt(0));
export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;

/** Left, top and width on a card of 100 by 140. */
export type Place = readonly [x: number, y: number, width: number];

export interface Deck {
  readonly name: DeckName;
  /** The order in which a hand shows the suits, where nothing else decides it. */
  readonly suits: readonly Suit[];
  /** What is printed in the corner. */
  readonly index: Readonly<Record<string, string>>;
  /** The ranks that have a figure: where it stands, and where the suit's second sign does. */
  readonly courts: Readonly<Record<string, { readonly figure: Place; readonly sign: Place }>>;
  /** The ranks whose names are this deck's own; the others are named as in the French deck. */
  readonly ownRanks: string;
  /** Whether a line runs around the card. */
  readonly framed: boolean;
}

const kBust: Place = [34, 60.6, 62];
const kCourt = { figure: kBust, sign: [74, 8, 18] } as const;

export const kFrench: Deck = {
  name: 'french',
  suits: kSuits,
  index: {
    ...{ A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', 9: '9', 8: '8', 7: '7', 6: '6', 5: '5', 4: '4', 3: '3', 2: '2' },
    [kJoker]: 'JK',
  },
  courts: { K: kCourt, Q: kCourt, J: kCourt, [kJoker]: { figure: [33, 57, 64], sign: [74, 8, 18] } },
  ownRanks: '',
  framed: false,
};

const kFramedCourt = { figure: [31, 60, 62], sign: [72, 10, 18] } as const;

/** Oros D, copas H, espadas S, bastos C. */
export const kSpanish: Deck = {
  name: 'spanish',
  suits: ['D', 'H', 'S', 'C'],
  index: { A: '1', K: '12', Q: '11', J: '10', 7: '7', 6: '6', 5: '5', 4: '4', 3: '3', 2: '2' },
  courts: { K: kFramedCourt, Q: { figure: [28, 57.6, 65], sign: [72, 10, 18] }, J: kFramedCourt },
  ownRanks: 'QJ',
  framed: true,
};

/** Eichel C, Gras S, Herz H, Schellen D. The Ober carries its suit high, the Unter low. */
export const kBavarian: Deck = {
  name: 'bavarian',
  suits: ['C', 'S', 'H', 'D'],
  index: { A: 'A', K: 'K', Q: 'O', J: 'U', T: '10', 9: '9', 8: '8', 7: '7' },
  courts: {
    A: { figure: [38, 72, 52], sign: [45, 46, 38] },
    K: kCourt,
    Q: { figure: kBust, sign: [61, 8, 32] },
    J: { figure: kBust, sign: [3, 103, 31] },
  },
  ownRanks: 'QJ',
  framed: false,
};

/** Every card that a deck has a face for. */
export const cardsOf = ({ index, suits }: Deck): readonly Card[] =>
  Object.keys(index).flatMap((rank) => (rank === kJoker ? [rank] : suits.map((suit) => rank + suit)));

export const kDecks: readonly Deck[] = [kFrench, kSpanish, kBavarian];

/** The deck that a game is played with where it has grown up; all others are played with French cards. */
const kOwnDecks: Readonly<Record<string, Deck>> = { tute: kSpanish, schafkopf: kBavarian };

/** The deck of the table: the game's own, or French faces for every game. */
export const deckOf = (game: string, settings: { readonly faces: 'own' | 'french' }): Deck =>
  (settings.faces === 'own' ? kOwnDecks[game] : undefined) ?? kFrench;
