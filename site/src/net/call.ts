/** One call of the API: sends, retries what may be sent again, and turns every failure into an ApiError. */
import { load } from '../store.ts';
import type { Problem } from '../types.ts';

/**
 * `code` is the API's, or one of ours: `offline` (no answer, after retries), `no_server` (something answered that is
 * not the API: a plain file server).
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly problem: Problem | null;

  constructor(code: string, status: number, problem: Problem | null = null) {
    super(problem?.detail ?? code);
    this.code = code;
    this.status = status;
    this.problem = problem;
  }
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Sends this device's token. */
  readonly token?: boolean;
  /** Safe to send again when no answer came. */
  readonly again?: boolean;
}

/** How far the server's clock is ahead of this device's, as far as its answers tell. */
let aheadMs = 0;

/** The server's time, in milliseconds since the epoch: days are counted by its clock, not by the visitor's. */
export const serverNow = (): number => Date.now() + aheadMs;

const kTries = 3;
const kPatienceMs = 12_000;

export async function call<T>(path: string, options: Call = {}): Promise<T> {
  const { again = true } = options;
  for (let attempt = 1; ; attempt++) {
    // Without any network there is nothing to be patient for.
    const last = !again || attempt === kTries || !navigator.onLine;
    let response: Response;
    try {
      response = await send(path, options);
    } catch {
      if (last) throw new ApiError('offline', 0);
      await wait(300 * 3 ** (attempt - 1));
      continue;
    }
    const date = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(date)) aheadMs = date - Date.now();
    if (response.status === 503 && !last) {
      await wait(1000 * Math.min(5, Number(response.headers.get('Retry-After')) || 1));
      continue;
    }
    return read<T>(response);
  }
}

function send(path: string, { method = 'GET', body, token = false }: Call): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const me = token ? load().me : null;
  if (me) headers.Authorization = `Bearer ${me.token}`;
  return fetch(`/v1/${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(kPatienceMs),
  });
}

async function read<T>(response: Response): Promise<T> {
  // Nothing is in it, or nothing is new.
  if (response.status === 204 || response.status === 304) return undefined as T;
  const type = response.headers.get('Content-Type') ?? '';
  if (!/^application\/(problem\+)?json\b/.test(type)) throw new ApiError('no_server', response.status);
  const value: unknown = await response.json().catch(() => null);
  if (response.ok && value !== null) return value as T;
  const problem = value as Problem | null;
  throw new ApiError(problem?.code ?? 'no_server', response.status, problem);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
