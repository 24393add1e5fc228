/** Which card may you play? The trick so far, the hand with its legal cards lifted, and why the others are refused. */
import { Fault } from '../examples/blocks.mjs';
import { row, trickRow } from './cards.mjs';

export function playFigure({ name }, { request, before, view, tries }, tools) {
  const { telling, text, say } = tools;
  const told = telling.position(request.game, request.options ?? {}, view);
  if (view.seat !== 0)
    throw new Fault(`"${name}": seat ${view.seat} is on turn: sit the reader there with "seat: ${view.seat}"`);
  const legal = (card) => before.legal.some((action) => action.split(':')[0] === card);
  const may = told.hand.filter(legal);
  const reasons = refusals(
    told,
    told.hand.filter((card) => !legal(card)),
    tries,
  );
  const contract = told.contract === null ? '' : `<p>${text(told.contract)}</p>`;
  return [
    `<mini-table data-name="${name}"><div class="felt">`,
    contract,
    trickRow(told.trick, null, told, tools, telling.seatName(0)),
    row(told.hand, told, tools, (card) => (legal(card) ? 'is-legal' : '')),
    '</div><div class="answer">',
    `<p class="yes">${text(may.length === told.hand.length ? told.why : say('legal', { cards: telling.cardsShown(may), count: may.length }))}</p>`,
    reasons.length === 0 ? '' : `<ul class="no">${reasons.map((words) => `<li>${text(words)}</li>`).join('')}</ul>`,
    '</div></mini-table>',
  ].join('');

  /** Cards that the same reason refuses are told together. */
  function refusals(told, cards, tries) {
    const reasons = new Map();
    for (const card of cards) {
      const reason = told.reason(card, tries(card));
      reasons.set(reason, [...(reasons.get(reason) ?? []), card]);
    }
    return [...reasons].map(([reason, refused]) =>
      say('refused', { cards: telling.cardsShown(refused), count: refused.length, reason }),
    );
  }
}
