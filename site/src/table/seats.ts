/** The seats at their compass places: name, cards left, dealer's mark, whose turn, and what the seat has just said. */
import { cardBack } from '../cards/faces.ts';
import { t } from '../i18n.ts';
import type { Seat } from '../types.ts';
import { attribute, drawing, fill, h } from './dom.ts';
import type { Frame } from './frames.ts';
import type { GameFace } from './game.ts';
import { stillCard } from './hand.ts';
import { compassOf, isPartner, seatsHere } from './here.ts';
import { isolated, seatName } from './words.ts';

export interface Seats {
  readonly elements: readonly HTMLElement[];
  update(frame: Frame): void;
}

const kDealerMark =
  '<svg class="dealer-mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><rect x="2" y="5" width="9" height="12" rx="1.5" transform="rotate(-12 6 11)"/><rect x="8" y="4" width="9" height="12" rx="1.5" transform="rotate(10 12 10)"/></svg>';

export function createSeats(face: GameFace): Seats {
  const seats = seatsHere().map((seat) => createSeat(face, seat));
  return {
    elements: seats.map((one) => one.element),
    update(frame) {
      for (const one of seats) one.update(frame);
    },
  };
}

function createSeat(face: GameFace, seat: Seat) {
  const nameplate = h('span', { class: 'seat-name' });
  const dealer = h(
    'span',
    { class: 'seat-dealer', title: t('table.seat.dealer'), hidden: '' },
    drawing(kDealerMark),
    h('span', { class: 'hidden' }, t('table.seat.dealer')),
  );
  const chip = h('div', { class: 'seat-chip' }, nameplate, dealer);
  const note = h('div', { class: 'seat-note', dir: 'auto', hidden: '' });
  const fan = h('div', { class: 'seat-fan', role: 'img' });
  const open = h('div', { class: 'seat-open', hidden: '' });
  const bubble = h('div', { class: 'bubble', hidden: '' });
  const own = seat === 0;
  const element = h(
    'div',
    { class: 'seat', 'data-seat': String(seat), 'data-place': compassOf(seat) },
    chip,
    note,
    own ? null : fan,
    own ? null : open,
    bubble,
  );

  return {
    element,
    update(frame: Frame): void {
      const out = face.sitsOut?.(frame, seat) ?? false;
      // In a room somebody can leave, and the computer plays on under a name of its own.
      const name = seatName(seat);
      fill(nameplate, name, () => [new Text(name)]);
      element.classList.toggle('is-turn', frame.turn === seat);
      element.classList.toggle('is-out', out);
      dealer.hidden = frame.dealer !== seat;
      const count = frame.counts[seat] ?? 0;
      const known = own ? [] : (face.openCards?.(frame, seat) ?? []);
      attribute(fan, 'aria-label', t('table.seat.label', { name, count }));
      fill(fan, `${count} ${known.length}`, () =>
        Array.from({ length: Math.max(0, count - known.length) }, () =>
          h('span', { class: 'back' }, drawing(cardBack())),
        ),
      );
      open.hidden = known.length === 0;
      fill(open, known.join(), () => known.map((card) => stillCard(card, 'is-tiny')));
      const words = noteOf(face, frame, seat, out);
      note.hidden = words === '';
      fill(note, words, () => isolated(words));
      const said = face.bubble(frame, seat);
      bubble.hidden = said === null;
      attribute(bubble, 'data-kind', said?.kind ?? null);
      fill(bubble, said?.text ?? '', () => isolated(said?.text ?? ''));
    },
  };
}

function noteOf(face: GameFace, frame: Frame, seat: Seat, out: boolean): string {
  if (out) return t('table.seat.out');
  return face.seatNote?.(frame, seat) ?? (isPartner(seat) ? t('table.partner') : '');
}
