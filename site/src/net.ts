/** The API, typed (docs/api.md). Every failure is an ApiError with a `code`, so that a page can say what it means. */
import { load } from './store.ts';
import type { Action, Board, Day, NewPlayer, OwnPlayer, Play, PlaySummary, Problem, TransferCode } from './types.ts';

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

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Sends this device's token. */
  readonly token?: boolean;
  /** Safe to send again when no answer came. */
  readonly again?: boolean;
  readonly signal?: AbortSignal;
}

/** How far the server's clock is ahead of this device's, as far as its answers tell. */
let aheadMs = 0;

/** The server's time, in milliseconds since the epoch: days are counted by its clock, not by the visitor's. */
export const serverNow = (): number => Date.now() + aheadMs;

const kTries = 3;
const kPatienceMs = 12_000;

export const api = {
  day: (date = 'today') => call<Day>(`days/${date}`),

  createPlayer: (name: string) => call<NewPlayer>('players', { method: 'POST', body: { name }, again: false }),
  me: () => call<OwnPlayer>('players/me', { token: true }),
  rename: (name: string) => call<OwnPlayer>('players/me', { method: 'PATCH', body: { name }, token: true }),
  forgetMe: () => call<void>('players/me', { method: 'DELETE', token: true, again: false }),
  myPlays: (from: string, to: string) =>
    call<{ readonly plays: readonly PlaySummary[] }>(`players/me/plays?${query({ from, to })}`, { token: true }),
  transferCode: () =>
    call<TransferCode>('players/me/transfer', { method: 'POST', body: {}, token: true, again: false }),
  transfer: (code: string) => call<NewPlayer>('transfer', { method: 'POST', body: { code }, again: false }),

  /** Starts my play of that table and day, or gives the one that is there. */
  startPlay: (table: string, date: string) =>
    call<Play>('plays', { method: 'POST', body: { table, date }, token: true }),
  play: (play: string) => call<Play>(`plays/${play}`, { token: true }),
  /** The whole log of my own actions so far; sending it twice does no harm. */
  sendLog: (play: string, log: readonly Action[]) =>
    call<Play>(`plays/${play}/log`, { method: 'PUT', body: { log }, token: true }),

  board: (table: string, date: string, options: { limit?: number; cursor?: string } = {}) =>
    call<Board>(`boards/${table}/${date}?${query(options)}`),
  boardAround: (table: string, date: string, span: number) =>
    call<Board>(`boards/${table}/${date}/around/me?${query({ span })}`, { token: true }),
};

async function call<T>(path: string, options: Call = {}): Promise<T> {
  const { again = true } = options;
  for (let attempt = 1; ; attempt++) {
    const last = !again || attempt === kTries;
    let response: Response;
    try {
      response = await send(path, options);
    } catch {
      if (options.signal?.aborted) throw new ApiError('aborted', 0);
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

function send(path: string, { method = 'GET', body, token = false, signal }: Call): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const me = token ? load().me : null;
  if (me) headers.Authorization = `Bearer ${me.token}`;
  const patience = AbortSignal.timeout(kPatienceMs);
  return fetch(`/v1/${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
}

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const type = response.headers.get('Content-Type') ?? '';
  if (!/^application\/(problem\+)?json\b/.test(type)) throw new ApiError('no_server', response.status);
  const value: unknown = await response.json().catch(() => null);
  if (response.ok && value !== null) return value as T;
  const problem = value as Problem | null;
  throw new ApiError(problem?.code ?? 'no_server', response.status, problem);
}

function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
