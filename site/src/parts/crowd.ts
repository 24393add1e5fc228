/** What is added to the rows of a board once they stand: tags where names look alike, and how many stand at each score. */
import { ltr } from '../bidi.ts';
import { dailyNode } from '../daily.ts';
import { fmt, t } from '../i18n.ts';
import { lookalikes } from '../text/lookalike.ts';
import type { Board } from '../types.ts';
import { make } from './dom.ts';

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

/** How many stand at each score, where few scores hold many players; nothing where a score has hardly more than one. */
export function spread(game: string, { scores = [], players }: Board): HTMLElement | null {
  if (scores.length === 0 || scores.length * 2 > players) return null;
  const items = scores.map(({ score, players }) => make('li', '', dailyNode(game, score), ltr(`× ${fmt(players)}`)));
  const list = make('ul', 'spread', ...items);
  list.setAttribute('aria-label', t('board.spread'));
  return list;
}
