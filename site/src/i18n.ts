/** The page's language and texts. The page carries the texts it needs in `<script type="application/json" id="strings">`. */
import { load } from './store.ts';
import { fmt, locale, useDigits } from './text/digits.ts';
import { cut, type Key, lookup } from './text/strings.ts';

export { fmt, locale, type NumberStyle } from './text/digits.ts';
export type { Key } from './text/strings.ts';

export const lang = document.documentElement.lang === 'en' ? 'en' : 'ur';
useDigits(lang, load().settings.digits);

type Texts = { readonly [part: string]: string | Texts };

let strings: Texts = JSON.parse(document.getElementById('strings')?.textContent ?? '{}');

function joined(texts: Texts, more: Texts): Texts {
  const both = Object.entries(more).map(([part, node]) => {
    const known = texts[part];
    return [part, typeof known === 'object' && typeof node === 'object' ? joined(known, node) : node] as const;
  });
  return { ...texts, ...Object.fromEntries(both) };
}

/** Takes in texts that the page did not bring with it. */
export function addTexts(more: Texts): void {
  strings = joined(strings, more);
}

export type Params = Readonly<Record<string, string | number>>;

/**
 * A text as plain text. Numbers are formatted; `count` chooses the plural. Isolate names, cards and scores that go in
 * (`plain` of bidi.ts).
 */
export const t = (key: Key, params: Params = {}): string => fill(key, params).join('');

/** A text as nodes, for texts with isolates, links or marks inside; numbers and strings become text nodes. */
export function tn(key: Key, params: Readonly<Record<string, string | number | Node>> = {}): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...fill(key, params));
  return fragment;
}

/** Whether a text stands behind a key that came from outside (a server's code, say). */
export function has(key: string): key is Key {
  try {
    lookup(strings, key, lang);
    return true;
  } catch {
    return false;
  }
}

/** A list in words: «الف، ب، اور ج». */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
}

/** A day (`2026-11-30`) in words, in UTC as the days are. The month and its day stay in one line; a year may stand in the next. */
export function day(date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string {
  const format = new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' });
  const words = format.format(new Date(`${date}T00:00:00Z`));
  return words.replace(/(\p{L}) (\p{Nd}{1,2})(?!\p{Nd})|(\p{Nd}) (\p{L})/gu, '$1$3\u00a0$2$4');
}

function fill<T>(key: Key, params: Readonly<Record<string, T | string | number>>): (T | string)[] {
  const { count } = params;
  const template = lookup(strings, key, lang, typeof count === 'number' ? count : undefined);
  return cut(template).map((part, place) => {
    const value = place % 2 ? params[part] : part;
    if (value === undefined) throw new Error(`no value for {${part}} of ${key}`);
    return typeof value === 'number' ? fmt(value) : value;
  });
}
