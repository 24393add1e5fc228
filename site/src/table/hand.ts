/** My hand: one button a card, one tab stop for all of them, kept from frame to frame so that focus and flights survive. */

import { kFrench, suitOf } from '../cards/decks.ts';
import { cardFace } from '../cards/faces.ts';
import { t } from '../i18n.ts';
import type { Card } from '../types.ts';
import { attribute, drawing, h, keyed } from './dom.ts';
import { sortHand } from './order.ts';
import { cardLabel } from './words.ts';

export interface HandView {
  readonly cards: readonly Card[];
  readonly trump: string | null;
  /** The cards that may be played now; null when no card is asked for. */
  readonly legal: readonly Card[] | null;
  readonly lifted: Card | null;
  readonly focus: Card | null;
}

export interface Hand {
  readonly element: HTMLElement;
  update(view: HandView): void;
}

export function createHand(): Hand {
  const row = h('div', { class: 'hand-row', role: 'group', 'aria-label': t('table.region.hand'), dir: 'ltr' });
  const element = h('section', { class: 'hand' }, h('h2', { class: 'hidden' }, t('table.region.hand')), row);
  const nodes = new Map<string, HTMLElement>();

  return {
    element,
    update({ cards, trump, legal, lifted, focus }) {
      const sorted = sortHand(cards, trump);
      row.style.setProperty('--n', String(Math.max(2, sorted.length)));
      keyed(row, nodes, sorted, (card) => card, makeCard);
      const stop =
        focus !== null && sorted.includes(focus) ? focus : (sorted.find((card) => legal?.includes(card)) ?? sorted[0]);
      for (const [card, node] of nodes) {
        const refused = legal !== null && !legal.includes(card);
        node.classList.toggle('is-legal', legal?.includes(card) ?? false);
        node.classList.toggle('is-refused', refused);
        node.classList.toggle('is-lifted', lifted === card);
        attribute(node, 'aria-disabled', refused || legal === null ? 'true' : null);
        attribute(node, 'aria-describedby', refused ? 'table-prompt' : null);
        attribute(node, 'tabindex', card === stop ? '0' : '-1');
      }
    },
  };
}

function makeCard(card: Card): HTMLElement {
  const attributes = {
    type: 'button',
    class: 'card',
    'data-card': card,
    'data-suit': suitOf(card),
    'aria-label': cardLabel(card),
  };
  return h('button', attributes, drawing(cardFace(card, kFrench)));
}

/** A card that is only looked at. */
export function stillCard(card: Card, extra = ''): HTMLElement {
  return h(
    'div',
    { class: `card ${extra}`.trim(), 'data-suit': suitOf(card), role: 'img', 'aria-label': cardLabel(card) },
    drawing(cardFace(card, kFrench)),
  );
}
