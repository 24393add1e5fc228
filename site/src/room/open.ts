/** Opens the page's table in a room; what rooms themselves need comes while the page is being laid out. */
import type { GameFace } from '../table/game.ts';
import type { GameName } from '../types.ts';

export function openRoom<G extends GameName>(face: GameFace<G>): void {
  void import('./venue.ts').then(({ openRoomTable }) => openRoomTable(face as unknown as GameFace));
}
