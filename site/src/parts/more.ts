/** The next page of a board, under the rows that stand. */
import { ApiError } from '../net/call.ts';
import type { Board } from '../types.ts';
import { showTags } from './crowd.ts';
import { find, say } from './dom.ts';
import { sentence } from './notice.ts';
import { showReplays } from './replays.ts';
import { rows } from './rows.ts';

/** Asks, and adds what comes; null where it did not come, or another board is shown by then (`still` is false). */
export async function addPage(game: string, ask: () => Promise<Board>, still: () => boolean): Promise<Board | null> {
  const more = find<HTMLButtonElement>('#more');
  if (more.getAttribute('aria-disabled') === 'true') return null;
  more.setAttribute('aria-disabled', 'true');
  try {
    const board = await ask();
    if (!still()) return null;
    const added = rows(game, board.entries);
    find('#board tbody').append(...added);
    showTags(find('#board'));
    showReplays(find('#board'));
    added[0]?.querySelector<HTMLElement>('th')?.focus();
    return board;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (still()) say(find('#status'), sentence(error));
    return null;
  } finally {
    more.removeAttribute('aria-disabled');
  }
}
