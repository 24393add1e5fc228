/** What was chosen when a room was made, for who is asked in: table, length, level, patience, and the house rules that are not as usual. */
import { has, type Key, t } from '../i18n.ts';
import { make } from '../parts/dom.ts';
import { engineOptions, kPracticeTables, type Rule } from '../practice/rules.ts';
import type { RoomDoor } from '../types.ts';

export function termsNodes(door: RoomDoor): readonly HTMLElement[] {
  const { table, options, level, patience } = door;
  const said = [
    t(`tables.${table}.name` as Key),
    t('rooms.terms.deals', { count: options.match.deals }),
    t('rooms.terms.level', { level: t(`practice.level.${level}.name` as Key) }),
    patience === null ? t('rooms.terms.unhurried') : t('rooms.terms.patience', { count: patience }),
  ];
  const items = [...said, ...houseRules(door)].map((words) => make('li', '', words));
  return [make('ul', 'terms', ...items)];
}

function houseRules({ table, options }: RoomDoor): readonly string[] {
  const known = kPracticeTables[table];
  if (!known) return [];
  const usual = engineOptions(known, {}, {});
  return known.rules
    .filter((rule) => of(options, rule) !== undefined && of(options, rule) !== of(usual, rule))
    .map((rule) => t('rooms.terms.rule', { rule: ruleTitle(rule), value: valueWords(rule, of(options, rule)) }));
}

/** The value of a rule among options; one that was not said is as usual. */
function of(options: Readonly<Record<string, unknown>>, { name, inside }: Rule): unknown {
  return inside === undefined
    ? options[name]
    : (options[inside] as Readonly<Record<string, unknown>> | undefined)?.[name];
}

const ruleTitle = ({ name }: Rule): string => t(`practice.rules.${name}.title` as Key);

function valueWords({ name }: Rule, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'practice.yes' : 'practice.no');
  const own = `practice.rules.${name}.values.${value}`;
  return has(own) ? t(own) : String(value);
}
