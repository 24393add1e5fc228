// People play while the machine fails in every way that one machine can: afterwards nothing that was acknowledged is lost,
// and all that was ever told was true. `ROZBAZI_FAULTS=1000` brings so many faults about, `ROZBAZI_SEED=7` others.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { dice } from '../api/field.mjs';
import { kinds } from './kinds.mjs';
import { World } from './world.mjs';

const names = Object.keys(kinds);
const count = Number(process.env.ROZBAZI_FAULTS ?? (process.env.ROZBAZI_LONG ? 1000 : names.length));
const betweenVerdicts = 25;

/** Each kind once, in some order, and again. */
function* order(random) {
  for (;;) {
    const left = [...names];
    while (left.length > 0) yield left.splice(random(left.length), 1)[0];
  }
}

describe(`${count} faults`, () => {
  let world;
  const random = dice(Number(process.env.ROZBAZI_SEED ?? 1));
  before(async () => {
    world = await World.open({ random, clients: 8, tables: 3 });
  });
  after(() => world.close());

  test('nothing acknowledged is lost, and nothing that was told was false', { timeout: 14_400_000 }, async (t) => {
    const faults = order(random);
    let brought = 0;
    while (brought < count) {
      world.letPlay();
      for (let left = Math.min(betweenVerdicts, count - brought); left > 0; --left) {
        const fault = faults.next().value;
        await sleep(50 + random(300));
        await kinds[fault](world);
        await world.recover(fault);
        brought += 1;
        assert.deepEqual(world.ledger.wrongs, [], `after ‘${fault}’`);
      }
      await world.judge();
    }
    const finished = [...world.ledger.plays.values()].filter((play) => play.finish?.ranked);
    t.diagnostic(`${brought} faults, ${world.ledger.plays.size} plays, ${finished.length} of them ranked and finished`);
    const rooms = [...world.ledger.rooms.values()];
    const over = rooms.filter((room) => room.over);
    t.diagnostic(`${rooms.length} rooms, ${over.length} of their matches over`);
    t.diagnostic(`${world.ledger.checked} places and boards, ${world.audited.size} closed days`);
    assert.ok(finished.length > count / 10, `only ${finished.length} plays were finished`);
    assert.ok(over.length > count / 30, `only ${over.length} matches in rooms were over`);
  });
});
