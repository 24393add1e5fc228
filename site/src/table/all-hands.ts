/** Everybody's cards as they were dealt, deal by deal, and what nobody was dealt. */
import { t } from '../i18n.ts';
import type { Card, Seat, View } from '../types.ts';
import { h } from './dom.ts';
import type { Ending, GameFace } from './game.ts';
import { stillCard } from './hand.ts';
import { seatsHere } from './here.ts';
import { sortHand } from './ranking.ts';
import { seatName } from './words.ts';

/** `after` stands below them; null where the view does not tell the hands. */
export function allHands(
  face: GameFace,
  ending: Ending,
  view: View,
  after: HTMLElement | null = null,
): HTMLElement | null {
  if (!view.hands) return null;
  const several = view.hands.length > 1;
  const deals = view.hands.flatMap((dealt, deal) => {
    const result = view.results[deal];
    if (!result) return [];
    const ranking = face.ranking(result.contract, view);
    const taken = (seat: Seat): string =>
      result.contract ? t('table.result.tricks_taken', { count: result.tricks[seat] ?? 0 }) : '';
    const rows = seatsHere().map((seat) => oneHand(seatName(seat), taken(seat), sortHand(dealt[seat] ?? [], ranking)));
    const besides = ending.besides?.({ number: deal, result, hands: dealt, view }) ?? [];
    rows.push(...besides.map(({ words, cards }) => oneHand(words, '', sortHand(cards, ranking))));
    return several ? [h('h4', { class: 'deal-title' }, t('table.match.deal', { number: deal + 1 })), ...rows] : rows;
  });
  return h('div', { class: 'all-hands' }, h('h3', {}, t('table.result.hands')), ...deals, after);
}

function oneHand(words: string, note: string, cards: readonly Card[]): HTMLElement {
  const row = h('div', { class: 'one-hand-cards', dir: 'ltr' }, ...cards.map((card) => stillCard(card, 'is-small')));
  row.style.setProperty('--n', String(Math.max(8, cards.length)));
  return h('div', { class: 'one-hand' }, h('h4', {}, words, h('span', { class: 'one-hand-note' }, note)), row);
}
