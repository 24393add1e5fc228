/** Pieces that games lay on the felt: a card with a word under it, a pile face down, who said what. */
import { ltr } from '../bidi.ts';
import { cardBack } from '../cards/faces.ts';
import { fmt, t } from '../i18n.ts';
import type { Card, PlayedAction } from '../types.ts';
import { drawing, h } from './dom.ts';
import { stillCard } from './hand.ts';
import { here } from './here.ts';
import { isolated, seatName } from './words.ts';

/** A card turned up in the middle, with what it is. */
export const turnedUp = (card: Card, words: string): HTMLElement =>
  h('figure', { class: 'turnup' }, stillCard(card, 'is-big'), h('figcaption', { dir: 'auto' }, words));

/** Cards in small with what they are: a kitty, what was put away, the card called. */
export const smallCards = (cards: readonly Card[], words: string): HTMLElement =>
  h(
    'figure',
    { class: 'small-cards' },
    h('div', { class: 'small-row' }, ...cards.map((card) => stillCard(card, 'is-tiny'))),
    h('figcaption', { dir: 'auto' }, ...isolated(words)),
  );

/** A pile face down with the number of its cards; the card that lies open under it shows beside it. */
export const pile = (count: number, exposed: Card | null, words: string): HTMLElement =>
  h(
    'figure',
    { class: 'small-cards' },
    h(
      'div',
      { class: 'small-row' },
      exposed === null ? null : stillCard(exposed, 'is-tiny'),
      count > (exposed === null ? 0 : 1) ? h('span', { class: 'card is-tiny' }, drawing(cardBack())) : null,
    ),
    h('figcaption', { dir: 'auto' }, `${words} `, ltr(fmt(count))),
  );

/** All calls so far, a column for each seat in the order of turns, eldest first; `words` says a call in short. */
export function callsTable(
  calls: readonly PlayedAction[],
  dealer: number,
  turn: number | null,
  words: (call: PlayedAction) => string,
): HTMLElement {
  const { seats: count } = here().seating;
  const seats = Array.from({ length: count }, (_, step) => (dealer + 1 + step) % count);
  const cells: (PlayedAction | null)[] = [];
  // A seat that has dropped out leaves its place empty.
  for (const call of calls) {
    while (seats[cells.length % count] !== call.seat) cells.push(null);
    cells.push(call);
  }
  const made = cells.length;
  if (turn !== null) {
    while (seats[cells.length % count] !== turn) cells.push(null);
    cells.push(null);
  }
  const next = turn === null ? -1 : cells.length - 1;
  const rounds = Math.ceil((turn === null ? made + 1 : cells.length) / count);
  const cell = (place: number): HTMLElement => {
    const call = cells[place];
    if (!call) return h('td', { class: place === next ? 'is-next' : '' });
    return h('td', { class: call.action === 'pass' ? 'is-pass' : '' }, ...isolated(words(call)));
  };
  const body = Array.from({ length: rounds }, (_, round) =>
    h('tr', {}, ...seats.map((_seat, column) => cell(round * count + column))),
  );
  return h(
    'table',
    { class: 'calls' },
    h('caption', { class: 'hidden' }, t('table.history.bids')),
    h('thead', {}, h('tr', {}, ...seats.map((seat) => h('th', { scope: 'col' }, seatName(seat))))),
    h('tbody', {}, ...body),
  );
}
