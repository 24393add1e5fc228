/** Counts over the tricks gathered so far, one a column: public, and nothing but a sum of what was seen. */
import type { Trick } from '../types.ts';
import { columnsOf } from './words.ts';

export const countBySide = (tricks: readonly Trick[], worth: (trick: Trick) => number): readonly number[] =>
  columnsOf().map(({ seats }) =>
    tricks.filter((trick) => seats.includes(trick.winner)).reduce((sum, trick) => sum + worth(trick), 0),
  );
