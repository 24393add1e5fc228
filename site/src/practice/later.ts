/** What the result and the sheets say of practice: that it is never ranked, the same cards again or new ones, a friend to be asked. */
import { lang, t } from '../i18n.ts';
import { keepRecording } from '../replay/kept.ts';
import type { Recording } from '../replay/recording.ts';
import { watchAgain } from '../replay/watch.ts';
import { button, h } from '../table/dom.ts';
import { here } from '../table/here.ts';
import type { VenueLater } from '../table/venue.ts';
import type { GameName } from '../types.ts';
import type { Practice } from './connection.ts';
import { restart } from './kept.ts';
import type { PracticeTable } from './rules.ts';
import { addressOf, choosingAt, newCode, playersSeedOf, type Setup } from './setup.ts';
import { shareButton } from './share.ts';

export function practiceLater(
  practice: Practice,
  table: PracticeTable,
  setup: Setup,
  address: string,
  takeBack: () => void,
): VenueLater {
  const choosing = choosingAt(lang, here().table, address);
  const again = (): void => {
    restart(here().table);
    location.reload();
  };
  const newCards = (): string => {
    const { dealer: _, ...rest } = setup;
    return addressOf(table, { ...rest, code: newCode() });
  };
  const recordingOf = (game: GameName): Recording => {
    const { options, seed, dealer, log } = practice.record() as Pick<Recording, 'options' | 'seed' | 'dealer' | 'log'>;
    return { table: here().table, game, options, ...(seed ? { seed } : {}), dealer, log, name: null, date: null };
  };
  return {
    standing() {
      const { hints, taken } = practice.helped();
      const helped = [
        hints > 0 ? t('practice.result.hints', { count: hints }) : '',
        taken > 0 ? t('practice.result.taken', { count: taken }) : '',
      ].filter((words) => words !== '');
      return h(
        'p',
        { class: 'result-place' },
        h('strong', {}, t('practice.result.never')),
        ...helped.map((words) => h('span', {}, words)),
      );
    },
    proof: () => null,
    after: (_, game) => watchAgain(`/${lang}/replay/?file`, () => void keepRecording(recordingOf(game as GameName))),
    record: () => Promise.resolve(practice.record()),
    asked: () => Promise.resolve({ level: setup.level, seed: playersSeedOf(setup.code) }),
    links: () =>
      h(
        'nav',
        { class: 'result-links', 'aria-label': t('table.region.result') },
        h('a', { class: 'link-button is-main', href: newCards() }, t('practice.result.new')),
        button({ class: 'link-button' }, takeBack, t('practice.play.take_back')),
        button({ class: 'link-button' }, again, t('practice.result.again')),
        shareButton('link-button', () => location.href),
        h('a', { class: 'link-button', href: choosing }, t('practice.play.back')),
      ),
    between: () =>
      h('div', { class: 'between' }, button({ class: 'link-button' }, takeBack, t('practice.play.take_back'))),
    menu: () => [
      { href: newCards(), words: t('practice.result.new') },
      { href: choosing, words: t('practice.play.back') },
      { href: `/${lang}/`, words: t('table.back') },
    ],
    keys: [
      ['H', t('practice.play.hint')],
      ['U', t('practice.play.take_back')],
    ],
    rule: null,
  };
}
