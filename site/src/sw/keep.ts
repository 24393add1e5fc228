/** What the worker keeps. A page is kept when everything it needs is: so a page in the cache works. */
import { cacheOf, filesOf, kMark, langOf, type Plan } from './plan.ts';

/** The plan, as JSON. */
declare const PLAN: string;

export const kPlan: Plan = JSON.parse(PLAN);

export const own = (): Promise<Cache> => caches.open(cacheOf(kPlan));

/** The servers of the site answer every browser alike; and what is kept of a page is the same for every query. */
const kAlike = { ignoreVary: true, ignoreSearch: true } as const;

/** The page or file as this release has it, or else as an earlier one had. */
export async function kept(path: string): Promise<Response | undefined> {
  return (await (await own()).match(path, kAlike)) ?? caches.match(path, kAlike);
}

/** Puts an answer away, unless the device has no room for it. */
export async function put(path: string, answer: Response): Promise<void> {
  await (await own()).put(path, answer);
}

/** A server that answers everything with a page has none of our files. */
export const isPage = (answer: Response): boolean => /^text\/html\b/.test(answer.headers.get('Content-Type') ?? '');

async function keepFile(path: string): Promise<void> {
  if (await (await own()).match(path, kAlike)) return;
  const answer = (await caches.match(path, kAlike)) ?? (await fetch(path));
  if (!answer.ok || isPage(answer)) throw new Error(`${path}: ${answer.status}`);
  await put(path, answer);
}

export interface Wish {
  /** With what its scripts may ask for later. */
  readonly all: boolean;
  /** The answer that the browser has just been given. */
  readonly answer?: Response | undefined;
}

/** Keeps a page; throws where it, or something it needs, cannot be had. */
export async function keepPage(path: string, { all, answer }: Wish): Promise<void> {
  const page = answer ?? (await fetch(path, { cache: 'no-cache' }));
  if (!page.ok || page.redirected || !isPage(page)) throw new Error(`${path}: ${page.status}`);
  const html = await page.clone().text();
  for (const file of filesOf(html, langOf(path), kPlan.more, all)) await keepFile(file);
  await put(path, page);
}

/** The pages of this release that are not kept yet are, one after the other; `told` after each. */
export async function keepAll(paths: readonly string[], told: (done: number) => void = () => undefined): Promise<void> {
  const cache = await own();
  if (!(await cache.match(kMark))) await put(kMark, await fetch(kMark, { cache: 'no-cache' }));
  let done = 0;
  for (const path of paths) {
    if (!(await cache.match(path))) await keepPage(path, { all: true });
    done += 1;
    told(done);
  }
}
