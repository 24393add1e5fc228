/** What the build itself uses of the site's code; bundled for Node. */
export { escapeHtml, markup } from './bidi.ts';
export { deckOf, kDecks } from './cards/decks.ts';
export { cardFace } from './cards/faces.ts';
export { cardName, suitName } from './cards/names.ts';
export { cardPicture, glyphFrom } from './cards/picture.ts';
export { deckSheet, facesSheet, sheetFor } from './cards/sheet.ts';
export { kPracticeTables } from './practice/rules.ts';
export { filesOf } from './sw/plan.ts';
export { cut, lookup } from './text/strings.ts';
