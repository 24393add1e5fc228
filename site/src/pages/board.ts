/** A day's board at a table, with my place in it. The address says which: `?table=belote&date=2026-11-30`. */
import '../chrome.ts';
import { day as dayInWords, lang, t } from '../i18n.ts';
import { ApiError, serverNow } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { find, make, say } from '../parts/dom.ts';
import { sentence, showNotice } from '../parts/notice.ts';
import { rows } from '../parts/rows.ts';
import type { Board } from '../types.ts';

const kPage = 50;
/** What stands around the rows: it comes while they are asked for. */
const around = () => import('../parts/around.ts');
const kDayMs = 86_400_000;
const kDate = /^\d{4}-\d\d-\d\d$/;

const table = find<HTMLTableElement>('#board');
const body = find('tbody', table);
const more = find<HTMLButtonElement>('#more');
const status = find('#status');
const notice = find('#notice');

/** Answers to a choice that is no longer the one shown are dropped. */
let choice = 0;
let next: string | null = null;

void show();
addEventListener('popstate', () => void show());
more.addEventListener('click', () => void showMore());
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.board-choice a[href]') : null;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  void show();
});

function chosen(): { readonly name: string; readonly date: string } {
  const query = new URLSearchParams(location.search);
  const known = segments().map((each) => each.dataset.table ?? '');
  const asked = query.get('table') ?? '';
  const date = query.get('date') ?? '';
  return { name: known.includes(asked) ? asked : (known[0] ?? ''), date: isDate(date) ? date : 'today' };
}

async function show(): Promise<void> {
  const mine = ++choice;
  const { name, date } = chosen();
  const day = date === 'today' ? utcDate(serverNow()) : date;
  showChoice(name, day);
  notice.replaceChildren();
  find('#mine').hidden = true;
  document.documentElement.classList.add('waiting');
  try {
    const [board, { showMine }, place] = await Promise.all([
      api.board(name, date, { limit: kPage }),
      around(),
      around().then(({ askMine }) => askMine(name, day)),
    ]);
    if (mine !== choice) return;
    showChoice(name, board.period);
    showMine(gameOf(name), board, place);
    void showOffered(name, board.period);
    showBoard(board);
  } catch (error) {
    if (mine !== choice) return;
    table.hidden = true;
    more.hidden = true;
    say(status, '');
    showNotice(notice, error, () => void show(), 'board.errors');
    if (error instanceof ApiError && /^(still_sealed|no_such_day)$/.test(error.code)) offerToday(name);
  } finally {
    if (mine === choice) document.documentElement.classList.remove('waiting');
  }
}

function showBoard(board: Board): void {
  const game = gameOf(board.table);
  body.replaceChildren(...rows(game, board.entries));
  void around().then(({ showTags, spread }) => {
    showTags(table);
    find('#spread').replaceChildren(spread(game, board) ?? '');
  });
  table.hidden = board.entries.length === 0;
  next = board.next;
  more.hidden = next === null;
  find<HTMLAnchorElement>('#seal').href = `/v1/days/${board.period}`;
  say(status, summary(board));
  if (board.players === 0 && !board.final) {
    const door = make('a', 'button primary', t('board.play'));
    door.href = `/${lang}/play/${board.table}/`;
    notice.replaceChildren(make('div', 'notice', make('p', '', t('board.emptyOpen')), door));
  }
}

function summary({ players, final }: Board): string {
  if (players === 0) return final ? t('board.emptyClosed') : '';
  const field = players === 1 && !final ? t('board.alone') : t('board.field', { count: players });
  return `${field} ${t(final ? 'board.final' : 'board.open')}`;
}

async function showMore(): Promise<void> {
  if (next === null || more.getAttribute('aria-disabled') === 'true') return;
  const mine = choice;
  const { name, date } = chosen();
  more.setAttribute('aria-disabled', 'true');
  try {
    const board = await api.board(name, date, { limit: kPage, cursor: next });
    if (mine !== choice) return;
    const added = rows(gameOf(name), board.entries);
    body.append(...added);
    void around().then(({ showTags }) => showTags(table));
    next = board.next;
    more.hidden = next === null;
    added[0]?.querySelector<HTMLElement>('th')?.focus();
  } catch (error) {
    if (mine === choice) say(status, sentence(error));
  } finally {
    more.removeAttribute('aria-disabled');
  }
}

/** The links of the table switch and of the days around, and which one is current. */
function showChoice(name: string, date: string): void {
  let title = '';
  for (const link of segments()) {
    const own = link.dataset.table ?? '';
    link.search = address(own, date);
    if (own !== name) {
      link.removeAttribute('aria-current');
      continue;
    }
    link.setAttribute('aria-current', 'page');
    title = link.textContent ?? '';
  }
  find('#day-name').textContent = dayInWords(date);
  document.title = `${title} · ${dayInWords(date, { dateStyle: 'long' })}`;
  find<HTMLAnchorElement>('#earlier').search = address(name, shift(date, -1));
  const later = find<HTMLAnchorElement>('#later');
  if (date >= utcDate(serverNow())) {
    later.removeAttribute('href');
    later.setAttribute('aria-disabled', 'true');
  } else {
    later.href = address(name, shift(date, 1));
    later.removeAttribute('aria-disabled');
  }
}

function segments(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.segment')];
}

function gameOf(name: string): string {
  return segments().find((each) => each.dataset.table === name)?.dataset.game ?? '';
}

/** Only the day's tables can be chosen; where it cannot be told, all of them. */
async function showOffered(name: string, date: string): Promise<void> {
  const day = await api.day(date).catch(() => null);
  for (const segment of segments()) {
    const own = segment.dataset.table;
    segment.hidden = own !== name && day !== null && !day.tables.some(({ table }) => table === own);
  }
}

function offerToday(name: string): void {
  const link = make('a', 'button', t('board.toToday'));
  link.href = `?table=${name}`;
  notice.querySelector('.notice button')?.replaceWith(link);
}

function address(name: string, date: string): string {
  return `?table=${name}&date=${date}`;
}

function utcDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function shift(date: string, days: number): string {
  return utcDate(Date.parse(`${date}T00:00:00Z`) + days * kDayMs);
}

function isDate(text: string): boolean {
  return kDate.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
