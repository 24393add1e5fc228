/** The API's calls, one each (docs/api.md). */
import type {
  Action,
  Board,
  Day,
  Days,
  Distribution,
  Field,
  Group,
  NewPlayer,
  OwnPlayer,
  Phrase,
  Play,
  PlaySummary,
  Room,
  RoomDoor,
  RoomReplay,
  RoomTerms,
  Seat,
  ShownPlayer,
  TransferCode,
} from '../types.ts';
import { call } from './call.ts';

export const days = () => call<Days>('days');
export const day = (date = 'today') => call<Day>(`days/${date}`);

export const createPlayer = (name: string) =>
  call<NewPlayer>('players', { method: 'POST', body: { name }, again: false });
export const player = (player: string) => call<ShownPlayer>(`players/${player}`);
export const me = () => call<OwnPlayer>('players/me', { token: true });
export const rename = (name: string) => call<OwnPlayer>('players/me', { method: 'PATCH', body: { name }, token: true });
export const forgetMe = () => call<void>('players/me', { method: 'DELETE', token: true, again: false });
export const myPlays = (from: string, to: string) =>
  call<{ readonly plays: readonly PlaySummary[] }>(`players/me/plays?${query({ from, to })}`, { token: true });
export const transferCode = () =>
  call<TransferCode>('players/me/transfer', { method: 'POST', body: {}, token: true, again: false });
export const transfer = (code: string) => call<NewPlayer>('transfer', { method: 'POST', body: { code }, again: false });

/** Starts my play of that table and day, or gives the one that is there. */
export const startPlay = (table: string, date: string) =>
  call<Play>('plays', { method: 'POST', body: { table, date }, token: true });
export const play = (play: string) => call<Play>(`plays/${play}`, { token: true });
/** What others did at each of a finished play's decisions. */
export const field = (play: string) => call<Field>(`plays/${play}/field`, { token: true });
/** The whole log of my own actions so far; sending it twice does no harm. */
export const sendLog = (play: string, log: readonly Action[]) =>
  call<Play>(`plays/${play}/log`, { method: 'PUT', body: { log }, token: true });

/** A group's board is for its members. */
export const board = (
  table: string,
  date: string,
  options: { limit?: number; cursor?: string | undefined; group?: string | undefined } = {},
) => call<Board>(`boards/${table}/${date}?${query(options)}`, { token: options.group !== undefined });
export const boardAround = (table: string, date: string, span: number, group?: string) =>
  call<Board>(`boards/${table}/${date}/around/me?${query({ span, group })}`, { token: true });

export const distribution = (table: string, date: string) => call<Distribution>(`boards/${table}/${date}/distribution`);

export const makeGroup = (name: string) =>
  call<Group>('groups', { method: 'POST', body: { name }, token: true, again: false });
export const group = (code: string) => call<Group>(`groups/${code}`, { token: true });
/** Joining twice is joining once. */
export const joinGroup = (code: string) => call<Group>(`groups/${code}/members`, { method: 'POST', token: true });
export const leaveGroup = (code: string) =>
  call<void>(`groups/${code}/members/me`, { method: 'DELETE', token: true, again: false });

export const makeRoom = (terms: RoomTerms) =>
  call<Room>('rooms', { method: 'POST', body: terms, token: true, again: false });
/** The room, or what it shows at its open door to who is not in it. */
export const room = (code: string) => call<Room | RoomDoor>(`rooms/${code}`, { token: true });
/** Nothing where the room is as it was in that version; whoever asks again and again need not be patient with one answer. */
export const roomAfter = (code: string, version: number) =>
  call<Room | undefined>(`rooms/${code}?${query({ after: version })}`, { token: true, again: false });
/** Joining twice is joining once. */
export const joinRoom = (code: string) => call<Room>(`rooms/${code}/members`, { method: 'POST', token: true });
export const leaveRoom = (code: string) =>
  call<void>(`rooms/${code}/members/me`, { method: 'DELETE', token: true, again: false });
export const sit = (code: string, seat: Seat | null, swap = false) =>
  call<Room>(`rooms/${code}/seat`, { method: 'PUT', body: { seat, swap }, token: true });
/** Begins a room's first match, or its next one after that version of the room. */
export const beginMatch = (code: string, which: 'start' | 'rematch', after: number) =>
  call<Room>(`rooms/${code}/${which}`, { method: 'POST', body: { after }, token: true });
/** Plays an action after so many others; sending it twice does no harm. */
export const act = (code: string, after: number, action: Action) =>
  call<Room>(`rooms/${code}/actions`, { method: 'POST', body: { after, action }, token: true });
export const sayPhrase = (code: string, phrase: Phrase) =>
  call<Room>(`rooms/${code}/phrases`, { method: 'POST', body: { phrase }, token: true, again: false });
/** One of the room's `replays`. */
export const roomReplay = (code: string, match: number) =>
  call<RoomReplay>(`rooms/${code}/replay?${query({ match })}`, { token: true });

function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}
