/** What a table needs only once the first card is played: its result and the sheets over it, fetched when the page is idle. */
import { addTexts } from '../i18n.ts';
import { serve } from '../offline/serve.ts';
import { bringStyle } from '../style.ts';
import { fetchTexts } from '../texts.ts';

export { createLegend, type Legend } from './legend.ts';
export { createResult, type ResultPart, resultWords } from './result.ts';
export { createSheets, type Sheets } from './sheets.ts';

declare const TABLE_LATER_STYLE: string;

/** Fetches how results and sheets look and what they say (at the address `texts`, if any), which the page does not bring with it. */
export async function fetchRest(texts: string): Promise<void> {
  serve();
  const [told] = await Promise.all([texts === '' ? {} : fetchTexts(texts), bringStyle(TABLE_LATER_STYLE)]);
  addTexts(told);
}
