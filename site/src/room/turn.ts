/**
 * A view turned round so that its seat is seat 0, at the bottom, as every table believes that I am: each number that names a seat and each
 * list with an entry a seat, wherever they stand in it. Distances stay, so partners stay opposite and turns go on the same way. An
 * onlooker sees the table as seat 0 does, with no hand and nothing to do.
 */
import type { Seat } from '../notation.ts';
import type { View } from '../types.ts';

/** An onlooker's seat in a turned view: no seat there is. */
export const kNoSeat: Seat = -1;

/** Members that name a seat, or null. */
const kSeat: readonly string[] = [
  ...['seat', 'dealer', 'turn', 'winner', 'declarer', 'partner', 'chooser', 'belote', 'exchanged_by'],
  ...['sitting_out', 'claimant', 'debtor'],
];
/** Members that list seats, ascending. */
const kSeats: readonly string[] = ['seats', 'winners'];
/** Members with an entry a seat, where they are lists; `points` is one number elsewhere, and a view's `tricks` are those that were played. */
const kBySeat: readonly string[] = [
  ...['counts', 'scores', 'points', 'tricks', 'targets', 'due', 'shown', 'daily_scores'],
];

/** The seat at the table that a seat of the view is, where `bottom` sits at the bottom. */
export const turnedSeat = (seat: Seat, bottom: Seat, seats: number): Seat => (seat - bottom + seats) % seats;

/** The view as the table of its seat shows it. */
export function turned(view: View): View {
  const onlooker = view.seat === null;
  const bottom = view.seat ?? 0;
  const seats = view.counts.length;
  const seat = (one: unknown): unknown => (typeof one === 'number' ? turnedSeat(one, bottom, seats) : one);
  const round = <T>(list: readonly T[]): readonly T[] => [...list.slice(bottom), ...list.slice(0, bottom)];

  const walk = (value: unknown, name: string): unknown => {
    if (kSeat.includes(name)) return typeof value === 'object' && value !== null ? inside(value) : seat(value);
    if (!Array.isArray(value)) return typeof value === 'object' && value !== null ? inside(value) : value;
    if (kSeats.includes(name)) return value.map(seat).sort();
    if (name === 'hands') return value.map(round);
    const bySeat = kBySeat.includes(name) && value.length === seats && !value.some(isTrick);
    return (bySeat ? round(value) : value).map((one) => walk(one, ''));
  };
  const inside = (node: object): object =>
    Object.fromEntries(Object.entries(node).map(([name, value]) => [name, walk(value, name)]));

  const whole = inside(view) as View;
  return onlooker ? { ...whole, seat: kNoSeat } : whole;
}

const isTrick = (one: unknown): boolean => typeof one === 'object' && one !== null && 'winner' in one;
