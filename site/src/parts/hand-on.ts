/** Hands an address on: by the device's own way where it has one, else into the clipboard, else to be copied by hand. */
import { make } from './dom.ts';

export interface HandedOn {
  readonly url: string;
  /** What is sent along with it. */
  readonly text: string;
  readonly copied: string;
  readonly byHand: string;
}

/** Tells in `said`, a live region, what came of it. */
export async function handOn({ url, text, copied, byHand }: HandedOn, said: HTMLElement): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ url, text });
    else {
      await navigator.clipboard.writeText(url);
      said.textContent = copied;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const field = make('input', 'input');
    Object.assign(field, { readOnly: true, dir: 'ltr', value: url, ariaLabel: byHand });
    said.replaceChildren(byHand, field);
    field.select();
  }
}
