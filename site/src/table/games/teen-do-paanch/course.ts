// The course of a deal: the trump, the cards drawn and returned, whose hand holds how many by when (docs/rules/teen-do-paanch.md 2, 3, 5, 10).
import { argumentOf, type Card, cardOf, isCard, type Seat, verbOf } from '../../../notation.ts';
import type { DrawnAndReturned, PlayedAction, View } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import type { Course, Standing } from '../../game.ts';
import { type Due, duesIn } from './dues.ts';

type TdpView = View<'teen-do-paanch'>;
export type TdpFrame = Frame<'teen-do-paanch'>;

/** One card drawn and one returned; `returned` is null until it is, and both cards are null where they are not mine to know. */
export interface Exchange extends DrawnAndReturned {
  readonly closed: boolean;
}

const kDealtFirst = 5;
const kDealt = 10;

const made = (actions: readonly PlayedAction[], verb: string): readonly PlayedAction[] =>
  actions.filter((one) => verbOf(one.action) === verb);

export const trumpIn = (actions: readonly PlayedAction[]): PlayedAction | undefined => made(actions, 'trump')[0];

/** The exchanges begun by these actions. A card that I return is known before the server's word of it comes. */
export function exchangesIn(view: TdpView, past: readonly PlayedAction[]): readonly Exchange[] {
  const returns = made(past, 'return');
  return view.game.exchanges.slice(0, made(past, 'draw').length).map((one, place) => {
    const back = returns[place];
    return { ...one, returned: (back && argumentOf(back.action)) || null, closed: back !== undefined };
  });
}

/** The exchange that waits for its return. */
export function openExchange(view: TdpView, past: readonly PlayedAction[]): Exchange | null {
  const last = exchangesIn(view, past).at(-1);
  return last === undefined || last.closed ? null : last;
}

/** Each due with how many of it are still to be drawn. */
export function stillDue({
  view,
  past,
}: Pick<TdpFrame, 'view' | 'past'>): readonly (Due & { readonly left: number })[] {
  let done = made(past, 'return').length;
  return duesIn(view).map((due) => {
    const left = Math.max(0, due.count - done);
    done = Math.max(0, done - due.count);
    return { ...due, left };
  });
}

/** The draw that is asked for next, or is in the middle. */
export const dueNow = (frame: Pick<TdpFrame, 'view' | 'past'>): (Due & { readonly left: number }) | null =>
  stillDue(frame).find((due) => due.left > 0) ?? null;

/** Cards that came to me from another hand in this deal, and those that left for one. */
export function swapped(frame: TdpFrame): { readonly came: readonly Card[]; readonly gone: readonly Card[] } {
  const came: Card[] = [];
  const gone: Card[] = [];
  for (const { claimant, debtor, drawn, returned } of exchangesIn(frame.view, frame.past)) {
    const me = frame.view.seat;
    if (claimant !== me && debtor !== me) continue;
    const [mine, theirs] = claimant === me ? [drawn, returned] : [returned, drawn];
    if (mine !== null) came.push(mine);
    if (theirs !== null) gone.push(theirs);
  }
  return { came, gone };
}

/** Before the first card of the deal. */
export const isBeforePlay = ({ past, phase }: TdpFrame): boolean =>
  phase !== 'end' && !past.some((one) => isCard(one.action));

/** By seat: tricks taken in this deal. */
export const takenIn = ({ tricks }: TdpFrame): readonly number[] =>
  [0, 1, 2].map((seat) => tricks.filter((trick) => trick.winner === seat).length);

export function standing({ view, past, coming }: Course<'teen-do-paanch'>): Standing<'teen-do-paanch'> {
  const named = trumpIn(past);
  const open = openExchange(view, past);
  const next = coming[0]?.action ?? '';
  return {
    phase: isCard(next) ? 'play' : verbOf(next),
    contract:
      named === undefined ? null : { trump: argumentOf(named.action), chooser: named.seat, targets: view.game.targets },
    counts: [0, 1, 2].map((seat) => {
      const cards = past.filter((one) => one.seat === seat && isCard(one.action)).length;
      const moved = Number(open?.claimant === seat) - Number(open?.debtor === seat);
      return (named === undefined ? kDealtFirst : kDealt) - cards + moved;
    }),
    hand: handBefore(view, past, coming),
  };
}

/** My hand at an earlier point: that of the end, with everything undone that came after. */
function handBefore(view: TdpView, past: readonly PlayedAction[], coming: readonly PlayedAction[]): readonly Card[] {
  const me: Seat = view.seat;
  const hand = new Set(view.hand);
  let place = made([...past, ...coming], 'draw').length - 1;
  for (const { seat, action } of [...coming].reverse()) {
    const card = cardOf(action);
    const { claimant, debtor, drawn } = view.game.exchanges[place] ?? { claimant: -1, debtor: -1, drawn: null };
    const returned = argumentOf(action);
    if (card !== null && seat === me) hand.add(card);
    else if (verbOf(action) === 'return' && claimant === me) hand.add(returned);
    else if (verbOf(action) === 'return' && debtor === me) hand.delete(returned);
    else if (verbOf(action) === 'draw') {
      if (claimant === me && drawn !== null) hand.delete(drawn);
      if (debtor === me && drawn !== null) hand.add(drawn);
      place -= 1;
    }
  }
  return [...hand];
}
