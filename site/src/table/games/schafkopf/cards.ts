// Suits, strength and points of Schafkopf's cards in each game (docs/rules/schafkopf.md 1 and 2).
import { rankOf, suitOf } from '../../../cards/decks.ts';
import type { Card } from '../../../notation.ts';
import type { SchafkopfContract, SchafkopfGame, TrickCard } from '../../../types.ts';
import type { Ranking } from '../../ranking.ts';

export const kTricksInDeal = 8;

/** From high to low. */
export const kSuitOrder = ['C', 'S', 'H', 'D'] as const;
export type TrumpSuit = (typeof kSuitOrder)[number];

/** The trumps of a Wenz, which are of no suit. */
const kUnters = 'J';
const kPoints: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };

export const isWenz = (game: SchafkopfGame): boolean => game === 'wenz' || game === 'wenz_tout';
export const namesTrump = (game: SchafkopfGame): boolean => game === 'solo' || game === 'solo_tout';

const placeOfSuit = (card: Card): number => kSuitOrder.indexOf(suitOf(card) as TrumpSuit);

export const kWenzRanking: Ranking = {
  trump: kUnters,
  suit: (card) => (rankOf(card) === 'J' ? kUnters : suitOf(card)),
  strength: (card) => (rankOf(card) === 'J' ? placeOfSuit(card) : 'ATKQ987'.indexOf(rankOf(card))),
};

const isTop = (card: Card): boolean => 'QJ'.includes(rankOf(card));

/** Obers, Unters, then the trump suit. */
export const suitRanking = (trump: string): Ranking => ({
  trump,
  suit: (card) => (isTop(card) ? trump : suitOf(card)),
  strength: (card) =>
    isTop(card) ? 4 * 'QJ'.indexOf(rankOf(card)) + placeOfSuit(card) : 8 + 'ATK987'.indexOf(rankOf(card)),
});

/** Hearts are trumps unless a game says otherwise; before there is one a hand is read as for a Rufspiel. */
export function schafkopfRanking(contract: SchafkopfContract | null): Ranking {
  if (contract !== null && isWenz(contract.game)) return kWenzRanking;
  return suitRanking(contract !== null && namesTrump(contract.game) ? (contract.suit ?? 'H') : 'H');
}

export const trumpsIn = (hand: readonly Card[], { trump, suit }: Ranking): number =>
  hand.filter((card) => suit(card) === trump).length;

/** A card of the suit printed on it while hearts are trumps. */
export const isPlainCardOf = (card: Card, suit: string): boolean => suitOf(card) === suit && !isTop(card);

export const pointsOf = (cards: readonly TrickCard[]): number =>
  cards.reduce((sum, { card }) => sum + (kPoints[rankOf(card)] ?? 0), 0);
