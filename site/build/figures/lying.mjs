/** What lies somewhere: a trick, my hand, everybody's. */
import { trickOf } from '../examples/claims.mjs';
import { row, trickRow } from './cards.mjs';

const tellOf = ({ request }, view, { telling }) => telling.position(request.game, request.options ?? {}, view);
const felt = (...parts) => `<div class="felt">${parts.join('')}</div>`;

export function trickFigure(said, asked, tools) {
  const told = tellOf(asked, asked.view, tools);
  const { winner, cards } = trickOf(asked, said);
  return felt(trickRow(cards, winner, told, tools));
}

export function handFigure(_, asked, tools) {
  const told = tellOf(asked, asked.view, tools);
  return felt(row(told.hand, told, tools));
}

/** As they were dealt, when the match is over; else as they are now. */
export function handsFigure({ deal = 0 }, asked, tools) {
  const told = tellOf(asked, asked.view, tools);
  const hands = asked.view.hands?.[deal] ?? asked.view.counts.map((_, seat) => asked.seen(seat).hand);
  return felt(
    ...hands.map(
      (hand, seat) => `<p>${tools.text(tools.telling.seatName(seat))}</p>${row(told.sort(hand), told, tools)}`,
    ),
  );
}
