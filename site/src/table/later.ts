/** What a table needs only once the first card is played: its result and the sheets over it, fetched when the page is idle. */
export { createResult, type ResultPart, resultWords } from './result.ts';
export { createSheets, type Sheets } from './sheets.ts';
