/** Checks a deal, and a whole day, in the visitor's browser: `?date=2026-11-29&table=belote`. */
import '../chrome.ts';
import type { Dealt, FromChecker, ToChecker } from '../check/protocol.ts';
import { lang } from '../i18n.ts';
import { serverNow } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { find } from '../parts/dom.ts';
import { showNotice } from '../parts/notice.ts';
import { dateOf, kDayMs } from '../text/dates.ts';

/** The worker's script. */
declare const CHECK_WORKER: string;

/** How results are put in words: it comes with the first of them. */
const words = () => import('../check/words.ts');

const date = find<HTMLInputElement>('#date');
const table = find<HTMLSelectElement>('#table');
const deal = find('#deal');
const day = find<HTMLButtonElement>('#day');
const file = find<HTMLInputElement>('#file');
const bar = find<HTMLProgressElement>('#bar');
const result = find('#result');

const worker = new Worker(CHECK_WORKER);
let dealt: (dealt: Partial<Dealt> | null) => void = () => {};
let choice = 0;

const query = new URLSearchParams(location.search);
date.value = query.get('date') ?? dateOf(serverNow() - kDayMs);
const asked = query.get('table');
if (asked !== null && [...table.options].some(({ value }) => value === asked)) table.value = asked;
void showDeal();

for (const field of [date, table]) field.addEventListener('change', () => void showDeal());
date.addEventListener('change', () => result.replaceChildren());
day.addEventListener('click', () => check({ kind: 'day', date: date.value }));
file.addEventListener('change', () => {
  const [chosen] = file.files ?? [];
  if (chosen) check({ kind: 'file', file: chosen });
});

worker.addEventListener('message', async ({ data }: MessageEvent<FromChecker>) => {
  if (data.kind === 'dealt') return dealt(data.dealt);
  if (data.kind === 'progress') {
    bar.max = Math.max(1, data.plays);
    bar.value = data.checked;
    return;
  }
  finish();
  const { dayNodes } = await words();
  result.replaceChildren(...dayNodes(data));
});
worker.addEventListener('error', async () => {
  finish();
  dealt(null);
  const { dayNodes } = await words();
  result.replaceChildren(...dayNodes({ kind: 'failed', code: 'no_players' }));
});

function check(message: ToChecker): void {
  if (!bar.hidden) return;
  bar.hidden = false;
  bar.removeAttribute('value');
  day.setAttribute('aria-disabled', 'true');
  result.replaceChildren();
  worker.postMessage(message);
}

function finish(): void {
  bar.hidden = true;
  day.removeAttribute('aria-disabled');
}

/** The promise of the deal that is chosen and, once its day is closed, what became of it. */
async function showDeal(): Promise<void> {
  if (date.value === '') return;
  const mine = ++choice;
  history.replaceState(null, '', `?date=${date.value}&table=${table.value}`);
  find<HTMLAnchorElement>('#board').href = `/${lang}/board/?table=${table.value}&date=${date.value}`;
  try {
    const [told, { dealNodes }] = await Promise.all([api.day(date.value), words()]);
    const of = told.tables.find((one) => one.table === table.value);
    const seed = of?.seed;
    const own = seed === undefined ? null : await askDeal(table.value, told.date, seed);
    if (mine === choice) deal.replaceChildren(...dealNodes(told, of, own));
  } catch (error) {
    if (mine === choice) showNotice(deal, error, () => void showDeal(), 'check.errors');
  }
}

function askDeal(name: string, of: string, seed: string): Promise<Partial<Dealt> | null> {
  return new Promise((done) => {
    dealt = done;
    worker.postMessage({ kind: 'deal', table: name, date: of, seed } satisfies ToChecker);
  });
}
