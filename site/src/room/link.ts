/** What this page knows of a room, and every way in which it comes to know more: news, and what comes of what I do. */
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { withMe } from '../session.ts';
import type { Room } from '../types.ts';

export interface RoomLink {
  readonly code: string;
  /** As it was told last. */
  room(): Room;
  /** Asks whether anything is new; several who ask at once share an answer. */
  ask(): Promise<boolean>;
  /** Whether the last answer came just now. */
  isFresh(): boolean;
  /** Does something in the room. */
  change(call: () => Promise<Room>): Promise<Room>;
  /** Takes what came in another way. */
  take(room: Room): void;
  /** Hears of each change, with what was before. */
  listen(hear: (room: Room, before: Room) => void): void;
}

const kFreshMs = 250;

export function linkTo(first: Room): RoomLink {
  const { code } = first;
  const hearers: ((room: Room, before: Room) => void)[] = [];
  let room = first;
  let at = performance.now();
  let asking: Promise<boolean> | null = null;

  const take = (next: Room): boolean => {
    at = performance.now();
    // An answer that was long on its way may be older than what is known.
    if (next.version <= room.version) return false;
    const before = room;
    room = next;
    for (const hear of hearers) hear(room, before);
    return true;
  };

  const news = async (): Promise<boolean> => {
    const next = await withMe(() => api.roomAfter(code, room.version));
    at = performance.now();
    return next !== undefined && take(next);
  };

  return {
    code,
    room: () => room,
    ask() {
      asking ??= news().finally(() => {
        asking = null;
      });
      return asking;
    },
    isFresh: () => performance.now() - at < kFreshMs,
    async change(call) {
      try {
        take(await withMe(call));
      } catch (error) {
        const now = error instanceof ApiError ? error.problem?.room : undefined;
        if (now) take(now);
        throw error;
      }
      return room;
    },
    take,
    listen: (hear) => void hearers.push(hear),
  };
}
