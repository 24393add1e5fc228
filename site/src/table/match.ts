/** A match of several deals: what each deal brought and the totals, a column for each side or seat. */
import { ltr } from '../bidi.ts';
import { fmt, t } from '../i18n.ts';
import type { View } from '../types.ts';
import { h } from './dom.ts';
import { sheetBox } from './sheet-box.ts';
import { columnsOf } from './words.ts';

export function dealsTable(view: View): HTMLTableElement {
  const columns = columnsOf();
  const cells = (scores: readonly number[]): HTMLElement[] =>
    columns.map(({ seats: [seat = 0] }) => h('td', {}, ltr(fmt(scores[seat] ?? 0))));
  const rows = view.results.map((result, deal) =>
    h('tr', {}, h('th', { scope: 'row' }, t('table.match.deal', { number: deal + 1 })), ...cells(result.scores)),
  );
  const totals = view.scores.map((_, seat) => view.results.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
  return h(
    'table',
    { class: 'running deals-table' },
    h('thead', {}, h('tr', {}, h('td', {}), ...columns.map(({ words }) => h('th', { scope: 'col' }, words)))),
    h('tbody', {}, ...rows),
    h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, t('table.result.total')), ...cells(totals))),
  );
}

/** The same under a heading of its own. */
export const matchSoFar = (view: View): HTMLElement => sheetBox(t('table.match.title'), dealsTable(view));
