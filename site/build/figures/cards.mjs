/** Cards as pictures: rows that a screen reader hears as one list of names, and the cards of a trick with who played them. */

/** More cards than this lie in two rows. */
const kInRow = 10;

/** @param kindOf a class for a card, '' for none */
export function row(cards, told, { picture, list }, kindOf = () => '') {
  const perRow = cards.length > kInRow ? Math.ceil(cards.length / 2) : cards.length;
  const rows = [cards.slice(0, perRow), cards.slice(perRow)].filter(({ length }) => length > 0);
  const drawn = rows.map(
    (part) => `<div class="fan">${part.map((card) => picture(card, kindOf(card))).join('')}</div>`,
  );
  return `<div role="img" aria-label="${list(cards.map(told.nameOf))}">${drawn.join('')}</div>`;
}

/** @param open whose card comes next, in words; null for nobody's */
export const trickRow = (trick, winner, told, { telling, picture, text }, open = null) => {
  const cards = trick.map(
    ({ seat, card }) =>
      `<li${seat === winner ? ' class="is-best"' : ''}>${picture(card)}<span class="hidden">${told.nameOf(card)}: </span>${text(telling.seatName(seat))}</li>`,
  );
  const next = open === null ? '' : `<li><i></i>${text(open)}</li>`;
  return `<ol class="lie">${cards.join('')}${next}</ol>`;
};
