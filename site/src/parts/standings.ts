/** A board and what stands around its rows: my place or the way to it, tags, how the scores are spread. */
import type { Board, Distribution } from '../types.ts';
import { showTags, spread } from './crowd.ts';
import { hasEnded } from './day-over.ts';
import { distribution } from './distribution.ts';
import { find } from './dom.ts';
import { askMine, type Mine, offerPlay, ownEntry, showMine } from './my-place.ts';
import { showReplays, unseal } from './replays.ts';
import { rows } from './rows.ts';
import type { Span } from './span.ts';

export { addPage } from './more.ts';

export interface Around {
  readonly mine: Mine;
  /** Of everybody's scores of one day. */
  readonly scores: Distribution | null;
}

/**
 * Asked for beside the board, as the scores are. `period` is a day's by the reader's clock: where the board turns out to be of another,
 * my place is asked for again.
 */
export async function askAround(
  table: string,
  period: string,
  span: Span,
  group: string | undefined,
  board: Promise<Board>,
  scores: Promise<Distribution | null> | null,
): Promise<Around> {
  const [asked, told, { period: shown }] = await Promise.all([askMine(table, period, span, group), scores, board]);
  const mine = span === 'day' && shown !== period ? await askMine(table, shown, span, group) : asked;
  return { mine, scores: told };
}

export function showBoard(
  game: string,
  board: Board,
  { mine, scores }: Around,
  span: Span,
  group: string | undefined,
): void {
  const table = find('#board');
  find('tbody', table).replaceChildren(...rows(game, board.entries));
  table.hidden = board.entries.length === 0;
  showTags(table);
  showMine(game, board, mine, span, group);
  unseal(span === 'day' && (board.final || mine === 'uncounted' || mine instanceof Object) ? board.table : null);
  showReplays(table);
  showReplays(find('#mine'));
  if (span === 'day' && board.players === 0 && !hasEnded(board.period)) offerPlay(find('#notice'), board, group);
  const own = mine instanceof Object ? ownEntry(mine)?.score : undefined;
  const picture = scores ? distribution(game, scores, own ?? null) : null;
  find('#spread').replaceChildren(picture ?? ((span === 'day' && spread(game, board)) || ''));
}
