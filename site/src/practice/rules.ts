/**
 * What can be chosen at each table in practice: every option of the games (docs/rules/<game>.md, "Options"), but those that make the table
 * what it is. A value is written as the address has it: `on` and `off`, a number, or the option's own word. What the texts call them stands
 * under `practice.rules` in strings/.
 */
import type { Card } from '../notation.ts';

export interface Rule {
  /** The option's name in the engine. */
  readonly name: string;
  /** The option of which it is a member. */
  readonly inside?: string;
  /** One of these, or a number of this range. */
  readonly values?: readonly string[];
  readonly range?: readonly [least: number, most: number];
  /** As it is where nothing is said: the daily table's value where the daily sets it, else the game's. */
  readonly usual: string;
}

/** How long a match is: so many deals, or until somebody has so much. */
export interface MatchRule {
  /** `deals-3`, `wins-5`, `target-501`. */
  readonly usual: string;
  readonly until: 'wins' | 'target' | null;
  /** The targets there are; where any of a range may be chosen, those that are proposed. */
  readonly targets: readonly number[];
  readonly range?: readonly [least: number, most: number];
}

export interface PracticeTable {
  readonly seats: 2 | 3 | 4;
  readonly deck: readonly Card[];
  readonly rules: readonly Rule[];
  readonly match: MatchRule;
}

const kSwitch = ['on', 'off'] as const;
const kPrice = [1, 10_000] as const;
export const kDeals = [1, 100] as const;

/** All cards of these ranks. */
const ranks = (all: string): readonly Card[] => [...all].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit));

const kSpanish = ranks('AKQJ765432');
const kShort = ranks('AKQJT987');
const kWins: MatchRule = { usual: 'deals-1', until: 'wins', targets: [3, 5, 7] };

export const kPracticeTables: Readonly<Record<string, PracticeTable>> = {
  'tute-4': {
    seats: 4,
    deck: kSpanish,
    rules: [{ name: 'must_beat_partner', values: kSwitch, usual: 'on' }],
    match: kWins,
  },
  'tute-3': { seats: 3, deck: kSpanish.filter((card) => card !== '2D'), rules: [], match: kWins },
  'tute-2': { seats: 2, deck: kSpanish, rules: [], match: kWins },
  belote: {
    seats: 4,
    deck: kShort,
    rules: [{ name: 'announcements', values: kSwitch, usual: 'on' }],
    match: { usual: 'deals-1', until: 'target', targets: [501, 1000] },
  },
  coinche: {
    seats: 4,
    deck: kShort,
    rules: [],
    match: { usual: 'deals-1', until: 'target', targets: [1000, 2000] },
  },
  'five-hundred': {
    seats: 4,
    deck: [...ranks('AKQJT98765'), '4H', '4D', 'JK'],
    rules: [],
    match: { usual: 'deals-1', until: 'target', targets: [500], range: [1, 10_000] },
  },
  'teen-do-paanch': {
    seats: 3,
    deck: [...ranks('AKQJT98'), '7S', '7H'],
    rules: [
      { name: 'high_sevens', values: kSwitch, usual: 'off' },
      { name: 'return_keep', values: ['2', '1', '0'], usual: '2' },
      { name: 'scoring', values: ['tricks', 'difference'], usual: 'tricks' },
    ],
    match: { usual: 'deals-3', until: null, targets: [] },
  },
  schafkopf: {
    seats: 4,
    deck: kShort,
    rules: [
      { name: 'ramsch', values: kSwitch, usual: 'on' },
      { name: 'rufspiel', inside: 'tariff', range: kPrice, usual: '10' },
      { name: 'solo', inside: 'tariff', range: kPrice, usual: '50' },
      { name: 'base', inside: 'tariff', range: kPrice, usual: '10' },
    ],
    match: { usual: 'deals-1', until: null, targets: [] },
  },
};

const inRange = (text: string, [least, most]: readonly [number, number]): boolean =>
  /^[1-9]\d{0,4}$/.test(text) && Number(text) >= least && Number(text) <= most;

export function isValue({ values, range }: Rule, text: string): boolean {
  return range ? inRange(text, range) : (values ?? []).includes(text);
}

export function isMatch({ until, targets, range }: MatchRule, text: string): boolean {
  const [by = '', count = ''] = text.split('-');
  if (by === 'deals') return inRange(count, kDeals);
  if (by !== until) return false;
  return range ? inRange(count, range) : targets.some((target) => String(target) === count);
}

const kWords: Readonly<Record<string, boolean>> = { on: true, off: false };
const engineValue = (text: string): unknown => kWords[text] ?? (/^\d+$/.test(text) ? Number(text) : text);

/** The options that the engine is asked with: the table's own, and in their place those chosen. */
export function engineOptions(
  { rules }: PracticeTable,
  own: Readonly<Record<string, unknown>>,
  choices: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const options: Record<string, unknown> = { ...own };
  for (const { name, inside, usual } of rules) {
    const value = engineValue(choices[name] ?? usual);
    if (inside === undefined) options[name] = value;
    else options[inside] = { ...(options[inside] as object | undefined), [name]: value };
  }
  const [by = 'deals', count = '1'] = (choices.match ?? 'deals-1').split('-');
  return { ...options, match: { [by]: Number(count) } };
}

/** What is to be chosen for those options, as far as it is not as usual: the other way round. */
export function choicesOf(
  { rules, match }: PracticeTable,
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const chosen = rules.flatMap((rule) => {
    const { name, inside, usual } = rule;
    const members = (inside === undefined ? options : options[inside]) as Readonly<Record<string, unknown>> | undefined;
    const value = members?.[name];
    const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
    return text !== usual && isValue(rule, text) ? [[name, text] as const] : [];
  });
  const [[by, count] = ['deals', 1]] = Object.entries((options.match as object | undefined) ?? {});
  const length = `${by}-${count}`;
  if (length !== match.usual && isMatch(match, length)) chosen.push(['match', length]);
  return Object.fromEntries(chosen);
}
