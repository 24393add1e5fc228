/** The strip above the felt: the way back, the table's name, points so far, the menu. */
import { ltr } from '../bidi.ts';
import { fmt, lang, t } from '../i18n.ts';
import { attribute, button, fill, h } from './dom.ts';
import type { Frame } from './frames.ts';
import { runningPoints } from './sheets.ts';

export interface Topbar {
  readonly element: HTMLElement;
  update(frame: Frame | null): void;
}

export function createTopbar(
  table: string,
  actions: { readonly menu: () => void; readonly score: () => void },
): Topbar {
  const back = h(
    'a',
    { class: 'bar-button', href: `/${lang}/`, 'aria-label': t('table.back') },
    lang === 'ur' ? '→' : '←',
  );
  const title = h('p', { class: 'bar-title' }, t(table === 'coinche' ? 'tables.coinche.name' : 'tables.belote.name'));
  const us = h('span', { class: 'bar-points' });
  const them = h('span', { class: 'bar-points' });
  const points = button({ class: 'bar-score', 'aria-label': t('table.score.title') }, actions.score, us, them);
  const menu = button({ class: 'bar-button', 'aria-label': t('table.menu') }, actions.menu, '☰');
  return {
    element: h('header', { class: 'bar' }, back, title, points, menu),
    update(frame) {
      const [ours, theirs] = frame ? runningPoints(frame) : [0, 0];
      points.hidden = frame === null || frame.phase !== 'play';
      show(us, t('table.us'), ours);
      show(them, t('table.them'), theirs);
      const words = [
        t('table.points', { side: t('table.us'), count: ours }),
        t('table.points', { side: t('table.them'), count: theirs }),
      ];
      attribute(points, 'aria-label', words.join(t('cards.comma')));
    },
  };
}

const show = (chip: HTMLElement, side: string, value: number): void =>
  fill(chip, `${value}`, () => [h('span', {}, side), ltr(fmt(value))]);
