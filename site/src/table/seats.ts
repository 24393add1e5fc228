/** The four seats at their compass places: name, cards left, dealer's mark, whose turn, and what the seat has just said. */
import { cardBack } from '../cards/faces.ts';
import { t } from '../i18n.ts';
import type { Card, Seat } from '../types.ts';
import { attribute, drawing, fill, h } from './dom.ts';
import type { Frame } from './frames.ts';
import { callWords, isolated, seatName } from './words.ts';

export interface Seats {
  readonly elements: readonly HTMLElement[];
  update(frame: Frame, turnup: Card | null): void;
}

const kDealerMark =
  '<svg class="dealer-mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><rect x="2" y="5" width="9" height="12" rx="1.5" transform="rotate(-12 6 11)"/><rect x="8" y="4" width="9" height="12" rx="1.5" transform="rotate(10 12 10)"/></svg>';

export function createSeats(): Seats {
  const seats = [0, 1, 2, 3].map((seat) => createSeat(seat));
  return {
    elements: seats.map((one) => one.element),
    update(frame, turnup) {
      for (const one of seats) one.update(frame, turnup);
    },
  };
}

function createSeat(seat: Seat) {
  const name = seatName(seat);
  const dealer = h(
    'span',
    { class: 'seat-dealer', title: t('table.seat.dealer'), hidden: '' },
    drawing(kDealerMark),
    h('span', { class: 'hidden' }, t('table.seat.dealer')),
  );
  const chip = h('p', { class: 'seat-chip' }, h('span', { class: 'seat-name' }, name), dealer);
  const note = seat === 2 ? h('p', { class: 'seat-note' }, t('table.partner')) : null;
  const fan = h('div', { class: 'seat-fan', role: 'img' });
  const bubble = h('p', { class: 'bubble', hidden: '' });
  const element = h('div', { class: 'seat', 'data-seat': String(seat) }, chip, note, seat === 0 ? null : fan, bubble);

  return {
    element,
    update(frame: Frame, turnup: Card | null): void {
      element.classList.toggle('is-turn', frame.turn === seat);
      dealer.hidden = frame.dealer !== seat;
      const count = frame.counts[seat] ?? 0;
      attribute(fan, 'aria-label', t('table.seat.label', { name, count }));
      fill(fan, String(count), () =>
        Array.from({ length: count }, () => h('span', { class: 'back' }, drawing(cardBack()))),
      );
      const words = bubbleOf(frame, seat, turnup);
      bubble.hidden = words === null;
      attribute(bubble, 'data-kind', words?.kind ?? null);
      fill(bubble, words?.text ?? '', () => isolated(words?.text ?? ''));
    },
  };
}

/** What stands in a seat's bubble: its last call while the bidding goes on; then what it announces. */
function bubbleOf(
  frame: Frame,
  seat: Seat,
  turnup: Card | null,
): { readonly kind: string; readonly text: string } | null {
  if (frame.phase !== 'play' && frame.phase !== 'end') {
    const call = frame.calls.filter((one) => one.seat === seat).at(-1);
    if (!call) return null;
    return { kind: call.action === 'pass' ? 'pass' : 'call', text: callWords(call.action, turnup) };
  }
  if (frame.said?.seat === seat) return { kind: 'said', text: t(`table.announce.${frame.said.word}`) };
  const mine = frame.announcements.filter((one) => one.seat === seat);
  if (mine.length === 0 || frame.tricks.length > 1) return null;
  const text = mine
    .map((one) => t('table.announce.line', { kind: t(`table.announce.${one.kind}`), points: one.points }))
    .join(t('cards.comma'));
  return { kind: 'said', text };
}
