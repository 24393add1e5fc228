// What the drawings of all decks share. A suit is drawn in a box of 100 by 100, a court as a bust in a box of 100 by 120. Clothes take the
// suit's colours (--pip, --pip-tint), which the card inherits; skin, hair, steel and gold are fixed.
export interface Drawings {
  /** By suit; the joker's sign under the joker's own name. */
  readonly suits: Readonly<Record<string, string>>;
  /** By rank. */
  readonly courts: Readonly<Record<string, string>>;
  /** A line around the card, by suit, in a box of 100 by 140. */
  readonly frames?: Readonly<Record<string, string>>;
}

export const kSkin = '#f2cba1';
export const kGold = '#e0a51b';
export const kGoldShade = '#a86f08';
export const kIvory = '#fff7e3';
export const kLine = '#2b1a12';
export const kHair = '#4a3224';
export const kSteel = '#aeb6bf';
export const kSteelShade = '#6b7580';

export const eyes = (y: number): string =>
  `<circle cx="42" cy="${y}" r="2.6" fill="${kLine}"/><circle cx="58" cy="${y}" r="2.6" fill="${kLine}"/>`;
