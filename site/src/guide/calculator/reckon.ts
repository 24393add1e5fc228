// What follows from the tricks of each deal: targets, dues and running totals (docs/rules/teen-do-paanch.md 1.4, 5, 7, 8).
import type { Seat } from '../../notation.ts';
import { kTricksInDeal, rightOf, targetsOf } from '../../table/games/teen-do-paanch/cards.ts';
import { type Due, duesFrom } from '../../table/games/teen-do-paanch/dues.ts';

/** What is known of a deal, numbers by seat. */
export interface Reckoning {
  readonly dealer: Seat;
  readonly targets: readonly number[];
  /** What is drawn in the next deal, in order; null until this one's tricks are known. */
  readonly dues: readonly Due[] | null;
  /** Tricks so far, this deal's included. */
  readonly totals: readonly number[];
  /** Tricks above the targets so far, or below them. */
  readonly differences: readonly number[];
}

/** @param deals the tricks of each deal by seat, null where they are not known */
export function reckon(firstDealer: Seat, deals: readonly (readonly number[] | null)[]): readonly Reckoning[] {
  let totals: readonly number[] = [0, 0, 0];
  let differences: readonly number[] = [0, 0, 0];
  return deals.map((tricks, deal) => {
    const dealer = rightOf(firstDealer, deal);
    const targets = targetsOf(dealer);
    const margins = tricks?.map((count, seat) => count - (targets[seat] ?? 0)) ?? null;
    if (tricks !== null && margins !== null) {
      totals = added(totals, tricks);
      differences = added(differences, margins);
    }
    return { dealer, targets, dues: margins && duesFrom(margins, rightOf(dealer)), totals, differences };
  });
}

const added = (sums: readonly number[], more: readonly number[]): readonly number[] =>
  sums.map((sum, seat) => sum + (more[seat] ?? 0));

/** A deal as it is being written down: tricks by seat, and whose were written last, the latest first. */
export interface Entry {
  readonly tricks: readonly (number | null)[];
  readonly written: readonly Seat[];
}

export const kBlank: Entry = { tricks: [null, null, null], written: [] };

/** Two players' tricks give the third's: the two written last stand, and what is left of the ten is the third's. */
export function write({ tricks, written }: Entry, seat: Seat, count: number | null): Entry {
  const said = tricks.map((known, one) => (one === seat ? count : known));
  const two = [seat, ...written.filter((one) => one !== seat)].slice(0, 2).filter((one) => said[one] !== null);
  const taken = two.reduce((sum, one) => sum + (said[one] ?? 0), 0);
  const left = two.length === 2 && taken <= kTricksInDeal ? kTricksInDeal - taken : null;
  return { tricks: said.map((known, one) => (two.includes(one) ? known : left)), written: two };
}

/** The tricks of all three, null until they are known. */
export const complete = ({ tricks }: Entry): readonly number[] | null =>
  tricks.every((count) => count !== null) ? tricks : null;

/** Two players cannot have more tricks than there are. */
export const tooMany = ({ tricks, written }: Entry): boolean =>
  written.reduce((sum, seat) => sum + (tricks[seat] ?? 0), 0) > kTricksInDeal;
