// One view of the server tells the whole course of the deal; a frame is what lay on the table after its first `step` actions. The table
// plays a new view out by walking frames from the last one shown, so nothing is kept twice and a reload lands on the last frame at once.
import type { Announcement, BeloteContract, Card, PlayedAction, TrickCard, View } from '../types.ts';
import { bidPhase, type Call, contractAfter, handSize, isCard, winning } from './belote.ts';

export type Trick = View['tricks'][number];

/** A place in the course of a deal. A finished trick lies there until it is gathered. */
export interface Place {
  readonly step: number;
  readonly gathered: boolean;
}

export interface Frame {
  readonly place: Place;
  readonly phase: string;
  /** The seat that acts next, null when the deal is over. */
  readonly turn: number | null;
  readonly dealer: number;
  readonly hand: readonly Card[];
  readonly counts: readonly number[];
  readonly calls: readonly Call[];
  readonly contract: BeloteContract | null;
  readonly trick: readonly TrickCard[];
  /** Who wins the trick as it lies. */
  readonly winner: number | null;
  readonly tricks: readonly Trick[];
  readonly announcements: readonly Announcement[];
  /** "belote" or "rebelote" with its seat, when the last action said it. */
  readonly said: { readonly seat: number; readonly word: 'belote' | 'rebelote' } | null;
  /** Nothing of the view is left to show. */
  readonly last: boolean;
}

const actionsOfDeal = (view: View): readonly PlayedAction[] => view.played.filter((one) => one.deal === view.deal);

/** The place where everything the view tells has been shown. */
export const lastPlace = (view: View): Place => ({ step: actionsOfDeal(view).length, gathered: true });

/** Whether a full trick lies on the table at this place. */
function trickLies(view: View, place: Place): boolean {
  const cards = actionsOfDeal(view)
    .slice(0, place.step)
    .filter((one) => isCard(one.action)).length;
  return cards > 0 && cards % 4 === 0 && !place.gathered;
}

/** The next place on the way to the end, or null at the end. */
export function nextPlace(view: View, place: Place): Place | null {
  if (trickLies(view, place)) return { step: place.step, gathered: true };
  if (place.step >= actionsOfDeal(view).length) return null;
  return { step: place.step + 1, gathered: false };
}

/** Whether only gathering is left: the cards are all there, and the player may act on them. */
export const allShown = (view: View, place: Place): boolean => place.step >= actionsOfDeal(view).length;

/**
 * What lies on the table at a place of the view's course.
 * `before` is an earlier view of the same deal: it knows the hand of the bidding, which a later view no longer tells apart.
 */
export function frameAt(view: View, place: Place, before: View | null = null): Frame {
  const all = actionsOfDeal(view);
  const step = Math.min(place.step, all.length);
  const past = all.slice(0, step);
  const next = all[step];
  const calls = past.filter((one) => !isCard(one.action));
  const cards = past.filter((one) => isCard(one.action));
  const callsEver = all.filter((one) => !isCard(one.action));
  const contract = step === all.length ? view.contract : contractAfter(calls, view.game.turnup);
  const trump = contract?.trump ?? null;

  const lies = trickLies(view, place);
  const finished = Math.floor(cards.length / 4) - (lies ? 1 : 0);
  const trick = cards.slice(finished * 4).map((one) => ({ seat: one.seat, card: one.action }));
  const tricks = view.tricks.slice(0, finished);
  const winner = lies ? (view.tricks[finished]?.winner ?? null) : (winning(trick, trump)?.seat ?? null);

  const mine = all.slice(step).filter((one) => one.seat === view.seat && isCard(one.action));
  const bidding = cards.length === 0 && calls.length < callsEver.length && before !== null && before.hand.length < 8;
  const dealt = handSize(view, calls);
  const phase =
    step === all.length ? view.phase : next !== undefined && isCard(next.action) ? 'play' : bidPhase(view, calls);

  return {
    place: { step, gathered: !lies },
    phase,
    turn: step === all.length ? view.turn : (next?.seat ?? null),
    dealer: view.dealer,
    hand: bidding && before ? before.hand : [...view.hand, ...mine.map((one) => one.action)],
    counts: [0, 1, 2, 3].map((seat) => dealt - cards.filter((one) => one.seat === seat).length),
    calls,
    contract,
    trick,
    winner,
    tricks,
    announcements: announcedBy(view, cards),
    said: saidBy(view, cards, trump),
    last: step === all.length && !lies,
  };
}

/** docs/rules/belote.md 14: a seat announces with its first card; the cards are shown when the first trick is complete. */
function announcedBy(view: View, cards: readonly PlayedAction[]): readonly Announcement[] {
  const spoken = new Set(cards.map((one) => one.seat));
  return view.game.announcements
    .filter((one) => spoken.has(one.seat))
    .map((one) => (cards.length < 4 ? { ...one, cards: null } : one));
}

/** docs/rules/belote.md 14: belote is said with the first of the trump king and queen, rebelote with the second. */
function saidBy(view: View, cards: readonly PlayedAction[], trump: string | null): Frame['said'] {
  const last = cards.at(-1);
  if (!last || trump === null || last.seat !== view.game.belote) return null;
  const pair = [`K${trump}`, `Q${trump}`];
  if (!pair.includes(last.action)) return null;
  const both = pair.every((card) => cards.some((one) => one.action === card));
  return { seat: last.seat, word: both ? 'rebelote' : 'belote' };
}

/** The same frame with my own card already on its way: what I did shows at once, what follows comes from the server. */
export function withMyCard(frame: Frame, seat: number, card: Card): Frame {
  const trick = [...(frame.trick.length === 4 ? [] : frame.trick), { seat, card }];
  const swept = frame.trick.length === 4;
  return {
    ...frame,
    place: { step: frame.place.step, gathered: true },
    turn: null,
    hand: frame.hand.filter((one) => one !== card),
    counts: frame.counts.map((count, at) => (at === seat ? count - 1 : count)),
    trick,
    tricks:
      swept && frame.winner !== null ? [...frame.tricks, { winner: frame.winner, cards: frame.trick }] : frame.tricks,
    winner: winning(trick, frame.contract?.trump ?? null)?.seat ?? null,
    said: null,
    last: false,
  };
}

/** The same frame with my own call already made. */
export const withMyCall = (frame: Frame, seat: number, action: string): Frame => ({
  ...frame,
  turn: null,
  calls: [...frame.calls, { seat, action }],
  last: false,
});
