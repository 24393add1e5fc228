// The course of a deal of Schafkopf: what is called, which game is played by whom, who is known as the partner (docs/rules/schafkopf.md 5, 6, 14).
import { type Action, argumentOf, type Card, isCard, type Seat, verbOf } from '../../../notation.ts';
import type { PlayedAction, SchafkopfContract, SchafkopfGame, View } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import type { Course, Standing } from '../../game.ts';
import { here } from '../../here.ts';
import { isPlainCardOf, kTricksInDeal } from './cards.ts';

const kSeats = [0, 1, 2, 3] as const;

export interface Call {
  readonly seat: Seat;
  readonly game: SchafkopfGame;
}

export const gameOf = (action: Action): SchafkopfGame => argumentOf(action) as SchafkopfGame;

/** What was said in the auction. */
export const auctionOf = (past: readonly PlayedAction[]): readonly PlayedAction[] =>
  past.filter(({ action }) => action === 'pass' || verbOf(action) === 'call');

/** The game that stands, null while there is none. */
export function standingCall(past: readonly PlayedAction[]): Call | null {
  const last = past.filter(({ action }) => verbOf(action) === 'call').at(-1);
  return last === undefined ? null : { seat: last.seat, game: gameOf(last.action) };
}

/** The contract after these actions: null until the auction is over. */
export function contractAfter(past: readonly PlayedAction[], view: View<'schafkopf'>): SchafkopfContract | null {
  const call = standingCall(past);
  const passes = past.filter(({ action }) => action === 'pass').length;
  if (call === null) {
    const ramsch = passes === kSeats.length && here().options.ramsch === true;
    return ramsch ? { game: 'ramsch', declarer: null, suit: null, partner: null } : null;
  }
  // Who has passed is out; only the seat whose game stands has not.
  if (call.game !== 'sie' && passes < kSeats.length - 1) return null;
  const named = past.map(({ action }) => action).find((action) => ['ace', 'trump'].includes(verbOf(action)));
  const suit = named === undefined ? null : argumentOf(named);
  const partner = call.game === 'rufspiel' && suit !== null ? knownPartner(past, view, suit) : null;
  return { game: call.game, declarer: call.seat, suit, partner };
}

/** Whether I was dealt a card. */
const wasMine = (card: Card, { hand, played, deal, seat }: View<'schafkopf'>): boolean =>
  hand.includes(card) || played.some((one) => one.deal === deal && one.seat === seat && one.action === card);

const knownPartner = (past: readonly PlayedAction[], view: View<'schafkopf'>, suit: string): Seat | null =>
  wasMine(`A${suit}`, view) ? view.seat : shownPartner(past, suit);

/** The partner as all may know him: he has played the called ace, or run away from it. */
export function shownPartner(past: readonly PlayedAction[], suit: string): Seat | null {
  const ace = `A${suit}`;
  const cards = past.filter(({ action }) => isCard(action));
  for (let from = 0; from < cards.length; from += kSeats.length) {
    const trick = cards.slice(from, from + kSeats.length);
    const fell = trick.find(({ action }) => action === ace);
    if (fell) return fell.seat;
    const [first] = trick;
    if (first && trick.length === kSeats.length && isPlainCardOf(first.action, suit)) return first.seat;
  }
  return null;
}

/** Whether I am the partner and nobody else can know it yet. */
export const isSecretPartner = ({ contract, past, view }: Frame<'schafkopf'>): boolean =>
  contract?.partner === view.seat && contract.suit !== null && shownPartner(past, contract.suit) === null;

function phaseOf(next: Action): string {
  if (isCard(next)) return 'play';
  return ['ace', 'trump'].includes(verbOf(next)) ? 'declare' : 'auction';
}

export function standing({ view, past, coming }: Course<'schafkopf'>): Standing<'schafkopf'> {
  const next = coming[0]?.action;
  const played = (seat: Seat): number => past.filter((one) => one.seat === seat && isCard(one.action)).length;
  return {
    phase: next === undefined ? view.phase : phaseOf(next),
    contract: contractAfter(past, view),
    counts: kSeats.map((seat) => kTricksInDeal - played(seat)),
  };
}
