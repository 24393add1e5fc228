/** The tables of a chosen day: what I have done at each, and the way on from there. */
import { dailyNode } from '../daily.ts';
import { lang, t, tn } from '../i18n.ts';
import * as api from '../net/endpoints.ts';
import type { Day, PlaySummary } from '../types.ts';
import { hasEnded } from './day-over.ts';
import { find, make, say } from './dom.ts';
import { percentage } from './rows.ts';

export { whenDayEnds } from './day-over.ts';

/** Shows nothing where another day was chosen while this one was asked for (`still` is false). */
export async function showDay(date: string, plays: readonly PlaySummary[], still: () => boolean): Promise<void> {
  const day = await api.day(date);
  if (!still()) return;
  say(find('#status'), stateOf(day));
  for (const row of document.querySelectorAll<HTMLElement>('.day-table')) {
    const table = row.dataset.table ?? '';
    row.hidden = day.state === 'upcoming' || !day.tables.some((each) => each.table === table);
    const play = plays.find((each) => each.table === table);
    find('[data-mine]', row).replaceChildren(mine(row.dataset.game ?? '', play));
    find('[data-doors]', row).replaceChildren(...doors(day, table, find('h3', row).textContent ?? '', play));
  }
}

function stateOf(day: Day): string {
  if (day.voided) return t('days.voided');
  return t(`days.state.${day.state === 'open' && hasEnded(day.date) ? 'ended' : day.state}`);
}

function mine(game: string, play: PlaySummary | undefined): Node {
  if (!play) return tn('days.mine.none');
  if (!play.finished) return tn('days.mine.going');
  const score = dailyNode(game, play.score ?? 0);
  const { rank, players } = play;
  if (rank === null || players === null || play.percentage === null) return tn('days.mine.unranked', { score });
  return tn('days.mine.ranked', { score, rank, players, percentage: percentage(play.percentage) });
}

function doors(day: Day, table: string, name: string, play: PlaySummary | undefined): Node[] {
  const door = (kind: string, text: string, href: string): Node => {
    const link = make('a', `button ${kind}`, text);
    link.href = href;
    link.setAttribute('aria-label', `${text}: ${name}`);
    return link;
  };
  const ended = hasEnded(day.date);
  const place = `/${lang}/play/${table}/${ended ? `?date=${day.date}` : ''}`;
  const word = play?.finished ? 'look' : play ? 'going' : ended ? 'archive' : 'play';
  // Until the day is closed, nobody may look at cards that somebody still plays for a result.
  const waits = word === 'archive' && day.state === 'open';
  return [
    ...(waits ? [] : [door(play?.finished ? 'quiet' : '', t(`days.doors.${word}`), place)]),
    door('quiet', t('days.doors.board'), `/${lang}/board/?table=${table}&date=${day.date}`),
  ];
}
