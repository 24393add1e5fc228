// The four French suits, each drawn in a box of 100 by 100, in the colour the card inherits as --pip.

export type Suit = 'S' | 'H' | 'D' | 'C';

/** Spades, hearts, clubs, diamonds alternate in colour: the order in which a hand is easiest to read. */
export const kSuits: readonly Suit[] = ['S', 'H', 'C', 'D'];

export const kFrenchSuits: Readonly<Record<Suit, string>> = {
  S: '<path fill="var(--pip)" d="M50 4c7 18 43 34 43 60 0 13-9 21-20 21-8 0-15-4-19-11 1 10 6 17 13 22H33c7-5 12-12 13-22-4 7-11 11-19 11C16 85 7 77 7 64 7 38 43 22 50 4z"/>',
  H: '<path fill="var(--pip)" d="M50 93C22 70 5 53 5 32 5 17 16 7 29 7c9 0 17 5 21 14C54 12 62 7 71 7c13 0 24 10 24 25 0 21-17 38-45 61z"/>',
  D: '<path fill="var(--pip)" d="M50 3c9 17 20 32 35 47C70 65 59 80 50 97 41 80 30 65 15 50 30 35 41 20 50 3z"/>',
  C: '<path fill="var(--pip)" d="M50 4c13 0 22 9 22 21 0 6-2 11-6 15 2-1 5-1 8-1 12 0 21 9 21 21s-9 21-21 21c-8 0-15-4-19-11 1 11 5 20 12 26H33c7-6 11-15 12-26-4 7-11 11-19 11C14 81 5 72 5 60s9-21 21-21c3 0 6 0 8 1-4-4-6-9-6-15C28 13 37 4 50 4z"/>',
};
