// Strength of the cards, and the targets that come round (docs/rules/teen-do-paanch.md 1, 6).
import type { Card, Seat } from '../../../notation.ts';
import { plainRanking, type Ranking } from '../../ranking.ts';

export const kTricksInDeal = 10;
/** The target that names the trump and leads; those of the seats after it. */
const kTargets = [5, 3, 2] as const;
/** Cards of the returned card's suit that must stay. */
export const kStay = 2;

export const ranking = (trump: string | null): Ranking => plainRanking(trump, 'AKQJT987');

/** The seat so many places to the right of another. */
export const rightOf = (seat: Seat, places = 1): Seat => (seat + places) % kTargets.length;

/** By seat: the seat to the right of the dealer has 5, the one to the left 3, the dealer 2. */
export const targetsOf = (dealer: Seat): readonly number[] =>
  [0, 1, 2].map((seat) => kTargets[rightOf(seat, 2 - dealer)] ?? 0);

/** How many other cards of its suit a hand holds. */
export const companions = (hand: readonly Card[], card: Card): number =>
  hand.filter((one) => one !== card && one.slice(-1) === card.slice(-1)).length;
