/** Rows of a board: rank, name, score, percentage. */
import { ltr, name, score } from '../bidi.ts';
import { fmt, t } from '../i18n.ts';
import { load } from '../store.ts';
import { lookalikes } from '../text/lookalike.ts';
import type { BoardEntry } from '../types.ts';
import { make } from './dom.ts';

export function rows(entries: readonly BoardEntry[]): HTMLTableRowElement[] {
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
      make('td', 'board-score', score(entry.score, { signed: true })),
      make('td', 'board-percentage', percentage(entry.percentage)),
    );
    Object.assign(row.dataset, { player: entry.player, name: entry.name, tag: entry.tag });
    if (entry.player === me) {
      row.className = 'is-me';
      heading.append(' ', make('span', 'me-mark', t('board.you')));
    }
    return row;
  });
}

export const percentage = (value: number): HTMLElement => ltr(`${fmt(value, { decimals: 1 })}%`);

/** Puts a tag after each name that another one in sight could be taken for. */
export function showTags(within: ParentNode): void {
  const all = [...within.querySelectorAll<HTMLElement>('tr[data-player]')];
  const needed = lookalikes(all.map((row) => ({ player: row.dataset.player ?? '', name: row.dataset.name ?? '' })));
  for (const row of all) {
    row.querySelector('.tag')?.remove();
    if (row.dataset.name === '—' || !needed.has(row.dataset.player ?? '')) continue;
    row.querySelector('bdi.name')?.after(ltr(row.dataset.tag ?? '', 'tag'));
  }
}
