/** The proof of one decision, as the engine answers it (docs/players.md). */
import type { Action, Card, View } from '../types.ts';

/** Where the cards lie: each seat's hand, and what nobody holds. */
export interface Layout {
  readonly hands: readonly (readonly Card[])[];
  readonly aside: readonly Card[];
}

export interface Way extends Layout {
  /** Whether the seat's view is the same, byte for byte. */
  readonly same_view: boolean;
  /** What the player does there; null where the view is another. */
  readonly action: Action | null;
}

export interface Proof extends Layout {
  readonly index: number;
  /** What the seat saw. */
  readonly view: View;
  /** What was done, and what the player does in the real layout. */
  readonly played: Action;
  readonly action: Action;
  readonly ways: readonly Way[];
  /** How many ways there are in all parts. */
  readonly total: number;
}

export type Proved =
  | ({ readonly ok: true } & Proof)
  | { readonly ok: false; readonly error: { readonly code: string } };
