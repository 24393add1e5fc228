// Time in a room: whoever lets theirs pass is played for, and what nobody uses is gone.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, sql, startService } from './harness.mjs';
import { body, makeRoom, memberOf, morning, people } from './room.mjs';

/** The instant so many seconds after the morning. */
const later = (seconds) => new Date(Date.parse(morning) + 1000 * seconds).toISOString();

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
    assert.equal(memberOf(diverged.room, bea).away, false);
    // Also where the computer has done just what comes too late.
    const same = await begun({ patience: 20 });
    await at(80);
    const [first] = (await same.seenBy(cem)).view.played;
    const again = await begun({ patience: 20 });
    await at(80);
    assert.equal(memberOf(await body(again.act(bea, 0, first.action)), bea).away, false);
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
