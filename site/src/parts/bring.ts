/** Texts and a look that a part of the page brings with it when it is asked for. */
import { addTexts } from '../i18n.ts';
import { once } from '../once.ts';
import { bringStyle } from '../style.ts';
import { fetchTexts } from '../texts.ts';

/** A function that fetches the texts at an address with that look, once unless it fails. */
export const bringTexts = (style: string): ((address: string) => Promise<void>) =>
  once(async (address: string) => {
    const [texts] = await Promise.all([fetchTexts(address), bringStyle(style)]);
    addTexts(texts);
  });
