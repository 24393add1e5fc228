/** What lies on the felt besides the trick: who needs how many, what is drawn from whom, the cards that went from hand to hand. */
import { ltr } from '../../../bidi.ts';
import { cardBack } from '../../../cards/faces.ts';
import { fmt, t } from '../../../i18n.ts';
import type { Card } from '../../../notation.ts';
import { drawing, h } from '../../dom.ts';
import { smallCards } from '../../felt-parts.ts';
import type { Drawn } from '../../game.ts';
import { stillCard } from '../../hand.ts';
import { here } from '../../here.ts';
import { isolated, seatName } from '../../words.ts';
import { rightOf } from './cards.ts';
import { dueNow, type Exchange, exchangesIn, stillDue, swapped, type TdpFrame, trumpIn } from './course.ts';
import { outOf, someone } from './words.ts';

const captionOf = (words: string): HTMLElement => h('caption', { class: 'hidden' }, words);
const headOf = (...words: readonly string[]): HTMLElement =>
  h('thead', {}, h('tr', {}, ...words.map((one) => h('th', { scope: 'col' }, one))));

/** The three targets, and what goes with each. */
function rolesTable({ dealer, view }: TdpFrame): HTMLElement {
  const row = (seat: number): HTMLElement => {
    const target = view.game.targets[seat] ?? 0;
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, seatName(seat)),
      h('td', { class: 'roles-target' }, ltr(fmt(target))),
      h('td', {}, t(`games.teen-do-paanch.roles.${target as 5 | 3 | 2}`)),
    );
  };
  return h(
    'table',
    { class: 'roles', dir: document.dir },
    captionOf(t('games.teen-do-paanch.roles.caption')),
    headOf(
      t('games.teen-do-paanch.roles.seat'),
      t('games.teen-do-paanch.roles.target'),
      t('games.teen-do-paanch.roles.role'),
    ),
    h('tbody', {}, ...[1, 2, 3].map((places) => row(rightOf(dealer, places)))),
  );
}

/** Who draws from whom, and how many are left of it. */
function duesTable(frame: TdpFrame): HTMLElement {
  const now = trumpIn(frame.past) ? dueNow(frame) : null;
  const rows = stillDue(frame).map(({ claimant, debtor, count, left }) =>
    h(
      'tr',
      { class: claimant === now?.claimant && debtor === now.debtor ? 'is-now' : left === 0 ? 'is-done' : '' },
      h('th', { scope: 'row' }, seatName(claimant)),
      h('td', {}, someone(debtor)),
      h('td', {}, ...isolated(outOf(left, count))),
    ),
  );
  return h(
    'table',
    { class: 'roles dues', dir: document.dir },
    captionOf(t('games.teen-do-paanch.dues.caption')),
    headOf(
      t('games.teen-do-paanch.dues.claimant'),
      t('games.teen-do-paanch.dues.debtor'),
      t('games.teen-do-paanch.dues.left'),
    ),
    h('tbody', {}, ...rows),
  );
}

/** A card of an exchange: its face where it is mine to know, else its back. */
const swapCard = (card: Card | null): HTMLElement =>
  card === null
    ? h('div', { class: 'card', role: 'img', 'aria-label': t('games.teen-do-paanch.swap.hidden') }, drawing(cardBack()))
    : stillCard(card);

function swapFigure({ drawn, returned, closed }: Exchange): HTMLElement {
  const card = (node: HTMLElement, words: string): HTMLElement => h('figure', {}, node, h('figcaption', {}, words));
  return h(
    'div',
    { class: 'swap', dir: document.dir },
    card(swapCard(drawn), t('games.teen-do-paanch.swap.drawn')),
    closed
      ? card(swapCard(returned), t('games.teen-do-paanch.swap.returned'))
      : card(h('div', { class: 'swap-place' }), t('games.teen-do-paanch.swap.waited')),
  );
}

/** Before the first card: the targets, the dues, and the exchange that was made last. */
export function beforePlay(frame: TdpFrame): Drawn {
  const { view, past } = frame;
  const last = exchangesIn(view, past).at(-1) ?? null;
  const dues = stillDue(frame);
  const named = trumpIn(past) !== undefined;
  return {
    key: `${view.deal} ${past.map((one) => one.action).join()} ${frame.phase} ${frame.turn}`,
    nodes: () => [
      h('p', { class: 'deal-number', dir: 'auto' }, ...isolated(dealWords(view.deal))),
      ...(named && dues.length > 0 ? [] : [rolesTable(frame)]),
      ...(dues.length > 0 ? [duesTable(frame)] : []),
      ...(last === null ? [] : [swapFigure(last)]),
    ],
  };
}

const dealWords = (deal: number): string => t('games.teen-do-paanch.deal', { deal: outOf(deal + 1, here().deals) });

/** During the first trick: the cards that came to me and those that went. */
export function swappedAside(frame: TdpFrame): Drawn | null {
  const { came, gone } = swapped(frame);
  if (came.length + gone.length === 0 || frame.tricks.length > 0) return null;
  const row = (cards: readonly Card[], words: string): HTMLElement[] =>
    cards.length === 0 ? [] : [smallCards(cards, words)];
  return {
    key: `${came} ${gone}`,
    nodes: () => [...row(came, t('games.teen-do-paanch.swap.came')), ...row(gone, t('games.teen-do-paanch.swap.gone'))],
  };
}
