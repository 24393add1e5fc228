/**
 * What lies on the felt in the first plays of a game, and in the menu always: the way to how the game is played, and the cards of a deck
 * from elsewhere, each in the reader's word and in the game's own. French faces are named by what they stand for.
 */
import { type Deck, deckOf } from '../cards/decks.ts';
import { suitGlyph } from '../cards/faces.ts';
import { ownWord } from '../cards/names.ts';
import { t } from '../i18n.ts';
import { load, save } from '../store.ts';
import { button, drawing, fill, h } from './dom.ts';
import { here } from './here.ts';
import type { Sheet } from './state.ts';
import { suitName } from './words.ts';

/** In so many plays of a game the legend lies on the felt. */
const kFirst = 3;

/** The language of each deck's own words. */
const kLanguages: Readonly<Record<Deck['name'], string | null>> = { french: null, spanish: 'es', bavarian: 'de' };

const own = (sign: string, deck: Deck): HTMLElement => h('i', { lang: kLanguages[deck.name] }, ownWord(sign, deck, t));

const suitItems = (deck: Deck): HTMLElement[] =>
  deck.suits.map((suit) =>
    h('li', { dir: 'auto' }, drawing(suitGlyph(suit, here().deck)), h('span', {}, suitName(suit)), own(suit, deck)),
  );

/** The menu's list of suits and of the cards that have a name of their own; null for a game of French cards. */
export function cardsLegend(game: string): HTMLElement | null {
  const deck = deckOf(game, { faces: 'own' });
  if (kLanguages[deck.name] === null) return null;
  const courts = Object.keys(deck.courts).map((rank) =>
    h('li', {}, h('b', { dir: 'ltr' }, here().deck.index[rank] ?? ''), own(rank, deck)),
  );
  return h('div', { class: 'menu-legend' }, h('ul', {}, ...suitItems(deck)), h('ul', {}, ...courts));
}

/** Whether a play is one of the first of its game on this device, which remembers it. */
function isEarly(game: string, play: string): boolean {
  const { met } = load();
  const plays = met[game] ?? [];
  if (plays.includes(play)) return true;
  if (plays.length >= kFirst) return false;
  save({ met: { ...met, [game]: [...plays, play] } });
  return true;
}

export interface Legend {
  readonly element: HTMLElement;
  update(): void;
}

/** In a corner of the felt the way to how the game is played, with the suits where they need words; null in later plays. */
export function createLegend(game: string, play: string, openSheet: (sheet: Sheet) => void): Legend | null {
  if (!isEarly(game, play)) return null;
  const deck = deckOf(game, { faces: 'own' });
  const suits = h('ul', { 'aria-label': t('table.help.cards') });
  const ask = button({ class: 'ask-how', dir: 'auto' }, () => openSheet('glance'), t('table.help.glance'));
  const element = h('div', { class: 'legend' }, ask, kLanguages[deck.name] === null ? null : suits);
  return { element, update: () => fill(suits, here().deck.name, () => suitItems(deck)) };
}
