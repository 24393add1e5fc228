/** The settings' part about working without a network: all guides and all of practice, kept when it is asked for. */
import { t } from '../i18n.ts';
import { find, make, say } from '../parts/dom.ts';
import type { ToWorker, Whole } from '../sw.ts';

export async function wireWhole(lang: 'ur' | 'en'): Promise<void> {
  const place = find('#offline');
  const worker = (await navigator.serviceWorker?.ready)?.active;
  if (!worker) return;
  const says = make('p', 'hint');
  says.setAttribute('role', 'status');
  const bar = make('progress', '');
  bar.hidden = true;
  bar.setAttribute('aria-labelledby', 'offline-title');
  const button = make('button', 'button', '');
  button.type = 'button';

  const show = ({ done, of, kilobytes, failed }: Whole, fetching: boolean): void => {
    const whole = done === of;
    button.textContent = t('offline.keep.button', { size: kilobytes });
    button.hidden = whole || (fetching && !failed);
    bar.hidden = whole || !fetching || failed === true;
    bar.max = of;
    bar.value = done;
    if (whole) say(says, t('offline.keep.done'));
    else if (failed) say(says, t('offline.keep.failed'));
  };
  const ask = (fetch: boolean): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Whole>) => show(data, fetch);
    worker.postMessage({ kind: 'whole', lang, fetch } satisfies ToWorker, [port2]);
  };
  button.addEventListener('click', () => ask(true));
  find('.row', place).append(button);
  place.append(bar, says);
  place.hidden = false;
  ask(false);
}
