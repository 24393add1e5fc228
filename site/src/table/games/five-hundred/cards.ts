// Suits and strength of Five Hundred's cards under each contract (docs/rules/five-hundred.md 7).
import { kJoker, rankOf, suitOf } from '../../../cards/decks.ts';
import type { Card } from '../../../notation.ts';
import type { FiveHundredContract } from '../../../types.ts';
import type { Ranking } from '../../ranking.ts';
import { bidOf } from './bids.ts';

const kOrder = 'AKQJT987654';
const kTwins: Readonly<Record<string, string>> = { S: 'C', C: 'S', H: 'D', D: 'H' };

const rightBower = (trump: string): Card => `J${trump}`;
export const leftBower = (trump: string): Card => `J${kTwins[trump]}`;

/** The cards above the ace of trumps, the strongest first. */
export const topTrumps = (trump: string): readonly Card[] => [kJoker, rightBower(trump), leftBower(trump)];

function trumpRanking(trump: string): Ranking {
  const tops = topTrumps(trump);
  return {
    trump,
    suit: (card) => (tops.includes(card) ? trump : suitOf(card)),
    strength: (card) => (tops.includes(card) ? tops.indexOf(card) : tops.length + kOrder.indexOf(rankOf(card))),
  };
}

/** Without trumps; the joker is the highest card of the suit it was given, or else of no suit and above all. */
const noTrumpRanking = (jokerSuit: string | null): Ranking => ({
  trump: jokerSuit === null ? kJoker : null,
  suit: (card) => (card === kJoker ? (jokerSuit ?? kJoker) : suitOf(card)),
  strength: (card) => (card === kJoker ? 0 : 1 + kOrder.indexOf(rankOf(card))),
});

export function fiveHundredRanking(contract: FiveHundredContract | null): Ranking {
  const trump = contract === null ? null : bidOf(contract.bid).trump;
  return trump === null ? noTrumpRanking(contract?.joker_suit ?? null) : trumpRanking(trump);
}

/** Whether the joker belongs to no suit. */
export const isSuitless = (contract: FiveHundredContract | null): boolean =>
  fiveHundredRanking(contract).trump === kJoker;
