/** Midnight UTC over a table that is open: what was begun still counts for a while, and the next day's deal is there. */
import { lang, t } from '../../i18n.ts';
import { serverNow } from '../../net/call.ts';
import { kDayMs, kGraceMs, msOf } from '../../text/dates.ts';
import { h } from '../dom.ts';

/** Says over the felt when that day is over, and again when it is closed, each with the way to the table's new deal. */
export function tellWhenOver(table: string, date: string): void {
  const over = msOf(date) + kDayMs;
  const closed = over + kGraceMs;
  if (!(serverNow() < closed)) return;
  const place = h('div', { role: 'status' });
  document.querySelector('.notices')?.prepend(place);
  const say = (words: string): void => {
    const door = h('a', { class: 'notice-button', href: `/${lang}/play/${table}/` }, t('table.net.new_deal'));
    place.replaceChildren(h('div', { class: 'table-notice' }, h('p', {}, words), door));
  };
  at(over, () => say(t('table.net.over')));
  at(closed, () => say(t('table.net.unranked')));
}

/** Does something at an instant of the server's, or as soon as the page is seen thereafter. */
function at(instant: number, what: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = (): void => {
    clearTimeout(timer);
    const left = instant - serverNow();
    if (left > 0) {
      timer = setTimeout(wake, left);
      return;
    }
    document.removeEventListener('visibilitychange', wake);
    what();
  };
  document.addEventListener('visibilitychange', wake);
  wake();
}
