// The 43 cards of Five Hundred: the black fours are left out (docs/rules/five-hundred.md 1).
import { kJoker } from '../../../cards/decks.ts';
import type { Card } from '../../../notation.ts';

export const kPack: readonly Card[] = [
  kJoker,
  ...['S', 'C', 'D', 'H'].flatMap((suit) =>
    [...'AKQJT987654'].filter((rank) => rank !== '4' || 'DH'.includes(suit)).map((rank) => rank + suit),
  ),
];
