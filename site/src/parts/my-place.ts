/** My place on the board: the rank in large, and the neighbours where they are not in sight already. */
import { fmt, lang, t, tn } from '../i18n.ts';
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { withMe } from '../session.ts';
import { load } from '../store.ts';
import type { Board, BoardEntry } from '../types.ts';
import { showTags } from './crowd.ts';
import { hasEnded } from './day-over.ts';
import { find, make } from './dom.ts';
import { percentage, rows } from './rows.ts';
import type { Span } from './span.ts';

const kSpan = 3;

export type Mine = Board | 'absent' | 'uncounted' | null;

/**
 * My neighbours and I; `absent` where I am not on that board of that period, `uncounted` where I have finished the deal and it does not
 * count, null where there is nobody to ask for or no answer.
 */
export async function askMine(table: string, period: string, span: Span, group?: string): Promise<Mine> {
  if (!load().me) return null;
  try {
    return await withMe(async () => {
      if (span !== 'day') return api.boardAround(table, period, kSpan, group);
      const { plays } = await api.myPlays(period, period);
      const own = plays.find((play) => play.table === table && play.finished);
      if (own && !own.ranked) return 'uncounted';
      return own ? api.boardAround(table, period, kSpan, group) : 'absent';
    });
  } catch (error) {
    return error instanceof ApiError && error.code === 'no_such_player' ? 'absent' : null;
  }
}

export const ownEntry = (board: Board | null): BoardEntry | undefined =>
  board?.entries.find(({ player }) => player === load().me?.player);

/** Fills `#mine`, or leaves it hidden where there is nothing to say. */
export function showMine(game: string, board: Board, mine: Mine, span: Span, group?: string): void {
  const place = find('#mine');
  const body = find('#mine-body');
  const own = mine instanceof Object ? ownEntry(mine) : undefined;
  if (mine instanceof Object && own) {
    const rank = make('p', 'mine-place');
    rank.append(tn('board.place', { rank: make('strong', '', fmt(own.rank)), players: mine.players }));
    body.replaceChildren(rank);
    // Of a day on which nobody else has played there is nobody to be ahead of.
    if (span !== 'day' || group || mine.players > 1) body.append(better(own, span, group));
    if (!board.entries.some(({ player }) => player === own.player)) body.append(neighbours(game, mine));
  } else if (mine === 'uncounted') {
    body.replaceChildren(make('p', '', t('board.uncounted')));
  } else if (span === 'day' && mine === 'absent' && !hasEnded(board.period) && board.players > 0) {
    body.replaceChildren(make('p', '', t('board.notYet')), door(board));
  } else {
    return;
  }
  place.hidden = false;
}

function better({ percentage: share }: BoardEntry, span: Span, group?: string): HTMLElement {
  const words = span !== 'day' ? 'board.meanBetter' : group ? 'board.group.better' : 'board.better';
  return make('p', '', tn(words, { percentage: percentage(share) }));
}

/** On a board that nobody is on yet. */
export function offerPlay(notice: HTMLElement, board: Board, group?: string): void {
  const text = t(group ? 'board.group.emptyOpen' : 'board.emptyOpen');
  notice.replaceChildren(make('div', 'notice', make('p', '', text), door(board)));
}

function door({ table }: Board): HTMLElement {
  const link = make('a', 'button primary', t('board.play'));
  link.href = `/${lang}/play/${table}/`;
  return link;
}

function neighbours(game: string, mine: Board): HTMLTableElement {
  const table = make('table', 'board', make('tbody', '', ...rows(game, mine.entries)));
  table.setAttribute('aria-labelledby', 'mine-title');
  showTags(table);
  return table;
}
