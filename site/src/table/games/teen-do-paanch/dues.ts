// Who draws from whom, and how many (docs/rules/teen-do-paanch.md 5.1, 5.3, 5.4).
import type { Seat } from '../../../notation.ts';
import type { Result, View } from '../../../types.ts';
import { rightOf } from './cards.ts';

type TdpResult = Result<'teen-do-paanch'>;

/** So many cards that one seat draws from another. */
export interface Due {
  readonly claimant: Seat;
  readonly debtor: Seat;
  readonly count: number;
}

/** By seat: tricks above the target (to draw in the next deal) or below it (owed). */
export const marginsOf = ({ contract, tricks }: TdpResult): readonly number[] =>
  tricks.map((count, seat) => count - (contract?.targets[seat] ?? count));

/** What the deal before left to be settled in this one. */
export function duesIn({ deal, dealer, results }: View<'teen-do-paanch'>): readonly Due[] {
  const before = results[deal - 1];
  return before === undefined ? [] : duesFrom(marginsOf(before), dealer);
}

/** The draws in their order: claimants right, left, dealer; each takes from dealer, left, right. */
export function duesFrom(margins: readonly number[], dealer: Seat): readonly Due[] {
  const right = rightOf(dealer);
  const left = rightOf(dealer, 2);
  const open = [...margins];
  const dues: Due[] = [];
  for (const claimant of [right, left, dealer]) {
    for (const debtor of [dealer, left, right]) {
      const count = Math.min(open[claimant] ?? 0, -(open[debtor] ?? 0));
      if (count <= 0) continue;
      dues.push({ claimant, debtor, count });
      open[claimant] = (open[claimant] ?? 0) - count;
      open[debtor] = (open[debtor] ?? 0) + count;
    }
  }
  return dues;
}
