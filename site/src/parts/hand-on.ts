/** Hands an address on: by the device's own way where it has one, else into the clipboard, else to be copied by hand. */
import { make } from './dom.ts';

export interface HandedOn {
  readonly url: string;
  /** What is sent along with it. */
  readonly text: string;
  /** What is copied where it cannot be sent: the address, unless it is more. */
  readonly copy?: string;
  readonly copied: string;
  readonly byHand: string;
}

/** Tells in `said`, a live region, what came of it. */
export async function handOn({ url, text, copy = url, copied, byHand }: HandedOn, said: HTMLElement): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ url, text });
    else {
      await navigator.clipboard.writeText(copy);
      said.textContent = copied;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const lines = copy.split('\n').length;
    const field = lines > 1 ? make('textarea', 'input') : make('input', 'input');
    Object.assign(field, { readOnly: true, dir: lines > 1 ? 'auto' : 'ltr', value: copy, ariaLabel: byHand });
    if (field instanceof HTMLTextAreaElement) field.rows = lines + 1;
    said.replaceChildren(byHand, field);
    field.select();
  }
}
