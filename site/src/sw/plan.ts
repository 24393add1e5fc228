/** What the service worker knows of the site that it was built with, and what it decides without asking anybody: pure, for the tests too. */

export type Lang = 'ur' | 'en';

/** Made by build/worker.mjs. Pages are paths with both strokes, files names under /assets/. */
export interface Plan {
  /** Changes with any byte of the site. */
  readonly version: string;
  /** What every visitor gets in the first quiet moment. */
  readonly shell: Readonly<Record<Lang, readonly string[]>>;
  /** The guides, and other pages of words. */
  readonly guides: Readonly<Record<Lang, readonly string[]>>;
  readonly practice: Readonly<Record<Lang, readonly string[]>>;
  /** The game of each table, as its guide is called. */
  readonly games: Readonly<Record<string, string>>;
  /** What a script may ask for after its page has been laid out. */
  readonly more: Readonly<Record<string, readonly string[]>>;
  /** What all three come to over the wire, in kilobytes. */
  readonly kilobytes: Readonly<Record<Lang, number>>;
}

/** How a request is answered: `file` never changes, `page` is asked for first, `loose` too, everything else is none of ours. */
export type Kind = 'file' | 'page' | 'loose' | 'other';

const kFiles = '/assets/';
/** What has no hash in its name and stands on every page. */
export const kMark = '/favicon.svg';

export function kindOf({ method, mode }: { method: string; mode: string }, url: URL, origin: string): Kind {
  if (method !== 'GET' || url.origin !== origin || url.pathname.startsWith('/v1/')) return 'other';
  if (mode === 'navigate') return 'page';
  if (url.pathname === kMark) return 'loose';
  return url.pathname.startsWith(kFiles) && url.pathname !== `${kFiles}manifest.json` ? 'file' : 'other';
}

export const langOf = (path: string): Lang => (path.startsWith('/en/') ? 'en' : 'ur');

const kTable = /^\/(ur|en)\/(?:play|practice|room)\/([\w-]+)\/$/;

/** The page that is shown where there is no other. */
export const offlinePage = (lang: Lang): string => `/${lang}/offline/`;

/** A file of texts in a language that is not the page's. */
const foreign = (name: string, lang: Lang): boolean => /-(ur|en)-[0-9A-Z]{8}\.json$/.exec(name)?.[1] === other(lang);
const other = (lang: Lang): Lang => (lang === 'ur' ? 'en' : 'ur');

/** Every file that a page names; `all`: and those that its scripts may ask for later. */
export function filesOf(html: string, lang: Lang, more: Plan['more'], all: boolean): readonly string[] {
  const named = [...html.matchAll(/\/assets\/([\w-]+\.\w+)/g)].map(([, name = '']) => name);
  const later = all ? named.flatMap((name) => more[name] ?? []) : [];
  return [...new Set([...named, ...later])].filter((name) => !foreign(name, lang)).map((name) => kFiles + name);
}

const kPrefix = 'rozbazi-';
export const cacheOf = ({ version }: Pick<Plan, 'version'>): string => kPrefix + version;

/** The caches of other releases, the latest first: the first of them may have pages open that still need it, the rest goes. */
export function others(names: readonly string[], own: string): readonly string[] {
  return names.filter((name) => name.startsWith(kPrefix) && name !== own).reverse();
}

/** The guide of a game. */
export const isGuide = (path: string): boolean => /^\/(ur|en)\/guide\/[\w-]+\/$/.test(path);

/** What whoever plays at a table may want of it: its guide, and, having been there before, its practice. */
export function besides(path: string, again: boolean, games: Plan['games']): readonly string[] {
  const [, lang = '', table = ''] = kTable.exec(path) ?? [];
  const game = games[table];
  if (game === undefined) return [];
  return [`/${lang}/guide/${game}/`, ...(again ? [`/${lang}/practice/${table}/`] : [])];
}

/** A window that shows a hand being played, for all that the worker knows. */
export const isTable = (path: string): boolean => kTable.test(path);
