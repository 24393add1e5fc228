/** What the table says: cards and seats in words, for the eye (tokens, isolated) and for the ear (whole names). */
import { ltr, plain } from '../bidi.ts';
import { kJoker, rankOf, suitOf } from '../cards/decks.ts';
import { suitGlyph } from '../cards/faces.ts';
import * as names from '../cards/names.ts';
import { list, t } from '../i18n.ts';
import type { Card, Seat, TrickCard } from '../types.ts';
import { drawing, h } from './dom.ts';
import { compassOf, here, isPartner } from './here.ts';

const kSigns = '♠♥♦♣';
const kSignOf: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

export const suitName = (suit: string): string => names.suitName(suit, here().deck, t);

/** «پان کا بادشاہ», "king of hearts". */
export const cardName = (card: Card): string => names.cardName(card, here().deck, t);

/** The accessible name of a card: what is printed on it comes first. */
export const cardLabel = (card: Card): string => names.cardLabel(card, here().deck, t);

/** A card, or a lone suit, for the eye: `K♥`, `♥`. What `isolated` makes of the sign is the deck's affair. */
export function shown(code: string): string {
  if (code === kJoker) return t('cards.joker');
  const { index } = here().deck;
  return plain.ltr(
    code.length === 1 ? (kSignOf[code] ?? code) : `${index[rankOf(code)]}${kSignOf[suitOf(code)] ?? ''}`,
  );
}

/** A suit for the eye: its name with its sign. */
export const suitShown = (suit: string): string => `${suitName(suit)} ${shown(suit)}`;

/** Cards for the eye: `K♥، 9♥`. */
export const cardsShown = (cards: readonly Card[]): string => list(cards.map(shown));

export function seatName(seat: Seat): string {
  const place = compassOf(seat);
  return place === 'bottom' ? t('table.you') : t(`table.seats.${place}`);
}

export const sideOf = (seat: Seat): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

/** A column of the score: a side of partners, or one seat. */
export interface Column {
  readonly words: string;
  readonly seats: readonly Seat[];
}

/** The columns of every count and score at this table, mine first. */
export function columnsOf(): readonly Column[] {
  const { seats, partners } = here().seating;
  if (partners) {
    return [
      { words: t('table.us'), seats: [0, 2] },
      { words: t('table.them'), seats: [1, 3] },
    ];
  }
  return Array.from({ length: seats }, (_, seat) => ({ words: seatName(seat), seats: [seat] }));
}

export const isMine = (seat: Seat): boolean => seat === 0 || isPartner(seat);

/** A card of a trick for the ear; a joker that was led says what it asks for. */
export const trickCardName = ({ card, asked }: TrickCard, name = cardName(card)): string =>
  asked === undefined ? name : t('table.trick.asks', { card: name, suit: suitName(asked) });

export const trickSpoken = (trick: readonly TrickCard[]): string =>
  trick.map((one) => `${seatName(one.seat)}: ${trickCardName(one)}`).join(t('cards.comma'));

/** What a seat said, for the ear. */
export const spokenBy = (seat: Seat, words: string): string =>
  t('table.call.spoken', { name: seatName(seat), call: words });

/** A text with isolates (U+2066 … U+2069) as nodes: each isolate an element of its own, a suit's sign in the suit's colour or as the deck draws it. */
export function isolated(text: string): Node[] {
  return text.split(/(\u2066[^\u2069]*\u2069)/).map((part) => {
    if (!part.startsWith('\u2066')) return document.createTextNode(part);
    const inner = part.slice(1, -1);
    const sign = kSigns.indexOf(inner.slice(-1));
    if (inner === '' || sign < 0) return ltr(inner, 'card-token');
    const suit = 'SHDC'.charAt(sign);
    const drawn = here().deck.name !== 'french';
    const bdi = ltr(drawn ? inner.slice(0, -1) : inner, 'card-token');
    bdi.dataset.suit = suit;
    if (drawn) bdi.append(drawing(suitGlyph(suit, here().deck)), h('span', { class: 'hidden' }, ` ${suitName(suit)}`));
    return bdi;
  });
}

/** The same text for the ear: signs that are no French suits are named. */
export function forEar(text: string): string {
  if (here().deck.name === 'french') return text;
  return text.replace(/ ?\u2066([^\u2066\u2069]*)([♠♥♦♣])\u2069/g, (_, before: string, sign: string) =>
    before === '' ? '' : ` ${before.trim()} ${suitName('SHDC'.charAt(kSigns.indexOf(sign)))}`,
  );
}
