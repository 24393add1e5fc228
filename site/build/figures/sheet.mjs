/** The score sheet of a finished deal: a row an item, a column a side or seat, and one equation each. */
import { resultOf } from '../examples/claims.mjs';

export function sheetFigure(said, asked, { telling, text, markup }) {
  const { game, options = {} } = asked.request;
  const { columns, rows, totals, item, total } = telling.sheet(game, options, resultOf(asked, said), asked.view.hands);
  const cell = (value) => `<td>${value === null ? '' : markup.score(value)}</td>`;
  const head = [item, ...columns].map((words) => `<th scope="col">${text(words)}</th>`).join('');
  const body = rows
    .map(({ words, values }) => `<tr><th scope="row">${text(words)}</th>${values.map(cell).join('')}</tr>`)
    .join('');
  const foot = `<tr><th scope="row">${text(total)}</th>${totals.map(cell).join('')}</tr>`;
  return `<table class="score"><thead><tr>${head}</tr></thead><tbody>${body}</tbody><tfoot>${foot}</tfoot></table>`;
}
