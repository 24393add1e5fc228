/** Tables in Teen Do Paanch's own words: the draws of a deal, a match deal by deal. */

const tellOf = ({ request, view }, { telling }) => telling.position(request.game, request.options ?? {}, view);

export function drawsFigure(_, asked, tools) {
  tellOf(asked, tools);
  return table(tools.telling.drawsTold(asked.view), tools);
}

export function matchFigure(_, asked, tools) {
  tellOf(asked, tools);
  return table(tools.telling.matchTold(asked.before.results), tools);
}

function table({ heads, rows, sums }, { text }) {
  const head = heads.map((words) => `<th scope="col">${text(words)}</th>`).join('');
  const row = ([first, ...rest]) =>
    `<tr><th scope="row">${text(first)}</th>${rest.map((words) => `<td>${text(words)}</td>`).join('')}</tr>`;
  const foot = sums === null ? '' : `<tfoot>${row(sums)}</tfoot>`;
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(row).join('')}</tbody>${foot}</table>`;
}
