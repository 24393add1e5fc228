// Strength of the cards, and the targets that come round (docs/rules/teen-do-paanch.md 1, 6).
import type { Card, Seat } from '../../../notation.ts';
import { here } from '../../here.ts';
import { plainRanking, type Ranking } from '../../ranking.ts';

export const kTricksInDeal = 10;
/** The target that names the trump and leads; those of the seats after it. */
const kTargets = [5, 3, 2] as const;
/** Cards of the returned card's suit that must stay. */
export const kStay = 2;

/** The option `high_sevens`: above the ace of trumps, and trumps in everything. */
const kHighSevens: readonly Card[] = ['7H', '7S'];

export function ranking(trump: string | null): Ranking {
  const plain = plainRanking(trump, 'AKQJT987');
  if (trump === null || here().options.high_sevens !== true) return plain;
  const high = (card: Card): number => kHighSevens.indexOf(card);
  return {
    trump,
    suit: (card) => (high(card) < 0 ? plain.suit(card) : trump),
    strength: (card) => (high(card) < 0 ? kHighSevens.length + plain.strength(card) : high(card)),
  };
}

/** The seat so many places to the right of another. */
export const rightOf = (seat: Seat, places = 1): Seat => (seat + places) % kTargets.length;

/** By seat: the seat to the right of the dealer has 5, the one to the left 3, the dealer 2. */
export const targetsOf = (dealer: Seat): readonly number[] =>
  [0, 1, 2].map((seat) => kTargets[rightOf(seat, 2 - dealer)] ?? 0);

/** How many other cards of its suit a hand holds. */
export const companions = (hand: readonly Card[], card: Card): number =>
  hand.filter((one) => one !== card && one.slice(-1) === card.slice(-1)).length;
