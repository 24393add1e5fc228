/** A table in a room: people in its seats, as many as there are, and the server for the others. */
import { plain } from '../bidi.ts';
import { addTexts, lang, t } from '../i18n.ts';
import * as api from '../net/endpoints.ts';
import { withMe } from '../player.ts';
import { bringStyle } from '../style.ts';
import type { GameFace } from '../table/game.ts';
import { here } from '../table/here.ts';
import { openTable } from '../table/main.ts';
import type { Venue } from '../table/venue.ts';
import { fetchTexts } from '../texts.ts';
import type { Room } from '../types.ts';
import { lobbyAt } from './addresses.ts';
import { sitIn } from './connection.ts';
import { keepRoom } from './kept.ts';
import { linkTo, type RoomLink } from './link.ts';
import { atBottom } from './people.ts';
import { createRoomTools } from './tools.ts';

/** Where the words are that only rooms have at a table, by language. */
declare const ROOM_TEXTS: string;
/** What they add to its look. */
declare const ROOM_TABLE_STYLE: string;

/** Opens the page's table at the match of the room that its address names; whoever is not in it is led to its door. */
export async function openRoomTable(face: GameFace): Promise<void> {
  const place = document.querySelector<HTMLElement>('#table');
  const code = new URLSearchParams(location.search).get('code') ?? '';
  if (!place) return;
  try {
    const [room, words] = await Promise.all([
      withMe(() => api.room(code)),
      fetchTexts(JSON.parse(ROOM_TEXTS)[lang]),
      bringStyle(ROOM_TABLE_STYLE),
    ]);
    addTexts(words);
    if (!('version' in room) || room.view === null || room.table !== place.dataset.table) {
      location.replace(lobbyAt(code));
      return;
    }
    keepRoom(room);
    const link = linkTo(room);
    const laterTexts = await textsOf(room, place.dataset.later ?? '');
    addTexts({ table: { net: { diverged: t('rooms.play.diverged') } } });
    openTable(face, venueOf(link, laterTexts), { options: room.options, deals: room.options.match.deals });
  } catch (error) {
    const { showRoomFailure } = await import('./failure.ts');
    showRoomFailure(place, code, error, () => void openRoomTable(face));
  }
}

/** Where results find their texts. To an onlooker the table speaks of who sits at the bottom, and then all texts are there. */
async function textsOf(room: Room, address: string): Promise<string> {
  if (room.seat !== null) return address;
  const [{ speakOf }, brought] = await Promise.all([import('../replay/seat-names.ts'), fetchTexts(address)]);
  addTexts(brought);
  const name = atBottom(room)?.name ?? t('rooms.computer');
  speakOf(name, brought.replay.theirs);
  const score = t('rooms.result.score', { name: plain.name(name) });
  addTexts({ table: { result: { score, difference: t('rooms.result.difference') } } });
  return '';
}

const venueOf = (link: RoomLink, laterTexts: string): Venue => ({
  connection: sitIn(link),
  back: { href: lobbyAt(link.code), words: t('rooms.play.out') },
  explain: async (game, view, action) => {
    const { loadEngine } = await import('../engine/load.ts');
    return (await loadEngine())?.explain(game, here().options, view, action) ?? null;
  },
  prepare: () => {
    // Without a network it is tried again when it is asked for.
    import('../engine/load.ts').then(({ loadEngine }) => loadEngine()).catch(() => undefined);
  },
  laterTexts,
  tools: (control) => createRoomTools(link, control),
  later: () => import('./later.ts').then(({ roomLater }) => roomLater(link)),
});
