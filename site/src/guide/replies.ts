// How the others go on at a small table, among the cards that the engine allows them: no player of the table, only a fair opponent for a trick.
import { cardOf, isCard } from '../notation.ts';
import { here } from '../table/here.ts';
import { type Ranking, winning } from '../table/ranking.ts';
import type { Action, Card, Seat, TrickCard } from '../types.ts';

interface Question {
  readonly seat: Seat;
  readonly trick: readonly TrickCard[];
  readonly legal: readonly Action[];
  readonly ranking: Ranking;
  /** What a card is worth to whoever wins it. */
  points(card: Card): number;
}

/** The cheapest card that wins; where none does the cheapest of all, or the dearest to a partner's trick. Null where no card may be played. */
export function reply({ seat, trick, legal, ranking, points }: Question): Action | null {
  const cards = legal.filter(isCard);
  const card = (action: Action): Card => cardOf(action) ?? '';
  const cheapest = (actions: readonly Action[]): Action[] =>
    [...actions].sort(
      (a, b) => points(card(a)) - points(card(b)) || ranking.strength(card(b)) - ranking.strength(card(a)),
    );
  const best = winning(trick, ranking);
  if (best === null) return cheapest(cards).at(-1) ?? null;
  if (here().seating.partners && (best.seat + seat) % 2 === 0) return cheapest(cards).at(-1) ?? null;
  const wins = (action: Action): boolean => winning([...trick, { seat, card: card(action) }], ranking)?.seat === seat;
  return cheapest(cards.filter(wins))[0] ?? cheapest(cards)[0] ?? null;
}
