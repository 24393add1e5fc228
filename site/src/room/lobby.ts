/** A room's lobby: seats to be taken round the table, the link to be sent, and the match begun. */
import { type Key, t } from '../i18n.ts';
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { find, make, say } from '../parts/dom.ts';
import { sentence } from '../parts/notice.ts';
import { sure } from '../parts/sure.ts';
import { withMe } from '../session.ts';
import { load } from '../store.ts';
import type { Room, RoomDoor } from '../types.ts';
import { roomsPage, tableAt } from './addresses.ts';
import { begin } from './begin.ts';
import { sendLinks } from './invite.ts';
import { dropRoom, keepRoom } from './kept.ts';
import { linkTo, type RoomLink } from './link.ts';
import { newsBetween } from './news.ts';
import { bringToReplay, recordingOf, replayHref } from './past.ts';
import { keepAsking } from './poll.ts';
import { type Sealed, sealNode } from './seal.ts';
import { type SeatActions, seatsNode } from './seats.ts';
import { termsNodes } from './terms.ts';

/** While people come and sit down; while a match is played or is over, and somebody looks on from here. */
const kLobbyMs = 2000;
const kQuietMs = 5000;

const status = find('#status');
const lobby = find('#lobby');
const fault = find('#lobby-fault');
const past = find('#past-matches');

let link: RoomLink | null = null;

/** The table has partners, who sit opposite each other. */
const isPaired = ({ table }: RoomDoor): boolean => (find('.room').dataset.partners ?? '').split(' ').includes(table);

/** The lobby of a room that I am in; `gone` hears that I no longer am. */
export function openLobby(first: Room, gone: () => void): void {
  keepRoom(first);
  const to = linkTo(first);
  link = to;
  find('#begin').addEventListener('click', () => void change(begin));
  find('#leave').addEventListener('click', () => void leave());
  find('#room-title').textContent = t('rooms.lobby.title', {
    table: t(`tables.${first.table}.name` as Key),
  });
  find('#terms').replaceChildren(...termsNodes(first));
  find('#send').replaceChildren(...sendLinks(first));
  to.listen((room, before) => {
    // The match that begins while I look is the one that I wait for.
    if (room.state === 'playing' && before.state !== 'playing') location.assign(tableAt(room.table, room.code));
    const news = newsBetween(before, room, load().me?.player ?? '');
    if (news.length > 0) say(status, news.join(' '));
    show(room);
  });
  lobby.hidden = false;
  show(first);
  keepAsking(
    async () => {
      try {
        await to.ask();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'no_such_room') gone();
        throw error;
      }
    },
    () => (lobby.hidden ? null : to.room().state === 'lobby' ? kLobbyMs : kQuietMs),
  );
}

/** What stands at the door of a room that I am not in. */
export const doorNodes = (door: RoomDoor): readonly HTMLElement[] => [
  ...termsNodes(door),
  seatsNode(door, null, isPaired(door)),
];

const actions: SeatActions = {
  sit: (seat) => void change((to) => to.change(() => api.sit(to.code, seat))),
  stand: () => void change((to) => to.change(() => api.sit(to.code, null))),
  swap: (seat) => void change((to) => to.change(() => api.sit(to.code, seat, true))),
};

function show(room: Room): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.key : undefined;
  find('#seats').replaceChildren(seatsNode(room, actions, isPaired(room)));
  const again = focused === undefined ? null : document.querySelector<HTMLElement>(`[data-key="${focused}"]`);
  if (focused !== undefined) (again ?? find('#seats-title')).focus();
  showSeal(room);
  showPast(room);
  const free = room.seats - room.members.filter(({ seat }) => seat !== null).length;
  const seated = room.seat !== null;
  const playing = room.state === 'playing';
  const beginning = find('#begin');
  beginning.hidden = playing || !seated;
  beginning.textContent = t(room.state === 'over' ? 'rooms.result.again' : 'rooms.lobby.start');
  const table = find<HTMLAnchorElement>('#to-table');
  table.hidden = room.state === 'lobby' || room.view === null;
  table.href = tableAt(room.table, room.code);
  table.textContent = t(playing ? 'rooms.lobby.table' : 'rooms.lobby.result');
  table.classList.toggle('primary', playing);
  const hint = playing ? 'rooms.lobby.running' : seated ? 'rooms.lobby.ready' : 'rooms.lobby.sit';
  find('#ready').textContent =
    hint === 'rooms.lobby.ready' ? (free > 0 ? t(hint, { count: free }) : t('rooms.lobby.full')) : t(hint);
}

let sealed: Sealed | null = null;

/** The seal is that which was seen first of the match. */
function showSeal({ code, match, commitment, seed }: Room): void {
  const known = sealed?.match === match ? sealed : null;
  if (known !== null && known.seed === seed) return;
  sealed = { code, match, commitment: known?.commitment ?? commitment, ...(seed === undefined ? {} : { seed }) };
  find('#seal').replaceChildren(sealNode(sealed));
}

function showPast({ code, replays }: Room): void {
  find('#past').hidden = replays.length === 0;
  if (past.dataset.shown === replays.join()) return;
  past.dataset.shown = replays.join();
  const links = replays.map((match) => {
    const link = make('a', 'button quiet', t('rooms.lobby.watch', { number: match }));
    link.href = replayHref;
    bringToReplay(link, () => recordingOf(code, match), find('#past-fault'));
    return make('li', '', link);
  });
  past.replaceChildren(...links);
}

/** One thing at a time; what somebody else has done meanwhile is shown. */
async function change(work: (to: RoomLink) => Promise<Room>): Promise<void> {
  const to = link;
  if (to === null || lobby.ariaBusy === 'true') return;
  lobby.ariaBusy = 'true';
  fault.textContent = '';
  try {
    await work(to);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'room_changed') say(status, t('rooms.errors.room_changed'));
    else fault.textContent = sentence(error, 'rooms.errors');
    await to.ask().catch(() => undefined);
  } finally {
    lobby.ariaBusy = null;
  }
}

async function leave(): Promise<void> {
  const to = link;
  if (to === null) return;
  const { state, members } = to.room();
  const words =
    members.length === 1 ? 'rooms.leave.last' : state === 'playing' ? 'rooms.leave.playing' : 'rooms.leave.sure';
  if (!(await sure(t('rooms.leave.sureTitle'), t(words), t('rooms.leave.yes')))) return;
  try {
    await withMe(() => api.leaveRoom(to.code));
    dropRoom(to.code);
    location.assign(roomsPage);
  } catch (error) {
    fault.textContent = sentence(error, 'rooms.errors');
  }
}
