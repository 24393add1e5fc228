/** Asks before something that cannot be taken back. */
import { find } from './dom.ts';

export function sure(title: string, text: string, yes: string): Promise<boolean> {
  const dialog = find<HTMLDialogElement>('#sure');
  find('#sure-title', dialog).textContent = title;
  find('#sure-text', dialog).textContent = text;
  find('#sure-yes', dialog).textContent = yes;
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}
