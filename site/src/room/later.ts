/** What the result and the sheets say in a room: that nothing is ranked, another match with the same seats, the match once more. */
import { plain } from '../bidi.ts';
import { lang, t } from '../i18n.ts';
import * as api from '../net/endpoints.ts';
import { sentence } from '../parts/notice.ts';
import { keepRecording } from '../replay/kept.ts';
import type { Recording } from '../replay/recording.ts';
import { watchAgain } from '../replay/watch.ts';
import { withMe } from '../session.ts';
import { button, h } from '../table/dom.ts';
import type { VenueLater, Whole } from '../table/venue.ts';
import type { RoomReplay } from '../types.ts';
import { lobbyAt, roomsPage } from './addresses.ts';
import { begin } from './begin.ts';
import type { RoomLink } from './link.ts';
import { saidBetween } from './news.ts';
import { phraseMenu } from './phrases.ts';
import { turnedSeat } from './turn.ts';

export function roomLater(link: RoomLink): VenueLater {
  let replay: Promise<RoomReplay> | null = null;
  const told = (): Promise<RoomReplay> => {
    replay ??= withMe(() => api.roomReplay(link.code)).catch((error) => {
      replay = null;
      throw error;
    });
    return replay;
  };
  /** The match as the table shows it: turned, as the view is. */
  const record = async (): Promise<Recording & Whole> => {
    const { table, game, options, packs, dealer, played, seat, seats } = await told();
    const log = played.map(({ action }) => action);
    return { table, game, options, packs, dealer: turnedSeat(dealer, seat ?? 0, seats), log, name: null, date: null };
  };

  const rematch = async (said: HTMLElement): Promise<void> => {
    said.textContent = '';
    try {
      await begin(link);
    } catch (error) {
      said.textContent = sentence(error, 'rooms.errors');
    }
  };

  /** The replay's page takes the match from this tab, once it is there. */
  const watch = (): HTMLElement => {
    const address = `/${lang}/replay/?file`;
    const section = watchAgain(address);
    const said = h('p', { class: 'fault', role: 'alert' });
    section.append(said);
    section.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      said.textContent = '';
      record().then(
        (recording) => {
          keepRecording(recording);
          location.assign(address);
        },
        (error) => {
          said.textContent = sentence(error, 'rooms.errors');
        },
      );
    });
    return section;
  };

  const seated = link.room().seat !== null;
  const talk = talkAfter(link);
  return {
    standing: () => {
      const said = h('p', { class: 'fault', role: 'alert' });
      return h(
        'div',
        {},
        h('p', { class: 'result-place' }, h('strong', {}, t('rooms.result.never'))),
        talk,
        seated ? button({ class: 'link-button is-main' }, () => void rematch(said), t('rooms.result.again')) : null,
        said,
      );
    },
    proof: () => null,
    ...(seated
      ? {
          async record() {
            const { options, packs, dealer, log } = await record();
            return { options, packs, dealer, log };
          },
        }
      : {}),
    after: watch,
    links: () =>
      h(
        'nav',
        { class: 'result-links', 'aria-label': t('table.region.result') },
        h('a', { class: 'link-button', href: lobbyAt(link.code) }, t('rooms.result.room')),
        h('a', { class: 'link-button', href: `/${lang}/` }, t('table.back')),
      ),
    menu: () => [
      { href: lobbyAt(link.code), words: t('rooms.play.out') },
      { href: roomsPage, words: t('rooms.title') },
      { href: `/${lang}/`, words: t('table.back') },
    ],
    keys: [],
    rule: null,
  };
}

/** Under a result the seats are gone: what is said stands beside the button. */
function talkAfter(link: RoomLink): HTMLElement {
  const heard = h('p', { class: 'room-words', role: 'status' });
  link.listen((room, before) => {
    const said = saidBetween(before, room).map(({ name, phrase }) =>
      phrase === null ? '' : t('rooms.said', { name: plain.name(name), phrase: t(`rooms.phrases.${phrase}`) }),
    );
    if (said.length > 0) heard.textContent = said.join(' ');
  });
  const menu = phraseMenu(link, () => {
    heard.textContent = t('rooms.play.unsaid');
  });
  return h('div', { class: 'room-tools' }, heard, menu);
}
