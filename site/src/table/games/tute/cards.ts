// Strength and points of Tute's cards, and how many there are of what (docs/rules/tute.md 1, 2).
import { rankOf, suitOf } from '../../../cards/decks.ts';
import type { Card } from '../../../notation.ts';
import type { TrickCard } from '../../../types.ts';
import { plainRanking, type Ranking } from '../../ranking.ts';

/** In every suit, trumps or not. */
export const kRanks = 'A3KQJ76542';
const kPoints: Readonly<Record<string, number>> = { A: 11, 3: 10, K: 4, Q: 3, J: 2 };
const kTricks: Readonly<Record<number, number>> = { 2: 20, 3: 13, 4: 10 };
const kHandSize: Readonly<Record<number, number>> = { 2: 8, 3: 13, 4: 10 };

/** With two players: the cards to be drawn, the exposed one included, and the tricks after which two of them are. */
export const kStock = 24;
export const kTricksWithStock = 12;
/** Las diez de últimas. */
export const kLastTrick = 10;

export const tuteRanking = (trump: string): Ranking => plainRanking(trump, kRanks);
export const tricksInDeal = (players: number): number => kTricks[players] ?? 0;
export const handSize = (players: number): number => kHandSize[players] ?? 0;

/** Points in a trick, the ten for the last one left out. */
export const pointsOf = (cards: readonly TrickCard[]): number =>
  cards.reduce((sum, { card }) => sum + (kPoints[rankOf(card)] ?? 0), 0);

/** What a song of a suit is worth. */
export const songPoints = (suit: string, trump: string): number => (suit === trump ? 40 : 20);

/** The trump that is given for an exposed card: the seven for the high ones, the two for those below the seven. */
export const givenFor = (exposed: Card): Card => `${'654'.includes(rankOf(exposed)) ? '2' : '7'}${suitOf(exposed)}`;
