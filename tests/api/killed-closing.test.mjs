// The closing of a day, cut short: whenever the server is killed in it, what is found afterwards is an open day or a
// closed one, and the periods of the day before or with it; the next to come goes on as if nothing had been. While a
// closed day enters its periods, which takes minutes where many have played, all else goes on.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { hold, isWaiting, program, sql, startService } from './harness.mjs';

const date = '2026-11-29';
const closing = '2026-11-30T00:30:00Z';
const tables = ['tute-2', 'belote', 'schafkopf'];
const sleep = (ms) => new Promise((passed) => setTimeout(passed, ms));

describe('a server that is killed while it closes a day', () => {
  let service;
  before(async () => {
    service = await startService({ clock: `${date}T23:50:00Z` });
    for (const table of tables) {
      for (const name of ['Ada', 'Bea', 'Cem']) {
        const { token } = await service.player(name);
        await service.finish(token, { table });
      }
    }
    await service.stop();
  });
  after(() => service.close());

  const ask = (text) => sql(text, service.database);
  const closedAt = () => ask(`select closed_at from days where date = '${date}'`);
  const traces = () =>
    ask(`select folded_to, (select count(*) from period_sums), (select max(date) from days) from period_state`);
  const leaveNobody = async () => {
    while (ask(`select count(*) from pg_stat_activity where datname = '${service.database}'`) !== '1') await sleep(10);
  };
  const points = {
    'before it has published their commitments': 'lock table deals in share mode',
    'when it marks the day as closed': `select from days where date = '${date}' for update`,
  };
  for (const [point, lock] of Object.entries(points)) {
    test(`${point}, leaves nothing half done`, async () => {
      const before_ = traces();
      const release = await hold(lock, service.database);
      const started = service.start({ clock: closing }).then(
        () => 'served',
        () => 'killed',
      );
      while (!isWaiting(service.database)) await sleep(10);
      await service.stop('SIGKILL');
      assert.equal(await started, 'killed');
      await release();
      await leaveNobody();
      assert.equal(closedAt(), '');
      assert.equal(traces(), before_);
    });
  }

  for (const [point, table] of Object.entries({
    'in the middle of folding': 'period_sums',
    'before the periods are counted': 'period_counts',
  })) {
    test(`${point}, leaves the periods of the day before; until then the day is closed and all else goes on`, async () => {
      const before_ = ask('select folded_to, (select count(*) from period_sums) from period_state');
      const release = await hold(`lock table ${table} in share mode`, service.database);
      await service.start({ clock: closing });
      assert.ok(isWaiting(service.database));
      assert.equal((await service.call('GET', '/readyz')).status, 200);
      assert.equal((await service.call('GET', `/v1/days/${date}`)).body.state, 'closed');
      assert.equal((await service.call('GET', `/v1/boards/belote/${date}`)).body.final, true);
      assert.equal((await service.call('GET', '/v1/boards/belote/all-time')).body.players, 0);
      const { token } = await service.player('Dua');
      const { finished, ranked, finished_at: at } = await service.finish(token, { table: 'belote' });
      assert.deepEqual([finished, ranked, at.slice(0, 16)], [true, true, '2026-11-30T00:30']);
      await service.stop('SIGKILL');
      await release();
      await leaveNobody();
      assert.notEqual(closedAt(), '');
      assert.equal(ask('select folded_to, (select count(*) from period_sums) from period_state'), before_);
      ask(`update days set closed_at = null where date = '${date}'`);
    });
  }

  test('in the middle of folding, by who asks it to end, ends at once, and PostgreSQL gives up what it has begun', async () => {
    const release = await hold('lock table period_sums in share mode', service.database);
    await service.start({ clock: closing });
    while (!isWaiting(service.database)) await sleep(10);
    assert.equal(await service.stop('SIGTERM'), 0);
    while (isWaiting(service.database)) await sleep(10);
    await release();
    ask(`update days set closed_at = null where date = '${date}'`);
  });

  test('brings the day in as soon as it can be done', async () => {
    const release = await hold('lock table period_sums in share mode', service.database);
    await service.start({ clock: closing });
    await release();
    const players = async () => (await service.call('GET', '/v1/boards/belote/all-time')).body.players;
    while ((await players()) === 0) await sleep(10);
    assert.equal(await players(), 3);
    await service.stop();
    sql(
      `update days set closed_at = null where date = '${date}';
       update period_state set folded_to = folded_before; delete from period_sums; delete from period_counts`,
      service.database,
    );
  });

  test('at any moment, leaves a day that is open, closed, or in its periods as well', async () => {
    for (let wait = 0; wait <= 120; wait += 40) {
      const started = service.start({ clock: closing }).catch(() => {});
      await sleep(wait);
      await service.stop('SIGKILL');
      await started;
      await leaveNobody();
      const [folded, sums] = ask(
        `select folded_to >= '${date}', (select count(*) > 0 from period_sums) from period_state`,
      ).split('|');
      assert.equal(sums, folded);
      assert.ok(folded === 'f' || closedAt() !== '');
    }
  });

  test('has a successor that finds or makes it whole, and others that change nothing', async () => {
    await service.start({ clock: closing });
    const all = async () => {
      const record = await service.call('GET', `/v1/days/${date}/record`);
      assert.equal(record.status, 200);
      const boards = await Promise.all(
        [...tables, 'all'].map((table) => service.call('GET', `/v1/boards/${table}/all-time`)),
      );
      return [closedAt(), record.text, ...boards.map(({ text }) => text)];
    };
    const first = await all();
    assert.equal((await service.call('GET', `/v1/days/${date}`)).body.state, 'closed');
    for (const table of tables) {
      const board = (await service.call('GET', `/v1/boards/${table}/${date}`)).body;
      assert.equal(board.final, true);
      assert.equal(board.players, 3);
      assert.equal((await service.call('GET', `/v1/boards/${table}/all-time`)).body.players, 3);
    }
    execFileSync(program('rozbazi-audit'), [`${service.url}/v1/days/${date}/record`]);
    await service.restart({ clock: '2026-11-30T02:00:00Z' });
    assert.deepEqual(await all(), first);
  });
});
