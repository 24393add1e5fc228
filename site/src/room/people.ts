/** The people in the seats: their names in place of the computer players', and how each of them is doing. */
import { plain } from '../bidi.ts';
import { addTexts, t } from '../i18n.ts';
import { h } from '../table/dom.ts';
import { compassOf } from '../table/here.ts';
import type { Phrase, Room, RoomMember, Seat } from '../types.ts';
import { turnedSeat } from './turn.ts';

const kBubbleMs = 4000;

/** The seat at this page's table where a member sits; null for who looks on. */
export const seatHere = (room: Room, { seat }: RoomMember): Seat | null =>
  seat === null ? null : turnedSeat(seat, room.seat ?? 0, room.seats);

/** Who sits at the bottom; null where the computer does. */
export const atBottom = ({ members, seat }: Room): RoomMember | null =>
  members.find((member) => member.seat === (seat ?? 0)) ?? null;

/** The computer players' names, as the page brought them. */
let unnamed: Readonly<Record<string, string>> | null = null;

/** Has the table call people by their names, and the computer players by theirs. Before it is drawn, and after it knows its seating. */
export function nameSeats(room: Room): void {
  unnamed ??= { right: t('table.seats.right'), top: t('table.seats.top'), left: t('table.seats.left') };
  const named = room.members.flatMap((member) => {
    const seat = seatHere(room, member);
    return seat === null || seat === 0 ? [] : [[compassOf(seat), plain.name(member.name)] as const];
  });
  addTexts({ table: { seats: { ...unnamed, ...Object.fromEntries(named) } } });
}

export interface Signs {
  /** Shows at each seat whether its person is there. */
  update(room: Room): void;
  /** What somebody has said, at their seat for a moment. */
  say(seat: Seat, phrase: Phrase): void;
}

/** What a room adds to the seats of a table that has been drawn. */
export function createSigns(): Signs {
  const signs = new Map<Seat, HTMLElement>();
  const bubbles = new Map<Seat, ReturnType<typeof setTimeout>>();

  const place = (seat: Seat): HTMLElement | null => document.querySelector<HTMLElement>(`.seat[data-seat="${seat}"]`);

  const signAt = (seat: Seat): HTMLElement => {
    const sign = signs.get(seat) ?? h('p', { class: 'seat-sign', dir: 'auto', hidden: '' });
    signs.set(seat, sign);
    if (!sign.isConnected) place(seat)?.querySelector('.seat-chip')?.after(sign);
    return sign;
  };

  const wordsFor = (member: RoomMember | undefined): string => {
    if (member === undefined) return '';
    if (member.away) return t('rooms.seat.away');
    return member.connected ? '' : t('rooms.seat.gone');
  };

  return {
    update(room) {
      for (let seat = room.seat === null ? 0 : 1; seat < room.seats; seat++) {
        const words = wordsFor(room.members.find((member) => seatHere(room, member) === seat));
        const sign = signAt(seat);
        sign.hidden = words === '';
        if (sign.textContent !== words) sign.textContent = words;
      }
    },
    say(seat, phrase) {
      const at = place(seat);
      if (!at) return;
      at.querySelector('.seat-phrase')?.remove();
      at.append(
        h('p', { class: 'bubble seat-phrase', 'aria-hidden': 'true', dir: 'auto' }, t(`rooms.phrases.${phrase}`)),
      );
      clearTimeout(bubbles.get(seat));
      bubbles.set(
        seat,
        setTimeout(() => at.querySelector('.seat-phrase')?.remove(), kBubbleMs),
      );
    },
  };
}
