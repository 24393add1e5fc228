/** What a check found, in words. */
import { deckOf } from '../cards/decks.ts';
import { cardShort } from '../cards/names.ts';
import { cardPicture } from '../cards/picture.ts';
import { day as dayInWords, fmt, has, locale, t } from '../i18n.ts';
import { make } from '../parts/dom.ts';
import type { Day, DayTable } from '../types.ts';
import type { Dealt, Fault, FromChecker, Good } from './protocol.ts';

/** The files in which each deck's whole cards lie. */
declare const FACES_URLS: Readonly<Record<string, string>>;

const kGraceMs = 30 * 60_000;

/** The promise of a deal, and what its seed gives where that is published; `dealt` is null where it could not be reckoned. */
export function dealNodes(day: Day, of: DayTable | undefined, dealt: Partial<Dealt> | null): Node[] {
  if (!of) return [make('p', 'notice', t('check.noTable'))];
  const nodes: Node[] = [digest(t('check.seal'), of.commitment)];
  if (day.committed_late) nodes.push(make('p', '', t('check.late')));
  if (of.seed === undefined) {
    const when = new Date(Date.parse(day.closes_at) + kGraceMs);
    const words = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(when);
    return [...nodes, make('p', '', t('check.later', { when: words }))];
  }
  nodes.push(digest(t('check.seed'), of.seed));
  if (dealt?.commitment === undefined) return [...nodes, make('p', 'notice', t('check.errors.no_players'))];
  const holds = dealt.commitment === of.commitment;
  nodes.push(verdict(holds, t(holds ? 'check.sealHolds' : 'check.sealBroken')));
  const packs = dealt.packs ?? [];
  packs.forEach((pack, number) => {
    const title = packs.length === 1 ? t('check.pack') : t('check.packOf', { number: number + 1 });
    nodes.push(make('h3', '', title), cards(pack, of.game));
  });
  return nodes;
}

/** How the check of a whole day ended. */
export function dayNodes(message: Exclude<FromChecker, { kind: 'dealt' | 'progress' }>): Node[] {
  if (message.kind === 'fault') return faultNodes(message.fault);
  if (message.kind === 'good') return goodNodes(message.good, message.compared);
  for (const key of [`check.errors.${message.code}`, `errors.${message.code}`]) {
    if (has(key)) return [make('p', 'notice', t(key))];
  }
  return [make('p', 'notice', t('errors.other'))];
}

function faultNodes({ line, what }: Fault): Node[] {
  const exact = make('p', 'exact', what);
  exact.lang = 'en';
  exact.dir = 'ltr';
  return [
    verdict(false, line === 1 ? t('check.faultFirst') : t('check.fault', { line: fmt(line) })),
    make('details', '', make('summary', '', t('check.exact')), exact),
  ];
}

function goodNodes({ date, plays, removed, voided, bots, tables }: Good, compared: boolean): Node[] {
  const found = [
    t('check.good.deals'),
    t('check.good.moves'),
    botsInWords(bots, plays - removed),
    ...(compared ? [t('check.good.boards')] : []),
    ...(removed > 0 ? [t('check.good.removed', { count: removed })] : []),
    ...(voided ? [t('check.good.voided')] : []),
  ];
  const rows = tables.map(({ table, players }) =>
    make('tr', '', make('th', '', nameOf(table)), make('td', '', fmt(players))),
  );
  for (const row of rows) row.querySelector('th')?.setAttribute('scope', 'row');
  const head = make('tr', '', make('th', '', t('check.good.table')), make('th', '', t('check.good.players')));
  for (const cell of head.cells) cell.setAttribute('scope', 'col');
  return [
    verdict(true, t('check.good.title', { day: dayInWords(date, { dateStyle: 'long' }), count: plays })),
    make('ul', 'found', ...found.map((sentence) => make('li', '', sentence))),
    make('table', 'checked', make('thead', '', head), make('tbody', '', ...rows)),
  ];
}

/** What is said of the computer players, of whom `plays` plays count. */
function botsInWords({ version, checked, plays: asked }: Good['bots'], plays: number): string {
  const values = { version: fmt(version) };
  if (!checked) return t('check.good.botsUnknown', values);
  if (asked === plays) return t('check.good.bots', values);
  return t('check.good.botsDrawn', { ...values, count: asked, plays: fmt(plays) });
}

function digest(label: string, hex: string): HTMLElement {
  const code = make('code', 'digest', hex);
  code.dir = 'ltr';
  code.translate = false;
  return make('div', '', make('p', 'digest-label', label), code);
}

const verdict = (good: boolean, sentence: string): HTMLElement =>
  make('p', good ? 'verdict is-good' : 'verdict is-bad', sentence);

function cards(pack: readonly string[], game: string): HTMLElement {
  const deck = deckOf(game, { faces: 'own' });
  const file = FACES_URLS[deck.name] ?? '';
  const row = make('ol', 'pack');
  row.dir = 'ltr';
  for (const card of pack) {
    const item = make('li', '', make('bdi', 'hidden', cardShort(card, deck, t)));
    item.insertAdjacentHTML('afterbegin', cardPicture(card, deck, file));
    row.append(item);
  }
  return row;
}

const nameOf = (table: string): string =>
  document.querySelector(`#table option[value="${CSS.escape(table)}"]`)?.textContent ?? table;
