// What is new in a room, for whom, and at which server.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, forge, hold, sql, startService } from './harness.mjs';
import { body, makeRoom, memberOf, morning, people } from './room.mjs';

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
    const silently = (set, replay) => {
      forge(`update rooms set ${set} where code = '${room.code}'`, service.database);
      const ours = `room_id = (select room_id from rooms where code = '${room.code}')`;
      forge(`update room_matches set match = ${replay} where ${ours}`, service.database);
    };
    const actions = sql(`select actions from rooms where code = '${room.code}'`, service.database);
    const but = `${actions.split(' ').slice(0, -1).join(' ')} `;
    silently(`state = 'playing', turn_at = now(), actions = '${but}', version = ${version + 1}`, 7);
    assert.equal((await room.seenBy(ada)).state, 'playing');
    silently(`state = 'over', turn_at = null, actions = '${actions} ', version = ${version + 2}`, 1);
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
