/** This device's player: kept, forgotten, and forgotten too where the server no longer knows it. */
import { ApiError } from './net/call.ts';
import { type Me, save } from './store.ts';

/** Takes over a player (made here, or moved from another device). */
export function keep({ player, name, tag, token }: Me): void {
  save({ me: { player, name, tag, token }, draftName: null });
}

/** Forgets the player on this device only. What was begun is no longer shown; it goes with the next play or from the settings. */
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
