/** The day's tables: who has played, where I stand, and how long until the next day. */
import '../chrome.ts';
import '../static-digits.ts';
import { plain } from '../bidi.ts';
import { dailyNode } from '../daily.ts';
import { day as dayInWords, lang, t, tn } from '../i18n.ts';
import { myName } from '../my-name.ts';
import { serverNow } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { countDown, localTime } from '../parts/countdown.ts';
import { find, make, say } from '../parts/dom.ts';
import { wireNameForm } from '../parts/name-form.ts';
import { showNotice } from '../parts/notice.ts';
import { percentage } from '../parts/rows.ts';
import { withMe } from '../session.ts';
import { load, onChange } from '../store.ts';
import { dateOf, kDayMs, msOf } from '../text/dates.ts';
import { meaningOf } from '../text/names.ts';
import type { Day, PlaySummary } from '../types.ts';

const status = find('#status');
const notice = find('#notice');
let shown: Day | null = null;
/** Whether midnight has passed and the next day is being asked for. */
let waiting = false;
let stopClock: () => void = nothing;
/** What is done without a server. */
const seen = () => import('../offline/today.ts');

void refresh();
showWho();
wireNameForm(find<HTMLFormElement>('#name-form'), showWho);
onChange(showWho);
addEventListener('online', () => void refresh());
addEventListener('pageshow', (event) => {
  if (event.persisted) void refresh();
});

/** Reads the day and my plays; without a server the clock still runs, for the days are UTC's. */
async function refresh(): Promise<void> {
  try {
    const day = await api.day();
    notice.replaceChildren();
    showDay(day);
    showMine(day.date, load().me ? await myPlays(day.date) : []);
    void settle(day).catch(nothing);
  } catch (error) {
    if (!shown) startClock(msOf(today()) + kDayMs);
    showNotice(notice, error, () => void refresh());
    const show = { day: shown ? nothing : showDay, mine: showMine, deals: deals(), notice };
    void seen().then(({ showSeen }) => showSeen(error, shown?.date ?? today(), show), nothing);
  }
}

/** Puts the day away for a time without a network, and sends what has waited for one. */
async function settle(day: Day): Promise<void> {
  const { keepDay, sendWaiting } = await seen();
  keepDay(day, serverNow());
  if (await sendWaiting()) showMine(day.date, await myPlays(day.date));
}

async function myPlays(date: string): Promise<readonly PlaySummary[]> {
  const { plays } = await withMe(() => api.myPlays(date, date));
  return plays;
}

function showDay(day: Day): void {
  const isNew = shown !== null && shown.date !== day.date;
  shown = day;
  find('#date').textContent = dayInWords(day.date);
  for (const deal of deals()) {
    const table = day.tables.find((each) => each.table === deal.dataset.table);
    deal.hidden = !table;
    const field = find('[data-field]', deal);
    if (table) field.textContent = table.players === 0 ? t('today.nobody') : t('today.field', { count: table.players });
  }
  startClock(Date.parse(day.closes_at));
  if (isNew) say(status, t('today.opened'));
}

function showMine(date: string, plays: readonly PlaySummary[]): void {
  for (const deal of deals()) {
    const table = deal.dataset.table ?? '';
    const play = plays.find((each) => each.table === table && each.date === date);
    const state = !play ? 'new' : play.finished ? 'done' : 'going';
    deal.dataset.state = state;
    find('[data-mine]', deal).replaceChildren(mine(deal.dataset.game ?? '', play, state));
    showDoors(deal, table, state);
  }
}

function showDoors(deal: HTMLElement, table: string, state: 'new' | 'going' | 'done'): void {
  const door = find<HTMLAnchorElement>('[data-door]', deal);
  const second = find<HTMLAnchorElement>('[data-second]', deal);
  const done = state === 'done';
  door.href = done ? `/${lang}/board/?table=${table}` : `/${lang}/play/${table}/`;
  door.textContent = t(`today.doors.${state}`);
  door.setAttribute('aria-label', `${door.textContent}: ${find('h2', deal).textContent}`);
  second.hidden = !done && second.dataset.guide === undefined;
  second.href = done ? `/${lang}/play/${table}/` : (second.dataset.guide ?? '');
  second.textContent = t(done ? 'today.review' : 'today.learn');
}

function mine(game: string, play: PlaySummary | undefined, state: 'new' | 'going' | 'done'): Node {
  if (!play || state !== 'done') return make('p', 'deal-state', t(state === 'going' ? 'today.going' : 'today.fresh'));
  const entry = (label: string, value: Node): Node => make('div', '', make('dt', '', label), make('dd', '', value));
  const list = make('dl', 'deal-score', entry(t('today.score'), dailyNode(game, play.score ?? 0)));
  if (play.rank !== null && play.players !== null && play.percentage !== null) {
    list.append(
      entry(t('today.rank'), tn('today.rankOf', { rank: play.rank, players: play.players })),
      entry(t('today.percentage'), percentage(play.percentage)),
    );
  }
  return list;
}

function startClock(until: number): void {
  const clock = find('#clock');
  delete clock.dataset.waiting;
  find('.clock-local', clock).textContent = t('today.local', { time: plain.name(localTime(new Date(until))) });
  stopClock();
  const over = waiting ? nothing : () => void awaitNextDay();
  stopClock = countDown(until, find('.clock-face', clock), serverNow, over);
}

/** Midnight has passed: asks until the server has opened the next day. */
async function awaitNextDay(): Promise<void> {
  const before = shown?.date;
  waiting = true;
  for (let pause = 1500; shown?.date === before; pause = Math.min(pause * 2, 60_000)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await refresh();
  }
  waiting = false;
}

function showWho(): void {
  const { me } = load();
  const name = myName();
  const meaning = lang === 'en' ? meaningOf(name) : null;
  find('#who').hidden = false;
  find('#who-name').textContent = name;
  find('#who-meaning').textContent = meaning ? t('name.meaning', { meaning }) : '';
  find('#who-note').textContent = t(me ? 'name.yours' : 'name.noSignUp');
}

const today = (): string => dateOf(serverNow());

function nothing(): void {}

function deals(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.deal')];
}
