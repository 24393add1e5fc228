/** Cards, sums, pairs and signed numbers in running text, which must not turn round inside Urdu. */

const kTokens =
  /(?:1[0-2]?|[AKQJOU2-9]|\d{2,3})[♠♥♦♣]|−?\d+(?: [+−×] \d+)+ = −?\d+|\d+ ×\d+|\d+–\d+|(?<![\d ])[+−]\d+|(?<= )[+−]\d+/gu;
const kSigns = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/**
 * A text whose tokens stand bare, as authors write them, or between U+2066 and U+2069, as the table does.
 * @param drawn the markup of a suit's own sign by its code, null where the sign is a letter
 */
export function tokensIn(text, { markup, drawn }) {
  const marked = text
    .split(/(\u2066[^\u2069]*\u2069)/)
    .map((part) => (part.startsWith('\u2066') ? part : part.replace(kTokens, (token) => `\u2066${token}\u2069`)))
    .join('');
  return marked
    .split(/\u2066([^\u2069]*)\u2069/)
    .map((part, place) => (place % 2 ? isolate(part, markup, drawn) : markup.escape(part)))
    .join('');
}

function isolate(token, markup, drawn) {
  const suit = kSigns[token.at(-1)];
  const sign = suit && drawn(suit);
  // The digits of a card stay as they are printed on it.
  if (sign) return `<bdi dir="ltr" translate="no">${markup.escape(token.slice(0, -1))}${sign}</bdi>`;
  return markup.ltr(token, /[♥♦]/u.test(token) ? 'red' : token.includes('=') ? 'sum' : '');
}
