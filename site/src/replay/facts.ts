/** What the server tells of a play besides its cards: where it came, and whether it is mine. */
import * as api from '../net/endpoints.ts';
import { withMe } from '../session.ts';
import { load } from '../store.ts';
import type { Play } from '../types.ts';
import type { Recording } from './recording.ts';
import type { TableHere } from './tables.ts';

export interface Facts {
  readonly play: string;
  readonly date: string;
  readonly mine: boolean;
  readonly ranked: boolean;
  readonly rank: number | null;
  readonly players: number | null;
  readonly percentage: number | null;
}

/** A finished play whose cards are no secret to me; others are refused by the server. */
export const fetchPlay = (play: string): Promise<Play> => withMe(() => api.play(play));

/** The play of a table here as a recording; null where it is not over. A name that was forgotten is null in `name` as well, and so is mine. */
export function recordingOf(play: Play, { game, options, deals }: TableHere): Recording | null {
  const { packs, dealer, played, by } = play;
  if (!play.finished || !packs || dealer === undefined || !played) return null;
  return {
    table: play.table,
    game,
    options: { ...options, match: { deals } },
    packs,
    dealer,
    log: played.map(({ action }) => action),
    name: by?.name ?? null,
    date: play.date,
  };
}

export const factsOf = ({ play, date, ranked, rank, players, percentage, by }: Play): Facts => ({
  play,
  date,
  mine: by !== undefined && by.player === load().me?.player,
  ranked,
  rank,
  players,
  percentage,
});
