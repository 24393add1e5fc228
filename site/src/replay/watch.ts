/** From a result to the replay of the play. */
import { t } from '../i18n.ts';
import { h } from '../table/dom.ts';

/** `leave` is called when the link is followed. */
export function watchAgain(href: string, leave: () => void = () => {}): HTMLElement {
  const link = h('a', { class: 'link-button', href }, t('replay.after.watch'));
  link.addEventListener('click', leave);
  return h(
    'section',
    { class: 'review watch', 'aria-labelledby': 'watch-title' },
    h('h3', { id: 'watch-title' }, t('replay.after.watch_title')),
    h('p', { class: 'review-lead' }, t('replay.after.watch_lead')),
    link,
  );
}
