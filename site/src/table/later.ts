/** What a table needs only once the first card is played: its result and the sheets over it, fetched when the page is idle. */
import { addTexts, lang } from '../i18n.ts';
import { here } from './here.ts';

export { createResult, type ResultPart, resultWords } from './result.ts';
export { createSheets, type Sheets } from './sheets.ts';

/** Fetches what results and sheets say, which the page does not bring with it. */
export async function fetchTexts(): Promise<void> {
  const answer = await fetch(`/${lang}/play/${here().table}/later.json`);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  addTexts(await answer.json());
}
