/** Hands the address of a practice on. */
import { t } from '../i18n.ts';
import { handOn } from '../parts/hand-on.ts';
import { button, h } from '../table/dom.ts';

/** A button that hands on what `address` gives, and what came of it. */
export function shareButton(look: string, address: () => string): HTMLElement {
  const said = h('p', { class: 'share-said', role: 'status' });
  const share = (): Promise<void> => {
    const [text, copied, byHand] = [t('practice.share.text'), t('practice.share.copied'), t('practice.share.by_hand')];
    return handOn({ url: address(), text, copied, byHand }, said);
  };
  return h(
    'div',
    { class: 'share' },
    button({ class: look }, () => void share(), t('practice.share.button')),
    said,
  );
}
