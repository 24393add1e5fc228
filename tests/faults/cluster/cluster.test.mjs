// People play on several servers, alone and in rooms, while machines of the cluster die: nothing acknowledged is lost, all servers tell the same, and
// the service is soon there again. Run under ops/with-cluster; in `ops/test long` every kind of fault comes, the first five times.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { dice } from '../../api/field.mjs';
import { judge } from '../verdict.mjs';
import { scoresFollowFromLogs, serversAgree, serversAgreeOnRooms } from './agreement.mjs';
import { front, recover, servers } from './cluster.mjs';
import { kinds } from './kinds.mjs';
import { Players } from './players.mjs';

const names = Object.keys(kinds);
const long = Boolean(process.env.ROZBAZI_LONG);
const rounds = Number(process.env.ROZBAZI_FAILOVERS ?? (long ? 5 : 1));
const chosen =
  process.env.ROZBAZI_KINDS?.split(',').map((number) => names[number]) ?? (long ? names : names.slice(0, 2));

describe('a cluster', () => {
  let players;
  const audited = new Set();
  before(() => {
    players = new Players(front.url, { alone: 10, pairs: 3 }, dice(Number(process.env.ROZBAZI_SEED ?? 1)));
  });
  after(() => players.leave());

  for (const name of chosen) {
    const { must, bring } = kinds[name];
    const times = name === names[0] ? rounds : 1;
    test(`${name}: nothing acknowledged is lost, and all servers agree`, { timeout: 1_800_000 }, async (t) => {
      const gaps = [];
      for (let left = times; left > 0; --left) {
        players.letPlay();
        try {
          await players.gapAfter(() => sleep(1000));
          gaps.push(await bring(players));
          await recover();
          await players.gapAfter(() => {});
        } finally {
          await players.rest();
        }

        await judge(players.ledger, front, audited);
        const finished = [...players.ledger.plays.values()].filter((play) => play.finish?.ranked);
        assert.ok(finished.length > 0);
        await serversAgree(servers, finished);
        await scoresFollowFromLogs(servers[0], finished);
        const begun = [...players.ledger.rooms.values()].filter(({ courses }) =>
          courses.some(({ length }) => length > 0),
        );
        assert.ok(begun.length > 0);
        await serversAgreeOnRooms(servers, begun);
      }
      gaps.sort((a, b) => a.last - b.last);
      const told = gaps.map(({ first, last }) => `${first.toFixed(1)} to ${last.toFixed(1)} s`);
      t.diagnostic(`after which the first and the last player’s move was acknowledged: ${told.join(', ')}`);
      t.diagnostic(`${players.ledger.plays.size} plays and ${players.ledger.rooms.size} rooms so far`);
      assert.ok(gaps.at(-1).last < must, `${must} s is the most`);
    });
  }
});
