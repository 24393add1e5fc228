/** The word of a new release: a button that is in nobody's way, and at a table never while a hand is played. */
import { bringStyle } from '../style.ts';

declare const FRESH_STYLE: string;
/** `offline.fresh` by language, as JSON: what is fetched now may be of another release. */
declare const FRESH: string;

/** `now`: something of this page can no longer be had; `between`: at a table it waits for the end of the deal. */
export function offer(when: 'now' | 'between', refresh: () => void): void {
  document.querySelector('.fresh')?.remove();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button primary link-button is-main';
  button.textContent = JSON.parse(FRESH)[document.documentElement.lang];
  button.addEventListener('click', refresh);
  const place = document.createElement('div');
  place.className = 'fresh';
  place.setAttribute('role', 'status');
  place.append(button);
  const table = document.querySelector<HTMLElement>('#table');
  if (table && when === 'between') showBetweenDeals(table, place);
  void bringStyle(FRESH_STYLE)
    .catch(() => undefined)
    .then(() => document.body.append(place));
}

function showBetweenDeals(table: HTMLElement, place: HTMLElement): void {
  const show = (): void => {
    place.hidden = table.dataset.phase !== 'end';
  };
  new MutationObserver(show).observe(table, { attributeFilter: ['data-phase'] });
  show();
}
