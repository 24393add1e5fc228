/** A begun play without a network: what its table last knew opens, and the move that waits is not lost. */
import { begunPlay, keptPlay } from '../../offline/begun.ts';
import { dateOf } from '../../text/dates.ts';
import type { Play } from '../../types.ts';
import type { Opened } from '../connection.ts';

export { keepPlay } from '../../offline/begun.ts';

/** So long the server has, where the play is on this device. */
const kPatienceMs = 3000;
const kAway: readonly unknown[] = ['offline', 'unavailable'];

/** Which play is opened. */
export interface Wanted {
  readonly player: string;
  readonly table: string;
  /** A date, or `today`, and what today is (serverNow). */
  readonly date: string;
  readonly now: number;
  waiting(play: Play): Opened['waiting'];
}

/**
 * What the server answers, or, where it does not, the play of that day as it was last seen here. Which day it is this device may have wrong:
 * where there is no answer at all, what was begun opens whatever its day.
 */
export function orSeen(opening: Promise<Opened>, { player, table, date, now, waiting }: Wanted): Promise<Opened> {
  const isToday = date === 'today';
  const seen = keptPlay(player, table, isToday ? dateOf(now) : date);
  const play = seen ?? (isToday ? begunPlay(player, table) : null);
  if (play === null) return opening;
  const asSeen = (): Opened => ({ play, waiting: waiting(play), away: true });
  const failed = opening.catch((error) => {
    if (!kAway.includes(error.code)) throw error;
    return asSeen();
  });
  if (seen === null) return failed;
  const late = new Promise<Opened>((open) => setTimeout(() => open(asSeen()), kPatienceMs));
  return Promise.race([failed, late]);
}
