/** What opens over the table: the last trick, bids and tricks so far, the score so far, the menu. One <dialog> for all. */
import { ltr } from '../bidi.ts';
import { fmt, has, lang, t } from '../i18n.ts';
import { convertDigits } from '../text/digits.ts';
import type { Trick } from '../types.ts';
import { wonWords } from './announce.ts';
import { button, h } from './dom.ts';
import type { Frame } from './frames.ts';
import type { Ending, GameFace } from './game.ts';
import { glanceNodes } from './glance.ts';
import { guidePath } from './guide.ts';
import { askingCard } from './hand.ts';
import { cardsLegend } from './legend.ts';
import { dealsTable } from './match.ts';
import type { Sheet } from './state.ts';
import type { VenueLater } from './venue.ts';
import { columnsOf, seatName } from './words.ts';

export interface SheetView {
  readonly sheet: Sheet;
  readonly frame: Frame | null;
  readonly date: string;
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
  glance: 'table.help.glance',
} as const;

export function createSheets(face: GameFace, ending: Ending, venue: VenueLater, closed: () => void): Sheets {
  const title = h('h2', { id: 'sheet-title' });
  const dismiss = (): void => {
    closed();
    element.close();
  };
  const close = button({ class: 'sheet-close', 'aria-label': t('table.close') }, dismiss, '×');
  const body = h('div', { class: 'sheet-body' });
  const element = h(
    'dialog',
    { class: 'sheet-dialog', 'aria-labelledby': 'sheet-title' },
    h('header', {}, title, close),
    body,
  );
  // Told as it happens, since who is quick presses the next key before `close` comes, and has opened the next sheet by then.
  element.addEventListener('cancel', closed);
  element.addEventListener('close', () => {
    if (!element.open) closed();
  });
  element.addEventListener('click', (event) => {
    if (event.target === element) dismiss();
  });

  const fill = (sheet: Exclude<Sheet, 'none'>, frame: Frame, date: string): void => {
    title.textContent = sheet === 'history' ? historyWords(face, 'title') : t(kTitles[sheet]);
    body.replaceChildren(
      ...(sheet === 'glance' ? glanceNodes(ending.glance(frame, face)) : content(face, venue, sheet, frame, date)),
    );
    if (sheet !== 'menu') return;
    // Who has no keys comes to the other sheets from here.
    const to = (other: Exclude<Sheet, 'none'>, words: string): HTMLElement => {
      const turn = (): void => {
        fill(other, frame, date);
        element.scrollTop = 0;
        close.focus();
      };
      return h('li', {}, button({ class: 'link-button' }, turn, words));
    };
    body
      .querySelector('.menu-links')
      ?.prepend(to('glance', t(kTitles.glance)), to('history', historyWords(face, 'title')));
  };

  return {
    element,
    update(view) {
      if (view.sheet === 'none' || !view.frame) {
        if (element.open) element.close();
        return;
      }
      if (element.open) return;
      fill(view.sheet, view.frame, view.date);
      element.showModal();
    },
  };
}

/** A heading of the sheet of the course; a game without bids has its own. */
function historyWords({ game }: GameFace, heading: 'title' | 'bids'): string {
  const own = `games.${game}.history.${heading}`;
  return t(has(own) ? own : `table.history.${heading}`);
}

function content(
  face: GameFace,
  venue: VenueLater,
  sheet: Exclude<Sheet, 'none' | 'glance'>,
  frame: Frame,
  date: string,
): Node[] {
  const last = frame.tricks.at(-1);
  const lastTrick = last ? trickFigure(face, last, frame) : h('p', {}, t('table.trick.none'));
  const calls = face.calls?.(frame) ?? null;
  switch (sheet) {
    case 'last':
      return [lastTrick];
    case 'history':
      return [
        ...(calls === null ? [] : [h('h3', {}, historyWords(face, 'bids')), calls]),
        ...(venue.rule === null
          ? tricksSoFar(face, frame)
          : [h('h3', {}, t('table.history.last_only')), lastTrick, h('p', { class: 'sheet-note' }, venue.rule)]),
      ];
    case 'score':
      return [
        soFar(face, frame),
        ...(face.soFarNote ? [h('p', { class: 'sheet-note' }, convertDigits(face.soFarNote()))] : []),
        ...(frame.view.results.length > 0 ? [h('h3', {}, t('table.match.title')), dealsTable(frame.view)] : []),
      ];
    case 'menu':
      return [menuLinks(venue, date), ...cardsNamed(face.game), h('h3', {}, t('table.help.keys')), keys(venue)];
  }
}

/** Every trick, the last one first. */
function tricksSoFar(face: GameFace, frame: Frame): HTMLElement[] {
  if (frame.tricks.length === 0) return [h('p', {}, t('table.trick.none'))];
  return frame.tricks
    .map((trick, number) => [
      h('h3', {}, `${t('table.trick.word')} `, ltr(fmt(number + 1))),
      trickFigure(face, trick, frame),
    ])
    .reverse()
    .flat();
}

function trickFigure(face: GameFace, trick: Trick, frame: Frame): HTMLElement {
  const cards = trick.cards.map((played) =>
    h(
      'li',
      { class: played.seat === trick.winner ? 'is-winning' : '' },
      askingCard(played),
      h('span', { dir: 'auto' }, seatName(played.seat)),
    ),
  );
  return h(
    'figure',
    { class: 'last-trick' },
    h('ol', { class: 'last-cards', dir: 'ltr' }, ...cards),
    h('figcaption', {}, wonWords(trick.winner, face.trickPoints(trick.cards, frame))),
  );
}

function soFar(face: GameFace, frame: Frame): HTMLElement {
  const heads = columnsOf().map(({ words }) => h('th', { scope: 'col' }, words));
  const rows = face
    .soFar(frame)
    .map(({ words, values }) =>
      h('tr', {}, h('th', { scope: 'row' }, words), ...values.map((value) => h('td', {}, ltr(fmt(value))))),
    );
  return h('table', { class: 'running' }, h('thead', {}, h('tr', {}, h('td', {}), ...heads)), h('tbody', {}, ...rows));
}

function menuLinks(venue: VenueLater, date: string): HTMLElement {
  const link = (href: string, words: string): HTMLElement => h('li', {}, h('a', { class: 'link-button', href }, words));
  const guide = guidePath();
  return h(
    'ul',
    { class: 'menu-links' },
    guide === null ? null : link(guide, t('table.help.guide')),
    link(`/${lang}/settings/`, t('table.help.settings')),
    ...venue.menu(date).map(({ href, words }) => link(href, words)),
  );
}

function cardsNamed(game: string): HTMLElement[] {
  const legend = cardsLegend(game);
  return legend === null ? [] : [h('h3', {}, t('table.help.cards')), legend];
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

const keys = (venue: VenueLater): HTMLElement =>
  h(
    'dl',
    { class: 'keys' },
    ...[...kKeys.map(([key, what]) => [key, t(`table.help.${what}`)] as const), ...venue.keys].flatMap(
      ([key, words]) => [h('dt', {}, h('kbd', { dir: 'ltr' }, key)), h('dd', {}, words)],
    ),
  );
