// A card of a guide: its whole face is one symbol of the deck's file (`facesSheet`), which the browser keeps from guide to guide.
import type { Card } from '../types.ts';
import { type Deck, kJoker, suitOf } from './decks.ts';
import { faceOf, suitGlyph } from './faces.ts';

/** @param file the address of the deck's file */
export function cardPicture(card: Card, deck: Deck, file: string, kind = ''): string {
  const suit = card === kJoker ? '' : ` data-suit="${suitOf(card)}"`;
  return `<svg class="deal-card${kind && ` ${kind}`}"${suit}${faceOf(card, deck)} viewBox="0 0 100 140" aria-hidden="true"><use href="${file}#${card}"/></svg>`;
}

/** A suit's glyph whose drawing lies in the deck's file. */
export const glyphFrom = (suit: string, deck: Deck, file: string): string =>
  suitGlyph(suit, deck).replace('href="#', `href="${file}#`);
