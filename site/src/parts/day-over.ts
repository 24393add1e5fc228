/** Midnight UTC, with which a day closes while a page that shows it is open. */
import { serverNow } from '../net/call.ts';
import { dateOf, kDayMs } from '../text/dates.ts';

/** Until then the server has opened the next day. */
const kAfterMs = 1500;

/** Whether nothing of that day can be begun any more, even if what was begun still counts for half an hour. */
export const hasEnded = (date: string): boolean => date < dateOf(serverNow());

let timer: ReturnType<typeof setTimeout> | undefined;
let wake: () => void = () => undefined;

document.addEventListener('visibilitychange', () => wake());

/**
 * Calls `again` when the day that it is now is over, or as soon as the page is seen thereafter. An address without a date means
 * today: by then it names the day that was meant, which stays in sight. What waited before waits no longer.
 */
export function whenDayEnds(again: () => void): void {
  const day = Math.floor(serverNow() / kDayMs);
  const left = (): number => (day + 1) * kDayMs + kAfterMs - serverNow();
  wake = () => {
    clearTimeout(timer);
    if (left() > 0) {
      timer = setTimeout(wake, left());
      return;
    }
    wake = () => undefined;
    const query = new URLSearchParams(location.search);
    if (!query.has('date')) {
      query.set('date', dateOf(day * kDayMs));
      history.replaceState(null, '', `?${query}`);
    }
    again();
  };
  wake();
}
