/** The switches of the board page: the table, the span of time, and the spans before and after. */
import { day as dayInWords, lang, t } from '../i18n.ts';
import { ApiError, serverNow } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { addDays, dateOf } from '../text/dates.ts';
import type { Board, Day } from '../types.ts';
import { hasEnded } from './day-over.ts';
import { find, make } from './dom.ts';
import { long, type Span, type SpanKind } from './span.ts';

export { asMember, showAmong } from './among.ts';
export { whenDayEnds } from './day-over.ts';

const kAll = 'all';

export interface Chosen {
  readonly name: string;
  /** In the span that is shown; `today` where the address names none. */
  readonly date: string;
  readonly span: Span;
  /** The code of the group whose members alone are counted. */
  readonly group?: string | undefined;
}

const dayKind: SpanKind = {
  period: (date) => date,
  words: (date) => dayInWords(date),
  neighbour: (date, step) => addDays(date, step),
  summary({ period, players, final }) {
    if (players === 0) return final ? t('board.emptyClosed') : hasEnded(period) ? t('board.emptyEnded') : '';
    const field = players === 1 && !final ? t('board.alone') : t('board.field', { count: players });
    return `${field} ${t(final ? 'board.final' : 'board.open')}`;
  },
};
export const kindOf = (span: Span): SpanKind => (span === 'day' ? dayKind : long[span]);

function summaryOf(board: Board, span: Span, group?: string): string {
  const { players, final } = board;
  if (!group) return kindOf(span).summary(board);
  if (players === 0) return span === 'day' && !hasEnded(board.period) ? '' : t('board.group.empty');
  const state = span === 'day' ? (final ? 'final' : 'open') : final ? 'finalSums' : 'openSums';
  return `${t('board.field', { count: players })} ${t(`board.${state}`)} ${t('board.group.note')}`;
}

/** What is said above the rows; of a day without results first whether it was voided, when there is nothing to play for either. */
export async function tellOf(
  board: Board,
  span: Span,
  group: string | undefined,
  day: Promise<Day | null>,
): Promise<string> {
  if (span !== 'day' || board.players > 0 || !(await day)?.voided) return summaryOf(board, span, group);
  find('#notice').replaceChildren();
  return t('board.voided');
}

/** The links of the switches and of the spans around, and which ones are current. */
export function showChoice({ name, date, span, group }: Chosen): void {
  const kind = kindOf(span);
  let title = '';
  for (const link of segments()) {
    const own = link.dataset.table ?? '';
    link.hidden = own === kAll && span === 'day';
    link.search = address({ name: own, date, span, group });
    if (own === name) title = link.textContent ?? '';
    mark(link, own === name);
  }
  for (const link of spans()) {
    const own = link.dataset.span as Span;
    link.search = address({ name: own === 'day' && name === kAll ? '' : name, date, span: own, group });
    mark(link, own === span);
  }
  const sums = span !== 'day';
  find('#score-name').textContent = t(sums ? 'board.sum' : 'board.score');
  find('#percentage-name').textContent = t(sums ? 'board.mean' : 'board.percentage');
  find('#day-name').textContent = kind.words(date);
  document.title = `${title} · ${sums ? kind.words(date) : dayInWords(date, { dateStyle: 'long' })}`;
  find('.days').hidden = span === 'all-time';
  const seal = find<HTMLAnchorElement>('#seal');
  seal.hidden = sums;
  seal.href = `/${lang}/check/?date=${date}&table=${name}`;
  showNeighbours({ name, date, span, group }, kind);
}

function mark(link: HTMLElement, current: boolean): void {
  if (!current) {
    link.removeAttribute('aria-current');
    return;
  }
  link.setAttribute('aria-current', 'page');
  // In a row that is pushed aside it may be out of sight.
  const row = link.parentElement;
  const ahead = link.offsetLeft + link.offsetWidth / 2 - (row?.clientWidth ?? 0) / 2;
  row?.scrollTo({ left: ahead, behavior: 'instant' });
}

function showNeighbours({ name, date, span, group }: Chosen, kind: SpanKind): void {
  for (const [id, step] of [
    ['#earlier', -1],
    ['#later', 1],
  ] as const) {
    const link = find<HTMLAnchorElement>(id);
    const there = kind.neighbour(date, step);
    link.hidden = there === null;
    if (there === null || span === 'all-time') continue;
    find('.hidden', link).textContent = t(`board.${step < 0 ? 'before' : 'after'}.${span}`);
    const ahead = kind.period(there) > kind.period(dateOf(serverNow()));
    if (ahead) link.setAttribute('aria-disabled', 'true');
    else link.removeAttribute('aria-disabled');
    if (ahead) link.removeAttribute('href');
    else link.href = address({ name, date: there, span, group });
  }
}

/** Of a day, which it gives, only its own tables can be chosen; where it cannot be told, all of them. */
export async function showOffered(name: string, date: string | null): Promise<Day | null> {
  const day = date === null ? null : await api.day(date).catch(() => null);
  for (const segment of segments()) {
    const own = segment.dataset.table ?? '';
    if (own === kAll) continue;
    segment.hidden = own !== name && day !== null && !day.tables.some(({ table }) => table === own);
  }
  return day;
}

/** The way on from an error that trying again does not mend, in place of that. */
export function offerWay(notice: HTMLElement, error: unknown, { name, group }: Chosen): void {
  const code = error instanceof ApiError ? error.code : '';
  const today = { name: name === kAll ? '' : name, date: 'today', span: 'day' } as const;
  const door = (text: string, href: string): void => {
    const link = make('a', 'button', text);
    link.href = href;
    notice.querySelector('.notice button')?.replaceWith(link);
  };
  if (/^(still_sealed|no_such_(day|period))$/.test(code)) door(t('board.toToday'), address({ ...today, group }));
  if (!group) return;
  if (code === 'no_such_group') door(t('board.group.everybody'), address(today));
  if (/^(not_a_member|unauthorized)$/.test(code)) {
    door(t('board.group.join'), `/${lang}/groups/?code=${encodeURIComponent(group)}`);
  }
}

function address({ name, date, span, group }: Chosen): string {
  const query = new URLSearchParams();
  if (name !== '') query.set('table', name);
  if (date !== 'today') query.set('date', date);
  if (span !== 'day') query.set('span', span);
  if (group) query.set('group', group);
  return `?${query}`;
}

function segments(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-table]')];
}

function spans(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-span]')];
}
