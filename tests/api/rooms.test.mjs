// Rooms (docs/api.md, Rooms): people at one table, by code.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { assertProblem, forge, hold, sql, startService } from './harness.mjs';
import { body, makeRoom, Room } from './room.mjs';

const morning = '2026-11-29T10:00:00Z';
const alphabet = /^[23456789A-HJKMNP-Z]{6}$/;

/** The instant so many seconds after the morning. */
const later = (seconds) => new Date(Date.parse(morning) + 1000 * seconds).toISOString();

const people = (service, names) => Promise.all(names.map((name) => service.player(name)));
const memberOf = (room, { player }) => room.members.find((each) => each.player === player);

describe('a room', () => {
  let service;
  let ada;
  let bea;
  let cem;
  before(async () => {
    service = await startService({ clock: morning });
    [ada, bea, cem] = await people(service, ['Ada', 'Bea', 'Cem']);
  });
  after(() => service.close());

  const make = (terms, { token } = ada) =>
    service.call('POST', '/v1/rooms', { token, body: { table: 'belote', ...terms } });

  test('has its maker in it, a code, what was chosen, and a promise of its cards', async () => {
    const terms = { options: { announcements: false }, deals: 2, level: 'easy', patience: 20, seat: 2 };
    const room = await body(make(terms));
    assert.match(room.code, alphabet);
    assert.deepEqual(room.options, { mode: 'classique', announcements: false, match: { deals: 2 } });
    assert.deepEqual(
      [room.table, room.game, room.seats, room.level, room.patience, room.state, room.open, room.seat, room.view],
      ['belote', 'belote', 4, 'easy', 20, 'lobby', true, 2, null],
    );
    assert.deepEqual(room.members, [
      {
        ...{ player: ada.player, name: 'Ada', tag: ada.tag, seat: 2, wish: null },
        ...{ connected: true, away: false, phrase: null, said_at: null },
      },
    ]);
    assert.match(room.commitment, /^[0-9a-f]{64}$/);
    assert.equal(room.seed, undefined);
    assert.deepEqual(await new Room(service, room.code).seenBy(ada), room);
  });

  test('is as usual where nothing was chosen: everybody deals once', async () => {
    for (const [table, deals] of [
      ['belote', 4],
      ['teen-do-paanch', 3],
      ['tute-2', 2],
    ]) {
      const room = await body(make({ table }));
      assert.deepEqual([room.options.match, room.level, room.patience], [{ deals }, 'normal', 45]);
    }
    assert.equal((await body(make({ patience: null }))).patience, null);
    const { options } = await body(make({ table: 'schafkopf', options: { ramsch: false, tariff: { solo: 60 } } }));
    assert.deepEqual(options, { ramsch: false, tariff: { solo: 60 }, match: { deals: 4 } });
  });

  test('is refused where something chosen is none of the table, and what is allowed is told', async () => {
    for (const [terms, told] of [
      [{ table: undefined }, /table/],
      [{ options: 5 }, /options/],
      [{ options: { mode: 'coinche' } }, /another table/],
      [{ table: 'tute-3', options: { players: 4 } }, /another table/],
      [{ options: { match: { deals: 3 } } }, /deals/],
      [{ options: { announcements: 'no' } }, /boolean/],
      [{ options: { dance: true } }, /knows mode, announcements and match/],
      ...[0, 13, 2.5, '3', null].map((deals) => [{ deals }, /from 1 to 12/]),
      ...['grand', 5, null].map((level) => [{ level }, /easy, normal or hard/]),
      ...[0, 30, '45'].map((patience) => [{ patience }, /20 or 45 seconds, or null/]),
      ...[-1, 4, 'north', 1.5].map((seat) => [{ seat }, /from 0 to 3/]),
    ]) {
      assert.match(assertProblem(await make(terms), 400, 'bad_request').detail, told, JSON.stringify(terms));
    }
    assertProblem(await make({ table: 'whist' }), 404, 'no_such_table');
    assertProblem(await make({}, {}), 401, 'unauthorized');
  });

  test('opens to its code in whatever case, with blanks and digits of Urdu', async () => {
    const room = await makeRoom(service, ada);
    sql(`update rooms set code = 'K7M2QX' where code = '${room.code}'`, service.database);
    for (const typed of ['K7M2QX', 'k7m2qx', ' K7M 2QX ', 'k۷m۲qx', 'K٧M٢QX']) {
      assert.equal((await body(new Room(service, typed).look(bea))).code, 'K7M2QX', typed);
    }
    await body(new Room(service, 'k۷ m۲ qx').join(bea));
    assert.equal((await new Room(service, 'K7M2QX').seenBy(bea)).members.length, 2);
  });

  test('is not found by a wrong code, which is answered with help', async () => {
    const room = await makeRoom(service, ada);
    for (const code of ['222222', '22222', 'K7M2Q0', '♠♠♠♠♠♠', '']) {
      const wrong = new Room(service, code || ' ');
      for (const answer of [wrong.look(ada), wrong.join(ada), wrong.sit(ada, 0), wrong.leave(ada)]) {
        assert.match(assertProblem(await answer, 404, 'no_such_room').detail, /six letters and digits/);
      }
    }
    for (const call of ['look', 'join', 'leave', 'replay']) {
      assertProblem(await room[call]({}), 401, 'unauthorized');
      assertProblem(await room[call]({ token: 'x'.repeat(43) }), 401, 'unauthorized');
    }
  });

  test('shows who stands at its open door what is chosen and who sits where, and no more', async () => {
    const room = await makeRoom(service, ada, { seat: 1 });
    const { version, seat, match, dealer, commitment, actions, turn_ends_at, view, ...face } = await room.seenBy(ada);
    assert.deepEqual(await room.seenBy(bea), face);
    for (const answer of [
      room.sit(bea, 0),
      room.leave(bea),
      room.start(bea, version),
      room.rematch(bea, version),
      room.act(bea, 0, 'pass'),
      room.say(bea, 'hello'),
      room.replay(bea),
    ]) {
      assertProblem(await answer, 404, 'no_such_room');
    }
  });

  test('is open until its seats are taken or the match begins, and again between matches', async () => {
    const two = await makeRoom(service, ada, { table: 'tute-2', deals: 1, seat: 0 });
    await two.seat([undefined, bea]);
    assertProblem(await two.look(cem), 404, 'no_such_room');
    assertProblem(await two.join(cem), 422, 'room_full');
    await body(two.sit(bea, null));
    assert.equal((await two.seenBy(cem)).open, true);

    const four = await makeRoom(service, ada, { deals: 1, seat: 0 });
    await four.begin(ada);
    assertProblem(await four.look(cem), 404, 'no_such_room');
    assertProblem(await four.join(cem), 422, 'room_full');
    assert.equal((await four.play([ada])).state, 'over');
    assert.equal((await body(four.join(cem))).seat, null);
    assert.equal((await body(four.join(cem))).members.length, 2, 'who is in it is in it');
  });

  test('holds sixteen people', async () => {
    const room = await makeRoom(service, ada);
    const { version } = await room.seenBy(ada);
    const id = sql(`select room_id from rooms where code = '${room.code}'`, service.database);
    sql(
      `insert into players select gen_random_uuid(), 'Filler', '2026-11-29Z' from generate_series(1, 14);
       insert into room_members (room_id, player, joined_at, away, seen_at, connected)
         select '${id}', player, '2026-11-29Z', false, '2026-11-29Z', false from players where name = 'Filler';
       update rooms set version = version + 1 where room_id = '${id}'`,
      service.database,
    );
    await room.news(ada, version);
    assert.equal((await body(room.join(bea))).members.length, 16);
    assertProblem(await room.join(cem), 422, 'room_full');
  });

  test('is left by who goes, and is gone with the last', async () => {
    const room = await makeRoom(service, ada, { seat: 0 });
    await room.seat([undefined, bea]);
    assert.equal((await room.leave(ada)).status, 204);
    assert.equal((await room.seenBy(bea)).members.length, 1);
    assert.equal((await room.seenBy(ada)).open, true, 'outside again');
    assert.equal((await room.leave(bea)).status, 204);
    for (const player of [ada, bea]) assertProblem(await room.look(player), 404, 'no_such_room');
    assert.equal(sql(`select count(*) from rooms where code = '${room.code}'`, service.database), '0');
  });

  test('a player who is forgotten has left every room, and the computer plays on', async () => {
    const brief = await service.player('Brief');
    const [shared, own] = [await makeRoom(service, ada, { seat: 0 }), await makeRoom(service, brief)];
    await shared.seat([undefined, brief]);
    await shared.fixCards(ada);
    await shared.begin(ada);
    const before = await shared.seenBy(brief);
    assert.equal(before.view.turn, 1);
    assert.equal((await service.call('DELETE', '/v1/players/me', brief)).status, 204);
    assertProblem(await shared.news(brief, before.version), 401, 'unauthorized');
    const room = await shared.seenBy(ada);
    assert.deepEqual([room.members.length, room.view.turn], [1, 0]);
    assertProblem(await own.look(ada), 404, 'no_such_room');
  });

  test('joining while one is being forgotten makes nobody a member', async () => {
    const room = await makeRoom(service, ada);
    for (let round = 0; round < 8; ++round) {
      const brief = await service.player('Brief');
      await Promise.all([room.join(brief), service.call('DELETE', '/v1/players/me', brief)]);
    }
    assert.equal((await room.seenBy(ada)).members.length, 1);
    const gone = 'select count(*) from room_members join players using (player) where name is null';
    assert.equal(sql(gone, service.database), '0');
  });

  test('shows a member’s new name', async () => {
    const dil = await service.player('Dil');
    const room = await makeRoom(service, dil);
    const { version } = await room.seenBy(dil);
    await service.call('PATCH', '/v1/players/me', { token: dil.token, body: { name: 'Dilara' } });
    const renamed = await body(room.news(dil, version));
    assert.equal(renamed.members[0].name, 'Dilara');
    assert.ok(renamed.version > version);
  });

  test('holds the phrases that there are, the last of each member', async () => {
    const room = await makeRoom(service, ada);
    await body(room.join(bea));
    for (const phrase of ['hello', 'good_luck', 'well_played', 'thanks', 'sorry', 'one_moment', 'hurry', 'bye']) {
      const { version } = await room.seenBy(bea);
      await body(room.say(ada, phrase));
      const heard = await body(room.look(bea, version));
      assert.equal(memberOf(heard, ada).phrase, phrase);
      assert.match(memberOf(heard, ada).said_at, /^2026-11-29T10:/);
    }
    assert.match(assertProblem(await room.say(ada, 'you fool'), 400, 'bad_request').detail, /well_played/);
    assert.equal(memberOf(await room.seenBy(bea), ada).phrase, 'bye');
  });
});

describe('seats', () => {
  let service;
  let ada;
  let bea;
  let cem;
  before(async () => {
    service = await startService({ clock: morning });
    [ada, bea, cem] = await people(service, ['Ada', 'Bea', 'Cem']);
  });
  after(() => service.close());

  async function roomOf(seats) {
    const room = await makeRoom(service, ada);
    await room.seat(seats);
    return room;
  }
  const seats = async (room) => (await room.seenBy(ada)).members.map(({ seat }) => seat);

  test('are taken, changed and left; two do not sit in one', async () => {
    const room = await roomOf([ada, bea]);
    assert.deepEqual(await seats(room), [0, 1]);
    assertProblem(await room.sit(bea, 0), 422, 'seat_taken');
    assert.equal((await body(room.sit(bea, 2))).seat, 2);
    assert.equal((await body(room.sit(bea, 2))).seat, 2);
    assert.equal((await body(room.sit(bea, null))).seat, null);
    for (const seat of [-1, 4, 'x', 0.5]) assertProblem(await room.sit(bea, seat), 400, 'bad_request');
    assertProblem(await room.call('PUT', '/seat', bea, {}), 400, 'bad_request');
    assertProblem(await room.call('PUT', '/seat', bea, { seat: 0, swap: 1 }), 400, 'bad_request');
  });

  test('of two who want the same one at once, one gets it', async () => {
    const room = await roomOf([]);
    await Promise.all([room.join(bea), room.join(cem)]);
    for (const seat of [0, 1, 2, 3]) {
      const answers = await Promise.all([room.sit(bea, seat), room.sit(cem, seat)]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
      for (const player of [bea, cem]) await body(room.sit(player, null));
    }
  });

  test('are exchanged when both wish it', async () => {
    const room = await roomOf([ada, bea, cem]);
    assert.equal(memberOf(await body(room.sit(ada, 1, true)), ada).wish, 1);
    assert.equal(memberOf(await room.seenBy(bea), ada).wish, 1);
    await body(room.sit(bea, 2, true)); // of somebody else
    assert.deepEqual(await seats(room), [0, 1, 2]);
    const { members } = await body(room.sit(bea, 0, true));
    assert.deepEqual(
      members.map(({ seat, wish }) => [seat, wish]),
      [
        [1, null],
        [0, null],
        [2, null],
      ],
    );
  });

  test('that are wished for and become empty are wished for no more; whoever stands has nothing to offer', async () => {
    const room = await roomOf([ada, bea]);
    await body(room.sit(ada, 1, true));
    await body(room.sit(bea, 3));
    assert.equal(memberOf(await room.seenBy(ada), ada).wish, null);
    await body(room.sit(ada, 3, true));
    assert.equal(memberOf(await body(room.sit(ada, 0)), ada).wish, null, 'a wish is taken back by staying');
    await body(room.join(cem));
    assertProblem(await room.sit(cem, 0, true), 422, 'not_seated');
  });

  test('are fixed while a match is played, and can be changed when it is over', async () => {
    const room = await makeRoom(service, ada, { deals: 1 });
    await room.seat([ada, bea]);
    await room.begin(bea);
    for (const seat of [null, 2, 0]) assertProblem(await room.sit(bea, seat), 422, 'match_running');
    assert.equal((await body(room.sit(bea, 1))).seat, 1);
    await room.play([ada, bea]);
    assert.equal((await body(room.sit(bea, 2))).seat, 2);
  });
});

describe('a match', () => {
  let service;
  let ada;
  let bea;
  let cem;
  before(async () => {
    service = await startService({ clock: morning });
    [ada, bea, cem] = await people(service, ['Ada', 'Bea', 'Cem']);
  });
  after(() => service.close());

  /** Ada in seat 0 deals; Bea in seat 1 is on turn. */
  async function begun(terms = {}) {
    const room = await makeRoom(service, ada, { deals: 1, ...terms });
    await room.seat([ada, bea]);
    await room.fixCards(ada);
    await room.begin(ada);
    return room;
  }

  test('begins when somebody who sits begins it, as the room is seen then', async () => {
    const room = await makeRoom(service, ada);
    await body(room.join(bea));
    let { version } = await room.seenBy(ada);
    assertProblem(await room.start(ada, version), 422, 'not_seated');
    assertProblem(await room.act(ada, 0, 'pass'), 422, 'not_started');
    assertProblem(await room.rematch(ada, version), 409, 'room_changed');
    assertProblem(await room.replay(ada), 403, 'still_sealed');
    await body(room.sit(bea, 3));
    const refused = assertProblem(await room.start(bea, version), 409, 'room_changed');
    assert.deepEqual(refused.room, await room.seenBy(bea));
    ({ version } = refused.room);
    for (const wrong of [undefined, '1', 1.5, -1]) {
      assertProblem(await room.start(bea, wrong), 400, 'bad_request');
    }
    const answers = await Promise.all([room.start(bea, version), room.start(bea, version)]);
    for (const answer of answers) assert.equal((await body(answer)).state, 'playing');
    assert.equal((await room.seenBy(ada)).match, 1);
    assertProblem(await room.act(ada, 0, 'pass'), 422, 'not_seated');
  });

  test('is played move by move, each seat with its view, and shows its seed when it is over', async () => {
    const room = await makeRoom(service, ada, { deals: 2 });
    await room.seat([ada, bea, undefined, cem]);
    const lobby = await room.seenBy(ada);
    const first = await room.begin(ada);
    assert.deepEqual([first.commitment, first.view.seat], [lobby.commitment, 0]);
    const over = await room.play([ada, bea, undefined, cem]);
    assert.deepEqual([over.state, over.open, over.view.finished, over.turn_ends_at], ['over', true, true, null]);
    assert.equal(over.view.results.length, 2);
    const promised = createHash('sha256').update(`rozbazi/v1/room/commit/${room.code}/1/${over.seed}`).digest('hex');
    assert.equal(over.commitment, promised);
    assertProblem(await room.act(ada, over.actions, 'pass'), 422, 'log_after_end');

    const replay = await body(room.replay(bea));
    assert.equal(replay.played.length, over.actions);
    assert.deepEqual(replay.bots, { seats: [2], level: 'normal', version: 2 });
    assert.deepEqual([replay.packs.length, replay.dealer, replay.seed, replay.seat], [2, over.dealer, over.seed, 1]);
    assert.deepEqual(replay.options, over.options);
  });

  test('goes on with a rematch: the same seats, other cards, the next dealer', async () => {
    const room = await makeRoom(service, ada, { deals: 2 });
    await room.seat([ada, bea]);
    await room.fixCards(ada, 3);
    await room.begin(ada);
    const over = await room.play([ada, bea]);
    assertProblem(await room.start(ada, over.version), 409, 'room_changed');
    assertProblem(await room.rematch(ada, over.version - 1), 409, 'room_changed');
    const next = await body(room.rematch(bea, over.version));
    assert.deepEqual([next.state, next.match, next.dealer, next.seat], ['playing', 2, 1, 1]);
    assert.notEqual(next.commitment, over.commitment);
    assert.equal(next.seed, undefined);
    assert.deepEqual((await body(room.rematch(ada, over.version))).match, 2, 'somebody was as fast');
    assertProblem(await room.replay(ada), 403, 'still_sealed');
  });

  test('takes an action only from who is on turn, and only a legal one', async () => {
    const room = await begun();
    const { actions } = await room.seenBy(bea);
    assert.equal(actions, 0);
    assertProblem(await room.act(ada, 0, 'pass'), 422, 'not_your_turn');
    assert.equal(assertProblem(await room.act(bea, 0, 'dance'), 422, 'unknown_action').action, 'dance');
    const illegal = assertProblem(await room.act(bea, 0, 'take:H'), 422, 'illegal_action');
    assert.deepEqual(illegal.legal, (await room.seenBy(bea)).view.legal);
    assert.equal(typeof illegal.rule, 'string');
    for (const wrong of [undefined, '0', -1]) assertProblem(await room.act(bea, wrong, 'pass'), 400, 'bad_request');
    assertProblem(await room.act(bea, 0, 7), 400, 'bad_request');
    assert.equal((await room.seenBy(bea)).actions, 0);
  });

  test('takes an action after so many others alone; sent twice it is played once', async () => {
    const room = await begun();
    const played = await body(room.act(bea, 0, 'pass'));
    assert.ok(played.actions >= 2, 'the computer players have answered');
    assert.deepEqual(await body(room.act(bea, 0, 'pass')), played);
    const diverged = assertProblem(await room.act(bea, 0, 'take'), 409, 'log_diverges');
    assert.deepEqual(diverged.room, played);
    assertProblem(await room.act(ada, 0, 'pass'), 409, 'log_diverges');
    assertProblem(await room.act(ada, 99, 'pass'), 409, 'log_diverges');
    assert.equal((await room.seenBy(ada)).actions, played.actions);
  });

  test('of two clicks at once one wins', async () => {
    for (const [one, other] of [
      ['pass', 'take'],
      ['take', 'pass'],
    ]) {
      const room = await begun();
      const answers = await Promise.all([room.act(bea, 0, one), room.act(bea, 0, other)]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      const winner = answers[0].status === 200 ? one : other;
      assert.equal((await room.seenBy(ada)).view.played[0].action, winner);
    }
  });

  test('is not hindered by what happens at the same time', async () => {
    const room = await begun();
    const answers = await Promise.all([
      room.act(bea, 0, 'pass'),
      ...['hello', 'thanks', 'hurry', 'sorry'].map((phrase) => room.say(ada, phrase)),
      ...['hello', 'thanks', 'hurry', 'sorry'].map((phrase) => room.say(bea, phrase)),
    ]);
    for (const answer of answers) await body(answer);
    assert.equal((await room.seenBy(ada)).view.played[0].action, 'pass');
  });

  test('goes on with the computer in the seat of who leaves, and ends without a result when nobody sits', async () => {
    const room = await begun();
    await body(room.say(ada, 'bye'));
    assert.equal((await room.leave(bea)).status, 204);
    const room1 = await room.seenBy(ada);
    assert.deepEqual([room1.members.length, room1.view.turn], [1, 0]);
    assertProblem(await room.look(bea), 404, 'no_such_room');

    const other = await makeRoom(service, ada, { seat: 0 });
    await body(other.join(bea));
    const { commitment } = await other.begin(ada);
    await other.leave(ada);
    const lobby = await other.seenBy(bea);
    assert.deepEqual([lobby.state, lobby.match, lobby.view], ['lobby', 2, null]);
    assert.notEqual(lobby.commitment, commitment);
  });

  test('shows an onlooker what everybody sees', async () => {
    const room = await makeRoom(service, ada, { deals: 1 });
    await room.seat([ada, bea]);
    await body(room.join(cem));
    await room.fixCards(ada);
    await room.begin(ada);
    const { view, seat } = await room.seenBy(cem);
    assert.deepEqual([seat, view.seat, view.hand, view.legal, view.turn], [null, null, [], [], 1]);
    assert.equal((await room.seenBy(bea)).view.hand.length, 5);
    assertProblem(await room.act(cem, 0, 'pass'), 422, 'not_seated');
    const over = await room.play([ada, bea]);
    assert.deepEqual((await room.seenBy(cem)).view.hands, over.view.hands);
  });
});

describe('what is new', () => {
  let service;
  let ada;
  let bea;
  before(async () => {
    service = await startService({ clock: morning });
    [ada, bea] = await people(service, ['Ada', 'Bea']);
  });
  after(() => service.close());

  test('is told by a version that grows with all that can be seen, and 304 where there is nothing', async () => {
    const room = await makeRoom(service, ada, { deals: 1 });
    let { version } = await room.seenBy(ada);
    const grows = async (what) => {
      assert.equal((await room.look(ada, version)).status, 304);
      await what();
      const next = await body(room.look(ada, version));
      assert.ok(next.version > version);
      assert.deepEqual(await body(room.look(ada)), next);
      ({ version } = next);
      return next;
    };
    await grows(() => room.join(bea));
    await grows(() => room.sit(ada, 0));
    await grows(() => room.sit(bea, 1));
    await grows(() => room.say(bea, 'hello'));
    await grows(() => room.fixCards(ada));
    await grows(() => room.begin(bea));
    await grows(() => room.act(bea, 0, 'pass'));
    assert.equal((await room.look(ada, version)).text, '');
    for (const wrong of ['x', '-1', '1.5', '']) assertProblem(await room.look(ada, wrong), 400, 'bad_request');
  });

  test('has a validator of its own, as every answer that is read', async () => {
    const room = await makeRoom(service, ada);
    const { headers, body: seen } = await room.look(ada);
    const tag = headers.get('etag');
    assert.match(headers.get('cache-control'), /private/);
    const path = `/v1/rooms/${room.code}`;
    const again = (after) => service.call('GET', path + after, { token: ada.token, headers: { 'if-none-match': tag } });
    assert.equal((await again('')).status, 304);
    assert.equal((await again('')).headers.get('etag'), tag);
    assert.equal((await room.look(ada, seen.version)).headers.get('etag'), tag);
    await body(room.join(bea));
    assert.equal((await again('')).status, 200);
  });

  test('costs no query where there is nothing', async () => {
    const room = await makeRoom(service, ada, { seat: 0 });
    await room.seat([undefined, bea]);
    const { version } = await room.seenBy(ada);
    await body(room.look(bea));
    const read = await service.metric('rozbazi_rooms_read_total');
    const blocked = await hold('lock table tokens, players, rooms, room_members', service.database);
    try {
      for (let time = 0; time < 20; ++time) {
        for (const player of [ada, bea]) assert.equal((await room.look(player, version)).status, 304);
      }
      assert.equal((await body(room.look(ada, version - 1))).version, version);
    } finally {
      await blocked();
    }
    assert.equal(await service.metric('rozbazi_rooms_read_total'), read);
  });

  test('is the same at several servers of one database, and after a restart', async () => {
    const other = service.another();
    await other.start({ clock: morning });
    try {
      const here = await makeRoom(service, ada, { deals: 1 });
      const there = here.at(other);
      await there.seat([undefined, bea]);
      await body(here.sit(ada, 0));
      await here.fixCards(ada);
      await there.begin(bea);
      let room = await here.seenBy(ada);
      // Each moves at a server of its own, and sees at once, whatever it has heard, what it has been told elsewhere.
      for (let move = 0; move < 12; ++move) {
        const [at, elsewhere, player] = room.view.turn === 0 ? [here, there, ada] : [there, here, bea];
        const { view, actions } = await at.seenBy(player);
        const played = await body(elsewhere.act(player, actions, view.legal[0]));
        for (const each of [here, there]) {
          const answer = await each.look(player, played.version);
          assert.equal(answer.status, 304, answer.text);
        }
        room = await here.seenBy(ada);
      }
      const races = await Promise.all([
        here.act(room.view.turn === 0 ? ada : bea, room.actions, 'nonsense'),
        ...[here, there].map(async (at) => {
          const player = room.view.turn === 0 ? ada : bea;
          const { view } = await at.seenBy(player);
          return at.act(player, room.actions, at === here ? view.legal[0] : view.legal.at(-1));
        }),
      ]);
      assert.ok(races.slice(1).some(({ status }) => status === 200));

      const before = [await here.seenBy(ada), await there.seenBy(bea)];
      await other.restart({ clock: morning });
      await service.restart({ clock: morning });
      assert.deepEqual([await here.seenBy(ada), await there.seenBy(bea)], before);
    } finally {
      await other.stop();
    }
  });

  test('is refused to nobody by a server that has not heard yet that the match is over', async () => {
    const room = await makeRoom(service, ada, { table: 'tute-2', deals: 1, patience: null });
    await room.seat([ada, bea]);
    await room.begin(ada);
    const { version } = await room.play([ada, bea]);
    // Nobody is told of this: the match is at its last card again, as the server then reads it, and over.
    const silently = (set) => forge(`update rooms set ${set} where code = '${room.code}'`, service.database);
    const actions = sql(`select actions from rooms where code = '${room.code}'`, service.database);
    const but = `${actions.split(' ').slice(0, -1).join(' ')} `;
    silently(`state = 'playing', turn_at = now(), actions = '${but}', version = ${version + 1}`);
    assert.equal((await room.seenBy(ada)).state, 'playing');
    silently(`state = 'over', turn_at = null, actions = '${actions} ', version = ${version + 2}`);
    assert.equal((await body(room.replay(ada))).state, 'over');
  });

  test('is heard of another server’s change by who asks again and again', async () => {
    const other = service.another();
    await other.start({ clock: morning });
    try {
      const here = await makeRoom(service, ada);
      const there = here.at(other);
      await body(there.join(bea));
      for (let round = 0; round < 5; ++round) {
        const { version } = await here.seenBy(ada);
        await body(there.say(bea, 'hello'));
        assert.equal(memberOf(await body(here.news(ada, version)), bea).phrase, 'hello');
      }
    } finally {
      await other.stop();
    }
  });
});

describe('time', () => {
  let service;
  let ada;
  let bea;
  let cem;
  before(async () => {
    service = await startService({ clock: morning });
    [ada, bea, cem] = await people(service, ['Ada', 'Bea', 'Cem']);
  });
  after(() => service.close());

  /** From now on it is so many seconds after the morning. */
  const at = (seconds) => service.restart({ clock: later(seconds) });

  /** Ada deals in seat 0, Bea in seat 1 is on turn; Cem looks on. It is the morning. */
  async function begun(terms) {
    await at(0);
    const room = await makeRoom(service, ada, { deals: 1, ...terms });
    await room.seat([ada, bea]);
    await body(room.join(cem));
    await room.fixCards(ada);
    await room.begin(ada);
    return room;
  }

  test('that is over is the computer’s: it acts, and shows who is away', async () => {
    for (const patience of [20, 45]) {
      const room = await begun({ patience });
      const { turn_ends_at: end, version } = await room.seenBy(bea);
      assert.ok(end > later(patience) && end < later(patience + 30), end);
      await at(patience / 2);
      assert.equal(memberOf(await room.seenBy(cem), bea).away, false);
      await at(patience + 60);
      // Anybody’s look will do.
      const room1 = await body(room.look(cem, version));
      assert.equal(memberOf(room1, bea).away, true);
      assert.ok(room1.actions > 0);
      assert.equal(room1.view.turn, 0);
    }
  });

  test('is no matter where none was chosen', async () => {
    const room = await begun({ patience: null });
    assert.equal((await room.seenBy(bea)).turn_ends_at, null);
    await at(3600);
    const { actions, members } = await room.seenBy(cem);
    assert.deepEqual([actions, memberOf({ members }, bea).away], [0, false]);
    assert.ok((await body(room.act(bea, 0, 'pass'))).actions > 0);
  });

  test('does not wait for who is away, until they act or say that they are back', async () => {
    for (const back of [(room) => room.sit(bea, 1), (room) => room.act(bea, 0, 'take')]) {
      const room = await begun({ patience: 20 });
      await at(80);
      let seen = await room.seenBy(ada);
      assert.equal(memberOf(seen, bea).away, true);
      for (let move = 0; move < 2 && seen.state === 'playing'; ++move) {
        assert.equal(seen.view.turn, 0, 'the computer has acted for Bea and the empty seats');
        seen = await body(room.act(ada, seen.actions, seen.view.legal[0]));
      }
      const answer = await back(room);
      assert.ok(answer.status === 200 || answer.body.code === 'log_diverges', answer.text);
      assert.equal(memberOf(await room.seenBy(ada), bea).away, false);
      while (seen.view.turn === 0) {
        seen = await body(room.act(ada, seen.actions, seen.view.legal[0]));
      }
      assert.equal(seen.view.turn, 1, 'and waits for her again');
    }
  });

  test('stands still where all are away, and begins anew for who comes back', async () => {
    const room = await begun({ patience: 20 });
    await at(80);
    await room.seenBy(cem); // Bea is away, and Ada on turn
    await at(160);
    const all = await room.seenBy(cem);
    assert.deepEqual([memberOf(all, ada).away, memberOf(all, bea).away], [true, true]);
    assert.equal(all.state, 'playing');
    await at(3600);
    assert.equal((await room.seenBy(cem)).actions, all.actions);
    const player = all.view.turn === 0 ? ada : bea;
    const resumed = await body(room.sit(player, all.view.turn));
    assert.equal(memberOf(resumed, player).away, false);
    assert.ok(resumed.turn_ends_at > later(3620), resumed.turn_ends_at);
  });

  test('that is over is over for the action that comes then, and who sends it is back', async () => {
    const room = await begun({ patience: 20 });
    await at(80);
    const diverged = assertProblem(await room.act(bea, 0, 'take:S'), 409, 'log_diverges');
    assert.ok(diverged.room.actions > 0);
  });

  test('of four who see at once that it is over, one stores what the computer does', async () => {
    const room = await begun({ patience: 20 });
    await at(80);
    const rooms = await Promise.all([ada, bea, cem, ada].map((player) => room.seenBy(player)));
    const courses = new Set(rooms.map(({ view }) => JSON.stringify(view.played)));
    assert.equal(courses.size, 1);
    assert.deepEqual((await room.seenBy(bea)).view.played, rooms[0].view.played);
  });

  test('makes who was not seen for 25 seconds not connected, until seen again', async () => {
    const room = await begun({ patience: null });
    await at(24);
    const { version } = await room.seenBy(ada);
    await body(room.look(bea));
    await at(40);
    const seen = await body(room.look(ada, version));
    assert.deepEqual(
      [ada, bea, cem].map((player) => memberOf(seen, player).connected),
      [true, true, false],
    );
    assert.ok(seen.version > version);
    await room.seenBy(cem);
    const again = await body(room.look(ada, seen.version));
    assert.equal(memberOf(again, cem).connected, true);
  });

  test('that somebody is looked for is noted every ten seconds, without a further version', async () => {
    const room = await begun({ patience: null });
    const { version } = await room.seenBy(ada);
    const seenAt = () =>
      sql(
        `select seen_at from room_members join rooms using (room_id)
         where player = '${ada.player}' and code = '${room.code}'`,
        service.database,
      );
    const first = seenAt();
    await at(2);
    assert.equal((await room.look(ada, version)).status, 304);
    assert.equal(seenAt(), first);
    await at(18);
    for (const player of [ada, bea, cem]) assert.equal((await room.look(player, version)).status, 304);
    assert.notEqual(seenAt(), first);
  });

  test('of a day without use ends a room, for who asks at once and in the database soon', async () => {
    const room = await begun();
    await at(24 * 3600 - 60);
    assert.equal((await room.look(ada)).status, 200, 'still there, and used');
    await at(47 * 3600);
    await body(room.say(ada, 'hello'));
    await at(72 * 3600);
    assertProblem(await room.look(ada), 404, 'no_such_room');
    assertProblem(await room.join(bea), 404, 'no_such_room');
    const deadline = performance.now() + 10_000;
    while (sql(`select count(*) from rooms where code = '${room.code}'`, service.database) !== '0') {
      assert.ok(performance.now() < deadline, 'it is not deleted');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const left = 'select count(*) from room_members where room_id not in (select room_id from rooms)';
    assert.equal(sql(left, service.database), '0');
  });
});

describe('limits of rooms', () => {
  test('hold back who guesses codes, and not who is in a room', async () => {
    const service = await startService({ clock: morning, options: [] });
    try {
      const [ada, bea] = await people(service, ['Ada', 'Bea']);
      const room = await makeRoom(service, ada);
      const tried = [];
      for (const code of [
        '222222',
        '333333',
        '444444',
        '555555',
        '666666',
        '777777',
        '888888',
        '999999',
        'AAAAAA',
        'x',
      ]) {
        tried.push((await new Room(service, code).look(bea)).status);
      }
      assert.deepEqual(new Set(tried), new Set([404]));
      assertProblem(await new Room(service, 'BBBBBB').look(bea), 429, 'slow_down');
      assertProblem(await room.look(bea), 429, 'slow_down');
      assertProblem(await room.join(bea), 429, 'slow_down');
      for (let time = 0; time < 30; ++time) assert.equal((await room.look(ada)).status, 200);
    } finally {
      await service.close();
    }
  });

  test('hold back who makes rooms without end', async () => {
    const service = await startService({ clock: morning, options: [] });
    try {
      const { token } = await service.player();
      const statuses = [];
      for (let time = 0; time < 11; ++time) {
        statuses.push((await service.call('POST', '/v1/rooms', { token, body: { table: 'belote' } })).status);
      }
      assert.deepEqual(statuses, [...Array(10).fill(201), 429]);
    } finally {
      await service.close();
    }
  });
});
