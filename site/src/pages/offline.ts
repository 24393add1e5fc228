/** What works without a network: shown in the place of a page that is not on this device, and under its own address. */
import '../chrome.ts';
import '../static-digits.ts';
import { whenAnswered } from '../offline/again.ts';
import { keptPlays } from '../offline/begun.ts';
import { isKept } from '../offline/kept.ts';
import { find } from '../parts/dom.ts';
import { load } from '../store.ts';

const isMissing = !location.pathname.endsWith('/offline/');
find('#missing').hidden = !isMissing;
const again = (): void => location.reload();
find('#again').addEventListener('click', again);
if (isMissing) whenAnswered(location.href, again);
void show();

async function show(): Promise<void> {
  for (const { table, date } of keptPlays(load().me?.player ?? '')) {
    const link = document.querySelector<HTMLAnchorElement>(`[data-begun="${table}"]`);
    if (!link || !(await isKept(link.pathname))) continue;
    link.search = `?date=${date}`;
    reveal(link);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-kept]')) {
    if (await isKept(link.pathname)) reveal(link);
  }
  const more = find('#more');
  more.hidden = !(await isKept(find<HTMLAnchorElement>('a', more).pathname));
  find('#nothing').hidden = document.querySelector('#kept section:not([hidden])') !== null;
}

function reveal(link: HTMLElement): void {
  for (const place of [link.closest('li'), link.closest('section')]) place?.removeAttribute('hidden');
}
