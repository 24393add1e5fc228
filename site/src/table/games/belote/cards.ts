// Strength and points of Belote's cards (docs/rules/belote.md 1).
import { rankOf, suitOf } from '../../../cards/decks.ts';
import type { Card } from '../../../notation.ts';
import type { TrickCard } from '../../../types.ts';
import { plainRanking, type Ranking } from '../../ranking.ts';

const kTrumpOrder = 'J9ATKQ87';
const kPlainOrder = 'ATKQJ987';
const kTrumpPoints: Readonly<Record<string, number>> = { J: 20, 9: 14, A: 11, T: 10, K: 4, Q: 3 };
const kPlainPoints: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };

export const kTricksInDeal = 8;
export const kCapot = 250;

export const beloteRanking = (trump: string | null): Ranking => plainRanking(trump, kPlainOrder, kTrumpOrder);

const cardPoints = (card: Card, trump: string | null): number =>
  (suitOf(card) === trump ? kTrumpPoints : kPlainPoints)[rankOf(card)] ?? 0;

/** Points in a trick, the ten for the last one left out. */
export const pointsOf = (cards: readonly TrickCard[], trump: string | null): number =>
  cards.reduce((sum, { card }) => sum + cardPoints(card, trump), 0);
