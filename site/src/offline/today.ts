/** The day's page without a server: the day as it was last seen here, the plays begun, and practice in place of what cannot be played. */
import { plain } from '../bidi.ts';
import { lang, t } from '../i18n.ts';
import { ApiError } from '../net/call.ts';
import { localTime } from '../parts/countdown.ts';
import { find } from '../parts/dom.ts';
import { load } from '../store.ts';
import type { Day, Play } from '../types.ts';
import { keptPlays, waits } from './begun.ts';
import { isKept } from './kept.ts';

export { sendWaiting } from './send.ts';

const kKey = 'rozbazi-day';

interface Kept {
  readonly day: Day;
  /** When the server said so, in milliseconds since the epoch. */
  readonly at: number;
}

/** Nothing of it is anybody's own, and nothing of it is sealed. */
export function keepDay(day: Day, at: number): void {
  try {
    localStorage.setItem(kKey, JSON.stringify({ day, at } satisfies Kept));
  } catch {
    // Storage is blocked or full.
  }
}

function keptDay(date: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(kKey) ?? 'null') as Kept | null;
    return kept?.day.date === date ? kept : null;
  } catch {
    return null;
  }
}

export interface Show {
  day(day: Day): void;
  mine(date: string, plays: readonly Play[]): void;
  readonly deals: readonly HTMLElement[];
  readonly notice: HTMLElement;
}

/** `date`: today, by the best clock there is. */
export function showSeen(error: unknown, date: string, { day, mine, deals, notice }: Show): void {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'no_server') for (const deal of deals) offerPractice(deal);
  if (code !== 'offline' && code !== 'unavailable') return;
  const kept = keptDay(date);
  if (kept) day(kept.day);
  // What is not over can be gone on with, also where this device has the day wrong.
  const plays = keptPlays(load().me?.player ?? '').filter((play) => play.date === date || !play.finished);
  mine(date, plays);
  for (const deal of deals) {
    const table = deal.dataset.table ?? '';
    const begun = plays.find((play) => play.table === table);
    if (begun && begun.date !== date) offerToGoOn(deal, begun);
    void isKept(`/${lang}/practice/${table}/`).then((kept) => kept && !begun && offerPractice(deal));
  }
  const words = [
    kept ? t('offline.today.asOf', { time: plain.name(localTime(new Date(kept.at))) }) : '',
    plays.some(waits) ? t('offline.today.waits') : '',
  ];
  notice.querySelector('.notice p')?.append(...words.filter(Boolean).map((text) => ` ${text}`));
}

function offerToGoOn(deal: HTMLElement, { table, date }: Play): void {
  door(deal, t('today.doors.going'), `/${lang}/play/${table}/?date=${date}`);
}

function offerPractice(deal: HTMLElement): void {
  door(deal, t('offline.practise'), `/${lang}/practice/?table=${deal.dataset.table}`);
}

function door(deal: HTMLElement, words: string, href: string): void {
  const link = find<HTMLAnchorElement>('[data-door]', deal);
  link.href = href;
  link.textContent = words;
  link.setAttribute('aria-label', `${words}: ${find('h2', deal).textContent}`);
}
