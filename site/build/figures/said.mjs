/** What was said, and what may not be said, with the table's reason. */

const tellOf = ({ request, view }, { telling }) => telling.position(request.game, request.options ?? {}, view);

export function callsFigure(_, asked, tools) {
  const { calls } = tellOf(asked, tools);
  const lines = calls.map(
    ({ seat, words }) => `<li>${tools.text(tools.telling.seatName(seat))}: ${tools.text(words)}</li>`,
  );
  return `<ol class="calls">${lines.join('')}</ol>`;
}

export function refusedFigure({ claims }, asked, tools) {
  const told = tellOf(asked, tools);
  const reasons = Object.entries(claims.refused ?? {}).map(
    ([action, rule]) => `<li>${tools.text(told.refusal(action, rule))}</li>`,
  );
  return `<ul class="reasons">${reasons.join('')}</ul>`;
}
