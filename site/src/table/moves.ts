/** A move that the server has not confirmed outlives the page: it waits on this device until it is recorded or overtaken. */
import type { Action } from '../types.ts';

const key = (play: string): string => `rozbazi-move-${play}`;

/** Keeps the log with the waiting move at its end; null forgets it. */
export function keepMove(play: string, log: readonly Action[] | null): void {
  try {
    if (log === null) localStorage.removeItem(key(play));
    else localStorage.setItem(key(play), JSON.stringify(log));
  } catch {
    // Storage is blocked: the move lives as long as the page.
  }
}

/** The move that still waits for a play whose recorded log is this; what was overtaken is forgotten. */
export function waitingMove(play: string, recorded: readonly Action[]): Action | null {
  const next = nextAfter(recorded, keptLog(play));
  if (next === null) keepMove(play, null);
  return next;
}

/** The log with the waiting move at its end, as it was kept. */
export function keptLog(play: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(play)) ?? 'null');
  } catch {
    return null;
  }
}

/** The one action by which `kept` is longer than `recorded`, null where it is anything else. */
export function nextAfter(recorded: readonly Action[], kept: unknown): Action | null {
  if (!Array.isArray(kept) || kept.length !== recorded.length + 1) return null;
  if (!recorded.every((action, place) => action === kept[place])) return null;
  const last: unknown = kept.at(-1);
  return typeof last === 'string' ? last : null;
}
