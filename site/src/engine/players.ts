/**
 * The computer players in the browser: a module of their own, fetched where they are wanted and nowhere else, at work in a worker of its own
 * so that the page never stands still. The same choices as the server's players make, to the byte.
 */
import type { Action, Seat } from '../types.ts';
import type { Replayed } from './load.ts';
import type { Question } from './module.ts';
import type { Proved } from './proved.ts';
import type { Reviewed } from './reviewed.ts';

/** The worker's script. */
declare const PLAYERS_WORKER: string;

/** What the worker sends back: how much of the module has come, that it is there, an answer. */
export type FromWorker =
  | { readonly kind: 'loading'; readonly part: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number | null };

export interface ToWorker {
  readonly id: number;
  readonly what: Question;
  readonly request: unknown;
}

export interface Chosen {
  readonly turn: Seat | null;
  readonly action: Action | null;
}

export interface Players {
  /** What comes of a whole log (docs/rules/notation.md). */
  replay(request: unknown): Promise<Replayed>;
  /** What a computer player does whose turn it is after the log. */
  choose(request: unknown): Promise<Chosen>;
  /** The code of the rule that forbids an action to the seat of a view, null where it is legal or cannot be told. */
  explain(request: unknown): Promise<string | null>;
  /** What decisions of a finished play cost (docs/review.md). */
  review(request: unknown): Promise<Reviewed>;
  /** What a computer player does where the cards that it does not see lie in other ways (docs/players.md). */
  prove(request: unknown): Promise<Proved>;
}

/** They could not be fetched, or something broke in them. */
export class PlayersError extends Error {
  readonly code = 'no_players';
}

/** Fetches the players; `loading` is told how much of them has come, from 0 to 1. */
export function openPlayers(loading: (part: number) => void): Promise<Players> {
  const waiting = new Map<number, { done: (answer: unknown) => void; failed: (error: Error) => void }>();
  let asked = 0;
  return new Promise((ready, refused) => {
    const worker = new Worker(PLAYERS_WORKER);
    const broken = (): void => {
      refused(new PlayersError());
      for (const { failed } of waiting.values()) failed(new PlayersError());
      waiting.clear();
    };
    const ask = (what: Question, request: unknown): Promise<unknown> =>
      new Promise((done, failed) => {
        const id = ++asked;
        waiting.set(id, { done, failed });
        worker.postMessage({ id, what, request } satisfies ToWorker);
      });
    worker.addEventListener('error', broken);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'loading') loading(data.part);
      else if (data.kind === 'ready') {
        ready({
          replay: (request) => ask('rozbazi_replay', request) as Promise<Replayed>,
          choose: (request) => ask('rozbazi_choose', request) as Promise<Chosen>,
          explain: async (request) => {
            const { rule } = (await ask('rozbazi_explain', request)) as { readonly rule?: string | null };
            return rule ?? null;
          },
          review: (request) => ask('rozbazi_review', request) as Promise<Reviewed>,
          prove: (request) => ask('rozbazi_prove', request) as Promise<Proved>,
        });
      } else if (data.kind === 'answer') {
        waiting.get(data.id)?.done(data.answer);
        waiting.delete(data.id);
      } else if (data.id === null) {
        worker.terminate();
        broken();
      } else {
        waiting.get(data.id)?.failed(new PlayersError());
        waiting.delete(data.id);
      }
    });
  });
}
