/** What a room adds under the prompt: the last seconds of whoever is on turn, word that the computer plays for me, and the phrases. */
import { plain } from '../bidi.ts';
import { fmt, t } from '../i18n.ts';
import { serverNow } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { load } from '../store.ts';
import { button, h } from '../table/dom.ts';
import type { Control, Tools } from '../table/venue.ts';
import type { Room } from '../types.ts';
import { lobbyAt } from './addresses.ts';
import type { RoomLink } from './link.ts';
import { newsBetween, saidBetween } from './news.ts';
import { atBottom, createSigns, nameSeats, seatHere } from './people.ts';
import { phraseMenu } from './phrases.ts';
import { keepAsking } from './poll.ts';

/** Only the last seconds are counted: before them nobody is hurried. */
const kCountedMs = 15_000;
const kPassingMs = 4000;
/**
 * While others act, so that their move and the answer's way are within a second; while I do; and while nobody does: then there is at most
 * a phrase to hear, or another match to come.
 */
const kOthersMs = 750;
const kMineMs = 2000;
const kOverMs = 5000;

export function createRoomTools(link: RoomLink, control: Control): Tools {
  const { state } = control;
  const me = load().me?.player ?? '';
  nameSeats(link.room());
  const signs = createSigns();
  const { match } = link.room();

  const clock = h('span', { class: 'room-clock', 'aria-hidden': 'true', hidden: '' });
  const words = h('p', { class: 'room-words', role: 'status' });
  const back = button({ class: 'prompt-button', hidden: '' }, () => void comeBack(), t('rooms.play.back'));
  const phrases = phraseMenu(link, () => pass(t('rooms.play.unsaid')));
  const element = h('div', { class: 'room-tools' }, clock, words, back, phrases);

  const mine = () => link.room().members.find(({ player }) => player === me);

  /** Who looks at the table again plays again. */
  const comeBack = async (): Promise<void> => {
    const { seat } = link.room();
    if (seat === null || mine()?.away !== true) return;
    await link.change(() => api.sit(link.code, seat)).catch(() => undefined);
  };

  /** The time left of whoever is on turn, in whole seconds; null while nobody is hurried. */
  const left = (): number | null => {
    const { turn_ends_at, state: now } = link.room();
    if (now !== 'playing' || turn_ends_at === null || state.pending !== null) return null;
    const ms = Date.parse(turn_ends_at) - serverNow();
    return ms > kCountedMs ? null : Math.max(0, Math.ceil(ms / 1000));
  };

  const isMyTurn = (): boolean => link.room().seat !== null && link.room().view?.turn === link.room().seat;

  /** What was said by somebody without a seat, or could not be said, for a moment. */
  let passing = '';
  let passed: ReturnType<typeof setTimeout> | undefined;
  const pass = (said: string): void => {
    passing = said;
    clearTimeout(passed);
    passed = setTimeout(() => {
      passing = '';
      tick();
    }, kPassingMs);
    tick();
  };

  const tick = (): void => {
    const seconds = left();
    clock.hidden = seconds === null;
    clock.textContent = seconds === null ? '' : fmt(seconds);
    const away = mine()?.away === true;
    back.hidden = !away;
    const hurried = seconds !== null && isMyTurn();
    const now = away ? t('rooms.play.away') : hurried ? t('rooms.play.hurry') : passing;
    // The seconds themselves are only seen, so that this is heard once.
    if (words.textContent !== now) words.textContent = now;
    // Whoever still reads the last deal's result is needed at the next.
    if (hurried && state.ended !== null) control.nextDeal();
  };
  setInterval(tick, 1000);

  link.listen((room, before) => {
    if (leads(room, match) || speaksOfAnother(room, before)) return;
    for (const sentence of newsBetween(before, room, me)) control.say(sentence);
    nameSeats(room);
    for (const name of gone(before, room)) pass(t('rooms.news.went', { name }));
    control.render();
    for (const member of saidBetween(before, room)) {
      const { phrase, name, player } = member;
      if (phrase === null) continue;
      const seat = seatHere(room, member);
      if (seat !== null) signs.say(seat, phrase);
      const said = t('rooms.said', { name: plain.name(name), phrase: t(`rooms.phrases.${phrase}`) });
      if (player !== me) control.say(said);
      if (seat === null && player !== me) pass(said);
    }
    signs.update(room);
    tick();
  });

  const askAnew = keepAsking(
    async () => {
      const isNew = await link.ask().catch((error) => {
        // The room is gone, or I am no longer in it: its lobby tells.
        if (error.code === 'no_such_room' || error.code === 'unauthorized') location.replace(lobbyAt(link.code));
        throw error;
      });
      if (isNew && state.pending === null) await control.refresh();
    },
    () => (link.room().state !== 'playing' ? kOverMs : isMyTurn() ? kMineMs : kOthersMs),
  );
  // After my own move others act.
  link.listen(askAnew);
  // Whoever looks again may have been played for meanwhile, and only the server knows.
  const lookAgain = async (): Promise<void> => {
    if (document.hidden) return;
    await link.ask().catch(() => undefined);
    await comeBack();
  };
  document.addEventListener('visibilitychange', () => void lookAgain());
  window.addEventListener('focus', () => void lookAgain());
  document.addEventListener('pointerdown', () => void comeBack());
  void comeBack();

  return {
    element,
    keys: {},
    update() {
      signs.update(link.room());
      tick();
    },
  };
}

/** Who has left a seat of the table. */
function gone(before: Room, after: Room): readonly string[] {
  const there = new Set(after.members.map(({ player }) => player));
  return before.members
    .filter(({ player, seat }) => seat !== null && !there.has(player))
    .map(({ name }) => plain.name(name));
}

/** To an onlooker all words are about who sits at the bottom; with that one gone the page is another. Whether it is. */
function speaksOfAnother(room: Room, before: Room): boolean {
  const is = room.seat === null && atBottom(room)?.player !== atBottom(before)?.player;
  if (is) location.reload();
  return is;
}

/** Another match, or none any more: the page of that is another one. Whether it leads away. */
function leads({ code, state, match, view }: Room, shown: number): boolean {
  if (state === 'playing' && match !== shown) location.reload();
  else if (state === 'lobby' || (state === 'over' && view?.finished !== true)) location.replace(lobbyAt(code));
  else return false;
  return true;
}
