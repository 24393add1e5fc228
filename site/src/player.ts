/** Who plays on this device. Nobody signs up: the first play makes a player under the name shown on the page. */
import * as api from './net/endpoints.ts';
import { keep } from './session.ts';
import { load, type Me } from './store.ts';

export { withMe } from './session.ts';

let making: Promise<Me> | null = null;

/** This device's player; made now where there is none. Call it before the first token call of a play. */
export function ensurePlayer(): Promise<Me> {
  const { me } = load();
  if (me) return Promise.resolve(me);
  making ??= make().finally(() => {
    making = null;
  });
  return making;
}

async function make(): Promise<Me> {
  // Two tabs at once would make two players: the lock lets the second find the first's.
  const locked = navigator.locks ? navigator.locks.request('rozbazi-player', create) : create();
  return locked;
}

async function create(): Promise<Me> {
  const { me } = load();
  if (me) return me;
  // Names are only wanted where nobody has one yet.
  const { myName } = await import('./my-name.ts');
  const made = await api.createPlayer(myName());
  keep(made);
  return made;
}
