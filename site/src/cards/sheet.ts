// The symbols that card faces refer to: one hidden sheet a page. The build writes each deck's into a file of its own, so that a table loads
// the one it shows; pages that show a few cards carry just those.
import { cardsOf, type Deck, type DeckName, kDecks } from './decks.ts';
import { kBavarianDrawings } from './drawn/bavarian.ts';
import { kFrenchDrawings } from './drawn/french.ts';
import type { Drawings } from './drawn/paint.ts';
import { kSpanishDrawings } from './drawn/spanish.ts';
import { cardDrawing } from './faces.ts';

const kDrawings: Readonly<Record<DeckName, Drawings>> = {
  french: kFrenchDrawings,
  spanish: kSpanishDrawings,
  bavarian: kBavarianDrawings,
};

/** A niche with a cusped arch, in which the courts stand. */
const kNiche =
  '<path fill="var(--pip-wash)" stroke="var(--pip-tint)" stroke-width="1.2" d="M32 135V78c0-8 3-10 9-11 1-7 4-10 10-11 3-5 7-9 14-15 7 6 11 10 14 15 6 1 9 4 10 11 6 1 9 3 9 11v57z"/>';

const kBack =
  '<defs><pattern id="jali" width="20" height="20" patternUnits="userSpaceOnUse"><path fill="none" stroke="#e8cf8f" stroke-width="1.3" d="m10 1 2.6 6.4L19 10l-6.4 2.6L10 19l-2.6-6.4L1 10l6.4-2.6z"/><path fill="none" stroke="#c79f4a" stroke-width="1" d="M0 0l5 5m15-5-5 5M0 20l5-5m15 5-5-5"/></pattern></defs>' +
  '<rect width="100" height="140" rx="9" fill="#fffdf6"/><rect x="5" y="5" width="90" height="130" rx="6" fill="#7a1f2b"/><rect x="10" y="10" width="80" height="120" rx="3" fill="url(#jali)"/><rect x="10" y="10" width="80" height="120" rx="3" fill="none" stroke="#e8cf8f" stroke-width="1.6"/>';

function symbolsOf(deck: Deck): Map<string, string> {
  const { suits, courts, frames = {} } = kDrawings[deck.name];
  const symbols = new Map<string, string>();
  const add = (id: string, box: string, drawing: string): void => {
    symbols.set(id, `<symbol id="${id}" viewBox="${box}">${drawing}</symbol>`);
  };
  for (const [suit, drawing] of Object.entries(suits)) add(`${deck.name}-suit-${suit}`, '0 0 100 100', drawing);
  for (const [rank, drawing] of Object.entries(courts)) add(`${deck.name}-court-${rank}`, '0 0 100 120', drawing);
  for (const [suit, drawing] of Object.entries(frames)) add(`${deck.name}-frame-${suit}`, '0 0 100 140', drawing);
  add('niche', '0 0 100 140', kNiche);
  add('back', '0 0 100 140', kBack);
  return symbols;
}

const sheet = (symbols: Iterable<string>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false">${[...symbols].join('')}</svg>`;

/** All that the faces of a deck refer to. */
export const deckSheet = (deck: Deck): string => sheet(symbolsOf(deck).values());

/** Stands in a file of its own, where no style of the page reaches it but what it inherits. */
const kIndexStyle =
  'fill="var(--pip)" font-family="system-ui,sans-serif" font-size="40" font-weight="800" direction="ltr"';

/** Every card of a deck as one symbol, named as the engine names it, for pages that show many: `<use href="faces-french.svg#KH"/>`. */
export function facesSheet(deck: Deck): string {
  const symbols = symbolsOf(deck);
  for (const card of cardsOf(deck)) {
    const drawing = cardDrawing(card, deck).replace('class="index"', kIndexStyle);
    symbols.set(card, `<symbol id="${card}" viewBox="0 0 100 140">${drawing}</symbol>`);
  }
  return sheet(symbols.values());
}

/** What this markup refers to, and nothing more; of any decks. */
export function sheetFor(markup: string): string {
  const asked = new Set([...markup.matchAll(/<use href="#([\w-]+)"/g)].map(([, id]) => id));
  if (asked.size === 0) return '';
  const all = new Map(kDecks.flatMap((deck) => [...symbolsOf(deck)]));
  return sheet([...all].filter(([id]) => asked.has(id)).map(([, symbol]) => symbol));
}
