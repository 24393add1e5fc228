/** The address of a practice asks for what there is not: which part, and two ways on. */
import { addTexts, lang, t } from '../i18n.ts';
import { h } from '../table/dom.ts';
import { fetchTexts } from '../texts.ts';
import { choosingAt } from './setup.ts';

/** `address` is the query with the usual in place of what is not understood. */
export async function explainFaults(
  root: HTMLElement,
  table: string,
  faults: readonly string[],
  address: string,
): Promise<void> {
  addTexts(await fetchTexts(root.dataset.later ?? ''));
  const named = faults.map((fault) => h('li', {}, h('bdi', { dir: 'ltr' }, fault)));
  root.replaceChildren(
    ...root.querySelectorAll(':scope > h1'),
    h(
      'section',
      { class: 'failure', role: 'alert' },
      h('h2', {}, t('practice.broken.title')),
      h('p', {}, t('practice.broken.why')),
      h('ul', {}, ...named),
      h('a', { class: 'link-button is-main', href: address }, t('practice.broken.play')),
      h('a', { class: 'link-button', href: choosingAt(lang, table, address) }, t('practice.play.back')),
    ),
  );
}
