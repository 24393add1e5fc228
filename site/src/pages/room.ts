/** A room's door: in by the address or a code. Behind it is the lobby (room/lobby.ts). */
import '../chrome.ts';
import '../static-digits.ts';
import { name as named } from '../bidi.ts';
import { t, tn } from '../i18n.ts';
import { myName } from '../my-name.ts';
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { find } from '../parts/dom.ts';
import { fleeting } from '../parts/fleeting.ts';
import { sentence, showNotice } from '../parts/notice.ts';
import { ensurePlayer, withMe } from '../player.ts';
import { lobbyAt } from '../room/addresses.ts';
import { dropRoom } from '../room/kept.ts';
import { load, onChange } from '../store.ts';
import { readCode } from '../text/group-code.ts';
import type { Room, RoomDoor } from '../types.ts';

const asked = new URLSearchParams(location.search).get('code');
const code = readCode(asked ?? '');
const status = find('#status');
const notice = find('#notice');
const invited = find('#invited');
const lobby = find('#lobby');
const finding = find('#find');

fleeting(status);
showName();
onChange(showName);
find<HTMLFormElement>('#find-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const typed = readCode(find<HTMLInputElement>('#find-input').value);
  if (typed !== null) location.assign(lobbyAt(typed));
  else refuse(t('rooms.join.fault'));
});
find('#invited-join').addEventListener('click', () => void join());
void open();

function showName(): void {
  for (const place of document.querySelectorAll('[data-as]'))
    place.replaceChildren(tn('rooms.as', { name: named(myName()) }));
}

async function open(): Promise<void> {
  notice.replaceChildren();
  if (code === null) {
    ask(asked === null ? '' : t('rooms.invited.fault'));
    return;
  }
  // Nobody is made a player by looking at a link.
  if (!load().me) {
    await invite(null);
    return;
  }
  try {
    const room = await withMe(() => api.room(code));
    if ('version' in room) await enter(room);
    else await invite(room);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthorized') await invite(null);
    else if (error instanceof ApiError && error.code === 'no_such_room') ask(t('rooms.errors.no_such_room'));
    else showNotice(notice, error, () => void open(), 'rooms.errors');
  }
}

/** Asks for another code, and says what is wrong with this one. */
function ask(wrong: string): void {
  if (code !== null) dropRoom(code);
  invited.hidden = true;
  lobby.hidden = true;
  finding.hidden = false;
  const input = find<HTMLInputElement>('#find-input');
  input.value = asked ?? '';
  if (wrong !== '') refuse(wrong);
}

function refuse(words: string): void {
  const input = find<HTMLInputElement>('#find-input');
  find('#find-fault').textContent = words;
  input.setAttribute('aria-invalid', 'true');
  input.focus();
}

/** At the door; what the room is shows only to who has been here before. */
async function invite(door: RoomDoor | null): Promise<void> {
  find('#invited-code').textContent = code ?? '';
  invited.hidden = false;
  if (door === null) return;
  const { doorNodes } = await import('../room/lobby.ts');
  find('#invited-room').replaceChildren(...doorNodes(door));
}

async function join(): Promise<void> {
  const button = find('#invited-join');
  if (code === null || button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  find('#invited-fault').textContent = '';
  try {
    await ensurePlayer();
    await enter(await withMe(() => api.joinRoom(code)));
    find('#room-title').focus();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_such_room') ask(t('rooms.errors.no_such_room'));
    else find('#invited-fault').textContent = sentence(error, 'rooms.errors');
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

async function enter(room: Room): Promise<void> {
  const { openLobby } = await import('../room/lobby.ts');
  invited.hidden = true;
  find('#invited-room').replaceChildren();
  openLobby(room, () => ask(t('rooms.errors.no_such_room')));
}
