/** What a review needs once it is asked for. */
import { addTexts } from '../i18n.ts';
import { bringStyle } from '../style.ts';

export { reviewNodes } from './nodes.ts';
export { review } from './run.ts';

declare const REVIEW_STYLE: string;

let fetched: Promise<void> | undefined;

/** Fetches its words and its look, once. */
export function fetchTexts(address: string): Promise<void> {
  fetched ??= load(address).catch((error) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

async function load(address: string): Promise<void> {
  const [answer] = await Promise.all([fetch(address), bringStyle(REVIEW_STYLE)]);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  addTexts(await answer.json());
}
