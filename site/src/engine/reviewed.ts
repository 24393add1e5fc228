/** The review of a finished play, as the engine answers it (docs/review.md). */
import type { Action, Seat, TrickCard } from '../types.ts';

export interface Choice {
  readonly action: Action;
  /** Null where the action ends the deal outside of what is counted. */
  readonly value: number | null;
  readonly cost: number | null;
  readonly score: number;
}

export interface Worth {
  readonly value: number;
  readonly score: number;
}

/** A decision in the play of the cards, solved. */
export interface Judged {
  readonly index: number;
  readonly deal: number;
  readonly action: Action;
  readonly trick: number;
  readonly table: readonly TrickCard[];
  readonly choices: readonly Choice[];
  readonly cost: number;
  readonly score_cost: number;
  readonly reason: string | null;
  readonly par?: Worth;
}

/** Any other decision. */
export interface Unjudged {
  readonly index: number;
  readonly deal: number;
  readonly action: Action;
  readonly choices?: undefined;
}

export interface ReviewedDeal {
  readonly unit?: 'points' | 'tricks';
  readonly wanted?: 'more' | 'less';
  readonly counted?: readonly Seat[];
  readonly value?: number;
  readonly score: number;
}

export type Reviewed =
  | {
      readonly ok: true;
      readonly total: number;
      readonly decisions: readonly (Judged | Unjudged)[];
      readonly deals: readonly ReviewedDeal[];
    }
  | { readonly ok: false; readonly error: { readonly code: string } };
