/**
 * The service worker: keeps what has been visited, and a little besides, so that guides, practice and a begun page work without a network.
 * Nothing of the API passes through it. One release's worker has one cache; the one before it stays for pages that are still open.
 */
import { file, loose, page, takeLatest } from './sw/answer.ts';
import { keepAll, keepPage, kPlan, own } from './sw/keep.ts';
import { besides, cacheOf, isGuide, isTable, kindOf, type Lang, langOf, offlinePage, others } from './sw/plan.ts';
import { scope, type Told } from './sw/scope.ts';

/** What pages say to the worker. */
export type ToWorker =
  /** A page has been laid out and is quiet. `thin`: its visitor asked for little data; `good`: there is plenty. */
  | { readonly kind: 'here'; readonly path: string; readonly thin: boolean; readonly good: boolean }
  /** The new release may begin; `gently`: unless another window has a hand on the table. */
  | { readonly kind: 'take'; readonly gently: boolean }
  /** Whether that page, as it was kept last, is this release's; answered through the port. */
  | { readonly kind: 'same'; readonly path: string }
  /** All guides and all of practice, please; told through the port, and `fetch` first fetches them. */
  | { readonly kind: 'whole'; readonly lang: Lang; readonly fetch: boolean };

/** What it says of the whole. */
export interface Whole {
  readonly done: number;
  readonly of: number;
  readonly kilobytes: number;
  readonly failed?: true;
}

const nothing = (): void => undefined;

scope.addEventListener('install', (event) => event.waitUntil(carryOver()));
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([tidy(), scope.clients.claim()])));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, new URL(request.url), location.origin);
  if (kind === 'page') event.respondWith(page(request));
  if (kind === 'file') event.respondWith(file(event));
  if (kind === 'loose') event.respondWith(loose(request));
});
scope.addEventListener('message', (event) => event.waitUntil(hear(event).catch(nothing)));

/** What an earlier release kept, as this one has it: a page that is gone, or cannot be had, is no reason to wait. */
async function carryOver(): Promise<void> {
  const [before] = others(await caches.keys(), cacheOf(kPlan));
  if (before === undefined) return;
  const requests = await (await caches.open(before)).keys();
  const pages = requests.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('/'));
  for (const path of pages) await keepPage(path, { all: true }).catch(nothing);
}

async function tidy(): Promise<void> {
  const [, ...old] = others(await caches.keys(), cacheOf(kPlan));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function hear({ data, ports: [port], source }: Told): Promise<void> {
  const told = data as ToWorker;
  if (told.kind === 'take') {
    if (!told.gently || !(await anyTable(source?.id))) await scope.skipWaiting();
  } else if (told.kind === 'here') await welcome(told);
  else if (told.kind === 'same') port?.postMessage(await isSame(told.path));
  else await whole(told, (said) => port?.postMessage(said));
}

async function anyTable(but?: string): Promise<boolean> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.some(({ id, url }) => id !== but && isTable(new URL(url).pathname));
}

/** Both releases have kept the page: this one when it was installed, the one before when it was visited. */
async function isSame(path: string): Promise<boolean> {
  const [before] = others(await caches.keys(), cacheOf(kPlan));
  const [mine, shown] = await Promise.all([
    (await own()).match(path),
    before === undefined ? undefined : (await caches.open(before)).match(path),
  ]);
  return mine !== undefined && shown !== undefined && (await mine.text()) === (await shown.text());
}

async function welcome({ path, thin, good }: Extract<ToWorker, { kind: 'here' }>): Promise<void> {
  const lang = langOf(path);
  const again = (await (await own()).match(path)) !== undefined;
  await keepPage(path, { all: !thin, answer: takeLatest(path) }).catch(nothing);
  await keepAll(thin ? [offlinePage(lang)] : kPlan.shell[lang]);
  if (!good) return;
  // Who has read one guide may want another.
  await keepAll(isGuide(path) ? kPlan.guides[lang] : besides(path, again, kPlan.games));
}

async function whole({ lang, fetch }: Extract<ToWorker, { kind: 'whole' }>, say: (said: Whole) => void): Promise<void> {
  const pages = [...new Set([...kPlan.shell[lang], ...kPlan.guides[lang], ...kPlan.practice[lang]])];
  const kilobytes = kPlan.kilobytes[lang];
  const of = pages.length;
  const cache = await own();
  const there = await Promise.all(pages.map((path) => cache.match(path)));
  say({ done: there.filter(Boolean).length, of, kilobytes });
  if (!fetch) return;
  await keepAll(pages, (done) => say({ done, of, kilobytes })).catch(() =>
    say({ done: 0, of, kilobytes, failed: true }),
  );
}
