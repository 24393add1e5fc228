import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addDays, dice, Field, periodsOf, weekOf } from './field.mjs';
import { assertProblem, startService } from './harness.mjs';

const tables = ['belote', 'coinche'];
const boards = [...tables, 'all'];

/** Every page of a board from `path` on, joined. */
async function readOn(service, path, { limit, token, next = '' }) {
  const entries = [];
  do {
    const separator = path.includes('?') ? '&' : '?';
    const url = `/v1/boards/${path}${separator}limit=${limit}${next && `&cursor=${next}`}`;
    const answer = await service.call('GET', url, { token });
    assert.equal(answer.status, 200, answer.text);
    assert.ok(answer.body.entries.length <= limit);
    entries.push(...answer.body.entries);
    next = answer.body.next;
  } while (next);
  return entries;
}

async function startField(clock, count) {
  const service = await startService({ clock });
  const players = [];
  for (let number = 0; number < count; ++number) players.push(await service.player(`Player ${number}`));
  return new Field(service, players);
}

describe('boards of periods', () => {
  let field;
  let service;
  let group;
  const launch = '2026-11-27'; // a Friday
  const days = Array.from({ length: 5 }, (_, number) => addDays(launch, number));
  const begun = []; // first pages of two, and what the board was then
  const get = (path, token) => service.call('GET', `/v1/boards/${path}`, { token });
  const board = async (path, token) => {
    const answer = await get(path, token);
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  };
  const periods = (upTo) => [...new Set(days.filter((date) => date <= upTo).flatMap(periodsOf))];
  const members = () => field.players.slice(0, 4).map(({ player }) => player);

  before(async () => {
    field = await startField(`${launch}T10:00:00Z`, 7);
    ({ service } = field);
    const [{ token }] = field.players;
    group = (await service.call('POST', '/v1/groups', { token, body: { name: 'Chai' } })).body.code;
    for (const each of field.players.slice(1, 4)) {
      assert.equal((await service.call('POST', `/v1/groups/${group}/members`, { token: each.token })).status, 200);
    }
  });
  after(() => service.close());

  test('before a day is closed they are empty', async () => {
    field.storeRandom(launch, tables, dice(1));
    for (const period of periods(launch)) {
      const empty = { table: 'all', period, final: false, players: 0, entries: [], next: null };
      assert.deepEqual(await board(`all/${period}`), empty);
    }
  });

  test('day by day they are the sums of the closed days’ percentages, page by page and around everybody', async () => {
    const random = dice(7);
    for (const [number, date] of days.entries()) {
      if (number > 0 && number !== 3) field.storeRandom(date, tables, random); // nobody plays on the fourth day
      await service.restart({ clock: `${addDays(date, 1)}T00:30:00Z` });
      for (const period of periods(addDays(date, 1))) {
        for (const table of boards) {
          const expected = field.totals(period, table, date);
          const whole = await board(`${table}/${period}?limit=100`);
          assert.deepEqual(whole.entries, expected, `${table} ${period} ${date}`);
          assert.deepEqual([whole.table, whole.period, whole.next], [table, period, null]);
          assert.equal(whole.players, expected.length);
          const past = period !== 'all-time' && !periodsOf(addDays(date, 1)).includes(period);
          assert.equal(whole.final, past, `${period} ${date}`);
          assert.deepEqual(await readOn(service, `${table}/${period}`, { limit: 2 }), expected);
          const [first] = expected;
          for (const place of expected.keys()) {
            const around = await board(`${table}/${period}/around/${expected[place].player}?span=2`);
            assert.deepEqual(around.entries, expected.slice(Math.max(0, place - 2), place + 3));
            assert.deepEqual([around.players, around.next], [expected.length, null]);
          }
          if (first) {
            const two = await board(`${table}/${period}?limit=2`);
            if (two.next) begun.push({ table, period, next: two.next, rest: expected.slice(2), date });
          }
        }
      }
      // Pages that were begun on this day and on days before go on in the sums that they were begun with.
      for (const { table, period, next, date: since } of begun) {
        const rest = await readOn(service, `${table}/${period}`, { limit: 3, next });
        assert.deepEqual(rest, field.totals(period, table, since).slice(2), `${table} ${period}, ${since} on ${date}`);
      }
    }
    assert.ok(begun.length > 15);
  });

  test('a group’s board ranks and counts its members', async () => {
    const [{ player, token }] = field.players;
    const upTo = days.at(-1);
    for (const period of periods(upTo)) {
      for (const table of boards) {
        const path = `${table}/${period}?group=${group}`;
        const expected = field.totals(period, table, upTo, members());
        const whole = await board(path, token);
        assert.deepEqual(whole.entries, expected);
        assert.equal(whole.players, expected.length);
        assert.deepEqual(await readOn(service, path, { limit: 1, token }), expected);
        const place = expected.findIndex((entry) => entry.player === player);
        if (place < 0) continue;
        const around = await board(`${table}/${period}/around/me?span=1&group=${group}`, token);
        assert.deepEqual(around.entries, expected.slice(Math.max(0, place - 1), place + 2));
      }
    }
    for (const { table, period, next, date } of begun) {
      const path = `${table}/${period}?group=${group}`;
      const rest = await readOn(service, path, { limit: 1, token, next });
      const inOrder = (a, b) => b.score - a.score || (a.player < b.player ? -1 : 1);
      const second = field.totals(period, table, date)[1];
      const expected = field.totals(period, table, date, members()).filter((entry) => inOrder(second, entry) < 0);
      assert.deepEqual(rest, expected);
    }
    assertProblem(await get(`all/all-time?group=${group}`), 401, 'unauthorized');
    assertProblem(await get(`all/all-time?group=${group}`, field.players[6].token), 403, 'not_a_member');
    assertProblem(await get('all/all-time?group=222222', token), 404, 'no_such_group');
  });

  test('final ones may be kept five minutes, others are asked for again, a group’s is private', async () => {
    const cache = async (path, token) => (await get(path, token)).headers.get('cache-control');
    assert.match(await cache('all/2026-W48'), /public.*max-age=300/);
    assert.match(await cache('all/2026-W49'), /public.*no-cache/);
    assert.match(await cache('all/all-time'), /public.*no-cache/);
    assert.match(await cache(`all/2026-W48?group=${group}`, field.players[0].token), /private/);
  });

  test('a period that begins after today, ended before the launch or is none is no_such_period', async () => {
    for (const none of ['2026-W47', '2026-10', '2027-01', '2026-W50', '2026-13', '2026-00', '2026-W54', '2026-W00']) {
      assertProblem(await get(`all/${none}`), 404, 'no_such_period');
      assertProblem(await get(`belote/${none}/around/me`, field.players[0].token), 404, 'no_such_period');
    }
    for (const table of ['chess', 'ALL', 'tute']) assertProblem(await get(`${table}/2026-11`), 404, 'no_such_table');
    assertProblem(await get('all/2026-11-30'), 404, 'no_such_table');
    for (const none of ['2026-w48', '2026-W4', 'alltime', '2026']) {
      assertProblem(await get(`all/${none}`), 404, 'no_such_day');
    }
    assert.equal((await get('tute-2/2026-11')).body.players, 0);
  });

  test('a cursor of another board’s kind, of an open day or made up is bad_request', async () => {
    const player = '00000000-0000-4000-8000-000000000000';
    const encoded = (text) => Buffer.from(text).toString('base64url');
    for (const cursor of [
      'x',
      '',
      'AAAA',
      encoded(`2026-12-02/500/${player}`),
      encoded(`100/1795946400000001/${player}`),
    ]) {
      assertProblem(await get(`all/2026-12?cursor=${cursor}`), 400, 'bad_request');
    }
    assertProblem(await get(`belote/2026-12-01?cursor=${encoded(`2026-12-01/500/${player}`)}`), 400, 'bad_request');
    for (const query of ['limit=0', 'limit=101']) assertProblem(await get(`all/2026-12?${query}`), 400, 'bad_request');
    assertProblem(await get(`all/2026-12/around/${player}?span=26`), 400, 'bad_request');
  });

  test('who is not on the board has no place on it', async () => {
    const { player, token } = await service.player('Nobody');
    for (const who of [player, 'me', 'x']) {
      assertProblem(await get(`all/all-time/around/${who}`, token), 404, 'no_such_player');
    }
    assertProblem(await get('all/all-time/around/me'), 401, 'unauthorized');
  });

  test('a forgotten player stays on them without a name', async () => {
    const [first] = field.totals('all-time', 'all', days.at(-1));
    const { token } = field.players.find(({ player }) => player === first.player);
    await service.call('DELETE', '/v1/players/me', { token });
    const [now] = (await board('all/all-time')).entries;
    assert.deepEqual(now, { ...first, name: '—' });
    assertProblem(await get('all/all-time/around/me', token), 401, 'unauthorized');
  });
});

describe('periods around the end of a year', () => {
  test('a week belongs to the year of its Thursday, a month to its own', async () => {
    const first = '2026-12-30';
    const field = await startField(`${first}T10:00:00Z`, 5);
    const { service } = field;
    try {
      const random = dice(3);
      const days = Array.from({ length: 6 }, (_, number) => addDays(first, number));
      for (const date of days) {
        field.storeRandom(date, ['belote'], random);
        await service.restart({ clock: `${addDays(date, 1)}T01:00:00Z` });
      }
      assert.deepEqual([...new Set(days.map(weekOf))], ['2026-W53', '2027-W01']);
      for (const period of ['2026-W53', '2027-W01', '2026-12', '2027-01', 'all-time']) {
        const expected = field.totals(period, 'belote', days.at(-1));
        assert.ok(expected.length > 0);
        assert.deepEqual(await readOn(service, `belote/${period}`, { limit: 2 }), expected, period);
      }
      for (const none of ['2026-W52', '2026-11', '2027-W53', '2027-W02']) {
        assertProblem(await service.call('GET', `/v1/boards/all/${none}`), 404, 'no_such_period');
      }
    } finally {
      await service.close();
    }
  });

  test('days that close at once, after the server was away, come in together', async () => {
    const field = await startField('2026-12-28T10:00:00Z', 6);
    const { service } = field;
    try {
      const random = dice(11);
      for (const date of ['2026-12-28', '2026-12-29']) field.storeRandom(date, tables, random);
      await service.restart({ clock: '2026-12-30T10:00:00Z' });
      const { next } = (await service.call('GET', '/v1/boards/all/all-time?limit=2')).body;
      await service.restart({ clock: '2026-12-31T10:00:00Z' });
      for (const date of ['2026-12-31']) field.storeRandom(date, tables, random);
      await service.restart({ clock: '2027-01-07T10:00:00Z' });
      for (const period of ['2026-W53', '2026-12', 'all-time']) {
        const expected = field.totals(period, 'all', '2027-01-06');
        assert.deepEqual(await readOn(service, `all/${period}`, { limit: 2 }), expected, period);
      }
      const rest = await readOn(service, 'all/all-time', { limit: 1, next });
      assert.deepEqual(rest, field.totals('all-time', 'all', '2026-12-29').slice(2));
    } finally {
      await service.close();
    }
  });
});

describe('closing a day', () => {
  const first = '2026-11-29';
  const afterwards = { clock: '2026-11-30T00:30:00Z' };
  const check = async (field) => {
    for (const period of periodsOf(first)) {
      for (const table of boards) {
        const expected = field.totals(period, table, first);
        assert.deepEqual(await readOn(field.service, `${table}/${period}`, { limit: 100 }), expected);
      }
    }
  };

  test('by several servers at once brings it in once', async () => {
    const field = await startField(`${first}T10:00:00Z`, 8);
    const { service } = field;
    try {
      field.storeRandom(first, tables, dice(5));
      await service.stop();
      const others = Array.from({ length: 3 }, () => service.another());
      await Promise.all([service.start(afterwards), ...others.map((other) => other.start(afterwards))]);
      await Promise.all(others.map((other) => other.stop()));
      await check(field);
    } finally {
      await service.close();
    }
  });

  test('killed at any point and done again brings it in once', async () => {
    const field = await startField(`${first}T10:00:00Z`, 8);
    const { service } = field;
    try {
      field.storeRandom(first, tables, dice(6));
      await service.stop();
      for (let wait = 10; wait <= 130; wait += 40) {
        const other = service.another();
        const started = other.start(afterwards).catch(() => {});
        await new Promise((passed) => setTimeout(passed, wait));
        await other.stop();
        await started;
      }
      await service.start(afterwards);
      await check(field);
    } finally {
      await service.close();
    }
  });
});
