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

/** How many stand at each score, where few scores hold many players; nothing where every score has few. */
export function spread(game: string, { entries, players, next }: Board): HTMLElement | null {
  const firsts = entries.filter((entry, place) => entry.score !== entries[place - 1]?.score);
  if (firsts.length < 2 || firsts.length * 2 > entries.length) return null;
  const counts = firsts.map(({ rank, score }, place) => {
    const beyond = firsts[place + 1]?.rank ?? (next === null ? players + 1 : rank);
    return { score, count: beyond - rank };
  });
  const items = counts
    .filter(({ count }) => count > 0)
    .map(({ score, count }) => make('li', '', dailyNode(game, score), ltr(`× ${fmt(count)}`)));
  const list = make('ul', 'spread', ...items);
  list.setAttribute('aria-label', t('board.spread'));
  return list;
}
