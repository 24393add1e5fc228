/** A table at the deal of the day. */
import { lang, t } from '../../i18n.ts';
import type { GameName } from '../../types.ts';
import type { GameFace } from '../game.ts';
import { here } from '../here.ts';
import { openTable } from '../main.ts';
import type { Venue } from '../venue.ts';
import { connectToServer } from './connection.ts';

/** Opens the page's table at the deal of the day that its address names. */
export function openDaily<G extends GameName>(face: GameFace<G>): void {
  const venue: Venue = {
    connection: connectToServer(new URLSearchParams(location.search).get('date') ?? 'today'),
    back: { href: `/${lang}/`, words: t('table.back') },
    explain: async (game, view, action) => {
      const { loadEngine } = await import('../../engine/load.ts');
      return (await loadEngine())?.explain(game, here().options, view, action) ?? null;
    },
    prepare: () => {
      // Without a network it is tried again when it is asked for.
      import('../../engine/load.ts').then(({ loadEngine }) => loadEngine()).catch(() => undefined);
    },
    laterTexts: document.querySelector<HTMLElement>('#table')?.dataset.later ?? '',
    later: () => import('./later.ts').then(({ dailyLater }) => dailyLater),
  };
  openTable(face, venue);
}
