/** What lies somewhere: a trick, my hand, everybody's. */
import { trickOf } from '../examples/claims.mjs';
import { row, trickRow } from './cards.mjs';

const tellOf = ({ request, view }, { telling }) => telling.position(request.game, request.options ?? {}, view);

export function trickFigure(said, asked, tools) {
  const { winner, cards } = trickOf(asked, said);
  return trickRow(cards, winner, tellOf(asked, tools), tools);
}

export function handFigure(_, asked, tools) {
  const told = tellOf(asked, tools);
  return row(told.hand, told, tools);
}

/** As they were dealt: the engine tells when the match is over, before that the example's own data do. */
export function handsFigure({ deal = 0 }, asked, tools) {
  const told = tellOf(asked, tools);
  const hands = asked.view.hands?.[deal] ?? asked.hands;
  return hands
    .map(
      (hand, seat) =>
        `<p class="whose">${tools.text(tools.telling.seatName(seat))}</p>${row(told.sort(hand), told, tools)}`,
    )
    .join('');
}
