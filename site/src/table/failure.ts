/** A table that could not open, or cannot go on, says why and what may be done. */
import { has, lang, t } from '../i18n.ts';
import { serve } from '../offline/serve.ts';
import { button, h } from './dom.ts';
import { here } from './here.ts';
import type { Venue } from './venue.ts';

/** Where practice goes on all the same. */
const kWithoutServer: readonly string[] = ['offline', 'no_server', 'unavailable'];

/** What a code means here: the sentences differ between the deal of the day and practice. */
function sentence(code: string): string {
  for (const key of [`table.failed.${code}`, `errors.${code}`, 'practice.play.failed']) if (has(key)) return t(key);
  return t('errors.other');
}

export function showFailure(place: HTMLElement, { back }: Venue, code: string, again: () => void): void {
  const practice = `/${lang}/practice/?table=${here().table}`;
  const offered = kWithoutServer.includes(code) && has('offline.practise');
  place.replaceChildren(
    ...place.querySelectorAll(':scope > h1'),
    h(
      'section',
      { class: 'failure', role: 'alert' },
      h('h2', {}, t('table.failed.title')),
      h('p', {}, sentence(code)),
      code === 'no_server' ? null : button({ class: 'link-button is-main' }, again, t('errors.retry')),
      offered
        ? h(
            'a',
            { class: code === 'no_server' ? 'link-button is-main' : 'link-button', href: practice },
            t('offline.practise'),
          )
        : null,
      h('a', { class: 'link-button', href: back.href }, back.words),
    ),
  );
  serve();
}
