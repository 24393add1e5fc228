/** Other people's finished plays of a deal: the best, and those around mine, each with the way to its replay. */
import { lang, t } from '../i18n.ts';
import * as api from '../net/endpoints.ts';
import { bringTexts } from '../parts/bring.ts';
import { showTags } from '../parts/crowd.ts';
import { showReplays, unseal } from '../parts/replays.ts';
import { rows } from '../parts/rows.ts';
import { withMe } from '../session.ts';
import { load } from '../store.ts';
import { h } from '../table/dom.ts';
import type { BoardEntry } from '../types.ts';

declare const OTHERS_STYLE: string;
/** Its texts' address by language, as JSON. */
declare const OTHERS_TEXTS: string;

const kBest = 3;
const kAround = 2;

const bring = bringTexts(OTHERS_STYLE);

/** Fetches and draws them; `own` is the play that is looked at and needs no link to itself. */
export async function othersNodes(game: string, table: string, date: string, own: string): Promise<Node[]> {
  const [best, around] = await Promise.all([
    api.board(table, date, { limit: kBest }),
    load().me ? withMe(() => api.boardAround(table, date, kAround)).catch(() => null) : null,
    bring(JSON.parse(OTHERS_TEXTS)[lang]),
  ]);
  const near = (around?.entries ?? []).filter(({ player }) => !best.entries.some((one) => one.player === player));
  const others = [...best.entries, ...near].filter(({ play }) => play !== own);
  if (others.length === 0) return [h('p', {}, t('replay.others.nobody'))];
  unseal(table);
  const list = (title: string, entries: readonly BoardEntry[]): Node[] => {
    if (entries.length === 0) return [];
    const body = h(
      'table',
      { class: 'board others-board' },
      h('caption', {}, title),
      head(),
      h('tbody', {}, ...rows(game, entries)),
    );
    showReplays(body, own);
    return [body];
  };
  const lists = new DocumentFragment();
  lists.append(...list(t('replay.others.best'), best.entries), ...list(t('replay.others.near'), near));
  // Names are told apart over both.
  showTags(lists);
  return [...lists.childNodes];
}

const head = (): HTMLElement =>
  h(
    'thead',
    { class: 'hidden' },
    h(
      'tr',
      {},
      ...['rank', 'player', 'score', 'percentage'].map((one) => h('th', { scope: 'col' }, t(`board.${one as 'rank'}`))),
    ),
  );
