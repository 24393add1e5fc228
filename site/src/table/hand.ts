/** My hand: one button a card, one tab stop for all of them, kept from frame to frame so that focus and flights survive. */
import { suitOf } from '../cards/decks.ts';
import { cardFace, suitGlyph } from '../cards/faces.ts';
import { t } from '../i18n.ts';
import type { Card, TrickCard } from '../types.ts';
import { attribute, drawing, h, keyed } from './dom.ts';
import { here } from './here.ts';
import { type Ranking, sortHand } from './ranking.ts';
import { cardLabel, trickCardName } from './words.ts';

export interface HandView {
  readonly cards: readonly Card[];
  readonly ranking: Ranking;
  /** The cards that may be played or chosen now; null when no card is asked for. */
  readonly legal: readonly Card[] | null;
  /** It is only looked at, or its room is another's. */
  readonly still: boolean;
  /** The cards chosen so far where several are asked for; null where a card is played. */
  readonly picked: readonly Card[] | null;
  readonly lifted: Card | null;
  /** The cards that a hint names. */
  readonly hinted: readonly Card[];
  readonly focus: Card | null;
  /** Cards with a mark, and what it says. */
  readonly marked: { readonly cards: readonly Card[]; readonly words: string } | null;
}

export interface Hand {
  readonly element: HTMLElement;
  update(view: HandView): void;
}

/** On a narrow screen more cards than this lie in two rows while they may be touched. */
const kOneRow = 8;

export function createHand(): Hand {
  const row = h('div', { class: 'hand-row', role: 'group', 'aria-label': t('table.region.hand'), dir: 'ltr' });
  const element = h('section', { class: 'hand' }, h('h2', { class: 'hidden' }, t('table.region.hand')), row);
  const nodes = new Map<string, HTMLElement>();

  return {
    element,
    update({ cards, ranking, legal, still, picked, lifted, hinted, focus, marked }) {
      const sorted = sortHand(cards, ranking);
      // Then it stays in one row: every index shows, and the panel has its room.
      const long = sorted.length > kOneRow && !still;
      const perRow = long ? Math.ceil(sorted.length / 2) : sorted.length;
      row.style.setProperty('--n', String(Math.max(2, sorted.length)));
      row.style.setProperty('--per-row', String(Math.max(2, perRow)));
      row.classList.toggle('is-long', long);
      keyed(row, nodes, sorted, (card) => card, makeCard);
      const stop =
        focus !== null && sorted.includes(focus) ? focus : (sorted.find((card) => legal?.includes(card)) ?? sorted[0]);
      for (const [card, node] of nodes) {
        const refused = legal !== null && !legal.includes(card);
        node.classList.toggle('is-legal', legal?.includes(card) ?? false);
        node.classList.toggle('is-refused', refused);
        node.classList.toggle('is-lifted', lifted === card || (picked?.includes(card) ?? false));
        node.classList.toggle('is-hinted', hinted.includes(card));
        const isMarked = marked?.cards.includes(card) ?? false;
        node.classList.toggle('is-marked', isMarked);
        attribute(
          node,
          'aria-label',
          isMarked ? `${cardLabel(card)}${t('cards.comma')}${marked?.words}` : cardLabel(card),
        );
        attribute(node, 'aria-disabled', refused || legal === null ? 'true' : null);
        attribute(node, 'aria-describedby', refused ? 'table-prompt' : null);
        attribute(node, 'aria-pressed', picked === null ? null : String(picked.includes(card)));
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
  return h('button', attributes, drawing(cardFace(card, here().deck)));
}

/** Gives the cards that are kept from frame to frame the faces of another deck, and has everything else drawn anew. */
export function redrawn(root: HTMLElement): void {
  for (const node of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const { card = '' } = node.dataset;
    node.replaceChildren(drawing(cardFace(card, here().deck)));
    attribute(node, 'aria-label', cardLabel(card));
  }
  for (const node of root.querySelectorAll<HTMLElement>('[data-filled]')) delete node.dataset.filled;
}

/** A card of a trick; a joker that asked for a suit shows which. */
export function askingCard(played: TrickCard, extra = ''): HTMLElement {
  const node = stillCard(played.card, extra);
  if (played.asked === undefined) return node;
  attribute(node, 'aria-label', trickCardName(played, cardLabel(played.card)));
  node.append(h('span', { class: 'asked' }, drawing(suitGlyph(played.asked, here().deck))));
  return node;
}

/** A card that is only looked at. */
export function stillCard(card: Card, extra = ''): HTMLElement {
  return h(
    'div',
    { class: `card ${extra}`.trim(), 'data-suit': suitOf(card), role: 'img', 'aria-label': cardLabel(card) },
    drawing(cardFace(card, here().deck)),
  );
}
