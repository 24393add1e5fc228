/** What was said, and what may not be said, with the table's reason. */

const tellOf = ({ request, view }, { telling }) => telling.position(request.game, request.options ?? {}, view);

/** A row a round, a column a seat, eldest first. */
export function callsFigure(_, asked, { telling, text, ...tools }) {
  const { past } = tellOf(asked, { telling });
  const told = tellOf(asked, { telling, ...tools });
  const lines = past.flatMap(({ seat, action }, place) =>
    told.calls.some((call) => call.seat === seat && call.action === action)
      ? [`<li><b>${text(telling.seatName(seat))}</b> ${text(told.said(place + 1, seat) ?? action)}</li>`]
      : [],
  );
  return `<ol class="calls">${lines.join('')}</ol>`;
}

export function refusedFigure({ claims }, asked, tools) {
  const told = tellOf(asked, tools);
  const reasons = Object.entries(claims.refused ?? {}).map(
    ([action, rule]) => `<li>${tools.text(told.refusal(action, rule))}</li>`,
  );
  return `<ul class="no">${reasons.join('')}</ul>`;
}
