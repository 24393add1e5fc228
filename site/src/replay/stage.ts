/** The felt of a replay: the table's own, with every hand open or only seat 0's, and that one below it. */

import { t } from '../i18n.ts';
import type { animated } from '../table/anim.ts';
import { attribute, h, keyed } from '../table/dom.ts';
import { createFelt } from '../table/felt.ts';
import type { Frame } from '../table/frames.ts';
import type { GameFace } from '../table/game.ts';
import { stillCard } from '../table/hand.ts';
import { sortHand } from '../table/ranking.ts';
import { cardLabel, seatName } from '../table/words.ts';
import type { Card, Seat } from '../types.ts';
import type { Course } from './course.ts';

export interface Stage {
  readonly element: HTMLElement;
  /** `all`: everybody's cards are open. */
  show(at: number, all: boolean): void;
}

/** `touched`: the felt was touched, which goes on by a step. */
export function createStage(face: GameFace, course: Course, touched: () => void): Stage {
  let at = 0;
  let open = true;
  let last: Frame | null = null;
  // Cards fly from the second stop on: the first is in sight sooner without.
  let fly: typeof animated | null = null;
  setTimeout(() => {
    void import('../table/anim.ts').then((anim) => {
      fly = anim.animated;
    });
  });
  const sorted = (frame: Frame, cards: readonly Card[]): readonly Card[] =>
    sortHand(cards, face.ranking(frame.contract, frame.view));
  const cardsOf = (frame: Frame, seat: Seat): readonly Card[] =>
    open ? sorted(frame, course.hand(at, seat)) : (face.openCards?.(frame, seat) ?? []);
  const felt = createFelt({ ...face, openCards: cardsOf }, touched);
  const hand = createHand();
  const element = h('div', { class: 'table replay-table' }, felt.element, hand.element);

  const draw = (frame: Frame): void => {
    element.classList.toggle('is-before-play', face.centre(frame) !== null);
    attribute(element, 'data-phase', frame.phase);
    attribute(element, 'data-open', open ? 'all' : 'mine');
    felt.update(frame);
    hand.update(sorted(frame, frame.hand), face.marked?.(frame) ?? null);
  };

  return {
    element,
    show(next, all) {
      at = next;
      open = all;
      const frame = course.frame(at);
      const swept = last?.full && !frame.full ? last.winner : null;
      if (fly === null) draw(frame);
      else fly(element, swept, () => draw(frame));
      last = frame;
    },
  };
}

interface Marked {
  readonly cards: readonly Card[];
  readonly words: string;
}

/** Seat 0's hand, only to be looked at; its cards are kept from stop to stop, so that they can fly. */
function createHand() {
  const row = h('div', { class: 'hand-row', role: 'group', dir: 'ltr' });
  row.setAttribute('aria-label', t('replay.hand', { name: seatName(0) }));
  const nodes = new Map<string, HTMLElement>();
  return {
    element: h('div', { class: 'hand' }, row),
    update(cards: readonly Card[], marked: Marked | null): void {
      row.style.setProperty('--n', String(Math.max(2, cards.length)));
      keyed(
        row,
        nodes,
        cards,
        (card) => card,
        (card) => {
          const node = stillCard(card);
          node.dataset.card = card;
          return node;
        },
      );
      for (const [card, node] of nodes) {
        const isMarked = marked?.cards.includes(card) ?? false;
        node.classList.toggle('is-marked', isMarked);
        const words = isMarked ? `${cardLabel(card)}${t('cards.comma')}${marked?.words}` : cardLabel(card);
        attribute(node, 'aria-label', words);
      }
    },
  };
}
