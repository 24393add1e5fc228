/** What a proof needs once it is asked for. */
import { lang } from '../i18n.ts';
import { bringTexts } from '../parts/bring.ts';

export { outcomeWords, proofNodes } from './nodes.ts';
export { prove } from './run.ts';

declare const PROOF_STYLE: string;
/** Its texts' address by language, as JSON. */
declare const PROOF_TEXTS: string;

const bring = bringTexts(PROOF_STYLE);

/** Fetches its words and its look, once. */
export const fetchTexts = (): Promise<void> => bring(JSON.parse(PROOF_TEXTS)[lang]);
