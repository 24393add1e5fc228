/**
 * Why a hint may be right, in a line: never what a player thinks, only what can be seen to be true of the card or the call, told from my view
 * alone. The first that holds is said; where none does, that it is the player's judgement.
 */
import { suitOf } from '../cards/decks.ts';
import { argumentOf, type Card, cardOf, isCard, verbOf } from '../notation.ts';
import type { Scene } from '../table/game.ts';
import { type Ranking, winning } from '../table/ranking.ts';
import type { Action, Seat, TrickCard } from '../types.ts';

/** Each is a text under `practice.reasons`. */
export type Reason =
  | { readonly code: 'only' | 'pass' | 'chance' | 'lead_sure' | 'lead_trump' | 'sure' | 'trumps' | 'ahead' }
  | { readonly code: 'spares_partner' | 'loses' | 'takes' }
  | { readonly code: 'judged' | 'takes_points' | 'feeds' | 'gives_least'; readonly count: number }
  | { readonly code: 'long'; readonly count: number; readonly suit: string }
  | { readonly code: 'lead_single'; readonly suit: string }
  | { readonly code: 'lead_low' | 'ducks'; readonly card: Card };

export interface Facts {
  readonly legal: readonly Action[];
  readonly hand: readonly Card[];
  /** The trick on the table, empty where I lead. */
  readonly trick: readonly TrickCard[];
  readonly ranking: Ranking;
  /** Cards that may be in another hand. */
  readonly unseen: readonly Card[];
  readonly partner: Seat | null;
  /** Whether suit must be followed now. */
  readonly followed: boolean;
  /** Nobody plays to this trick after me. */
  readonly last: boolean;
  /** Points of cards, null where they have none. */
  worth(cards: readonly Card[]): number | null;
}

/** What a scene tells; `deck` holds every card of the game. */
export function factsOf(
  { view, frame }: Scene,
  deck: readonly Card[],
  ranking: Ranking,
  table: {
    readonly partner: Seat | null;
    readonly players: number;
    readonly points: (trick: readonly TrickCard[]) => number | null;
  },
): Facts {
  const trick = frame.full ? [] : frame.trick;
  const seen = new Set([
    ...view.hand,
    ...[...view.tricks.flatMap(({ cards }) => cards), ...trick].map(({ card }) => card),
  ]);
  return {
    legal: view.legal,
    hand: view.hand,
    trick,
    ranking,
    unseen: deck.filter((card) => !seen.has(card)),
    partner: table.partner,
    // While there is a stock to draw from any card may be played.
    followed: frame.phase !== 'stock',
    last: trick.length === table.players - 1,
    worth: (cards) => table.points(cards.map((card) => ({ seat: 0, card }))),
  };
}

export function reasonOf(facts: Facts, action: Action): Reason {
  if (facts.legal.length === 1) return { code: 'only' };
  const card = cardOf(action);
  if (card === null) return ofCall(facts, action);
  const reason = facts.trick.length === 0 ? ofLead(facts, card) : ofFollowing(facts, card);
  return reason ?? { code: 'judged', count: facts.legal.length };
}

function ofCall({ legal, hand }: Facts, action: Action): Reason {
  if (action === 'pass') return { code: 'pass' };
  if (verbOf(action) === 'draw') return { code: 'chance' };
  const suit = /[SHDC]$/.exec(argumentOf(action))?.[0];
  const named = suit !== undefined && !isCard(argumentOf(action)) && !argumentOf(action).includes(',');
  const count = named ? hand.filter((card) => suitOf(card) === suit).length : 0;
  return named && count > 1 ? { code: 'long', count, suit } : { code: 'judged', count: legal.length };
}

/** Whether a card wins a trick as far as it has come. */
const wins = (trick: readonly TrickCard[], card: Card, ranking: Ranking): boolean =>
  winning([...trick, { seat: 0, card }], ranking)?.card === card;

/** Whether nothing that may be in another hand beats a card that is winning. */
const isSafe = (trick: readonly TrickCard[], card: Card, { unseen, ranking }: Facts): boolean =>
  unseen.every((other) => !wins([...trick, { seat: 0, card }], other, ranking));

function ofLead(facts: Facts, card: Card): Reason | null {
  const { hand, ranking, unseen } = facts;
  const { trump, suit, strength } = ranking;
  const mine = hand.filter((one) => suit(one) === suit(card));
  if (isSafe([], card, facts)) return { code: 'lead_sure' };
  if (suit(card) === trump) {
    return facts.followed && unseen.some((one) => suit(one) === trump) ? { code: 'lead_trump' } : null;
  }
  if (mine.length === 1 && trump !== null && suit(card) === suitOf(card))
    return { code: 'lead_single', suit: suit(card) };
  const higher = mine.filter((one) => strength(one) < strength(card));
  const best = [...higher].sort((a, b) => strength(a) - strength(b))[0];
  return best !== undefined && higher.length === mine.length - 1 ? { code: 'lead_low', card: best } : null;
}

function ofFollowing(facts: Facts, card: Card): Reason | null {
  const { legal, trick, ranking, partner, worth } = facts;
  const winners = legal.map(cardOf).filter((one): one is Card => one !== null && wins(trick, one, ranking));
  const ahead = winning(trick, ranking)?.seat ?? null;
  if (winners.includes(card)) return ofWinning(facts, card);
  const points = worth([card]) ?? 0;
  if (ahead === partner && partner !== null) {
    return points > 0 ? { code: 'feeds', count: points } : { code: 'spares_partner' };
  }
  if (winners.length > 0) {
    const best = winners.sort((a, b) => ranking.strength(a) - ranking.strength(b))[0] ?? card;
    return { code: 'ducks', card: best };
  }
  const others = legal.map(cardOf).map((one) => (one === null ? 0 : (worth([one]) ?? 0)));
  const isLeast = others.every((other) => other >= points) && others.some((other) => other > points);
  return isLeast ? { code: 'gives_least', count: points } : { code: 'loses' };
}

function ofWinning(facts: Facts, card: Card): Reason {
  const { trick, ranking, last, worth } = facts;
  const { trump, suit } = ranking;
  const led = trick[0] ? (trick[0].asked ?? suit(trick[0].card)) : null;
  const points = worth([...trick.map((one) => one.card), card]) ?? 0;
  if (last) return points > 0 ? { code: 'takes_points', count: points } : { code: 'takes' };
  if (isSafe(trick, card, facts)) return { code: 'sure' };
  return suit(card) === trump && led !== trump ? { code: 'trumps' } : { code: 'ahead' };
}
