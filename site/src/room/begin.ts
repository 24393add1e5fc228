/** Begins a match with everybody in the seats where they are seen to sit. */
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import type { Room } from '../types.ts';
import type { RoomLink } from './link.ts';

/** So often somebody else's coming, going or talking may be in the way. */
const kTries = 4;

const seatsOf = ({ members }: Room): string =>
  members
    .filter(({ seat }) => seat !== null)
    .map(({ player, seat }) => `${seat} ${player}`)
    .sort()
    .join();

/** Where something else has changed meanwhile, and nobody's seat, that is no reason to be asked again. */
export async function begin(link: RoomLink): Promise<Room> {
  const seen = seatsOf(link.room());
  for (let left = kTries; ; ) {
    const { state, version } = link.room();
    try {
      return await link.change(() => api.beginMatch(link.code, state === 'over' ? 'rematch' : 'start', version));
    } catch (error) {
      const changed = error instanceof ApiError && error.code === 'room_changed';
      left -= 1;
      if (!changed || left === 0 || seatsOf(link.room()) !== seen) throw error;
    }
  }
}
