// The order of a hand on the screen: trumps first, then suits with colours alternating, strong cards to the left.
import { suitOf } from '../cards/decks.ts';
import type { Card } from '../types.ts';
import { strength } from './belote.ts';

const kRed = 'HD';
/** Before there is a trump, and as the base order after it. */
const kBase = ['S', 'H', 'C', 'D'];

/** Suits in display order: the trump suit, then the others present so that colours alternate where they can. */
export function suitOrder(cards: readonly Card[], trump: string | null): string[] {
  const present = kBase.filter((suit) => cards.some((card) => suitOf(card) === suit));
  const order: string[] = trump !== null && present.includes(trump) ? [trump] : [];
  let rest = present.filter((suit) => !order.includes(suit));
  if (order.length === 0 && rest.length === 3) {
    // the suit whose colour is alone goes into the middle
    const reds = rest.filter((suit) => kRed.includes(suit));
    const alone = reds.length === 1 ? reds[0] : rest.find((suit) => !kRed.includes(suit));
    const others = rest.filter((suit) => suit !== alone);
    return [others[0], alone, others[1]].filter((suit): suit is string => suit !== undefined);
  }
  while (rest.length > 0) {
    const lastRed = order.length > 0 ? kRed.includes(order.at(-1) ?? '') : null;
    const pick = rest.find((suit) => lastRed === null || kRed.includes(suit) !== lastRed) ?? rest[0];
    order.push(pick as string);
    rest = rest.filter((suit) => suit !== pick);
  }
  return order;
}

export function sortHand(cards: readonly Card[], trump: string | null): Card[] {
  const suits = suitOrder(cards, trump);
  return [...cards].sort(
    (a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || strength(a, trump) - strength(b, trump),
  );
}
