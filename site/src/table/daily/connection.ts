/** The deal of the day: the server deals, judges and records; a move that could not be sent waits on this device. */
import * as api from '../../net/endpoints.ts';
import { ensurePlayer, withMe } from '../../player.ts';
import { type Connection, codeOf } from '../connection.ts';
import { here } from '../here.ts';
import { keepMove, waitingMove } from '../moves.ts';

/** The server has judged the move; it is not to be sent again. */
const kJudged: readonly string[] = ['log_diverges', 'illegal_action', 'unknown_action', 'log_after_end'];

export const connectToServer = (date: string): Connection => ({
  ranks: true,
  async open() {
    await ensurePlayer();
    const play = await withMe(() => api.startPlay(here().table, date));
    // A reload, also after midnight, comes back to this day's play.
    history.replaceState(null, '', `?date=${play.date}`);
    return { play, waiting: waitingMove(play.play, play.log) };
  },
  async send({ play }, log) {
    keepMove(play, log);
    try {
      const answer = await withMe(() => api.sendLog(play, log));
      keepMove(play, null);
      return answer;
    } catch (error) {
      if (kJudged.includes(codeOf(error))) keepMove(play, null);
      throw error;
    }
  },
  now: ({ play }) => withMe(() => api.play(play)).catch(() => null),
  async others({ date }) {
    const { others } = here();
    if (others.length === 0) return [];
    const day = await api.day(date).catch(() => null);
    return others.filter((table) => day?.tables.some((one) => one.table === table));
  },
});
