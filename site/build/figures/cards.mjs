/** Cards as pictures: a row that a screen reader hears as one list of names, and the cards of a trick with who played them. */

/** @param kindOf a class for a card, '' for none */
export const row = (cards, told, { picture, list }, kindOf = () => '') =>
  `<div class="cards-row" role="img" aria-label="${list(cards.map(told.nameOf))}">${cards.map((card) => picture(card, kindOf(card))).join('')}</div>`;

export const trickRow = (trick, winner, told, { telling, picture, text }) => {
  const cards = trick.map(
    ({ seat, card }) =>
      `<li${seat === winner ? ' class="is-best"' : ''}>${picture(card)}<span class="hidden">${text(told.nameOf(card))}, </span><span>${text(telling.seatName(seat))}</span></li>`,
  );
  return `<ol class="mini-trick">${cards.join('')}</ol>`;
};
