/**
 * The course of a finished play, place by place. What lies on the table at each of them, and what each seat then held, the engine says: it is
 * asked for the view of a seat after so many actions, and nothing is worked out here that a rule decides.
 */
import type { Engine, Replayed } from '../engine/load.ts';
import { givenBy } from '../notation.ts';
import { dealEnded, type Frame, frameAt } from '../table/frames.ts';
import type { GameFace } from '../table/game.ts';
import type { Action, Card, PlayedAction, Result, Seat, View } from '../types.ts';

/** A place of the replay: after so many actions of the match. */
export interface Stop {
  readonly deal: number;
  /** Actions of this deal, and of the match. */
  readonly step: number;
  readonly made: number;
  /** The trick finished last has been taken off the table: a place of its own only where that is worth a word. */
  readonly gathered: boolean;
}

/** The engine does not accept the recording: its code, and the action that is at fault. */
export class RecordingError extends Error {
  readonly code: string;
  readonly index: number | null;

  constructor(code: string, index: number | null = null) {
    super(code);
    this.code = code;
    this.index = index;
  }
}

export interface Course {
  readonly stops: readonly Stop[];
  /** All that was done, unmasked. */
  readonly played: readonly PlayedAction[];
  readonly results: readonly Result[];
  /** The match as it ended, as seat 0 saw it. */
  readonly view: View;
  readonly deals: number;
  /** What a seat saw at a stop. */
  frame(at: number, seat?: Seat): Frame;
  /** The cards that a seat held at a stop. */
  hand(at: number, seat: Seat): readonly Card[];
  /** The stop after so many actions of the match: in a deal that they end, its last one. */
  stopOf(made: number): number;
  /** First and last stop of a deal. */
  dealSpan(deal: number): readonly [first: number, last: number];
}

/** `request`: a request of the replay protocol without log. Throws RecordingError. */
export function createCourse(face: GameFace, engine: Engine, request: object, log: readonly Action[]): Course {
  const views = new Map<string, View>();
  const replayed = (made: number, seat: Seat): Replayed =>
    engine.replay({ ...request, log: log.slice(0, made), view: seat });

  const whole = replayed(log.length, 0);
  if (!whole.ok) throw new RecordingError(whole.error.code, whole.error.index ?? null);
  if (!whole.finished) throw new RecordingError('unfinished');
  const { view, results } = whole;
  const played = view.played.map((one, place) => ({ ...one, action: log[place] ?? one.action }));

  const viewAt = (made: number, seat: Seat): View => {
    const key = `${made} ${seat}`;
    let found = views.get(key);
    if (found === undefined) {
      const answer = replayed(made, seat);
      if (!answer.ok) throw new RecordingError(answer.error.code);
      found = answer.view;
      views.set(key, found);
    }
    return found;
  };

  /** The view of a seat while that deal lay on the table: the last action of a deal brings the view of the next. */
  const viewIn = ({ deal, step, made }: Stop, seat: Seat): View => {
    const now = viewAt(made, seat);
    if (now.deal === deal || step === 0) return now;
    const seen = viewAt(made - 1, seat);
    const last = played[made - 1];
    const gone = last?.seat === seat ? givenBy(last.action) : [];
    return { ...dealEnded(face, seen, now), hand: seen.hand.filter((card) => !gone.includes(card)) };
  };

  const frameOf = (stop: Stop, seat: Seat): Frame => {
    const { deal, step, made, gathered } = stop;
    const before = step === 0 ? null : viewIn({ deal, step: step - 1, made: made - 1, gathered: true }, seat);
    return frameAt(face, viewIn(stop, seat), { step, gathered }, before);
  };

  const stops: Stop[] = [];
  const deals = results.length;
  for (let deal = 0, from = 0; deal < deals; deal += 1) {
    const length = played.filter((one) => one.deal === deal).length;
    for (let step = 0; step <= length; step += 1) {
      const stop = { deal, step, made: from + step, gathered: false };
      stops.push(stop);
      const lying = frameOf(stop, 0);
      const taken = { ...stop, gathered: true };
      if (lying.full && face.told(lying, frameOf(taken, 0)).length > 0) stops.push(taken);
    }
    from += length;
  }

  const frames = new Map<string, Frame>();
  const frame = (at: number, seat: Seat = 0): Frame => {
    const key = `${at} ${seat}`;
    const known = frames.get(key) ?? frameOf(stops[at] as Stop, seat);
    frames.set(key, known);
    return known;
  };

  return {
    stops,
    played,
    results,
    view,
    deals,
    frame,
    hand: (at, seat) => frame(at, seat).hand,
    stopOf: (made) =>
      Math.max(
        0,
        stops.findIndex((stop) => stop.made === made),
      ),
    dealSpan: (deal) => [
      stops.findIndex((stop) => stop.deal === deal),
      stops.findLastIndex((stop) => stop.deal === deal),
    ],
  };
}
