/** Texts and a look that a part of the page brings with it when it is asked for. */
import { addTexts } from '../i18n.ts';
import { bringStyle } from '../style.ts';

/** A function that fetches the texts at an address with that look, once unless it fails. */
export function bringTexts(style: string): (address: string) => Promise<void> {
  let fetched: Promise<void> | undefined;
  const load = async (address: string): Promise<void> => {
    const [answer] = await Promise.all([fetch(address), bringStyle(style)]);
    if (!answer.ok) throw new Error(`texts: ${answer.status}`);
    addTexts(await answer.json());
  };
  return (address) => {
    fetched ??= load(address).catch((error) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}
