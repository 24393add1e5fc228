/** Which card may you play, or give back? The trick so far, the hand with its legal cards lifted, and why the others are refused. */
import { Fault } from '../examples/blocks.mjs';
import { row, trickRow } from './cards.mjs';

export function playFigure({ name }, asked, tools) {
  const { request, before, view } = asked;
  if (view.seat !== 0)
    throw new Fault(`"${name}": seat ${view.seat} is on turn: sit the reader there with "seat: ${view.seat}"`);
  const told = tools.telling.position(request.game, request.options ?? {}, view);
  const parts = before.phase === 'return' ? givingFigure(told, asked, tools) : playingFigure(told, asked, tools);
  return `<mini-table>${parts.join('')}</mini-table>`;
}

function playingFigure(told, { before, tries }, tools) {
  const legal = (card) => before.legal.some((action) => action.split(':')[0] === card);
  return [
    felt(
      told,
      [trickRow(told.trick, null, told, tools, tools.telling.seatName(0)), handRow(told, legal, tools)],
      tools,
    ),
    answer(told, legal, { said: 'legal', free: told.why, reason: (card) => told.reason(card, tries(card)) }, tools),
  ];
}

/** In Teen Do Paanch: which of eleven cards may go to the debtor? */
function givingFigure(told, { before, tries }, tools) {
  const legal = (card) => before.legal.includes(`return:${card}`);
  const reason = (card) => told.reason(`return:${card}`, tries(`return:${card}`));
  return [
    felt(told, [handRow(told, legal, tools)], tools),
    answer(told, legal, { said: 'give', free: null, reason }, tools),
  ];
}

const felt = ({ contract }, parts, { text }) =>
  `<div class="felt">${contract === null ? '' : `<p>${text(contract)}</p>`}${parts.join('')}</div>`;

const handRow = (told, legal, tools) => row(told.hand, told, tools, (card) => (legal(card) ? 'is-legal' : ''));

/**
 * What may be done and which cards are refused; cards that the same reason refuses are told together.
 * @param words `said`: the guide's sentence on cards that may; `free`: why every card may, null where none ever says so
 */
function answer(told, legal, { said, free, reason }, { telling, text, say }) {
  const may = told.hand.filter(legal);
  const yes =
    free !== null && may.length === told.hand.length
      ? free
      : say(said, { cards: telling.cardsShown(may), count: may.length });
  const reasons = new Map();
  for (const card of told.hand.filter((one) => !legal(one))) {
    const words = reason(card);
    reasons.set(words, [...(reasons.get(words) ?? []), card]);
  }
  const refusals = [...reasons].map(([words, cards]) =>
    say('refused', { cards: telling.cardsShown(cards), count: cards.length, reason: words }),
  );
  return [
    '<div class="answer">',
    `<p class="yes">${text(yes)}</p>`,
    refusals.length === 0 ? '' : `<ul class="no">${refusals.map((words) => `<li>${text(words)}</li>`).join('')}</ul>`,
    '</div>',
  ].join('');
}
