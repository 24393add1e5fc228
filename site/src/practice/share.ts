/** Hands an address on: by the device's own way where it has one, else into the clipboard, else to be copied by hand. */
import { t } from '../i18n.ts';
import { button, h } from '../table/dom.ts';

/** A button that hands on what `address` gives, and what came of it. */
export function shareButton(look: string, address: () => string): HTMLElement {
  const said = h('p', { class: 'share-said', role: 'status' });
  const share = async (): Promise<void> => {
    const url = address();
    try {
      if (navigator.share) await navigator.share({ url, text: t('practice.share.text') });
      else {
        await navigator.clipboard.writeText(url);
        said.textContent = t('practice.share.copied');
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const field = h('input', { class: 'input', readonly: '', dir: 'ltr', 'aria-label': t('practice.share.by_hand') });
      field.value = url;
      said.replaceChildren(t('practice.share.by_hand'), field);
      field.select();
    }
  };
  return h(
    'div',
    { class: 'share' },
    button({ class: look }, () => void share(), t('practice.share.button')),
    said,
  );
}
