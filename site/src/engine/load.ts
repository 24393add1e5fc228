/** The rules engine in the browser. It explains; it never decides what the server has not decided. */
import type { Action, PlayedAction, Result, Seat, View } from '../types.ts';
import { openModule } from './module.ts';

/** Where the build put the engine; empty where the site was built without it. */
declare const ENGINE_URL: string;

/** What the replay protocol answers (docs/rules/notation.md). */
export type Replayed =
  | {
      readonly ok: true;
      readonly turn: Seat | null;
      readonly legal: readonly Action[];
      readonly finished: boolean;
      readonly results: readonly Result[];
      /** Where a seat's is asked for. */
      readonly view: View;
      /** Where `bots` are asked for. */
      readonly played?: readonly PlayedAction[];
    }
  | { readonly ok: false; readonly error: { readonly code: string; readonly rule?: string; readonly index?: number } };

export interface Engine {
  /** The code of the rule that forbids an action to the seat of this view, null where it is legal or cannot be told. */
  explain(game: string, options: Readonly<Record<string, unknown>>, view: View, action: Action): string | null;
  /** What comes of a whole log. */
  replay(request: unknown): Replayed;
}

let loading: Promise<Engine | null> | null = null;

/** The engine, loaded once; null where it cannot be had, which every caller must be able to live with. */
export function loadEngine(): Promise<Engine | null> {
  loading ??= load().catch(() => null);
  return loading;
}

async function load(): Promise<Engine | null> {
  if (ENGINE_URL === '') return null;
  const response = await fetch(ENGINE_URL);
  if (!response.ok) return null;
  const module = await openModule(response);
  return {
    explain(game, options, view, action) {
      const answer = module.ask('rozbazi_explain', { game, options, view, action }) as {
        readonly ok?: boolean;
        readonly rule?: string | null;
      };
      return answer.ok === true ? (answer.rule ?? null) : null;
    },
    replay: (request) => module.ask('rozbazi_replay', request) as Replayed,
  };
}
