/** The texts of the site: typed by the Urdu file, so that a key that is missing or misspelt is a type error. */
import type ur from '../../strings/ur.json';

export type Strings = typeof ur;

/** A text in two numbers, chosen by `count` through Intl.PluralRules. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string | Plural ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every text's key, dotted: `today.title`. */
export type Key = Keys<Strings>;

/** The text behind a key, plural chosen; throws for a key that is not there. */
export function lookup(strings: unknown, key: string, lang: string, count?: number): string {
  let node: unknown = strings;
  for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  if (typeof node === 'string') return node;
  const plural = node as Plural | undefined;
  if (typeof plural?.other !== 'string') throw new Error(`no text for ${key} in ${lang}`);
  return count !== undefined && new Intl.PluralRules(lang).select(count) === 'one' ? plural.one : plural.other;
}

/** A template cut at its `{placeholders}`: texts at even places, names at odd ones. */
export function cut(template: string): string[] {
  return template.split(/\{(\w+)\}/);
}
