/** Midnight UTC, with which a day ends while a page that shows it is open, and the end of its grace, with which it is closed. */
import { serverNow } from '../net/call.ts';
import { dateOf, kDayMs, kGraceMs } from '../text/dates.ts';

/** Until then the server has opened the next day, or closed the one before. */
const kAfterMs = 1500;

/** Whether nothing of that day can be begun any more, even if what was begun still counts for half an hour. */
export const hasEnded = (date: string): boolean => date < dateOf(serverNow());

let timer: ReturnType<typeof setTimeout> | undefined;
let wake: () => void = () => undefined;

document.addEventListener('visibilitychange', () => wake());

/**
 * Calls `again` when the day that it is now is over, or the one before is closed, whichever comes first, or as soon as the page is seen
 * thereafter. An address without a date means today: once that is over it names the day that was meant, which stays in sight. What waited
 * before waits no longer.
 */
export function whenDayEnds(again: () => void): void {
  const now = serverNow();
  const day = Math.floor(now / kDayMs);
  const closing = day * kDayMs + kGraceMs + kAfterMs;
  const ends = now >= closing;
  const due = ends ? (day + 1) * kDayMs + kAfterMs : closing;
  wake = () => {
    clearTimeout(timer);
    const left = due - serverNow();
    if (left > 0) {
      timer = setTimeout(wake, left);
      return;
    }
    wake = () => undefined;
    const query = new URLSearchParams(location.search);
    if (ends && !query.has('date')) {
      query.set('date', dateOf(day * kDayMs));
      history.replaceState(null, '', `?${query}`);
    }
    again();
  };
  wake();
}
