// Card faces as SVG text, a few hundred bytes a card: they refer to the symbols of their deck's sheet (sheet.ts). Colours are inherited
// custom properties (styles/faces.css). The index sits top left, where an overlapped card still shows it.
import type { Card } from '../types.ts';
import { type Deck, kFrench, kJoker, type Place, rankOf, suitOf } from './decks.ts';

const use = (id: string, [x, y, width]: Place, height: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
const whole = (id: string, x = 0): string => use(id, [x, 0, 100], 140);

/** What chooses the colours: French suits take theirs from the element around, which may want two or four of them. */
const face = (deck: Deck, suit: string): string =>
  deck === kFrench && suit !== kJoker ? '' : ` data-face="${deck.name}-${suit}"`;

/** What chooses the colours of a card where its deck has its own. */
export const faceOf = (card: Card, deck: Deck): string => face(deck, signOf(card));

/** The joker has a sign of its own. */
const signOf = (card: Card): string => (card === kJoker ? card : suitOf(card));

/** The face of one card; the element around it carries `data-suit`. */
export const cardFace = (card: Card, deck: Deck): string =>
  `<svg class="face"${faceOf(card, deck)} viewBox="0 0 100 140" aria-hidden="true" focusable="false">${cardDrawing(card, deck)}</svg>`;

/** All that is drawn on a card, in a box of 100 by 140. */
export function cardDrawing(card: Card, deck: Deck): string {
  const rank = rankOf(card);
  const suit = signOf(card);
  const index = deck.index[rank] ?? rank;
  const court = deck.courts[rank];
  const sign = (place: Place): string => use(`${deck.name}-suit-${suit}`, place, place[2]);
  const narrow = index.length > 1 ? ' textLength="42" lengthAdjust="spacingAndGlyphs"' : '';
  // The frame takes its room at both sides.
  const edge = deck.framed ? 2 : 0;
  const niche = whole('niche', -1.5 * edge);
  const corner = `<text class="index" x="${6 + edge}" y="${37 + edge}"${narrow}>${index}</text>${sign([6 + edge, 45 + edge, 24])}`;
  const body = court
    ? niche + sign(court.sign) + use(`${deck.name}-court-${rank}`, court.figure, court.figure[2] * 1.2)
    : rank === 'A'
      ? niche + sign([37 - 1.5 * edge, 70, 56])
      : sign([36 - edge, 70, 58]);
  const frame = deck.framed ? whole(`${deck.name}-frame-${suit}`) : '';
  return corner + body + frame;
}

/** The back, the same for every card. */
export const cardBack = (): string =>
  `<svg class="face" viewBox="0 0 100 140" aria-hidden="true" focusable="false">${whole('back')}</svg>`;

/**
 * A suit's glyph in a line of text; the words beside it name the suit. French signs take the colour of the place; the others keep their
 * own, on a bit of the card's paper (`data-deck`).
 */
export function suitGlyph(suit: string, deck: Deck = kFrench): string {
  const colours = face(deck, suit);
  const sign = `<use href="#${deck.name}-suit-${suit}"/>`;
  return `<svg class="glyph" data-suit="${suit}"${colours && ` data-deck="${deck.name}"`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">${colours ? `<g${colours}>${sign}</g>` : sign}</svg>`;
}
