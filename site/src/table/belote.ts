// What the table itself must know of Belote to show it: strength and points of cards (docs/rules/belote.md 1), the running contract
// (sections 5 and 6), and hand sizes. Never legality: that comes with the view and from the engine.
import { rankOf, suitOf } from '../cards/decks.ts';
import type { BeloteContract, Card, TrickCard, View } from '../types.ts';

const kTrumpOrder = 'J9ATKQ87';
const kPlainOrder = 'ATKQJ987';
const kTrumpPoints: Readonly<Record<string, number>> = { J: 20, 9: 14, A: 11, T: 10, K: 4, Q: 3 };
const kPlainPoints: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };

export const kTricksInDeal = 8;

/** Whether an action is the play of a card. */
export const isCard = (action: string): boolean => /^[AKQJT987][SHDC]$/.test(action);

/** Position in its suit, 0 the strongest. */
export const strength = (card: Card, trump: string | null): number =>
  (suitOf(card) === trump ? kTrumpOrder : kPlainOrder).indexOf(rankOf(card));

export const cardPoints = (card: Card, trump: string | null): number =>
  (suitOf(card) === trump ? kTrumpPoints : kPlainPoints)[rankOf(card)] ?? 0;

/** Which card of a trick wins as it lies; null for an empty trick. */
export function winning(trick: readonly TrickCard[], trump: string | null): TrickCard | null {
  let best: TrickCard | null = null;
  for (const played of trick) {
    if (best === null) best = played;
    else if (suitOf(played.card) === suitOf(best.card)) {
      if (strength(played.card, trump) < strength(best.card, trump)) best = played;
    } else if (suitOf(played.card) === trump) best = played;
  }
  return best;
}

export interface Call {
  readonly seat: number;
  readonly action: string;
}

/** The contract after these calls, null while there is none. */
export function contractAfter(calls: readonly Call[], turnup: Card | null): BeloteContract | null {
  let contract: BeloteContract | null = null;
  for (const { seat, action } of calls) {
    const [verb, argument = ''] = action.split(':');
    if (verb === 'take') {
      const trump = argument || (turnup ? suitOf(turnup) : '');
      contract = { declarer: seat, trump, round: argument ? 2 : 1 };
    } else if (verb === 'bid') {
      contract = { declarer: seat, trump: argument.slice(-1), value: Number(argument.slice(0, -1)), multiplier: 1 };
    } else if (contract !== null && (verb === 'coinche' || verb === 'surcoinche')) {
      contract = { ...(contract as BeloteContract), multiplier: verb === 'coinche' ? 2 : 4 };
    }
  }
  return contract;
}

/** Cards dealt to each seat by the time of these calls: classique holds three back until somebody takes. */
export function handSize(view: View, calls: readonly Call[]): number {
  const waitingForTaker = view.game.turnup !== null && !calls.some((call) => call.action.startsWith('take'));
  return waitingForTaker ? 5 : 8;
}

/** The stage in which the next call falls, before the cards. */
export const bidPhase = (view: View, calls: readonly Call[]): string =>
  view.game.turnup === null ? 'auction' : calls.length < 4 ? 'bid1' : 'bid2';
