// The engine's four suits, whatever a deck draws for them.

export type Suit = 'S' | 'H' | 'D' | 'C';

/** Spades, hearts, clubs, diamonds alternate in colour: the order in which a French hand is easiest to read. */
export const kSuits: readonly Suit[] = ['S', 'H', 'C', 'D'];
