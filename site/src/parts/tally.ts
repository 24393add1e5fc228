/** Streak, and table by table how often and how well I have played. */
import { fmt, t, tn } from '../i18n.ts';
import type { TableTally } from '../types.ts';
import { find, make } from './dom.ts';
import { percentage } from './rows.ts';

export function showTally(tables: Readonly<Record<string, TableTally>>): void {
  const names = [...document.querySelectorAll<HTMLElement>('.day-table')].flatMap((row) => {
    const tally = tables[row.dataset.table ?? ''];
    return tally ? [{ name: find('h3', row).textContent ?? '', tally }] : [];
  });
  const [one] = names;
  if (!one) return;
  // A streak is the player's, the same at every table.
  const { current_streak: now, best_streak: best } = one.tally;
  find('#streak-now').replaceChildren(
    now === 0 ? t('days.streak.none') : tn('days.streak.now', { count: now, days: make('strong', '', fmt(now)) }),
  );
  find('#streak-best').textContent = t('days.streak.best', { count: best });
  find('#streak').hidden = false;
  find('#tally tbody').replaceChildren(...names.map(({ name, tally }) => row(name, tally)));
  find('#tally').hidden = false;
}

function row(name: string, { days_played: days, mean_percentage: mean, best_percentage: best }: TableTally): Node {
  const head = make('th', '', name);
  head.scope = 'row';
  const value = (each: number | null): Node => (each === null ? document.createTextNode('–') : percentage(each));
  return make('tr', '', head, make('td', '', fmt(days)), make('td', '', value(mean)), make('td', '', value(best)));
}
