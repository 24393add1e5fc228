// How a small table goes on: from one state to the next, by what the engine answers. Nothing here draws.
import type { Replayed } from '../engine/load.ts';
import { cardOf, isCard } from '../notation.ts';
import type { Action, Card, GameName, Seat, Trick, TrickCard, View } from '../types.ts';
import type { Options } from './position.ts';

/** An example as the build left it: the request up to the position, and what seat 0 sees there. */
export interface Example {
  readonly request: { readonly game: GameName; readonly options?: Options; readonly log: readonly Action[] };
  readonly view: View;
}

export interface State {
  readonly log: readonly Action[];
  readonly view: View;
  /** What whoever is on turn may do. */
  readonly legal: readonly Action[];
  /** The trick that lies on the table, finished or not. */
  readonly trick: readonly TrickCard[];
  /** Who won it, null while it is not finished. */
  readonly winner: Seat | null;
  /** Cards that have been tried here and refused. */
  readonly refused: readonly Card[];
  /** The ways in which a card that was touched can be played, where there are several. */
  readonly ways: readonly Action[];
  /** The deal has ended. */
  readonly over: boolean;
}

export const started = ({ request, view }: Example): State => ({
  log: request.log,
  view,
  legal: view.legal,
  trick: view.trick,
  winner: null,
  refused: [],
  ways: [],
  over: false,
});

/** The finished trick is taken off the table; of the next one there may lie some cards already. */
export const gathered = (state: State): State =>
  state.winner === null ? state : { ...state, trick: state.view.trick, winner: null };

export const refusedCard = (state: State, card: Card): State => ({
  ...gathered(state),
  ways: [],
  refused: [...state.refused, card],
});

/** After an action that the engine has accepted. */
export function taken(before: State, action: Action, answer: Extract<Replayed, { ok: true }>): State {
  const { view, legal, results } = answer;
  const seat = before.view.turn ?? 0;
  const laid = isCard(action) ? [{ seat, card: cardOf(action) ?? '' }] : [];
  const lies = [...gathered(before).trick, ...laid];
  const finished = view.tricks.length > before.view.tricks.length ? (view.tricks.at(-1) as Trick) : null;
  return {
    log: [...before.log, action],
    view,
    legal,
    trick: finished?.cards ?? (view.trick.length > 0 ? view.trick : lies),
    winner: finished?.winner ?? null,
    refused: [],
    ways: [],
    over: results.length > before.view.results.length,
  };
}

/** Whether another seat is to play to the trick on the table. */
export const othersPlay = ({ winner, over, view }: State): boolean => winner === null && !over && !!view.turn;

/** Whether the reader may play a card: not before he has seen what others have led to the next trick. */
export const mayPlay = ({ over, view, winner }: State): boolean =>
  !over && view.turn === 0 && (winner === null || view.trick.length === 0);
