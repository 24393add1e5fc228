/** What a review needs once it is asked for. */
import { lang } from '../i18n.ts';
import { bringTexts } from '../parts/bring.ts';

export { reviewNodes } from './nodes.ts';
export { review } from './run.ts';

declare const REVIEW_STYLE: string;
/** Its texts' address by language, as JSON. */
declare const REVIEW_TEXTS: string;

const bring = bringTexts(REVIEW_STYLE);

/** Fetches its words and its look, once. */
export const fetchTexts = (): Promise<void> => bring(JSON.parse(REVIEW_TEXTS)[lang]);
