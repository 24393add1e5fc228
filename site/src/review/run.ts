/** Has a finished play reviewed in the worker, one decision after the other, so that a page can say how far it is. */
import { PlayersError } from '../engine/players.ts';
import type { Judged, ReviewedDeal, Unjudged } from '../engine/reviewed.ts';
import { sharedPlayers } from '../engine/shared.ts';

export interface Review {
  readonly deals: readonly ReviewedDeal[];
  /** My decisions that could be solved, in order. */
  readonly judged: readonly Judged[];
}

/** `record`: a request of the replay protocol with the log of all seats. `done` is told what part is, from 0 to 1. */
export async function review(record: object, done: (part: number) => void): Promise<Review> {
  const solver = await sharedPlayers();
  const decisions: (Judged | Unjudged)[] = [];
  for (;;) {
    const answer = await solver.review({ ...record, seat: 0, from: decisions.length, count: 1 });
    if (!answer.ok) throw new PlayersError();
    decisions.push(...answer.decisions);
    if (answer.total > 0) done(decisions.length / answer.total);
    if (answer.decisions.length === 0 || decisions.length === answer.total) {
      return { deals: answer.deals, judged: decisions.filter((one) => one.choices !== undefined) };
    }
  }
}
