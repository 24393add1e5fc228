/** A room's table: the server takes each action of mine after those of all others. I sit in seat 0, as everywhere. */
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import type { Connection } from '../table/connection.ts';
import type { Action, Play, Room } from '../types.ts';
import type { RoomLink } from './link.ts';
import { turned } from './turn.ts';

/** It has turned out otherwise meanwhile: somebody was faster, the computer has played for me, the match is over. */
const kOvertaken: readonly string[] = ['not_your_turn', 'not_started', 'not_seated'];

export function sitIn(link: RoomLink): Connection {
  /** An onlooker has done nothing: the log stays as it was found, and only tells that the match goes on. */
  let found: readonly Action[] | null = null;

  const playOf = ({ code, match, table, seat, view: seen }: Room): Play => {
    if (seen === null) throw new ApiError('not_started', 0);
    const view = turned(seen);
    const own = view.played.filter((one) => one.seat === 0).map(({ action }) => action);
    found ??= own;
    return {
      play: `${code}-${match}`,
      table,
      date: '',
      ranked: false,
      finished: view.finished,
      score: view.daily_scores?.[0] ?? null,
      rank: null,
      players: null,
      percentage: null,
      started_at: '',
      finished_at: null,
      log: seat === null ? found : own,
      view,
    };
  };

  return {
    ranks: false,
    open: () => Promise.resolve({ play: playOf(link.room()), waiting: null }),
    async send({ view }, log) {
      const action = log.at(-1) ?? '';
      try {
        // After those that were seen: sent twice, it is then known for the same one.
        return playOf(await link.change(() => api.act(link.code, view.played.length, action)));
      } catch (error) {
        if (error instanceof ApiError && kOvertaken.includes(error.code)) {
          throw new ApiError('log_diverges', error.status, error.problem);
        }
        throw error;
      }
    },
    async now() {
      try {
        if (!link.isFresh()) await link.ask();
        return playOf(link.room());
      } catch {
        return null;
      }
    },
    others: () => Promise.resolve([]),
  };
}
