// Rooms (docs/api.md, Rooms): how one is made, whom its code lets in, and who is in it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, sql, startService } from './harness.mjs';
import { body, makeRoom, memberOf, morning, people, Room } from './room.mjs';

const alphabet = /^[23456789A-HJKMNP-Z]{6}$/;

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
    const { version, seat, match, dealer, commitment, replays, actions, turn_ends_at, view, ...face } =
      await room.seenBy(ada);
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
