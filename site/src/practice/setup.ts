/**
 * What a practice is, and its address: who has the same address gets the same cards and the same players. What is as usual is left out of it.
 * The cards come of a code, which is short so that it can be told to somebody: its letters' bytes in hexadecimal, with zeros behind up to 64
 * digits, are the seed (docs/deals.md); 64 digits are taken as they are: the packs of a closed day. The players' seed is that
 * read backwards, and the seat of the first dealer the sum of its digits, unless the address names another.
 */
import type { Seat } from '../notation.ts';
import { engineOptions, isMatch, isValue, type PracticeTable } from './rules.ts';

export const kLevels = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof kLevels)[number];

export interface Setup {
  readonly level: Level;
  readonly code: string;
  /** The seat of the first dealer, where it is not the one that the code gives. */
  readonly dealer?: Seat;
  /** Every rule's value, and `match`. */
  readonly choices: Readonly<Record<string, string>>;
}

/** A part of an address that says nothing that there is: the name it has there. */
export type Fault = string;

const kCode = /^[a-z0-9]{1,31}$/;
const kSeed = /^[0-9a-f]{64}$/;
const kConsonants = 'bdfghjklmnprstvz';
const kVowels = 'aeiou';

/** A code as somebody writes it: letters of any size, spaces and strokes between; null where it is none. */
export function codeFrom(text: string): string | null {
  const code = text.toLowerCase().replace(/[\s-]/g, '');
  return kCode.test(code) || kSeed.test(code) ? code : null;
}

/** Ten letters that can be said: five syllables of 80, some three thousand million codes. */
export function newCode(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(10));
  return [...numbers].map((number, place) => letter(place % 2 ? kVowels : kConsonants, number)).join('');
}

const letter = (letters: string, number: number): string => letters.charAt(number % letters.length);

export function seedOf(code: string): string {
  if (kSeed.test(code)) return code;
  return [...code]
    .map((sign) => sign.charCodeAt(0).toString(16))
    .join('')
    .padEnd(64, '0');
}

export const playersSeedOf = (code: string): string => [...seedOf(code)].reverse().join('');

export const dealerOf = (code: string, seats: number): number =>
  [...seedOf(code)].reduce((sum, digit) => sum + Number.parseInt(digit, 16), 0) % seats;

/** What an address asks for. Where it names no code, `code` is null; what it says wrongly is as usual, and told. */
export function readAddress(
  { seats, rules, match }: PracticeTable,
  levels: readonly Level[],
  query: URLSearchParams,
): { readonly setup: Omit<Setup, 'code'>; readonly code: string | null; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const read = (name: string, usual: string, isRight: (text: string) => boolean): string => {
    const text = query.get(name) ?? usual;
    if (isRight(text)) return text;
    faults.push(name);
    return usual;
  };
  const level = read('level', usualLevel(levels), (text) => levels.some((one) => one === text)) as Level;
  const choices = Object.fromEntries(
    rules.map((rule) => [rule.name, read(rule.name, rule.usual, (text) => isValue(rule, text))]),
  );
  choices.match = read('match', match.usual, (text) => isMatch(match, text));
  const dealer = query.get('dealer');
  const isSeat = dealer !== null && /^\d$/.test(dealer) && Number(dealer) < seats;
  if (dealer !== null && !isSeat) faults.push('dealer');
  const asked = query.get('seed');
  const code = asked === null ? null : codeFrom(asked);
  if (asked !== null && code === null) faults.push('seed');
  const known = ['table', 'level', 'match', 'seed', 'dealer', ...rules.map(({ name }) => name)];
  faults.push(...[...query.keys()].filter((name) => !known.includes(name)));
  return { setup: { level, choices, ...(isSeat ? { dealer: Number(dealer) } : {}) }, code, faults };
}

export const usualLevel = (levels: readonly Level[]): Level =>
  levels.includes('normal') ? 'normal' : (levels[0] ?? 'normal');

/** The query of a setup's address. */
export function addressOf({ rules, match }: PracticeTable, { level, code, dealer, choices }: Setup): string {
  const query = new URLSearchParams({ level, seed: code });
  if (dealer !== undefined) query.set('dealer', String(dealer));
  for (const { name, usual } of [{ name: 'match', usual: match.usual }, ...rules]) {
    const value = choices[name];
    if (value !== undefined && value !== usual) query.set(name, value);
  }
  return `?${query}`;
}

/** Where another table, level or rule is chosen, with what was chosen so far. */
export const choosingAt = (lang: string, table: string, address: string): string =>
  `/${lang}/practice/${address}&table=${table}`;

export interface Request {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly dealer: number;
}

/** The request of the replay protocol whose log is still to be played. */
export function requestOf(
  table: PracticeTable,
  game: string,
  own: Readonly<Record<string, unknown>>,
  { code, dealer = dealerOf(code, table.seats), choices }: Setup,
): Request {
  const options = engineOptions(table, own, choices);
  return { game, options, seed: seedOf(code), dealer };
}
