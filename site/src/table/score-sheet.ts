/** The score of a deal line by line: a row an item, a column a side or seat, and one equation each. */
import { ltr, sum } from '../bidi.ts';
import { fmt, t } from '../i18n.ts';
import type { Card, Result } from '../types.ts';
import { h } from './dom.ts';
import type { Ending } from './game.ts';
import { guideLink } from './guide.ts';
import { sheetBox } from './sheet-box.ts';
import { type Column, columnsOf, isolated } from './words.ts';

/** What each seat was dealt, once all may know it. */
type Dealt = readonly (readonly Card[])[] | null;

export function scoreSheet(
  ending: Ending,
  result: Result,
  dealt: Dealt,
  title = t('table.result.sheet'),
): HTMLElement | null {
  if (result.contract === null || result.breakdown.length === 0) return null;
  const columns = columnsOf();
  const items = [...new Set(result.breakdown.map((line) => line.item))];
  const rows = items.map((item) =>
    h('tr', {}, heading(ending, item, result, dealt), ...columns.map(cell(result, item))),
  );
  const under = (ending.under?.(result) ?? []).map(({ words, values, signed }) =>
    h(
      'tr',
      { class: 'is-under' },
      h('th', { scope: 'row' }, words),
      ...values.map((value) => h('td', {}, ltr(fmt(value, { signed: signed ?? false })))),
    ),
  );
  const totals = columns.map(({ seats: [seat = 0] }) => h('td', {}, ltr(fmt(result.scores[seat] ?? 0))));
  return sheetBox(
    title,
    h(
      'table',
      { class: columns.length > 2 ? 'is-wide' : '' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, t('table.result.item')),
          ...columns.map(({ words }) => h('th', { scope: 'col' }, words)),
        ),
      ),
      h('tbody', {}, ...rows),
      h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, t('table.result.total')), ...totals), ...under),
    ),
    ...columns.map((column) => equation(result, column)),
  );
}

function heading(ending: Ending, item: string, result: Result, dealt: Dealt): HTMLElement {
  const line = result.breakdown.find((one) => one.item === item) ?? { item, seats: [], points: 0 };
  const link = guideLink(ending.guideOfItem(item), '');
  link.append(...isolated(ending.item(line, result, dealt)));
  return h('th', { scope: 'row' }, link);
}

const cell =
  (result: Result, item: string) =>
  ({ seats: [seat = 0] }: Column): HTMLElement => {
    const lines = result.breakdown.filter((one) => one.item === item && one.seats.includes(seat));
    const points = lines.reduce((total, line) => total + line.points, 0);
    return h('td', { class: points < 0 ? 'is-minus' : '' }, lines.length > 0 ? ltr(fmt(points)) : '');
  };

function equation(result: Result, { words, seats: [seat = 0] }: Column): HTMLElement | null {
  const parts = result.breakdown.filter((line) => line.seats.includes(seat)).map((line) => line.points);
  if (parts.length < 2) return null;
  return h('p', { class: 'equation' }, h('span', {}, words), sum(parts, result.scores[seat] ?? 0));
}
