/** What the result and the sheets say in a room: that nothing is ranked, another match with the same seats, the match once more. */
import { plain } from '../bidi.ts';
import { lang, t } from '../i18n.ts';
import { sentence } from '../parts/notice.ts';
import type { Recording } from '../replay/recording.ts';
import { watchAgain } from '../replay/watch.ts';
import { button, h } from '../table/dom.ts';
import type { VenueLater, Whole } from '../table/venue.ts';
import { lobbyAt, roomsPage } from './addresses.ts';
import { begin } from './begin.ts';
import type { RoomLink } from './link.ts';
import { saidBetween } from './news.ts';
import { bringToReplay, recordingOf, replayHref } from './past.ts';
import { phraseMenu } from './phrases.ts';
import { sealNode } from './seal.ts';

export function roomLater(link: RoomLink): VenueLater {
  const { code, match, seat, commitment } = link.room();
  let recording: Promise<Recording & Whole> | null = null;
  const record = (): Promise<Recording & Whole> => {
    recording ??= recordingOf(link.code, match).catch((error) => {
      recording = null;
      throw error;
    });
    return recording;
  };

  const rematch = async (said: HTMLElement): Promise<void> => {
    said.textContent = '';
    try {
      await begin(link);
    } catch (error) {
      said.textContent = sentence(error, 'rooms.errors');
    }
  };

  const watch = (): HTMLElement => {
    const section = watchAgain(replayHref);
    const said = h('p', { class: 'fault', role: 'alert' });
    section.append(said);
    const to = section.querySelector('a');
    if (to) bringToReplay(to, record, said);
    return section;
  };

  const seated = seat !== null;
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
    proof: () => {
      const { match: now, seed } = link.room();
      return sealNode({ code, match, commitment, ...(now === match && seed ? { seed } : {}) });
    },
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
