/**
 * The rules engine in the browser: the only place that touches its memory. It explains; it never decides what the server has not
 * decided. Requests and answers are JSON; an answer lies behind its length, 32 bits little-endian, until the next call.
 */
import type { Action, Result, Seat, View } from '../types.ts';

/** Where the build put the engine; empty where the site was built without it. */
declare const ENGINE_URL: string;

interface Exports {
  readonly memory: WebAssembly.Memory;
  readonly _initialize?: () => void;
  rozbazi_alloc(size: number): number;
  rozbazi_free(at: number, size: number): void;
  rozbazi_explain(at: number, length: number): number;
  rozbazi_replay(at: number, length: number): number;
}

/** What the replay protocol answers (docs/rules/notation.md). */
export type Replayed =
  | {
      readonly ok: true;
      readonly turn: Seat | null;
      readonly legal: readonly Action[];
      readonly results: readonly Result[];
      readonly view: View;
    }
  | { readonly ok: false; readonly error: { readonly code: string; readonly rule?: string } };

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
  const { instance } = await instantiate(response);
  const exports = instance.exports as unknown as Exports;
  exports._initialize?.();
  return {
    explain(game, options, view, action) {
      const answer = ask(exports, 'rozbazi_explain', { game, options, view, action }) as {
        readonly ok?: boolean;
        readonly rule?: string | null;
      };
      return answer.ok === true ? (answer.rule ?? null) : null;
    },
    replay: (request) => ask(exports, 'rozbazi_replay', request) as Replayed,
  };
}

/** A static host may send the wrong type; then the bytes are taken as they are. */
async function instantiate(response: Response): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  const spare = response.clone();
  try {
    return await WebAssembly.instantiateStreaming(response, {});
  } catch {
    return WebAssembly.instantiate(await spare.arrayBuffer(), {});
  }
}

function ask(exports: Exports, what: 'rozbazi_explain' | 'rozbazi_replay', request: unknown): unknown {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const at = exports.rozbazi_alloc(bytes.length);
  new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
  const answer = exports[what](at, bytes.length);
  exports.rozbazi_free(at, bytes.length);
  const length = new DataView(exports.memory.buffer).getUint32(answer, true);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, answer + 4, length)));
}
