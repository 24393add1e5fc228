/** Below a finished play: the way to other people's plays of the same deal, fetched when it is asked for. */
import { t } from '../i18n.ts';
import { button, h } from '../table/dom.ts';
import type { Facts } from './facts.ts';
import type { othersNodes } from './others.ts';

/** A script of its own, with all that it needs: what it shared with the table would make every table's first script larger. */
declare const OTHERS_SCRIPT: string;

export function othersSection(game: string, table: string, { play, date }: Pick<Facts, 'play' | 'date'>): HTMLElement {
  const body = h('div', { class: 'others-body' });
  const says = h('p', { role: 'status' });
  const start = button({ class: 'link-button' }, () => void show(), t('replay.after.others'));
  const show = async (): Promise<void> => {
    start.disabled = true;
    says.textContent = '';
    try {
      const others: { readonly othersNodes: typeof othersNodes } = await import(OTHERS_SCRIPT);
      body.replaceChildren(...(await others.othersNodes(game, table, date, play)));
      start.remove();
      says.textContent = t('replay.after.shown');
    } catch {
      start.disabled = false;
      says.textContent = t('replay.after.failed');
    }
  };
  return h(
    'section',
    { class: 'review others', 'aria-labelledby': 'others-title' },
    h('h3', { id: 'others-title' }, t('replay.after.others_title')),
    h('p', { class: 'review-lead' }, t('replay.after.others_lead')),
    start,
    says,
    body,
  );
}
