// No answer during a play names a card that its seat may not know. What it may know is worked out here, not from what the
// server says: of a play from the full deal and the rules of dealing (docs/rules/belote.md, 5 and 6), of a room from the
// views that the engine gives of its whole course, for which tests/property/views_test.cpp stands.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { deal, program, startService, tables } from './harness.mjs';
import { body, makeRoom } from './room.mjs';

const cardNames = /[AKQJT987][SHDC]/g;
const bids = /"bid:[^"]*"/g;

/** The cards dealt to seat 0 in packets of those sizes, from `first` in the pack on. */
function dealtToSeat0(pack, dealer, packets, first = 0) {
  const cards = [];
  let place = first;
  for (const packet of packets) {
    for (let turn = 1; turn <= 4; ++turn) {
      const seat = (dealer + turn) % 4;
      const size = typeof packet === 'function' ? packet(seat) : packet;
      if (seat === 0) cards.push(...pack.slice(place, place + size));
      place += size;
    }
  }
  return cards;
}

/** The cards that seat 0 may know after `course`, the actions of all seats so far. */
function known(table, { pack, dealer }, course, announced) {
  const played = course.filter(({ action }) => /^[AKQJT987][SHDC]$/.test(action));
  const shown = played.length >= 4 ? announced : [];
  const common = [...played.map(({ action }) => action), ...shown];
  if (table === 'coinche') return new Set([...dealtToSeat0(pack, dealer, [3, 3, 2]), ...common]);
  const cards = [...dealtToSeat0(pack, dealer, [3, 2]), pack[20], ...common];
  const take = course.find(({ action }) => action.startsWith('take'));
  if (take) cards.push(...dealtToSeat0(pack, dealer, [(seat) => (seat === take.seat ? 2 : 3)], 21));
  return new Set(cards);
}

/** The actions that have happened when seat 0 has made `own` of its own and is on turn again. */
function courseAt(played, own) {
  let seen = 0;
  const end = played.findIndex(({ seat }) => seat === 0 && seen++ === own);
  return end < 0 ? played : played.slice(0, end);
}

describe('sealed play', () => {
  let service;
  before(async () => {
    service = await startService({ clock: '2026-11-29T10:00:00Z' });
  });
  after(() => service.close());

  const choices = {
    'the first that is legal': ({ legal }) => legal[0],
    'the last that is legal': ({ legal }) => legal.at(-1),
    'anything but a pass': ({ legal }) => legal.findLast((action) => action !== 'pass') ?? 'pass',
  };

  for (const table of ['belote', 'coinche']) {
    for (const [what, choose] of Object.entries(choices)) {
      test(`${table}, choosing ${what}: no answer tells a hidden card`, async () => {
        const { token, player } = await service.player();
        const other = await service.player();
        const answers = []; // what was answered, and how many own actions were recorded then
        const ask = async (own, ...request) => {
          const answer = await service.call(...request);
          answers.push({ own, text: answer.text });
          return answer.body;
        };
        let play = await ask(0, 'POST', '/v1/plays', { token, body: { table, date: 'today' } });
        while (!play.finished) {
          const { log } = play;
          const own = log.length;
          const path = `/v1/plays/${play.play}`;
          const put = (actions, who = token) => ['PUT', `${path}/log`, { token: who, body: { log: actions } }];
          // What somebody would try who wants to know more than the rules allow.
          for (const tried of ['7S', 'AS', 'coinche', 'nonsense', '']) {
            if (!play.view.legal.includes(tried)) await ask(own, ...put([...log, tried]));
          }
          await ask(own, ...put([...log.slice(0, -1), 'surcoinche']));
          await ask(own, ...put([...log, play.view.legal[0]], other.token));
          await ask(own, 'GET', path, { token });
          await ask(own, 'GET', path, { token: other.token });
          await ask(own, 'GET', `${path}/field`, { token });
          await ask(own, 'GET', '/v1/players/me/plays', { token });
          await ask(own, 'GET', '/v1/days/today');
          await ask(own, 'GET', `/v1/boards/${table}/today/around/${player}`);
          // A log whose later action is refused shows no more than the recorded one.
          const next = choose(play.view);
          const refused = await ask(own + 1, ...put([...log, next, 'nonsense']));
          assert.equal(refused.recorded, own + 1);
          play = await ask(own + 1, ...put([...log, next]));
        }

        const dealt = deal(service, table, '2026-11-29');
        const announced = (play.view.contract?.announcements ?? []).flatMap(({ cards }) => cards);
        let looked = 0;
        for (const { own, text } of answers) {
          if (own >= play.log.length) continue; // the play was over: every hand is shown
          const allowed = known(table, dealt, courseAt(play.played, own), announced);
          const named = text.replace(bids, '""').match(cardNames) ?? [];
          const asked = ['7S', 'AS']; // what a refusal says back is what was sent
          const { action } = JSON.parse(text);
          for (const card of named) {
            assert.ok(allowed.has(card) || (asked.includes(card) && action === card), `${card} after ${own}: ${text}`);
          }
          looked += named.length;
        }
        assert.ok(looked > 0 || play.log.length <= 1, 'there were cards to look at');
      });
    }
  }
});

/** The cards that a text names, but those that were sent and are told back. */
const cardsIn = (text, sent) =>
  (
    text
      .replace(bids, '""')
      .replace(/"tag":"..",?/g, '')
      .match(/\b(?:JK|[AKQJT2-9][SHDC])\b/g) ?? []
  ).filter((card) => card !== sent);

/** What each seat may know after each of the first actions of a match that is over: a list of seats for each number of them. */
function knownAfter({ game, options, dealer, packs, played, seats }) {
  const log = played.map(({ action }) => action);
  const requests = log.flatMap((_, length) =>
    Array.from({ length: seats }, (__, seat) =>
      JSON.stringify({ game, options, dealer, packs, log: log.slice(0, length), view: seat }),
    ),
  );
  const input = `${requests.join('\n')}\n`;
  const answers = execFileSync(program('rozbazi-replay'), { input, encoding: 'utf8', maxBuffer: 1 << 30 });
  const views = answers
    .trimEnd()
    .split('\n')
    .map((line) => new Set(cardsIn(JSON.stringify(JSON.parse(line).view))));
  return log.map((_, length) => views.slice(length * seats, (length + 1) * seats));
}

describe('a sealed room', () => {
  let service;
  before(async () => {
    service = await startService({ clock: '2026-11-29T10:00:00Z' });
  });
  after(() => service.close());

  // A choice that is the same for the same course, and goes through all that is legal; passes are rare, so that cards are played.
  const choose = ({ legal, played }) => {
    const choices = legal.length > 1 && played.length % 3 ? legal.filter((action) => action !== 'pass') : legal;
    return choices[(played.length * 7919 + 5) % choices.length];
  };

  for (const table of tables) {
    test(`${table}: no answer of a room tells its asker a hidden card`, async () => {
      const maker = await service.player('Maker');
      const room = await makeRoom(service, maker, { table, deals: 3, level: 'easy', patience: null, seat: 0 });
      const { seats } = await room.seenBy(maker);
      const onlooker = await service.player('Onlooker');
      const stranger = await service.player('Stranger');
      await body(room.join(onlooker));
      // The computer has the last seat, where there are others.
      const people = [maker];
      while (people.length < Math.max(2, seats - 1)) people.push(await service.player('Friend'));
      await room.seat([undefined, ...people.slice(1)]);
      await room.fixCards(maker, 0, 'a7'.repeat(32));
      const answers = [];
      const note = async (length, seat, sent, answer) => {
        const { text, body: told } = await answer;
        if (told?.state !== 'over') answers.push({ length, seat, sent, text });
        return told;
      };
      let seen = await room.begin(maker);
      while (seen.state === 'playing') {
        const { actions } = seen;
        const { turn } = seen.view;
        const views = [];
        for (const [seat, player] of people.entries()) views[seat] = await note(actions, seat, '', room.look(player));
        await note(actions, null, '', room.look(onlooker));
        await note(actions, null, '', room.look(stranger));
        await note(actions, null, '', room.replay(onlooker));
        const other = (turn + 1) % people.length;
        // What somebody would try who wants to know more than the rules allow.
        for (const tried of ['AS', '2H', 'nonsense']) {
          if (!views[turn].view.legal.includes(tried))
            await note(actions, turn, tried, room.act(people[turn], actions, tried));
          if (other !== turn) await note(actions, other, tried, room.act(people[other], actions, tried));
          await note(actions, null, tried, room.act(onlooker, actions, tried));
          await note(actions, other, tried, room.act(people[other], actions + 1, tried));
        }
        await note(actions, null, '', room.join(stranger));
        await note(actions, null, '', room.say(onlooker, 'hello'));
        const action = choose(views[turn].view);
        seen = await room.act(people[turn], actions, action).then(body);
        answers.push({ length: seen.actions, seat: turn, sent: '', text: JSON.stringify(seen) });
      }

      const replay = await body(room.replay(maker));
      const known = knownAfter(replay);
      const everybody = known.map(
        (views) => new Set([...views[0]].filter((card) => views.every((each) => each.has(card)))),
      );
      let looked = 0;
      for (const { length, seat, sent, text } of answers) {
        if (length >= known.length) continue; // the match was over: every hand is shown
        const allowed = seat === null ? everybody[length] : known[length][seat];
        for (const card of cardsIn(text, sent)) {
          looked += 1;
          assert.ok(allowed.has(card), `${card} for ${seat ?? 'an onlooker'} after ${length}: ${text}`);
        }
      }
      assert.ok(looked > 1000, `${looked} cards were looked at`);
    });
  }
});
