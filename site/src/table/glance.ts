/** The sheet that tells how the game is played: what for, what one must do, and which card beats which. For who has never seen it. */
import { ltr } from '../bidi.ts';
import { fmt, t } from '../i18n.ts';
import { convertDigits } from '../text/digits.ts';
import { h } from './dom.ts';
import type { Glance } from './game.ts';
import { guidePath } from './guide.ts';
import { stillCard } from './hand.ts';
import { isolated } from './words.ts';

const told = (words: string): Node[] => isolated(convertDigits(words));

export function glanceNodes({ aim, orders, rules }: Glance): HTMLElement[] {
  const counted = orders.some(({ cards }) => cards.some(({ points }) => points !== null));
  const guide = guidePath();
  return [
    h('p', { class: 'glance-aim' }, ...told(aim)),
    ...orders.flatMap(({ words, cards }) => [
      h('h3', {}, ...isolated(words)),
      h(
        'ol',
        { class: 'card-order', dir: 'ltr' },
        ...cards.map(({ card, points }) =>
          h('li', {}, stillCard(card, 'is-tiny'), points === null ? null : ltr(fmt(points))),
        ),
      ),
    ]),
    h('p', { class: 'sheet-note' }, t(counted ? 'table.glance.worth' : 'table.glance.left')),
    h('ul', { class: 'glance' }, ...rules.map((words) => h('li', {}, ...told(words)))),
    ...(guide === null ? [] : [h('a', { class: 'link-button', href: guide }, t('table.help.guide'))]),
  ];
}
