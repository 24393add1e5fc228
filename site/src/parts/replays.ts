/** The way from a board's row to the replay of its play, where its cards are no secret to the reader. */
import { lang, t } from '../i18n.ts';

let unsealed: string | null = null;

/** The table whose plays may be seen: its day is closed, or the reader's own play of it is over; null for none. */
export function unseal(table: string | null): void {
  unsealed = table;
}

/** Puts a link after each name; the play `own` needs none. */
export function showReplays(within: ParentNode, own = ''): void {
  if (unsealed === null) return;
  for (const row of within.querySelectorAll<HTMLElement>('tr[data-play]')) {
    const { play = '', name = '' } = row.dataset;
    const heading = row.querySelector('th');
    if (!heading || play === own || heading.querySelector('.row-replay')) continue;
    const link = document.createElement('a');
    link.className = 'row-replay';
    link.href = `/${lang}/replay/?play=${play}&table=${unsealed}`;
    // Isolated by hand: bidi.ts would bring more into the page than this needs.
    link.ariaLabel = name === '—' ? t('replay.row.somebody') : t('replay.row.of', { name: `\u2068${name}\u2069` });
    // The sign as a letter, not as a picture.
    link.textContent = '\u25b6\ufe0e';
    heading.append(link);
  }
}
