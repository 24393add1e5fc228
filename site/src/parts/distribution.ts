/** The day's scores as a picture with my place in it, and as a list for whoever does not look at pictures. */
import { dailyNode, dailyWords } from '../daily.ts';
import { fmt, t, tn } from '../i18n.ts';
import type { Bin, Distribution } from '../types.ts';
import { make } from './dom.ts';

/** With fewer players every one of them is in sight on the board itself. */
const kWorthAPicture = 5;

export function distribution(
  game: string,
  { players, width, bins, quartiles }: Distribution,
  own: number | null,
): HTMLElement | null {
  if (players < kWorthAPicture || bins.length < 2 || quartiles === null) return null;
  const most = Math.max(...bins.map((bin) => bin.players));
  const isMine = ({ from }: Bin): boolean => own !== null && own >= from && own < from + width;
  const [low, middle, high] = quartiles;
  const told =
    low === high
      ? tn('board.distribution.same', { score: dailyNode(game, middle) })
      : tn('board.distribution.half', {
          low: dailyNode(game, low),
          high: dailyNode(game, high),
          middle: dailyNode(game, middle),
        });

  const columns = make('div', 'columns', ...bins.map((bin) => column(bin, most, isMine(bin))));
  columns.dir = 'ltr';
  columns.setAttribute('aria-hidden', 'true');
  const ends = make('p', 'columns-ends', end(game, bins[0]?.lowest), end(game, bins.at(-1)?.highest));
  ends.dir = 'ltr';
  ends.setAttribute('aria-hidden', 'true');

  const title = make('h2', 'mine-title', t('board.distribution.title'));
  title.id = 'distribution-title';
  const list = make('details', '', make('summary', '', t('board.distribution.list')), asList(game, bins, isMine));
  const figure = make('section', 'distribution panel', title, make('p', '', told), columns, ends, list);
  figure.setAttribute('aria-labelledby', title.id);
  return figure;
}

function column(bin: Bin, most: number, mine: boolean): HTMLElement {
  const bar = make('span', mine ? 'column is-me' : 'column');
  // A single player among thousands is seen as well.
  bar.style.setProperty('--height', bin.players === 0 ? '0' : String(Math.max(0.02, bin.players / most)));
  if (mine) bar.append(make('span', 'me-mark', t('board.you')));
  return bar;
}

const end = (game: string, score: number | undefined): HTMLElement => make('bdi', '', dailyWords(game, score ?? 0));

function asList(game: string, bins: readonly Bin[], isMine: (bin: Bin) => boolean): HTMLElement {
  const items = [...bins].reverse().flatMap((bin) => {
    const { players, lowest, highest } = bin;
    if (lowest === undefined || highest === undefined) return [];
    const row = make(
      'tr',
      isMine(bin) ? 'is-me' : '',
      make('th', '', scores(game, lowest, highest), isMine(bin) ? make('span', 'me-mark', t('board.you')) : ''),
      make('td', '', fmt(players)),
    );
    row.firstElementChild?.setAttribute('scope', 'row');
    return [row];
  });
  const heads = (['board.score', 'board.distribution.players'] as const).map((key) => {
    const head = make('th', '', t(key));
    head.scope = 'col';
    return head;
  });
  const table = make('table', 'board', make('thead', '', make('tr', '', ...heads)), make('tbody', '', ...items));
  table.setAttribute('aria-labelledby', 'distribution-title');
  return table;
}

const scores = (game: string, lowest: number, highest: number): Node =>
  lowest === highest
    ? dailyNode(game, lowest)
    : tn('board.distribution.range', { low: dailyNode(game, lowest), high: dailyNode(game, highest) });
