/** A month as a table of days, each a link, with how much of it I have finished. */
import { day as dayInWords, fmt, t } from '../i18n.ts';
import { addDays, dateOf } from '../text/dates.ts';
import type { Days, PlaySummary } from '../types.ts';
import { find, make } from './dom.ts';

/** As many tables as fill a day's bar. */
const kTables = 8;

export interface Month {
  readonly first: string;
  readonly last: string;
}

export function monthOf(date: string): Month {
  const [year, month] = numbers(date);
  return { first: dateOf(Date.UTC(year, month - 1, 1)), last: dateOf(Date.UTC(year, month, 0)) };
}

/** `days` null: it is not known which there are. */
export function showMonth(date: string, days: Days | null, plays: readonly PlaySummary[]): void {
  const month = monthOf(date);
  find('#month-name').textContent = dayInWords(month.first, { month: 'long', year: 'numeric' });
  document.title = `${find('h1').textContent} · ${dayInWords(date, { dateStyle: 'long' })}`;
  showNeighbour('#earlier', addDays(month.first, -1), days ? (last) => last >= days.launch : null);
  showNeighbour('#later', addDays(month.last, 1), days ? (first) => first <= days.today : null);
  find('#weekdays').replaceChildren(...weekdays());
  find('#weeks').replaceChildren(...weeks(month).map((week) => make('tr', '', ...week.map(cell))));
  find('#month-key').hidden = !plays.some(counts);

  function cell(each: string | null): HTMLTableCellElement {
    if (each === null) return make('td', '');
    const number = fmt(Number(each.slice(-2)));
    const there = !days || (each >= days.launch && each <= days.today);
    if (!there) return make('td', 'is-out', make('span', 'month-day', number));
    const finished = plays.filter((play) => play.date === each && counts(play)).length;
    const link = make('a', 'month-day', number);
    link.href = `?date=${each}`;
    if (each === date) link.setAttribute('aria-current', 'page');
    if (each === days?.today) {
      link.classList.add('is-today');
      link.append(make('span', 'hidden', ` ${t('days.today')}`));
    }
    if (finished > 0) {
      link.classList.add('is-played');
      link.style.setProperty('--done', String(Math.min(1, finished / kTables)));
      link.append(make('span', 'hidden', ` ${t('days.finished', { count: finished })}`));
    }
    return make('td', '', link);
  }
}

const counts = ({ finished, ranked }: PlaySummary): boolean => finished && ranked;

function showNeighbour(id: string, date: string, isThere: ((date: string) => boolean) | null): void {
  const link = find<HTMLAnchorElement>(id);
  const there = isThere?.(date) ?? false;
  if (there) {
    link.href = `?date=${date}`;
    link.removeAttribute('aria-disabled');
  } else {
    link.removeAttribute('href');
    link.setAttribute('aria-disabled', 'true');
  }
}

/** Monday first, as the weeks of the boards are. */
function weekdays(): HTMLTableCellElement[] {
  return Array.from({ length: 7 }, (_, place) => {
    const date = dateOf(Date.UTC(2024, 0, 1 + place));
    const head = make('th', '', make('span', '', dayInWords(date, { weekday: 'short' })));
    head.scope = 'col';
    head.abbr = dayInWords(date, { weekday: 'long' });
    return head;
  });
}

/** The month's days in rows of seven; null where a row reaches over its ends. */
function weeks({ first, last }: Month): (string | null)[][] {
  const ahead = (new Date(first).getUTCDay() + 6) % 7;
  const length = Number(last.slice(-2));
  return Array.from({ length: Math.ceil((ahead + length) / 7) }, (_, row) =>
    Array.from({ length: 7 }, (_, place) => {
      const number = row * 7 + place - ahead;
      return number >= 0 && number < length ? addDays(first, number) : null;
    }),
  );
}

const numbers = (date: string): [number, number] => [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
