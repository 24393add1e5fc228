/** Who plays on this device. Nobody signs up: the first play makes a player under the name shown on the page. */
import { lang } from './i18n.ts';
import { ApiError, api } from './net.ts';
import { load, type Me, save } from './store.ts';
import { proposeName } from './text/names.ts';

/** The name that is mine, or will be with my first play. */
export function myName(): string {
  const { me, draftName } = load();
  return me?.name ?? draftName ?? propose();
}

/** Another proposal, kept until the first play. */
export function propose(): string {
  const { name } = proposeName(lang);
  save({ draftName: name });
  return name;
}

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
  const made = await api.createPlayer(myName());
  keep(made);
  return made;
}

/** Takes over a player (made here, or moved from another device). */
export function keep({ player, name, tag, token }: Me): void {
  save({ me: { player, name, tag, token }, draftName: null });
}

/** Forgets the player on this device only. */
export function forgetHere(): void {
  save({ me: null, draftName: null });
}

/**
 * Runs a call that needs my token. Where the server no longer knows it (the player was deleted on another device),
 * this device forgets it too, and the error goes on.
 */
export async function withMe<T>(use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthorized') forgetHere();
    throw error;
  }
}
