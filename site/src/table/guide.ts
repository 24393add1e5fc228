/** Links into the game's guide; a game without one has none. */
import { lang } from '../i18n.ts';
import { h } from './dom.ts';
import { here } from './here.ts';

export const guidePath = (): string | null => {
  const { guide } = here();
  return guide === null ? null : `/${lang}/guide/${guide}/`;
};

/** The words as a link to a chapter of the guide, or the words alone. */
export function guideLink(chapter: string, words: string): HTMLElement {
  const path = guidePath();
  return path === null ? h('span', {}, words) : h('a', { class: 'guide-link', href: `${path}#${chapter}` }, words);
}
