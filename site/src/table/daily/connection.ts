/**
 * The deal of the day: the server deals, judges and records. A move that could not be sent waits on this device, and so does the play as it
 * was last seen.
 */
import { serverNow } from '../../net/call.ts';
import * as api from '../../net/endpoints.ts';
import { ensurePlayer, withMe } from '../../player.ts';
import { load } from '../../store.ts';
import type { Play } from '../../types.ts';
import { type Connection, codeOf, type Opened } from '../connection.ts';
import { here } from '../here.ts';
import { keepMove, waitingMove } from '../moves.ts';

/** The server has judged the move; it is not to be sent again. */
const kJudged: readonly string[] = ['log_diverges', 'illegal_action', 'unknown_action', 'log_after_end'];

const player = (): string => load().me?.player ?? '';

const seen = () => import('./seen.ts');

/** Puts an answer away for a time without a network. */
async function noted(asked: Promise<Play>): Promise<Play> {
  const play = await asked;
  void seen().then(
    ({ keepPlay }) => keepPlay(player(), play),
    () => undefined,
  );
  return play;
}

export const connectToServer = (date: string): Connection => ({
  ranks: true,
  async open() {
    const begin = async (): Promise<Opened> => {
      await ensurePlayer();
      const play = await noted(withMe(() => api.startPlay(here().table, date)));
      return { play, waiting: waitingMove(play.play, play.log) };
    };
    const opening = begin();
    // It may fail before anybody listens.
    opening.catch(() => undefined);
    const opened = await seen().then(
      ({ orSeen }) =>
        orSeen(opening, {
          player: player(),
          table: here().table,
          date,
          now: serverNow(),
          waiting: ({ play, log }) => waitingMove(play, log),
        }),
      () => opening,
    );
    // A reload, also after midnight, comes back to this day's play.
    history.replaceState(null, '', `?date=${opened.play.date}`);
    return opened;
  },
  async send({ play }, log) {
    keepMove(play, log);
    try {
      const answer = await noted(withMe(() => api.sendLog(play, log)));
      keepMove(play, null);
      return answer;
    } catch (error) {
      if (kJudged.includes(codeOf(error))) keepMove(play, null);
      throw error;
    }
  },
  now: ({ play }) => noted(withMe(() => api.play(play))).catch(() => null),
  async others({ date }) {
    const { others } = here();
    if (others.length === 0) return [];
    const day = await api.day(date).catch(() => null);
    return others.filter((table) => day?.tables.some((one) => one.table === table));
  },
});
