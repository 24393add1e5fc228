/** Under a result: to tell others of it, without telling the cards. */
import { t } from '../i18n.ts';
import { handOn } from '../parts/hand-on.ts';
import { button, h } from '../table/dom.ts';
import { paintedOf, signsText, wordsText } from './text.ts';
import { rowsOf, type Square, type Told } from './told.ts';

/** `address`: where others find the same deal. */
export function shareSection(told: Told, address: string): HTMLElement {
  const signs = signsText(told);
  const words = wordsText(told);
  const said = h('p', { class: 'share-said', role: 'status' });
  const toApp = h('a', { class: 'link-button is-main', target: '_blank', rel: 'noopener' }, t('share.app'));
  const inWords = h('input', { type: 'checkbox' });
  const text = (): string => (inWords.checked ? words : signs);
  const show = (): void => {
    toApp.href = `https://wa.me/?text=${encodeURIComponent(`${text()}\n${address}`)}`;
  };
  inWords.addEventListener('change', show);
  show();

  const send = (): Promise<void> =>
    handOn(
      {
        url: address,
        text: text(),
        copy: `${text()}\n${address}`,
        copied: t('share.copied'),
        byHand: t('share.byHand'),
      },
      said,
    );
  const draw = async (): Promise<void> => {
    const { givePicture } = await import('./picture.ts');
    said.textContent = t((await givePicture(paintedOf(told))) ? 'share.pictureGiven' : 'share.pictureFailed');
  };
  return h(
    'section',
    { class: 'share-result', 'aria-labelledby': 'share-title' },
    h('h3', { id: 'share-title' }, t('share.title')),
    h('p', { class: 'hidden' }, words),
    ...rowsOf(told).map(row),
    h(
      'div',
      { class: 'share-doors' },
      toApp,
      button({ class: 'link-button' }, () => void send(), t('share' in navigator ? 'share.send' : 'share.copy')),
      button({ class: 'link-button' }, () => void draw(), t('share.picture')),
    ),
    said,
    h('label', { class: 'share-words' }, inWords, t('share.wordsOnly')),
  );
}

/** What the signs will look like; they are read as so many squares, so the words stand for them. */
const row = (squares: readonly Square[]): HTMLElement =>
  h(
    'div',
    { class: 'share-row', dir: 'ltr', 'aria-hidden': 'true' },
    ...squares.map((square) => h('span', { class: `is-${square}` })),
  );
