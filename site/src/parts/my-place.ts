/** My place on the board: the rank in large, and the neighbours where they are not in sight already. */
import { fmt, lang, t, tn } from '../i18n.ts';
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { withMe } from '../session.ts';
import { load } from '../store.ts';
import type { Board } from '../types.ts';
import { find, make } from './dom.ts';
import { percentage, rows, showTags } from './rows.ts';

const kSpan = 3;

/** Fills `#mine`; `current` says whether the board is still the one shown. */
export async function showMine(board: Board, current: () => boolean): Promise<void> {
  const { me } = load();
  if (!me || board.players === 0) return;
  const body = find('#mine-body');
  try {
    const around = await withMe(() => api.boardAround(board.table, board.period, kSpan));
    if (!current()) return;
    const own = around.entries.find((entry) => entry.player === me.player);
    if (!own) return;
    const place = make('p', 'mine-place');
    place.append(
      tn('board.place', {
        rank: make('strong', '', fmt(own.rank)),
        players: around.players,
      }),
    );
    body.replaceChildren(
      place,
      make('p', 'mine-percentage', tn('board.better', { percentage: percentage(own.percentage) })),
    );
    if (!board.entries.some((entry) => entry.player === me.player)) {
      const table = make('table', 'board', make('tbody', '', ...rows(around.entries)));
      table.setAttribute('aria-labelledby', 'mine-title');
      body.append(table);
      showTags(table);
    }
  } catch (error) {
    if (!current() || !(error instanceof ApiError) || error.code !== 'no_such_player' || board.final) return;
    const door = make('a', 'button primary', t('board.play'));
    door.href = `/${lang}/play/${board.table}/`;
    body.replaceChildren(make('p', '', t('board.notYet')), door);
  }
  find('#mine').hidden = false;
}
