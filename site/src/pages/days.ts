/**
 * My days: a calendar of what I have played, and of every day that is still there to be played. The address names the day:
 * `?date=2026-11-12`.
 */
import '../chrome.ts';
import { day as dayInWords } from '../i18n.ts';
import { serverNow } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { find, say } from '../parts/dom.ts';
import { followLinks } from '../parts/follow.ts';
import { monthOf, showMonth } from '../parts/month.ts';
import { showNotice } from '../parts/notice.ts';
import { withMe } from '../session.ts';
import { load } from '../store.ts';
import { dateOf, isDate } from '../text/dates.ts';
import type { Days, PlaySummary } from '../types.ts';

/** What the chosen day holds comes with what I have done: never before the calendar. */
const tables = () => import('../parts/day-tables.ts');

const status = find('#status');
const notice = find('#notice');
/** By the first day of their month. */
const plays = new Map<string, Promise<readonly PlaySummary[]>>();
let days: Promise<Days> | null = null;
/** Answers to a choice that is no longer the one shown are dropped. */
let choice = 0;

void show();
void showTally();
addEventListener('popstate', () => void show());
followLinks('.days-months a', (link) => {
  const isDay = link.closest('.month') !== null;
  history.pushState(null, '', link.href);
  void show().then(() => {
    // The day's link was drawn anew.
    if (isDay) document.querySelector<HTMLElement>('.month [aria-current="page"]')?.focus();
  });
});

async function show(): Promise<void> {
  const mine = ++choice;
  const asked = chosen();
  notice.replaceChildren();
  days ??= api.days();
  try {
    const known = await days;
    const date = asked ?? known.today;
    if (mine !== choice) return;
    showMonth(date, known, []);
    find('#day-name').textContent = dayInWords(date);
    const month = monthOf(date);
    const [mineThen, { showDay, whenDayEnds }] = await Promise.all([playsOf(month.first, month.last), tables()]);
    if (mine !== choice) return;
    showMonth(date, known, mineThen);
    whenDayEnds(showAnew);
    await showDay(
      date,
      mineThen.filter((play) => play.date === date),
      () => mine === choice,
    );
  } catch (error) {
    if (mine !== choice) return;
    // What failed is asked for again.
    forget();
    for (const row of document.querySelectorAll<HTMLElement>('.day-table')) row.hidden = true;
    showMonth(asked ?? dateOf(serverNow()), null, []);
    say(status, '');
    showNotice(notice, error, () => void show(), 'days.errors');
  }
}

function showAnew(): void {
  forget();
  void show();
}

function forget(): void {
  days = null;
  plays.clear();
}

/** My plays of those days; nobody's where this device has no player yet. */
function playsOf(from: string, to: string): Promise<readonly PlaySummary[]> {
  if (!load().me) return Promise.resolve([]);
  const known = plays.get(from) ?? withMe(() => api.myPlays(from, to)).then((answer) => answer.plays);
  plays.set(from, known);
  return known;
}

async function showTally(): Promise<void> {
  const { me } = load();
  if (!me) return;
  const [{ showTally }, player] = await Promise.all([
    import('../parts/tally.ts'),
    api.player(me.player).catch(() => null),
  ]);
  if (player) showTally(player.tables);
}

function chosen(): string | null {
  const date = new URLSearchParams(location.search).get('date') ?? '';
  return isDate(date) ? date : null;
}
