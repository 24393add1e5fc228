/** What the build itself uses of the site's code; bundled for Node. */
export { escapeHtml, markup } from './bidi.ts';
export { cut, lookup } from './text/strings.ts';
