/**
 * The board of a table, or of all, with my place in it. The address says which: `?table=belote&date=2026-11-30`, and with
 * `&span=week` (`month`, `all-time`) the sums of the span that the date lies in; `&group=ABC234` counts its members alone.
 */
import '../chrome.ts';
import { serverNow } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import type { Chosen } from '../parts/choice.ts';
import { find, say } from '../parts/dom.ts';
import { followLinks } from '../parts/follow.ts';
import { showNotice } from '../parts/notice.ts';
import type { Span } from '../parts/span.ts';
import { dateOf, isDate } from '../text/dates.ts';
import type { Board } from '../types.ts';

const kPage = 50;
/** What draws the board comes while it is asked for. */
const standings = () => import('../parts/standings.ts');
const choices = () => import('../parts/choice.ts');

const table = find<HTMLTableElement>('#board');
const more = find<HTMLButtonElement>('#more');
const status = find('#status');
const notice = find('#notice');

/** Answers to a choice that is no longer the one shown are dropped. */
let choice = 0;
/** The last page that is shown. */
let shown: Board | null = null;

void show();
addEventListener('popstate', () => void show());
more.addEventListener('click', () => void showMore());
followLinks('.board-choice a', (link) => {
  // Until the choices have come, the links lack the rest of the address.
  void choices().then(() => {
    history.pushState(null, '', link.href);
    void show();
  });
});

function chosen(): Chosen {
  const query = new URLSearchParams(location.search);
  const asked = (key: string) => query.get(key) ?? '';
  const span = (/^(week|month|all-time)$/.exec(asked('span'))?.[0] ?? 'day') as Span;
  const known = segments()
    .map((each) => each.dataset.table ?? '')
    .filter((name) => span !== 'day' || name !== 'all');
  return {
    name: known.includes(asked('table')) ? asked('table') : (known[0] ?? ''),
    date: isDate(asked('date')) ? asked('date') : 'today',
    span,
    group: asked('group').toUpperCase() || undefined,
  };
}

async function show(): Promise<void> {
  const mine = ++choice;
  const now = chosen();
  const { name, span, group } = now;
  const date = now.date === 'today' ? dateOf(serverNow()) : now.date;
  notice.replaceChildren();
  find('#mine').hidden = true;
  document.documentElement.classList.add('waiting');
  try {
    void choices().then(({ showAmong, showChoice }) => {
      if (mine !== choice) return;
      showChoice({ name, date, span, group });
      void showAmong(group);
    });
    const period = span === 'day' ? date : (await choices()).kindOf(span).period(date);
    // Of all others alone: a group is small. Without an answer the board stands without its picture.
    const scores = span === 'day' && !group ? api.distribution(name, now.date).catch(() => null) : null;
    const asked = askBoard(name, span === 'day' ? now.date : period, group);
    const [board, { showBoard }, about, { showChoice, showOffered, tellOf, whenDayEnds }] = await Promise.all([
      asked,
      standings(),
      standings().then(({ askAround }) => askAround(name, period, span, group, asked, scores)),
      choices(),
    ]);
    if (mine !== choice) return;
    if (span === 'day') showChoice({ name, date: board.period, span, group });
    showBoard(gameOf(name), board, about, span, group);
    shown = board;
    more.hidden = board.next === null;
    whenDayEnds(() => void show());
    const told = await tellOf(board, span, group, showOffered(name, span === 'day' ? board.period : null));
    if (mine === choice) say(status, told);
  } catch (error) {
    if (mine !== choice) return;
    table.hidden = true;
    more.hidden = true;
    say(status, '');
    showNotice(notice, error, () => void show(), 'board.errors');
    void choices().then(({ offerWay }) => offerWay(notice, error, now));
  } finally {
    if (mine === choice) document.documentElement.classList.remove('waiting');
  }
}

/** A group's board is asked for as one of its members. */
async function askBoard(name: string, period: string, group: string | undefined, cursor?: string): Promise<Board> {
  const ask = () => api.board(name, period, { limit: kPage, cursor, group });
  return group ? (await choices()).asMember(ask) : ask();
}

async function showMore(): Promise<void> {
  const mine = choice;
  const { table: name, period, next } = shown ?? {};
  if (!name || !period || !next) return;
  const { addPage } = await standings();
  const page = await addPage(
    gameOf(name),
    () => askBoard(name, period, chosen().group, next),
    () => mine === choice,
  );
  shown = page ?? shown;
  more.hidden = shown?.next === null;
}

function segments(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-table]')];
}

function gameOf(name: string): string {
  return segments().find((each) => each.dataset.table === name)?.dataset.game ?? '';
}
