/** Moves that wait on this device are sent from the day's page too: their table need not be open. */
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { withMe } from '../session.ts';
import { load } from '../store.ts';
import { keepMove, keptLog } from '../table/moves.ts';
import type { Action } from '../types.ts';
import { keepPlay, waitingPlays } from './begun.ts';

/** The server has judged the move, or knows neither it nor me: it is not to be sent again. */
const kSettled = /^(log_diverges|illegal_action|unknown_action|log_after_end|no_such_play|not_yours)$/;

/** Whether anything was sent. A move whose day has closed waits for its table, which explains that. */
export async function sendWaiting(): Promise<boolean> {
  let sent = false;
  const { me } = load();
  if (me === null) return false;
  for (const play of waitingPlays()) {
    try {
      keepPlay(me.player, await withMe(() => api.sendLog(play, keptLog(play) as readonly Action[])));
      keepMove(play, null);
      sent = true;
    } catch (error) {
      if (!(error instanceof ApiError)) continue;
      if (kSettled.test(error.code)) keepMove(play, null);
      else if (error.code === 'offline') return sent;
    }
  }
  return sent;
}
