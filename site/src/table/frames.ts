// One view of the server tells the whole course of the deal; a frame is what lay on the table after its first `step` actions. The table
// plays a new view out by walking frames from the last one shown, so nothing is kept twice and a reload lands on the last frame at once.
import { type Action, type Card, givenBy, isCard, type Seat } from '../notation.ts';
import type { Contract, GameName, PlayedAction, Trick, TrickCard, View } from '../types.ts';
import type { GameFace } from './game.ts';
import { trickCard, tricksOf, winning } from './ranking.ts';

/** A place in the course of a deal. A finished trick lies there until it is gathered. */
export interface Place {
  readonly step: number;
  readonly gathered: boolean;
}

export interface Frame<G extends GameName = GameName> {
  readonly place: Place;
  readonly phase: string;
  /** The seat that acts next, null when the deal is over. */
  readonly turn: Seat | null;
  readonly dealer: Seat;
  readonly hand: readonly Card[];
  /** The cards of it that the view before did not have: drawn, taken up, exchanged. */
  readonly fresh: readonly Card[];
  readonly counts: readonly number[];
  /** This deal's actions so far, and those among them that play no card. */
  readonly past: readonly PlayedAction[];
  readonly calls: readonly PlayedAction[];
  readonly contract: Contract<G> | null;
  readonly trick: readonly TrickCard[];
  /** The trick is finished and still lies there. */
  readonly full: boolean;
  /** Who wins the trick as it lies. */
  readonly winner: Seat | null;
  readonly tricks: readonly Trick[];
  /** The view that it is a part of. */
  readonly view: View<G>;
  /** Nothing of the view is left to show. */
  readonly last: boolean;
}

type CourseFace<G extends GameName> = Pick<GameFace<G>, 'standing' | 'ranking'>;

const actionsOfDeal = (view: View): readonly PlayedAction[] => view.played.filter((one) => one.deal === view.deal);

/** The place where everything the view tells has been shown. */
export const lastPlace = (view: View): Place => ({ step: actionsOfDeal(view).length, gathered: true });

/** How many tricks are finished after so many cards, and how many cards lie in the next. */
function tricksAfter(view: View, cards: number): { readonly finished: number; readonly lying: number } {
  let finished = 0;
  let lying = cards;
  for (const trick of view.tricks) {
    const size = trick.cards.length || view.counts.length;
    if (lying < size) break;
    lying -= size;
    finished += 1;
  }
  return { finished, lying };
}

/** Whether a full trick lies on the table at this place. */
function trickLies(view: View, place: Place): boolean {
  if (place.gathered) return false;
  const past = actionsOfDeal(view).slice(0, place.step);
  // What is said after a trick, before the next is led, is said over an empty table.
  if (!isCard(past.at(-1)?.action ?? '')) return false;
  const cards = past.filter((one) => isCard(one.action)).length;
  return cards > 0 && tricksAfter(view, cards).lying === 0;
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
 * `before` is an earlier view of the same deal: it knows a hand that a later view no longer tells apart.
 */
export function frameAt<G extends GameName>(
  face: CourseFace<G>,
  view: View<G>,
  place: Place,
  before: View<G> | null = null,
): Frame<G> {
  const all = actionsOfDeal(view);
  const step = Math.min(place.step, all.length);
  const past = all.slice(0, step);
  const coming = all.slice(step);
  const atEnd = coming.length === 0;
  const lies = trickLies(view, place);
  const standing = face.standing({ view, past, coming, gathered: !lies });
  const contract = atEnd ? view.contract : standing.contract;

  const cards = past.filter((one) => isCard(one.action)).map(trickCard);
  const { finished, lying } = tricksAfter(view, cards.length);
  const taken = lies ? finished - 1 : finished;
  const size = lies ? view.tricks[taken]?.cards.length || view.counts.length : lying;
  const trick = size === 0 ? [] : cards.slice(-size);
  const best = winning(trick, face.ranking(contract, view));

  const hand =
    atEnd && !lies ? view.hand : (standing.hand ?? handAt(view, before, past, coming, standing.counts[view.seat] ?? 0));

  return {
    place: { step, gathered: !lies },
    phase: atEnd ? view.phase : standing.phase,
    turn: atEnd ? view.turn : (coming[0]?.seat ?? null),
    dealer: view.dealer,
    hand,
    fresh: before?.deal === view.deal ? hand.filter((card) => !before.hand.includes(card)) : [],
    counts: standing.counts,
    past,
    calls: past.filter((one) => !isCard(one.action)),
    contract,
    trick,
    full: lies,
    winner: lies ? (view.tricks[taken]?.winner ?? null) : (best?.seat ?? null),
    tricks: view.tricks.slice(0, taken),
    view,
    last: atEnd && !lies,
  };
}

/** My hand at an earlier point: that of the end with what left it since, or, where its size was another, that of the view before. */
function handAt(
  view: View,
  before: View | null,
  past: readonly PlayedAction[],
  coming: readonly PlayedAction[],
  size: number,
): readonly Card[] {
  const mine = (actions: readonly PlayedAction[]): Card[] =>
    actions.filter((one) => one.seat === view.seat).flatMap((one) => givenBy(one.action));
  const fromEnd = [...view.hand, ...mine(coming)];
  if (fromEnd.length === size || before === null || before.deal !== view.deal) return fromEnd;
  const gone = mine(past.slice(actionsOfDeal(before).length));
  const fromBefore = before.hand.filter((card) => !gone.includes(card));
  return fromBefore.length === size ? fromBefore : fromEnd;
}

/** The same frame with my own action already on its way: what I did shows at once, what follows comes from the server. */
export function withMine<G extends GameName>(face: CourseFace<G>, frame: Frame<G>, action: Action): Frame<G> {
  const { seat, deal } = frame.view;
  const past = [...frame.past, { deal, seat, action }];
  const given = givenBy(action);
  const counts = frame.counts.map((count, at) => (at === seat ? count - given.length : count));
  const hand = frame.hand.filter((one) => !given.includes(one));
  const next = { ...frame, past, counts, hand, turn: null, last: false };
  if (!isCard(action)) return { ...next, calls: [...frame.calls, { deal, seat, action }] };
  const trick = [...(frame.full ? [] : frame.trick), trickCard({ seat, action })];
  return {
    ...next,
    place: { step: frame.place.step, gathered: true },
    trick,
    full: false,
    tricks:
      frame.full && frame.winner !== null
        ? [...frame.tricks, { winner: frame.winner, cards: frame.trick }]
        : frame.tricks,
    winner: winning(trick, face.ranking(frame.contract, frame.view))?.seat ?? null,
  };
}

/**
 * A deal that is over while its match goes on, as it was last seen: the server's next view is of the next deal already, and tells of this
 * one only the actions and the result.
 */
export function dealEnded<G extends GameName>(face: CourseFace<G>, seen: View<G>, next: View<G>): View<G> {
  const of = next.played.filter((one) => one.deal <= seen.deal);
  const contract = next.results[seen.deal]?.contract ?? null;
  const shown = seen.tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
  const size = seen.tricks[0]?.cards.length ?? seen.counts.length;
  const cards = of.filter((one) => one.deal === seen.deal && isCard(one.action)).slice(shown);
  const tricks = [...seen.tricks, ...tricksOf(cards, size, face.ranking(contract, seen))];
  return {
    ...seen,
    phase: 'end',
    turn: null,
    legal: [],
    hand: [],
    trick: [],
    tricks,
    contract,
    played: of,
    results: next.results.slice(0, seen.deal + 1),
    scores: next.scores,
  };
}
