/** The switches of the board page: the table, the span of time, and the spans before and after. */
import { day as dayInWords, lang, t } from '../i18n.ts';
import { serverNow } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import type { Board } from '../types.ts';
import { find, make } from './dom.ts';
import { long, type Span, type SpanKind } from './span.ts';

const kAll = 'all';
const kDayMs = 86_400_000;

export interface Chosen {
  readonly name: string;
  /** In the span that is shown; `today` where the address names none. */
  readonly date: string;
  readonly span: Span;
}

const dayKind: SpanKind = {
  period: (date) => date,
  words: (date) => dayInWords(date),
  neighbour: (date, step) => utcDate(Date.parse(`${date}T00:00:00Z`) + step * kDayMs),
  summary({ players, final }) {
    if (players === 0) return final ? t('board.emptyClosed') : '';
    const field = players === 1 && !final ? t('board.alone') : t('board.field', { count: players });
    return `${field} ${t(final ? 'board.final' : 'board.open')}`;
  },
};
export const kindOf = (span: Span): SpanKind => (span === 'day' ? dayKind : long[span]);
export const summaryOf = (board: Board, span: Span): string => kindOf(span).summary(board);

/** The links of the switches and of the spans around, and which ones are current. */
export function showChoice({ name, date, span }: Chosen): void {
  const kind = kindOf(span);
  let title = '';
  for (const link of segments()) {
    const own = link.dataset.table ?? '';
    link.hidden = own === kAll && span === 'day';
    link.search = address({ name: own, date, span });
    if (own === name) title = link.textContent ?? '';
    mark(link, own === name);
  }
  for (const link of spans()) {
    const own = link.dataset.span as Span;
    link.search = address({ name: own === 'day' && name === kAll ? '' : name, date, span: own });
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
  showNeighbours({ name, date, span }, kind);
}

function mark(link: HTMLElement, current: boolean): void {
  if (current) link.setAttribute('aria-current', 'page');
  else link.removeAttribute('aria-current');
}

function showNeighbours({ name, date, span }: Chosen, kind: SpanKind): void {
  for (const [id, step] of [
    ['#earlier', -1],
    ['#later', 1],
  ] as const) {
    const link = find<HTMLAnchorElement>(id);
    const there = kind.neighbour(date, step);
    link.hidden = there === null;
    if (there === null || span === 'all-time') continue;
    find('.hidden', link).textContent = t(`board.${step < 0 ? 'before' : 'after'}.${span}`);
    const ahead = kind.period(there) > kind.period(utcDate(serverNow()));
    if (ahead) link.setAttribute('aria-disabled', 'true');
    else link.removeAttribute('aria-disabled');
    if (ahead) link.removeAttribute('href');
    else link.href = address({ name, date: there, span });
  }
}

/** Of a day only its own tables can be chosen; where it cannot be told, all of them. */
export async function showOffered(name: string, date: string | null): Promise<void> {
  const day = date === null ? null : await api.day(date).catch(() => null);
  for (const segment of segments()) {
    const own = segment.dataset.table ?? '';
    if (own === kAll) continue;
    segment.hidden = own !== name && day !== null && !day.tables.some(({ table }) => table === own);
  }
}

export function offerToday(notice: HTMLElement, name: string): void {
  const link = make('a', 'button', t('board.toToday'));
  link.href = address({ name: name === kAll ? '' : name, date: 'today', span: 'day' });
  notice.querySelector('.notice button')?.replaceWith(link);
}

function address({ name, date, span }: Chosen): string {
  const query = new URLSearchParams();
  if (name !== '') query.set('table', name);
  if (date !== 'today') query.set('date', date);
  if (span !== 'day') query.set('span', span);
  return `?${query}`;
}

function segments(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-table]')];
}

function spans(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-span]')];
}

function utcDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
