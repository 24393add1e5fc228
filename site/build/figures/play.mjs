/** Which card may you play? The trick so far, the hand with its legal cards lifted, and each refused card with its reason. */
import { row, trickRow } from './cards.mjs';

export function playFigure(_, { request, before, view, tries }, tools) {
  const { telling, list, text, say } = tools;
  const told = telling.position(request.game, request.options ?? {}, view);
  const legal = (card) => before.legal.some((action) => action.split(':')[0] === card);
  const may = told.hand.filter(legal);
  const reasons = told.hand
    .filter((card) => !legal(card))
    .map((card) => `<li>${text(told.refusal(card, tries(card)))}</li>`);
  return [
    told.trick.length > 0 ? trickRow(told.trick, null, told, tools) : '',
    row(told.hand, told, tools, (card) => (legal(card) ? ' is-legal' : '')),
    `<p>${text(told.reason ?? told.ask)} ${text(say('legal', { cards: list(may.map(telling.shown)) }))}</p>`,
    reasons.length > 0 ? `<ul class="reasons">${reasons.join('')}</ul>` : '',
  ].join('');
}
