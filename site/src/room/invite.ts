/** The room's link on its way to others: into WhatsApp, or wherever the device sends things. */
import { plain } from '../bidi.ts';
import { type Key, t } from '../i18n.ts';
import { make } from '../parts/dom.ts';
import { handOn } from '../parts/hand-on.ts';
import type { Room } from '../types.ts';
import { lobbyAt } from './addresses.ts';

export function sendLinks({ code, table }: Room): readonly HTMLElement[] {
  const url = new URL(lobbyAt(code), location.href).href;
  const text = t('rooms.share.text', { table: t(`tables.${table}.name` as Key), code: plain.ltr(code) });
  const shown = make('bdi', 'group-code', code);
  shown.dir = 'ltr';
  shown.translate = false;
  const app = make('a', 'button', t('share.app'));
  Object.assign(app, {
    href: `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`,
    target: '_blank',
    rel: 'noopener',
  });
  const said = make('p', 'share-said');
  said.role = 'status';
  const send = make('button', 'button', t('rooms.share.button'));
  send.type = 'button';
  send.addEventListener('click', () => {
    void handOn({ url, text, copied: t('rooms.share.copied'), byHand: t('rooms.share.byHand') }, said);
  });
  return [make('p', '', t('rooms.code'), ' ', shown), make('div', 'row', app, send), said];
}
