/**
 * The review under a result: a button, and what comes of it. All that it takes (texts, look, the module with the solver) is fetched
 * when it is asked for.
 */
import { t } from '../i18n.ts';
import { button, h } from '../table/dom.ts';

/** Whatever is done within a second needs no bar. */
const kPatience = 1000;

/** `record` fetches a request of the replay protocol with the log of all seats; `prove`: how a trick is proven, where that can be. */
export function reviewSection(
  game: string,
  record: () => Promise<object>,
  prove: () => ((deal: number, trick: number) => void) | null,
): HTMLElement {
  const body = h('div', { class: 'review-body' });
  const says = h('p', { class: 'review-says', role: 'status' });
  const bar = h('progress', { class: 'review-progress', max: '1', value: '0', hidden: '' });
  bar.setAttribute('aria-label', t('table.result.reviewing'));
  const start = button({ class: 'link-button' }, () => void run(), t('table.result.review_start'));

  const run = async (): Promise<void> => {
    start.disabled = true;
    says.textContent = t('table.result.reviewing');
    const late = setTimeout(() => {
      bar.hidden = false;
    }, kPatience);
    try {
      const { review, reviewNodes, fetchTexts } = await import('./open.ts');
      const [found] = await Promise.all([
        record().then((whole) =>
          review({ game, ...whole }, (part) => {
            bar.value = part;
          }),
        ),
        fetchTexts(),
      ]);
      start.remove();
      says.textContent = t('table.result.reviewed');
      body.replaceChildren(...reviewNodes(game, found, prove()));
    } catch {
      start.disabled = false;
      says.textContent = t('table.result.review_failed');
    } finally {
      clearTimeout(late);
      bar.hidden = true;
    }
  };

  return h(
    'section',
    { class: 'review', 'aria-labelledby': 'review-title' },
    h('h3', { id: 'review-title' }, t('table.result.review')),
    h('p', { class: 'review-lead' }, t('table.result.review_lead')),
    start,
    says,
    bar,
    body,
  );
}
