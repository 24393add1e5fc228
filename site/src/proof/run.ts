/** Has computer players asked again in the worker, a few layouts at a time, so that a page can say how far it is. */
import { PlayersError } from '../engine/players.ts';
import type { Proof, Way } from '../engine/proved.ts';
import { sharedPlayers } from '../engine/shared.ts';
import type { Asked, Whole } from '../table/venue.ts';
import type { Moment } from './moments.ts';

/** How many other layouts are looked for, and how many of them at a time. */
export const kWays = 20;
const kAtATime = 5;

export interface Proven extends Moment {
  readonly proof: Proof;
}

/** Only one action was legal. */
export const isForced = ({ view }: Proof): boolean => view.legal.length === 1;
export const differs = ({ action }: Proof, way: Way): boolean => !way.same_view || way.action !== action;

/**
 * `whole`: a request of the replay protocol with the log of all seats. `lot`: 64 hex digits, other layouts than those that come without it.
 * `done` is told what part is, from 0 to 1.
 */
export async function prove(
  whole: Whole,
  asked: Asked,
  moments: readonly Moment[],
  lot: string | null,
  done: (part: number) => void,
): Promise<readonly Proven[]> {
  const proven: Proven[] = [];
  const request = { ...whole, bots: { seats: [], ...asked }, ways: kWays, ...(lot === null ? {} : { lot }) };
  for (const moment of moments) {
    const tell = (part: number): void => done((proven.length + part) / moments.length);
    const proof = await proofOf({ ...request, index: moment.index }, tell);
    proven.push({ ...moment, proof });
    tell(0);
  }
  return proven;
}

async function proofOf(request: object, done: (part: number) => void): Promise<Proof> {
  const players = await sharedPlayers();
  const ways: Way[] = [];
  for (;;) {
    const answer = await players.prove({ ...request, from: ways.length, count: kAtATime });
    if (!answer.ok) throw new PlayersError();
    ways.push(...answer.ways);
    done(ways.length / kWays);
    if (isForced(answer) || ways.length >= answer.total) return { ...answer, ways };
  }
}
