// Card faces as SVG text: one sheet of symbols a page, and a few hundred bytes of <use> a card. Colours are inherited custom properties
// (styles/table.css), so two or four colours are a class on an ancestor. The index sits top left, where an overlapped card still shows it.

import type { Card } from '../types.ts';
import { kCourts } from './courts.ts';
import { type Deck, rankOf, suitOf } from './decks.ts';

const symbol = (id: string, box: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="${box}">${drawing}</symbol>`;

/** A niche with a cusped arch, in which the courts stand. */
const kNiche =
  '<path fill="var(--pip-wash)" stroke="var(--pip-tint)" stroke-width="1.2" d="M32 135V78c0-8 3-10 9-11 1-7 4-10 10-11 3-5 7-9 14-15 7 6 11 10 14 15 6 1 9 4 10 11 6 1 9 3 9 11v57z"/>';

const kBack =
  '<defs><pattern id="jali" width="20" height="20" patternUnits="userSpaceOnUse"><path fill="none" stroke="#e8cf8f" stroke-width="1.3" d="m10 1 2.6 6.4L19 10l-6.4 2.6L10 19l-2.6-6.4L1 10l6.4-2.6z"/><path fill="none" stroke="#c79f4a" stroke-width="1" d="M0 0l5 5m15-5-5 5M0 20l5-5m15 5-5-5"/></pattern></defs>' +
  '<rect width="100" height="140" rx="9" fill="#fffdf6"/><rect x="5" y="5" width="90" height="130" rx="6" fill="#7a1f2b"/><rect x="10" y="10" width="80" height="120" rx="3" fill="url(#jali)"/><rect x="10" y="10" width="80" height="120" rx="3" fill="none" stroke="#e8cf8f" stroke-width="1.6"/>';

/** The symbols that the faces of a deck refer to; put once into the page, hidden. */
export function symbolSheet(deck: Deck): string {
  const suits = Object.entries(deck.suits).map(([suit, drawing]) => symbol(`suit-${suit}`, '0 0 100 100', drawing));
  const courts = Object.values(deck.courts).map((name) => symbol(`court-${name}`, '0 0 100 120', kCourts[name] ?? ''));
  return `<svg width="0" height="0" aria-hidden="true" focusable="false">${suits.join('')}${courts.join('')}${symbol('niche', '0 0 100 140', kNiche)}${symbol('back', '0 0 100 140', kBack)}</svg>`;
}

const use = (id: string, x: number, y: number, width: number, height: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** The face of one card; the element around it carries `data-suit`, which chooses the colours. */
export function cardFace(card: Card, deck: Deck): string {
  const rank = rankOf(card);
  const suit = `suit-${suitOf(card)}`;
  const index = deck.index[rank] ?? rank;
  const court = deck.courts[rank];
  const narrow = index.length > 1 ? ' textLength="42" lengthAdjust="spacingAndGlyphs"' : '';
  const corner = `<text class="index" x="6" y="37"${narrow}>${index}</text>${use(suit, 6, 45, 24, 24)}`;
  const body = court
    ? use('niche', 0, 0, 100, 140) + use(suit, 74, 8, 18, 18) + use(`court-${court}`, 34, 60.6, 62, 74.4)
    : rank === 'A'
      ? use('niche', 0, 0, 100, 140) + use(suit, 37, 70, 56, 56)
      : use(suit, 36, 70, 58, 58);
  return `<svg class="face" viewBox="0 0 100 140" aria-hidden="true" focusable="false">${corner}${body}</svg>`;
}

/** The back, the same for every card. */
export const cardBack = (): string =>
  `<svg class="face" viewBox="0 0 100 140" aria-hidden="true" focusable="false">${use('back', 0, 0, 100, 140)}</svg>`;

/** A suit's glyph in a line of text; the words beside it name the suit. */
export const suitGlyph = (suit: string): string =>
  `<svg class="glyph" data-suit="${suit}" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href="#suit-${suit}"/></svg>`;
