/** Spans of time longer than a day, whose boards show sums: the week, the month, all the time that a day lies in. */
import { day, t } from '../i18n.ts';
import { addDays, kDayMs, msOf } from '../text/dates.ts';
import type { Board } from '../types.ts';

export type Span = 'day' | LongSpan;
export type LongSpan = 'week' | 'month' | 'all-time';

/** What the page asks of a span of any length. */
export interface SpanKind {
  /** The API's name of the one that the date lies in: `2026-11-29`, `2026-W48`, `2026-11`, `all-time`. */
  period(date: string): string;
  words(date: string): string;
  /** A date in the one before or after; null where there is none. */
  neighbour(date: string, step: -1 | 1): string | null;
  summary(board: Board): string;
}

const monday = (date: string): string => addDays(date, -((new Date(msOf(date)).getUTCDay() + 6) % 7));

function summary({ players, final }: Board): string {
  if (players === 0) return t(final ? 'board.emptySumsFinal' : 'board.emptySums');
  return `${t('board.field', { count: players })} ${t(final ? 'board.finalSums' : 'board.openSums')}`;
}

/** ISO 8601: a week belongs to the year of its Thursday. */
function weekName(date: string): string {
  const thursday = addDays(monday(date), 3);
  const year = thursday.slice(0, 4);
  const week = Math.floor((msOf(thursday) - msOf(`${year}-01-01`)) / (7 * kDayMs)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

function weekInWords(date: string): string {
  const first = day(monday(date), { day: 'numeric', month: 'short' });
  const last = day(addDays(monday(date), 6), { day: 'numeric', month: 'short', year: 'numeric' });
  return t('board.fromTo', { first, last });
}

export const long: Readonly<Record<LongSpan, SpanKind>> = {
  week: {
    period: weekName,
    words: weekInWords,
    neighbour: (date, step) => addDays(date, 7 * step),
    summary,
  },
  month: {
    period: (date) => date.slice(0, 7),
    words: (date) => day(date, { month: 'long', year: 'numeric' }),
    neighbour: (date, step) => addDays(`${date.slice(0, 7)}-01`, step < 0 ? -1 : 31),
    summary,
  },
  'all-time': {
    period: () => 'all-time',
    words: () => t('board.allTime'),
    neighbour: () => null,
    summary,
  },
};
