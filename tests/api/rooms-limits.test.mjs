// How much anybody may do about rooms: guess their codes, make them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertProblem, startService } from './harness.mjs';
import { makeRoom, morning, people, Room } from './room.mjs';

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
