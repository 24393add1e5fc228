/** Below a replay: where to go from here. */
import { lang, t } from '../i18n.ts';
import { choicesOf, kPracticeTables } from '../practice/rules.ts';
import { h } from '../table/dom.ts';
import type { Shown } from './shown.ts';

/** `seed`: that of the deal, where it is known. */
export function linksNode(shown: Shown, seed: string | null): HTMLElement {
  const { date } = shown.recording;
  const { table } = shown.table;
  const link = (href: string, words: string): HTMLElement => h('li', {}, h('a', { class: 'link-button', href }, words));
  const practice = seed === null ? null : practiceAt(shown, seed);
  return h(
    'nav',
    { class: 'replay-links', 'aria-label': t('replay.links.label') },
    h(
      'ul',
      {},
      date === null ? null : link(`/${lang}/board/?table=${table}&date=${date}`, t('replay.links.board')),
      date === null ? null : link(`/${lang}/check/?date=${date}&table=${table}`, t('replay.links.check')),
      practice === null ? null : link(practice, t('replay.links.practise')),
      link(`/${lang}/play/${table}/`, t('replay.links.today')),
    ),
  );
}

/** The same cards by the same rules. */
function practiceAt({ recording: { dealer, options }, table: { table } }: Shown, seed: string): string | null {
  const known = kPracticeTables[table];
  if (known === undefined) return null;
  const query = new URLSearchParams({ seed, dealer: String(dealer), ...choicesOf(known, options) });
  return `/${lang}/practice/${table}/?${query}`;
}
