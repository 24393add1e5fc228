import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { assertProblem, deal, startService } from './harness.mjs';

const first = '2026-11-29';
const day = async (service, date) => {
  const answer = await service.call('GET', `/v1/days/${date}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
};
const names = (object) => Object.keys(object).sort();

describe('days', () => {
  let service;
  before(async () => {
    service = await startService({ clock: `${first}T10:00:00Z` });
  });
  after(() => service.close());

  test('an open day tells all that a replay needs but the seed', async () => {
    const open = await day(service, 'today');
    assert.equal(open.date, first);
    assert.equal(open.state, 'open');
    assert.equal(open.opens_at, '2026-11-29T00:00:00Z');
    assert.equal(open.closes_at, '2026-11-30T00:00:00Z');
    const belote = open.tables.find(({ table }) => table === 'belote');
    const dealt = deal(service, 'belote', first);
    assert.deepEqual(belote, {
      table: 'belote',
      game: 'belote',
      options: { mode: 'classique', match: { deals: 1 } },
      dealer: dealt.dealer,
      bots: { seats: [1, 2, 3], level: 'hard', version: belote.bots.version },
      commitment: dealt.commitment,
      players: 0,
    });
    assert.ok(Number.isInteger(belote.bots.version));
    assert.equal(open.tables.find(({ table }) => table === 'coinche').options.mode, 'coinche');
  });

  test('which days there are is told', async () => {
    const { body } = await service.call('GET', '/v1/days');
    assert.deepEqual(body, { launch: first, today: first });
  });

  test('today is the same as its date', async () => {
    assert.deepEqual(await day(service, 'today'), await day(service, first));
  });

  test('an upcoming day holds commitments and nothing else', async () => {
    const upcoming = await day(service, '2026-12-06');
    assert.equal(upcoming.state, 'upcoming');
    for (const table of upcoming.tables) {
      assert.deepEqual(names(table), ['commitment', 'table']);
      assert.equal(table.commitment, deal(service, table.table, '2026-12-06').commitment);
    }
  });

  test('a commitment published less than seven days ahead is marked', async () => {
    assert.equal((await day(service, 'today')).committed_late, true);
    assert.equal((await day(service, '2026-12-05')).committed_late, true);
    assert.ok(!('committed_late' in (await day(service, '2026-12-06'))));
  });

  for (const text of [
    '2026-11-28',
    '2026-12-07',
    'yesterday',
    '2026-11-31',
    '2026-1-1',
    '1',
    '2026-11',
    '9999-12-31',
  ]) {
    test(`${text} is no day`, async () => {
      assertProblem(await service.call('GET', `/v1/days/${text}`), 404, 'no_such_day');
    });
  }
});

describe('a day that ends', () => {
  let service;
  before(async () => {
    service = await startService({ clock: `${first}T12:00:00Z` });
  });
  after(() => service.close());

  test('stays open through the grace, then is closed and shows its seed', async () => {
    await service.restart({ clock: '2026-11-30T00:29:55Z' });
    const open = await day(service, first);
    assert.equal(open.state, 'open');
    assert.ok(open.tables.every((table) => !('seed' in table)));
    await service.restart({ clock: '2026-11-30T00:30:00Z' });
    const closed = await day(service, first);
    assert.equal(closed.state, 'closed');
    for (const { table, seed, commitment } of closed.tables) {
      assert.equal(seed, deal(service, table, first).seed);
      const text = `rozbazi/v1/commit/${table}/${first}/${seed}`;
      assert.equal(createHash('sha256').update(text).digest('hex'), commitment);
    }
    assert.equal((await day(service, 'today')).date, '2026-11-30');
  });

  test('never opens again, even when the clock steps back', async () => {
    await service.restart({ clock: `${first}T18:00:00Z` });
    assert.equal((await day(service, first)).state, 'closed');
  });

  test('a clock that passes the hour while the server runs opens and closes days', async () => {
    await service.restart({ clock: '2026-12-01T00:29:57Z' });
    assert.equal((await day(service, '2026-11-30')).state, 'open');
    assert.equal((await day(service, '2026-12-01')).state, 'open');
    for (let tries = 0; (await day(service, '2026-11-30')).state === 'open'; ++tries) {
      assert.ok(tries < 100, 'it has closed within ten seconds');
      await new Promise((passed) => setTimeout(passed, 100));
    }
    assert.equal((await day(service, '2026-11-30')).state, 'closed');
  });

  test('days on which the server was down are there, with late commitments', async () => {
    await service.restart({ clock: '2026-12-20T08:00:00Z' });
    const missed = await day(service, '2026-12-15');
    assert.equal(missed.state, 'closed');
    assert.equal(missed.committed_late, true);
    assert.equal(missed.tables.length, 8);
    assert.ok(missed.tables[0].bots);
    assert.deepEqual((await service.call('GET', '/v1/days')).body, { launch: first, today: '2026-12-20' });
  });
});
