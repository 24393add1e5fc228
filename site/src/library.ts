/** What the build itself uses of the site's code; bundled for Node. */
export { escapeHtml, markup } from './bidi.ts';
export { kFrench } from './cards/decks.ts';
export { cardFace, symbolSheet } from './cards/faces.ts';
export { cut, lookup } from './text/strings.ts';
