/** Who sits in seat 0: «آپ», or, in another's play, that player by name, in every sentence of the table. */
import { plain } from '../bidi.ts';
import { addTexts, lang, t } from '../i18n.ts';

type Texts = { readonly [part: string]: string | Texts };

const kForgotten = '—';

/** How a player is called; a name that was forgotten is in words. */
export const shownName = (name: string): string => (name === kForgotten ? t('replay.somebody') : name);

/** Puts the name into the texts that speak to the player; `theirs` holds them as they are said of somebody else. */
export function speakOf(name: string, theirs: Texts): void {
  const shown = shownName(name);
  // A mark keeps a line that begins with a name of the other direction in the page's own.
  const mark = lang === 'ur' ? '\u200f' : /[\u0590-\u08ff]/.test(shown) ? '\u200e' : '';
  addTexts(named(theirs, mark + plain.name(shown)));
}

const named = (texts: Texts, name: string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([part, node]) => [
      part,
      typeof node === 'string' ? node.replaceAll('{player}', name) : named(node, name),
    ]),
  );
