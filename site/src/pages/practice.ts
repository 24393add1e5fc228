/** The form of practice: table, players, rules and cards. Its address may say any of them; what it comes to is the address of the table. */
import '../chrome.ts';
import '../static-digits.ts';
import { lang, t } from '../i18n.ts';
import { find, say } from '../parts/dom.ts';
import { lastKept } from '../practice/kept.ts';
import { isMatch, kDeals, kPracticeTables, type PracticeTable } from '../practice/rules.ts';
import { choose, chosenAt, chosenRules, levelsOf, showChosenTable } from '../practice/rules-form.ts';
import { addressOf, codeFrom, type Level, newCode, readAddress, type Setup } from '../practice/setup.ts';
import { shareButton } from '../practice/share.ts';
import { isAway, markAway } from '../practice/within-reach.ts';

const form = find<HTMLFormElement>('#practice');
const code = find<HTMLInputElement>('#code');
const fault = find('#fault');

/** The first dealer that the page's own address names: of these cards at this table. */
let asked: { readonly table: string; readonly code: string; readonly dealer: number } | null = null;

for (const [name, table] of Object.entries(kPracticeTables)) {
  show(name, table, new URLSearchParams());
}
readQuery();
offerLast();
showChosenTable(form);
form.addEventListener('change', () => {
  showChosenTable(form);
  say(fault, '');
});
find('#another').addEventListener('click', () => {
  code.value = newCode();
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const address = whole();
  if (address === null) return;
  if (await isAway(lang, chosenTable())) say(fault, t('practice.away_fault'));
  else location.assign(address);
});
markAway(form, lang);
find('#share').replaceWith(shareButton('button quiet', () => new URL(whole() ?? location.href, location.href).href));

/** Shows what the page's own address asks for. */
function readQuery(): void {
  const query = new URLSearchParams(location.search);
  const name = query.get('table') ?? chosenTable();
  const table = kPracticeTables[name];
  code.value = newCode();
  if (table) {
    choose(form, 'table', name);
    const faults = show(name, table, query);
    if (faults === 0) return;
  }
  find('#odd').hidden = false;
  find('#odd').textContent = t('practice.odd');
}

/** Fills in a table's rules, level and code as a query has them; how much of it is not understood. */
function show(name: string, table: PracticeTable, query: URLSearchParams): number {
  const { setup, code: named, faults } = readAddress(table, levelsOf(form, name), query);
  for (const rule of table.rules) choose(form, `${name}.${rule.name}`, setup.choices[rule.name] ?? rule.usual);
  const match = setup.choices.match ?? table.match.usual;
  const [by = '', count = ''] = match.split('-');
  if (by === 'deals' || table.match.range) {
    choose(form, `${name}.match`, by);
    choose(form, `${name}.${by}`, count);
  } else choose(form, `${name}.match`, match);
  choose(form, 'level', setup.level);
  if (named !== null) code.value = named;
  if (named !== null && setup.dealer !== undefined) asked = { table: name, code: named, dealer: setup.dealer };
  return faults.length;
}

function chosenTable(): string {
  return chosenAt(form, 'table');
}

/** The address of the table with all that was chosen; null, and what is wrong said and shown, where something is no value. */
function whole(): string | null {
  const name = chosenTable();
  const table = kPracticeTables[name] as PracticeTable;
  const named = codeFrom(code.value);
  if (named === null) return refuse(code, t('practice.cards.fault'));
  const { choices, fault: wrong } = chosenRules(form, name, table);
  if (wrong !== null) return refuseNumber(`${name}.${wrong.name}`, wrong.range);
  const by = chosenAt(form, `${name}.match`);
  choices.match = by.includes('-') ? by : `${by}-${chosenAt(form, `${name}.${by}`).trim()}`;
  if (!isMatch(table.match, choices.match)) {
    return refuseNumber(`${name}.${by}`, by === 'deals' ? kDeals : table.match.range);
  }
  const dealer = asked?.table === name && asked.code === named ? { dealer: asked.dealer } : {};
  const setup: Setup = { level: chosenAt(form, 'level') as Level, code: named, ...dealer, choices };
  return `/${lang}/practice/${name}/${addressOf(table, setup)}`;
}

function refuseNumber(name: string, [least, most]: readonly [number, number] = kDeals): null {
  const field = form.elements.namedItem(name);
  return refuse(field instanceof HTMLElement ? field : code, t('practice.cards.number', { least, most }));
}

function refuse(field: HTMLElement, words: string): null {
  say(fault, words);
  field.focus();
  return null;
}

/** A practice that was left goes on from here. */
function offerLast(): void {
  const [name, kept] = lastKept() ?? [];
  if (name === undefined || kept === undefined || !kPracticeTables[name]) return;
  const link = find<HTMLAnchorElement>('#go-on');
  const input = form.querySelector(`input[name="table"][value="${name}"]`);
  link.href = `/${lang}/practice/${name}/${kept.address}`;
  link.textContent = t('practice.go_on', { table: input?.parentElement?.textContent ?? '' });
  link.hidden = false;
}
