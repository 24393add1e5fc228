/** A room's table that cannot open says why, and leads to the door of the room or to practice. */
import { lang, t } from '../i18n.ts';
import { ApiError } from '../net/call.ts';
import { sentence } from '../parts/notice.ts';
import { button, h } from '../table/dom.ts';
import { lobbyAt, roomsPage } from './addresses.ts';

const kWithoutServer: readonly string[] = ['offline', 'no_server', 'unavailable'];
/** At the door one can come in again, or is told that there is no such room. */
const kAtTheDoor: readonly string[] = ['no_such_room', 'unauthorized'];

export function showRoomFailure(place: HTMLElement, room: string, error: unknown, again: () => void): void {
  const code = error instanceof ApiError ? error.code : 'other';
  if (kAtTheDoor.includes(code)) {
    location.replace(lobbyAt(room));
    return;
  }
  place.replaceChildren(
    ...place.querySelectorAll(':scope > h1'),
    h(
      'section',
      { class: 'failure', role: 'alert' },
      h('h2', {}, t('table.failed.title')),
      h('p', {}, sentence(error)),
      code === 'no_server' ? null : button({ class: 'link-button is-main' }, again, t('errors.retry')),
      kWithoutServer.includes(code)
        ? h(
            'a',
            { class: 'link-button', href: `/${lang}/practice/?table=${place.dataset.table}` },
            t('offline.practise'),
          )
        : null,
      h('a', { class: 'link-button', href: roomsPage }, t('rooms.title')),
    ),
  );
}
