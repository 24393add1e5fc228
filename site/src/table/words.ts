/** What the table says: cards, seats, calls and contracts in words, for the eye (tokens, isolated) and for the ear (whole names). */

import { ltr, plain } from '../bidi.ts';
import { kFrench, rankOf, suitOf } from '../cards/decks.ts';
import { fmt, type Key, list, t } from '../i18n.ts';
import type { Action, BeloteContract, Card, Seat, TrickCard } from '../types.ts';
import type { Call } from './belote.ts';

export const kCapot = 250;

export const suitName = (suit: string): string => t(`cards.suits.${suit}` as Key);

/** «پان کا بادشاہ», "king of hearts". */
export const cardName = (card: Card): string =>
  t(`cards.names.${rankOf(card)}` as Key, { suit: suitName(suitOf(card)) });

/** The accessible name of a card: what is printed on it comes first (WCAG 2.5.3). */
export function cardLabel(card: Card): string {
  const rank = rankOf(card);
  const index = kFrench.index[rank] ?? rank;
  const name = cardName(card);
  return name.startsWith(index) ? name : t('cards.label', { index, name });
}

/** A suit for the eye: its name with its sign. */
export const suitShown = (suit: string): string => `${suitName(suit)} ${plain.card(suit)}`;

export function seatName(seat: Seat): string {
  return seat === 0
    ? t('table.you')
    : t(`table.seats.${(['', 'right', 'top', 'left'] as const)[seat] || 'right'}` as Key);
}

export const sideOf = (seat: Seat): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

/** "160", or the word for capot. */
export const bidValue = (value: number): string => (value === kCapot ? t('table.contract.capot') : fmt(value));

/** A call in words; `spoken` names suits without signs. */
export function callWords(action: Action, turnup: Card | null, spoken = false): string {
  const [verb, argument = ''] = action.split(':');
  const suit = (code: string): string => (spoken ? suitName(code) : plain.card(code));
  switch (verb) {
    case 'take':
      return t('table.call.take', { suit: suit(argument || (turnup ? suitOf(turnup) : '')) });
    case 'bid': {
      const value = Number(argument.slice(0, -1));
      if (value === kCapot) return t('table.call.capot', { suit: suit(argument.slice(-1)) });
      if (spoken) return t('table.call.bid', { value, suit: suit(argument.slice(-1)) });
      return plain.ltr(`${fmt(value)} ${suitSign(argument.slice(-1))}`);
    }
    case 'coinche':
    case 'surcoinche':
      return t(`table.call.${verb}` as Key);
    default:
      return t('table.call.pass');
  }
}

const suitSign = (suit: string): string => plain.card(suit).slice(1, -1);

/** «کبیر کی بولی», "Kabir took". */
export function contractBy(contract: BeloteContract): string {
  const name = seatName(contract.declarer);
  return contract.value === undefined ? t('table.contract.taken', { name }) : t('table.contract.bid', { name });
}

export const callsSpoken = (calls: readonly Call[], turnup: Card | null): string =>
  list(
    calls.map(({ seat, action }) =>
      t('table.call.spoken', { name: seatName(seat), call: callWords(action, turnup, true) }),
    ),
  );

export const trickSpoken = (trick: readonly TrickCard[]): string =>
  trick.map(({ seat, card }) => `${seatName(seat)}: ${cardName(card)}`).join(t('cards.comma'));

/** Cards for the eye: `K♥، 9♥`. */
export const cardsShown = (cards: readonly Card[]): string => list(cards.map((card) => plain.card(card)));

/** A text with isolates (U+2066 … U+2069) as nodes: each isolate an element of its own, a suit's sign in the suit's colour. */
export function isolated(text: string): Node[] {
  return text.split(/(\u2066[^\u2069]*\u2069)/).map((part) => {
    if (!part.startsWith('\u2066')) return document.createTextNode(part);
    const inner = part.slice(1, -1);
    const bdi = ltr(inner, 'card-token');
    const sign = '♠♥♦♣'.indexOf(inner.slice(-1));
    if (sign >= 0) bdi.dataset.suit = 'SHDC'.charAt(sign);
    return bdi;
  });
}
