// Seats of a room: taken, exchanged, left.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, startService } from './harness.mjs';
import { body, makeRoom, memberOf, morning, people } from './room.mjs';

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
