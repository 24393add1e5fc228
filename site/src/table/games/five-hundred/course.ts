// The course of a deal of Five Hundred: who holds the contract, how many cards each hand has, who sits out (docs/rules/five-hundred.md 4 to 6, 8).
import { type Action, argumentOf, type Card, cardOf, givenBy, isCard, type Seat, verbOf } from '../../../notation.ts';
import type { FiveHundredContract, PlayedAction } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import type { Course, Standing } from '../../game.ts';
import { bidOf, isMisere, kTricksInDeal } from './bids.ts';

const kSeats = [0, 1, 2, 3] as const;
const kKitty = 3;

/** The highest bid so far, null while there is none. */
export const highestBid = (past: readonly PlayedAction[]): PlayedAction | null =>
  past.filter((one) => verbOf(one.action) === 'bid').at(-1) ?? null;

/** The contract after these actions: null until three have passed and somebody has bid. */
export function contractAfter(past: readonly PlayedAction[]): FiveHundredContract | null {
  const highest = highestBid(past);
  if (highest === null || past.filter((one) => one.action === 'pass').length < kSeats.length - 1) return null;
  const bid = argumentOf(highest.action);
  const given = past.map((one) => one.action).find((action) => verbOf(action) === 'joker');
  const suit = given === undefined || given === 'joker:none' ? null : argumentOf(given);
  return { declarer: highest.seat, bid, value: bidOf(bid).value, joker_suit: suit, made: null };
}

function phaseOf(next: Action): string {
  if (isCard(next)) return 'play';
  const verb = verbOf(next);
  return verb === 'discard' || verb === 'joker' ? verb : 'auction';
}

export function standing({ view, past, coming }: Course<'five-hundred'>): Standing<'five-hundred'> {
  const contract = contractAfter(past);
  const discarded = past.some((one) => verbOf(one.action) === 'discard');
  const counts = kSeats.map((seat) => {
    const taken = contract?.declarer === seat && !discarded ? kKitty : 0;
    return kTricksInDeal + taken - past.filter((one) => one.seat === seat && isCard(one.action)).length;
  });
  const next = coming[0]?.action;
  const point = { phase: next === undefined ? view.phase : phaseOf(next), contract, counts };
  const { kitty } = view.game;
  if (kitty === null || contract !== null) return point;
  // I came to hold the kitty later: my ten are those of the end without it.
  const later = coming.filter((one) => one.seat === view.seat).flatMap((one) => givenBy(one.action));
  return { ...point, hand: [...view.hand, ...later].filter((card) => !kitty.includes(card)) };
}

/** The seat that sits out: the partner of who plays a misère. */
export function outside({ contract }: Pick<Frame<'five-hundred'>, 'contract'>): Seat | null {
  return contract !== null && isMisere(bidOf(contract.bid)) ? (contract.declarer + 2) % kSeats.length : null;
}

/** The open hand of an open misère as it was at this point; empty before the first trick is complete. */
export function exposedCards(frame: Frame<'five-hundred'>, seat: Seat): readonly Card[] {
  const { exposed } = frame.view.game;
  if (exposed?.seat !== seat || (frame.tricks.length === 0 && !frame.full)) return [];
  const later = frame.view.played.filter((one) => one.deal === frame.view.deal).slice(frame.past.length);
  const kept = later.filter((one) => one.seat === seat).map((one) => cardOf(one.action));
  return [...exposed.cards, ...kept.filter((card): card is Card => card !== null)];
}

/** Tricks taken so far by the side of a seat, a trick that lies there complete not counted. */
export const tricksOf = (frame: Frame<'five-hundred'>, seat: Seat): number =>
  frame.tricks.filter((trick) => trick.winner % 2 === seat % 2).length;
