/** What a proof needs once it is asked for. */
import { bringTexts } from '../parts/bring.ts';

export { outcomeWords, proofNodes } from './nodes.ts';
export { prove } from './run.ts';

declare const PROOF_STYLE: string;

/** Fetches its words and its look, once. */
export const fetchTexts = bringTexts(PROOF_STYLE);
