/** Practice: the computer players in this browser deal and answer, and nothing leaves it. I sit in seat 0, as everywhere. */
import type { Replayed } from '../engine/load.ts';
import { type Players, PlayersError } from '../engine/players.ts';
import type { Connection } from '../table/connection.ts';
import type { Whole } from '../table/venue.ts';
import type { Action, Play } from '../types.ts';
import { keep, keptAt } from './kept.ts';
import { type Level, playersSeedOf, type Setup } from './setup.ts';

export interface Practice extends Connection {
  /** The play without my last action and all that came of it; null before I have done anything. */
  takeBack(): Promise<Play | null>;
  /** What the best player here would do in my place now. */
  hint(): Promise<Action | null>;
  /** The request of the replay protocol that tells all of this play. */
  record(): Whole;
  /** How often I was helped in this play. */
  helped(): { readonly hints: number; readonly taken: number };
}

export interface Practised {
  readonly table: string;
  readonly setup: Setup;
  /** The query of its address. */
  readonly address: string;
  /** The request of the replay protocol, but for log and players. */
  readonly base: object;
  /** The level that gives hints. */
  readonly best: Level;
}

type Answer = Extract<Replayed, { ok: true }>;

export function practise({ table, setup, address, base, best }: Practised, players: () => Promise<Players>): Practice {
  let log: Action[] = [];
  let mine: Action[] = [];
  let hints = 0;
  let taken = 0;

  /** Every seat's actions are in the log, so nobody is played for: `bots` only has the answer tell them. */
  const request = (actions: readonly Action[], level: Level): object => ({
    ...base,
    log: actions,
    bots: { seats: [], level, seed: playersSeedOf(setup.code) },
  });

  const replay = async (actions: readonly Action[]): Promise<Answer> => {
    const answer = await (await players()).replay({ ...request(actions, setup.level), view: 0 });
    if (!answer.ok) throw Object.assign(new PlayersError(), { code: answer.error.code });
    return answer;
  };

  /** Has the players act until it is my turn, and keeps what was played. */
  const goOn = async (from: readonly Action[]): Promise<Play> => {
    const actions = [...from];
    for (;;) {
      const answer = await replay(actions);
      if (answer.finished || answer.turn === 0) return settle(actions, answer);
      const { action } = await (await players()).choose(request(actions, setup.level));
      if (action === null) throw new PlayersError();
      actions.push(action);
    }
  };

  const settle = (actions: Action[], { view, finished, played = [] }: Answer): Play => {
    log = actions;
    mine = played.filter(({ seat }) => seat === 0).map(({ action }) => action);
    keep(table, { address, log, over: finished, hints, taken });
    return {
      play: address,
      table,
      date: '',
      ranked: false,
      finished,
      score: view.daily_scores?.[0] ?? null,
      rank: null,
      players: null,
      percentage: null,
      started_at: '',
      finished_at: null,
      log: mine,
      view,
    };
  };

  return {
    ranks: false,
    async open() {
      const kept = keptAt(table);
      if (kept?.address !== address) return { play: await goOn([]), waiting: null };
      ({ hints, taken } = kept);
      // What an earlier version of the engine has kept may no longer be legal: then the same cards are dealt anew.
      const play = await goOn(kept.log).catch((error) =>
        error.code === 'no_players' ? Promise.reject(error) : goOn([]),
      );
      return { play, waiting: null };
    },
    send: (_, own) => goOn([...log, ...own.slice(mine.length)]),
    now: () => Promise.resolve(null),
    others: () => Promise.resolve([]),
    async takeBack() {
      if (mine.length === 0) return null;
      const { played = [] } = await replay(log);
      const last = played.findLastIndex(({ seat }) => seat === 0);
      taken += 1;
      return goOn(log.slice(0, last));
    },
    async hint() {
      const { action } = await (await players()).choose(request(log, best));
      hints += 1;
      return action;
    },
    record: () => ({ ...base, log }),
    helped: () => ({ hints, taken }),
  };
}
