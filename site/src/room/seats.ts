/** The seats of a room round its table, who sits in each, and what I may do there; below them who looks on. */
import { ltr, name } from '../bidi.ts';
import { t, tn } from '../i18n.ts';
import { make } from '../parts/dom.ts';
import { load } from '../store.ts';
import { lookalikes } from '../text/lookalike.ts';
import type { Room, RoomDoor, RoomMember, Seat } from '../types.ts';

export interface SeatActions {
  sit(seat: Seat): void;
  stand(): void;
  /** Asks to change seats with who sits there, or agrees to it; one's own seat takes that back. */
  swap(seat: Seat): void;
}

/** `actions` are for members, and only between matches; who stands at the door just looks. */
export function seatsNode(room: Room | RoomDoor, actions: SeatActions | null, paired: boolean): HTMLElement {
  const me = load().me?.player;
  const alike = lookalikes(room.members);
  const mine = room.members.find(({ player }) => player === me);
  const may = room.state === 'playing' ? null : actions;

  const person = (member: RoomMember): readonly (Node | string)[] => {
    const parts: (Node | string)[] = [name(member.name)];
    if (alike.has(member.player)) parts.push(ltr(member.tag, 'tag'));
    if (member.player === me) parts.push(' ', make('span', 'me-mark', t('groups.you')));
    else if (!member.connected) parts.push(' ', make('span', 'gone-mark', t('rooms.seat.gone')));
    return parts;
  };

  const seats = Array.from({ length: room.seats }, (_, seat) => {
    const member = room.members.find((one) => one.seat === seat);
    const item = make('li', member ? 'seat-place is-taken' : 'seat-place');
    item.dataset.seat = String(seat);
    item.append(make('p', 'seat-who', ...(member ? person(member) : [t('rooms.seat.free')])));
    if (may) item.append(...choices(seat, member, mine, may));
    return item;
  });
  const round = make('ol', 'seats-round', ...seats);
  round.dataset.seats = String(room.seats);

  const standing = room.members.filter(({ seat }) => seat === null);
  const looking =
    standing.length === 0
      ? []
      : [
          make('p', 'hint', t('rooms.seat.looking')),
          make('ul', 'looking', ...standing.map((member) => make('li', '', ...person(member)))),
        ];
  const hint = paired ? [make('p', 'hint', t('rooms.seat.partners'))] : [];
  return make('div', 'seats', round, ...hint, ...looking);
}

function choices(
  seat: Seat,
  member: RoomMember | undefined,
  mine: RoomMember | undefined,
  { sit, stand, swap }: SeatActions,
): readonly Node[] {
  const mySeat = mine?.seat ?? null;
  if (member === undefined) return [press(`sit-${seat}`, 'button', t('rooms.seat.take'), () => sit(seat))];
  if (member === mine) return [press('stand', 'button quiet', t('rooms.seat.stand'), stand)];
  if (mySeat === null) return [];
  if (member.wish === mySeat) {
    const asks = make('p', 'seat-wish', tn('rooms.seat.wishes', { name: name(member.name) }));
    return [asks, press(`swap-${seat}`, 'button primary', t('rooms.seat.agree'), () => swap(seat))];
  }
  if (mine?.wish === seat) {
    const waits = make('p', 'seat-wish', t('rooms.seat.asked'));
    return [waits, press(`swap-${seat}`, 'button quiet', t('rooms.seat.unask'), () => sit(mySeat))];
  }
  const ask = press(`swap-${seat}`, 'button quiet', t('rooms.seat.swap'), () => swap(seat));
  ask.setAttribute('aria-description', member.name);
  return [ask];
}

function press(key: string, look: string, words: string, act: () => void): HTMLButtonElement {
  const element = make('button', look, words);
  element.type = 'button';
  element.dataset.key = key;
  element.addEventListener('click', act);
  return element;
}
