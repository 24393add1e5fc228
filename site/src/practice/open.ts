/** Opens the page's table at practice; what practice itself needs comes while the page is being laid out. */
import type { GameFace } from '../table/game.ts';
import { openTable } from '../table/main.ts';
import type { GameName } from '../types.ts';

export function openPractice<G extends GameName>(face: GameFace<G>): void {
  void import('./venue.ts').then(({ practiceAt }) => {
    const opened = practiceAt(face as unknown as GameFace);
    if (opened) openTable(face, opened.venue, opened.changed);
  });
}
