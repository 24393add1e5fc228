// A card of a guide: its whole face is one symbol of the deck's file (`facesSheet`), which the browser keeps from guide to guide. The symbol
// has the `viewBox`, and the style the size: a guide has many cards, and every byte of them counts.
import type { Card } from '../types.ts';
import { type Deck, suitOf } from './decks.ts';
import { faceOf } from './faces.ts';

/** @param file the address of the deck's file */
export function cardPicture(card: Card, deck: Deck, file: string, kind = ''): string {
  // A deck's own colours and the French suit's would contend on one element.
  const colours = faceOf(card, deck) || ` data-suit="${suitOf(card)}"`;
  return `<svg class="deal-card${kind && ` ${kind}`}"${colours} aria-hidden="true"><use href="${file}#${card}"/></svg>`;
}

/** The sign of a suit of a deck with colours of its own, for a line of text; its drawing lies in the deck's file. */
export const glyphFrom = (suit: string, deck: Deck, file: string): string =>
  `<svg class="glyph" data-face="${deck.name}-${suit}" aria-hidden="true"><use href="${file}#${deck.name}-suit-${suit}"/></svg>`;
