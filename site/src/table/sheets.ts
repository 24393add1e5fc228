/** What opens over the table: the last trick, bids and tricks so far, the score so far, the menu. One <dialog> for all. */
import { ltr } from '../bidi.ts';
import { fmt, lang, t } from '../i18n.ts';
import { convertDigits } from '../text/digits.ts';
import type { View } from '../types.ts';
import { trickPoints, wonWords } from './announce.ts';
import { button, h } from './dom.ts';
import type { Frame, Trick } from './frames.ts';
import { stillCard } from './hand.ts';
import type { Sheet } from './state.ts';
import { biddingTable } from './trick.ts';
import { seatName, sideOf } from './words.ts';

export interface SheetView {
  readonly sheet: Sheet;
  readonly view: View | null;
  readonly frame: Frame | null;
  readonly date: string;
  readonly table: string;
}

export interface Sheets {
  readonly element: HTMLDialogElement;
  update(view: SheetView): void;
}

const kTitles = {
  last: 'table.trick.last',
  history: 'table.history.title',
  score: 'table.score.title',
  menu: 'table.help.title',
} as const;

export function createSheets(closed: () => void): Sheets {
  const title = h('h2', { id: 'sheet-title' });
  const close = button({ class: 'sheet-close', 'aria-label': t('table.close') }, () => element.close(), '×');
  const body = h('div', { class: 'sheet-body' });
  const element = h(
    'dialog',
    { class: 'sheet-dialog', 'aria-labelledby': 'sheet-title' },
    h('header', {}, title, close),
    body,
  );
  element.addEventListener('close', closed);
  element.addEventListener('click', (event) => {
    if (event.target === element) element.close();
  });

  return {
    element,
    update(view) {
      if (view.sheet === 'none' || !view.frame || !view.view) {
        if (element.open) element.close();
        return;
      }
      if (element.open) return;
      title.textContent = t(kTitles[view.sheet]);
      body.replaceChildren(...content(view.sheet, view, view.view, view.frame));
      element.showModal();
    },
  };
}

function content(sheet: Exclude<Sheet, 'none'>, { date, table }: SheetView, view: View, frame: Frame): Node[] {
  const last = frame.tricks.at(-1);
  switch (sheet) {
    case 'last':
      return [last ? trickFigure(last, frame) : h('p', {}, t('table.trick.none'))];
    case 'history':
      return [
        h('h3', {}, t('table.history.bids')),
        biddingTable({ calls: frame.calls, dealer: frame.dealer, turn: null }, view.game.turnup),
        h('h3', {}, t('table.history.last_only')),
        last ? trickFigure(last, frame) : h('p', {}, t('table.trick.none')),
        h('p', { class: 'sheet-note' }, t('table.history.rule')),
      ];
    case 'score':
      return [runningScore(frame), h('p', { class: 'sheet-note' }, convertDigits(t('table.score.note')))];
    case 'menu':
      return [menuLinks(table, date), h('h3', {}, t('table.help.keys')), keys()];
  }
}

function trickFigure(trick: Trick, frame: Frame): HTMLElement {
  const cards = trick.cards.map(({ seat, card }) =>
    h(
      'li',
      { class: seat === trick.winner ? 'is-winning' : '' },
      stillCard(card),
      h('span', { dir: 'auto' }, seatName(seat)),
    ),
  );
  return h(
    'figure',
    { class: 'last-trick' },
    h('ol', { class: 'last-cards', dir: 'ltr' }, ...cards),
    h('figcaption', {}, wonWords(trick, frame.contract?.trump ?? null)),
  );
}

/** Card points each side has taken in the tricks gathered so far: public, and nothing but a sum of what was seen. */
export function runningPoints(frame: Frame): readonly [number, number] {
  const trump = frame.contract?.trump ?? null;
  const sides: [number, number] = [0, 0];
  for (const trick of frame.tricks) sides[sideOf(trick.winner)] += trickPoints(trick, trump);
  return sides;
}

function runningScore(frame: Frame): HTMLElement {
  const points = runningPoints(frame);
  const tricks = ([0, 1] as const).map((side) => frame.tricks.filter((trick) => sideOf(trick.winner) === side).length);
  const row = (words: string, values: readonly (number | undefined)[]): HTMLElement =>
    h('tr', {}, h('th', { scope: 'row' }, words), ...values.map((value) => h('td', {}, ltr(fmt(value ?? 0)))));
  return h(
    'table',
    { class: 'running' },
    h(
      'thead',
      {},
      h('tr', {}, h('td', {}), h('th', { scope: 'col' }, t('table.us')), h('th', { scope: 'col' }, t('table.them'))),
    ),
    h('tbody', {}, row(t('table.score.tricks'), tricks), row(t('table.score.points'), points)),
  );
}

function menuLinks(table: string, date: string): HTMLElement {
  const link = (href: string, words: string): HTMLElement => h('li', {}, h('a', { class: 'link-button', href }, words));
  return h(
    'ul',
    { class: 'menu-links' },
    link(`/${lang}/guide/belote/`, t('table.help.guide')),
    link(`/${lang}/settings/`, t('table.help.settings')),
    link(`/${lang}/board/?table=${table}&date=${date}`, t('table.help.board')),
    link(`/${lang}/`, t('table.back')),
  );
}

const kKeys = [
  ['← →', 'arrows'],
  ['Enter', 'enter'],
  ['1 … 9', 'digits'],
  ['?', 'why'],
  ['L', 'last'],
  ['T', 'history'],
  ['S', 'score'],
  ['Esc', 'escape'],
] as const;

const keys = (): HTMLElement =>
  h(
    'dl',
    { class: 'keys' },
    ...kKeys.flatMap(([key, what]) => [
      h('dt', {}, h('kbd', { dir: 'ltr' }, key)),
      h('dd', {}, t(`table.help.${what}`)),
    ]),
  );
