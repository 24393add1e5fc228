/** Time until an instant, ticking once a second while the page is seen. */
import { ltr, plain } from '../bidi.ts';
import { lang, locale } from '../i18n.ts';
import { clockFace } from '../text/clock-face.ts';

/** An instant as the visitor's own clock shows it: «صبح 5:00 بجے», “5:00 AM”. */
export function localTime(instant: Date): string {
  if (lang === 'en') return new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(instant);
  const parts = new Intl.DateTimeFormat(locale(), {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'short',
    hour12: true,
  }).formatToParts(instant);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('dayPeriod')} ${plain.ltr(`${part('hour')}:${part('minute')}`)} بجے`;
}

/** The day of an instant by the visitor's own calendar. */
export const localDay = (instant: Date): string =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long' }).format(instant);

/** Shows the time left in `face` and calls `over` once when there is none. Returns what stops it. */
export function countDown(until: number, face: HTMLElement, now: () => number, over: () => void): () => void {
  const tick = (): void => {
    const left = until - now();
    face.replaceChildren(ltr(clockFace(left)));
    if (left > 0) return;
    stop();
    over();
  };
  const timer = setInterval(tick, 1000);
  const wake = (): void => {
    if (!document.hidden) tick();
  };
  document.addEventListener('visibilitychange', wake);
  const stop = (): void => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
  };
  tick();
  return stop;
}
