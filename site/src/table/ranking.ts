// How the cards stand to each other in a deal: the order of a hand on the screen and who is winning a trick both follow from it.
import { rankOf, suitOf } from '../cards/decks.ts';
import { askedOf, type Card, cardOf } from '../notation.ts';
import type { PlayedAction, Trick, TrickCard } from '../types.ts';
import { here } from './here.ts';

export interface Ranking {
  /** The suit that beats the others, null where none does. A game may name one that no card bears: the Wenz's Unters, a suitless joker. */
  readonly trump: string | null;
  /** The suit a card belongs to in play. */
  suit(card: Card): string;
  /** Place in that suit, 0 the strongest. */
  strength(card: Card): number;
}

/** Every card in the suit printed on it, by one order in trumps and one in the others. */
export const plainRanking = (trump: string | null, order: string, trumpOrder = order): Ranking => ({
  trump,
  suit: suitOf,
  strength: (card) => (suitOf(card) === trump ? trumpOrder : order).indexOf(rankOf(card)),
});

const kRed = 'HD';

/** Suits in display order: the trump suit, then the others present; French ones so that colours alternate where they can. */
export function suitOrder(cards: readonly Card[], { trump, suit }: Pick<Ranking, 'trump' | 'suit'>): string[] {
  const held = new Set(cards.map(suit));
  const { deck } = here();
  if (trump !== null && held.has(trump) && !deck.suits.some((one) => one === trump)) {
    // A trump of no suit leads; the suits after it stand as they would without it.
    return [
      trump,
      ...suitOrder(
        cards.filter((card) => suit(card) !== trump),
        { trump: null, suit },
      ),
    ];
  }
  const order: string[] = trump !== null && held.has(trump) ? [trump] : [];
  let rest = deck.suits.filter((one) => held.has(one) && one !== trump) as string[];
  if (deck.name !== 'french') return [...order, ...rest];
  if (order.length === 0 && rest.length === 3) {
    // the suit whose colour is alone goes into the middle
    const reds = rest.filter((one) => kRed.includes(one));
    const alone = reds.length === 1 ? reds[0] : rest.find((one) => !kRed.includes(one));
    const others = rest.filter((one) => one !== alone);
    return [others[0], alone, others[1]].filter((one): one is string => one !== undefined);
  }
  while (rest.length > 0) {
    const lastRed = order.length > 0 ? kRed.includes(order.at(-1) ?? '') : null;
    const pick = rest.find((one) => lastRed === null || kRed.includes(one) !== lastRed) ?? rest[0];
    order.push(pick as string);
    rest = rest.filter((one) => one !== pick);
  }
  return order;
}

/** A hand as it lies on the screen: trumps first, strong cards to the left. */
export function sortHand(cards: readonly Card[], ranking: Ranking): Card[] {
  const suits = suitOrder(cards, ranking);
  const place = (card: Card): number => suits.indexOf(ranking.suit(card));
  return [...cards].sort((a, b) => place(a) - place(b) || ranking.strength(a) - ranking.strength(b));
}

/** Which card of a trick wins as it lies; null for an empty trick. */
export function winning(trick: readonly TrickCard[], { trump, suit, strength }: Ranking): TrickCard | null {
  let best: TrickCard | null = null;
  for (const played of trick) {
    if (best === null) best = played;
    else if (suit(played.card) === suit(best.card)) {
      if (strength(played.card) < strength(best.card)) best = played;
    } else if (suit(played.card) === trump) best = played;
  }
  return best;
}

export const trickCard = ({ seat, action }: Pick<PlayedAction, 'seat' | 'action'>): TrickCard => {
  const asked = askedOf(action);
  return { seat, card: cardOf(action) ?? '', ...(asked === undefined ? {} : { asked }) };
};

/** The tricks that cards make which were played one after the other; what is left over makes none. */
export const tricksOf = (played: readonly PlayedAction[], size: number, ranking: Ranking): Trick[] =>
  Array.from({ length: Math.floor(played.length / size) }, (_, place) => {
    const cards = played.slice(place * size, (place + 1) * size).map(trickCard);
    return { winner: winning(cards, ranking)?.seat ?? 0, cards };
  });
