/** Rows of a board: rank, name, score, percentage. */
import { ltr, name } from '../bidi.ts';
import { dailyNode } from '../daily.ts';
import { fmt, t } from '../i18n.ts';
import { load } from '../store.ts';
import type { BoardEntry } from '../types.ts';
import { make } from './dom.ts';

export function rows(game: string, entries: readonly BoardEntry[]): HTMLTableRowElement[] {
  const me = load().me?.player;
  return entries.map((entry) => {
    const heading = make('th', '', entry.name === '—' ? t('board.forgotten') : name(entry.name));
    heading.scope = 'row';
    heading.tabIndex = -1;
    const row = make(
      'tr',
      '',
      make('td', 'board-rank', fmt(entry.rank)),
      heading,
      make('td', 'board-score', score(game, entry)),
      make('td', 'board-percentage', percentage(entry.percentage)),
    );
    Object.assign(row.dataset, { player: entry.player, name: entry.name, tag: entry.tag });
    if (entry.play !== null) row.dataset.play = entry.play;
    if (entry.player === me) {
      row.className = 'is-me';
      heading.append(' ', make('span', 'me-mark', t('board.you')));
    }
    return row;
  });
}

/** A sum of percentages is no play's score, and has no play. */
const score = (game: string, entry: BoardEntry): Node =>
  entry.play === null ? ltr(fmt(entry.score, { decimals: 1 })) : dailyNode(game, entry.score);

export const percentage = (value: number): HTMLElement => ltr(`${fmt(value, { decimals: 1 })}%`);
