/** What a review needs once it is asked for. */
import { bringTexts } from '../parts/bring.ts';

export { reviewNodes } from './nodes.ts';
export { review } from './run.ts';

declare const REVIEW_STYLE: string;

/** Fetches its words and its look, once. */
export const fetchTexts = bringTexts(REVIEW_STYLE);
