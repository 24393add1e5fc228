/** The decisions of seat 0, and what the field did at each of them (docs/api.md, `/field`). */
import type { Action, FieldChoice } from '../types.ts';
import type { Course } from './course.ts';

export interface Decision {
  /** Its place among those of seat 0, as the API counts them. */
  readonly index: number;
  readonly action: Action;
  /** The stop before it, and the one after. */
  readonly before: number;
  readonly after: number;
}

export interface FieldRow {
  readonly action: Action;
  readonly plays: number;
  /** Of all that came as far, from 0 to 1. */
  readonly share: number;
  /** Null where nobody who counts chose it. */
  readonly mean: number | null;
  readonly mine: boolean;
}

export function decisionsOf({ played, stops }: Course): readonly Decision[] {
  return played
    .map((one, made) => ({ ...one, made }))
    .filter(({ seat }) => seat === 0)
    .map(({ action, made, deal }, index) => ({
      index,
      action,
      before: stops.findLastIndex((stop) => stop.made === made && stop.deal === deal),
      after: stops.findIndex((stop) => stop.made === made + 1 && stop.deal === deal),
    }));
}

/** The decision that a stop is about: the one to be made there, else the one made last; before all of them the first. */
export function decisionAt(decisions: readonly Decision[], at: number): Decision | null {
  const next = decisions.find(({ before }) => before === at);
  return next ?? decisions.findLast(({ after }) => after <= at) ?? decisions[0] ?? null;
}

/** What was chosen there, the commonest first, mine among it even where this play does not count. */
export function fieldRows(choices: readonly FieldChoice[], mine: Action): readonly FieldRow[] {
  const all = choices.reduce((sum, { plays }) => sum + plays, 0);
  const rows: FieldRow[] = choices.map(({ action, plays, mean_score }) => ({
    action,
    plays,
    share: plays / all,
    mean: mean_score,
    mine: action === mine,
  }));
  if (!rows.some((row) => row.mine)) rows.push({ action: mine, plays: 0, share: 0, mean: null, mine: true });
  return rows.sort((one, other) => other.plays - one.plays || (other.mean ?? 0) - (one.mean ?? 0));
}
