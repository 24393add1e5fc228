/** The strip above the felt: the way back, the table's name, the count so far, the menu. */
import { ltr } from '../bidi.ts';
import { fmt, type Key, lang, t } from '../i18n.ts';
import { button, fill, h } from './dom.ts';
import type { Frame } from './frames.ts';
import type { GameFace } from './game.ts';
import { here } from './here.ts';
import type { Sheet } from './state.ts';
import type { Venue } from './venue.ts';
import { columnsOf } from './words.ts';

export interface Topbar {
  readonly element: HTMLElement;
  update(frame: Frame | null): void;
}

export function createTopbar(face: GameFace, { back: out }: Venue, openSheet: (sheet: Sheet) => void): Topbar {
  const back = h('a', { class: 'bar-button', href: out.href, 'aria-label': out.words }, lang === 'ur' ? '→' : '←');
  const title = h('span', { class: 'bar-title' }, t(`tables.${here().table}.name` as Key));
  const chips = columnsOf().map(({ words }) => ({ words, element: h('span', { class: 'bar-points' }) }));
  const points = button(
    { class: 'bar-score', 'data-columns': String(chips.length) },
    () => openSheet('score'),
    ...chips.map(({ element }) => element),
  );
  const menu = button({ class: 'bar-button', 'aria-label': t('table.menu') }, () => openSheet('menu'), '☰');
  return {
    element: h('header', { class: 'bar' }, back, title, points, menu),
    update(frame) {
      const counts = frame ? face.running(frame) : [];
      points.hidden = counts.length === 0;
      chips.forEach(({ words, element }, place) => {
        const count = counts[place] ?? 0;
        // What is counted is heard, not seen: the button's name begins with what stands on it.
        const heard = ` ${t(`table.units.${face.counted ?? 'points'}`, { count })}${place < chips.length - 1 ? t('cards.comma') : ''}`;
        fill(element, String(count), () => [
          h('span', { dir: 'auto' }, words),
          ltr(fmt(count)),
          h('span', { class: 'hidden' }, heard),
        ]);
      });
    },
  };
}
