/** Below a replay: where to go from here. */
import { lang, t } from '../i18n.ts';
import { h } from '../table/dom.ts';
import type { Shown } from './shown.ts';

/** `seed`: that of the deal, once it is public. */
export function linksNode({ recording: { date, dealer }, table: { table } }: Shown, seed: string | null): HTMLElement {
  const link = (href: string, words: string): HTMLElement => h('li', {}, h('a', { class: 'link-button', href }, words));
  const practice = seed === null ? null : `/${lang}/practice/${table}/?seed=${seed}&dealer=${dealer}`;
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
