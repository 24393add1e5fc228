import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, before, beforeEach, describe, test } from 'node:test';
import { assertProblem, databaseUrl, newDatabase, postgres, runServer, sql, startService } from './harness.mjs';

const clock = '2026-11-29T10:00:00Z';

describe('faults', () => {
  let service;
  const started = [];
  beforeEach(async () => {
    service = await startService({ clock });
    started.push(service);
  });
  after(() => Promise.all(started.map((each) => each.close())));

  test('the server killed in the middle of plays loses no acknowledged move', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, (_, number) => service.player(`P${number}`)));
    const acknowledged = new Map();
    const playing = players.map(async ({ token }) => {
      try {
        for (const table of ['belote', 'coinche']) {
          let play = await service.play(token, table);
          while (!play.finished) {
            acknowledged.set(`${token} ${table}`, play);
            const { status, body } = await service.put(token, play.play, [...play.log, play.view.legal[0]]);
            assert.equal(status, 200);
            play = body;
          }
        }
      } catch (error) {
        assert.equal(error.message, 'fetch failed');
      }
    });
    await new Promise((passed) => setTimeout(passed, 150));
    await service.stop('SIGKILL');
    await Promise.all(playing);
    await service.start({ clock });
    assert.ok(acknowledged.size > 0);
    for (const [key, { play, log, view }] of acknowledged) {
      const [token] = key.split(' ');
      const now = (await service.call('GET', `/v1/plays/${play}`, { token })).body;
      assert.deepEqual(now.log.slice(0, log.length), log);
      assert.deepEqual(now.view.played.slice(0, view.played.length), view.played);
    }
  });

  for (const what of ['restart', 'kill']) {
    test(`PostgreSQL's ${what} in the middle of a play costs a wait at most`, async () => {
      const { token } = await service.player();
      let play = await service.finish(token, { upTo: 1 });
      postgres(what);
      const answer = await service.put(token, play.play, play.log);
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual(answer.body, play);
      play = await service.finish(token);
      assert.equal(play.finished, true);
      assert.equal((await service.call('GET', '/v1/boards/belote/today')).body.players, 1);
    });
  }

  test('while PostgreSQL is away every call is unavailable, and well again afterwards', async () => {
    const { token } = await service.player();
    const { play } = await service.play(token);
    postgres('stop');
    try {
      for (const request of [
        ['GET', '/v1/days/today'],
        ['GET', '/v1/players/me', { token }],
        ['POST', '/v1/players', { body: { name: 'Ali' } }],
        ['POST', '/v1/plays', { token, body: { table: 'belote', date: 'today' } }],
        ['PUT', `/v1/plays/${play}/log`, { token, body: { log: [] } }],
        ['GET', '/v1/boards/belote/today'],
      ]) {
        const answer = await service.call(...request);
        assertProblem(answer, 503, 'unavailable');
        assert.ok(Number(answer.headers.get('retry-after')) > 0);
      }
      assert.equal((await service.call('GET', '/readyz')).status, 503);
      assert.equal((await service.call('GET', '/healthz')).status, 200);
    } finally {
      postgres('start');
    }
    assert.equal((await service.play(token)).play, play);
    assert.equal((await service.call('GET', '/readyz')).status, 200);
  });

  test('while PostgreSQL hangs it is given up by whoever waits for it, and found again', async () => {
    const { token } = await service.player();
    const play = await service.finish(token, { upTo: 1 });
    postgres('freeze');
    // Should nobody give it up, it thaws, and the answers are other ones.
    const thaw = setTimeout(() => postgres('thaw'), 45_000);
    try {
      // A read, and a move that waits for its commit.
      const log = [...play.log, play.view.legal[0]];
      const answers = await Promise.all([service.call('GET', '/v1/days/today'), service.put(token, play.play, log)]);
      for (const answer of answers) assertProblem(answer, 503, 'unavailable');
    } finally {
      clearTimeout(thaw);
      postgres('thaw');
    }
    assert.equal((await service.finish(token)).finished, true);
  });
});

describe('a server that must not start', () => {
  let service;
  before(async () => {
    service = await startService({ clock });
    await service.stop('SIGTERM');
  });
  after(async () => {
    await service.start({ clock });
    await service.close();
  });
  const refusal = async (pattern) => {
    const ended = await runServer(service.options({ clock }));
    assert.notEqual(ended.status, 0);
    assert.match(ended.stderr, pattern);
  };

  test('refuses an open day whose computer players it does not have, and starts when the day is closed', async () => {
    const [level, version] = sql(
      `select bots_level, bots_version from deals where date = '2026-11-29' and table_name = 'belote'`,
      service.database,
    ).split('|');
    const opened = (otherLevel, otherVersion) =>
      sql(
        `update deals set bots_level = '${otherLevel}', bots_version = ${otherVersion} ` +
          `where date = '2026-11-29' and table_name = 'belote'`,
        service.database,
      );
    opened(level, 99);
    await refusal(/belote of 2026-11-29 was opened with version 99/);
    opened('cunning', version);
    await refusal(/\(cunning\) of the computer players/);
    await service.start({ clock: '2026-11-30T00:30:00Z' });
    await service.stop('SIGTERM');
    opened(level, version);
  });

  test('refuses a secret that contradicts what was promised, tells it not, and promises nothing by it', async () => {
    const later = { clock: '2026-12-03T10:00:00Z' };
    writeFileSync(service.secretFile, 'ab'.repeat(32));
    const ended = await runServer(service.options(later));
    assert.notEqual(ended.status, 0);
    assert.match(ended.stderr, /the secret is not the one/);
    assert.ok(!ended.stderr.includes('abab'));
    writeFileSync(service.secretFile, '5a'.repeat(32));
    await service.start(later);
    assert.equal((await service.call('GET', '/v1/days/2026-12-10')).status, 200);
    await service.stop('SIGTERM');
  });

  test('refuses a secret file that holds no secret', async () => {
    for (const text of ['', 'zz'.repeat(32), 'ab'.repeat(31), `${'5a'.repeat(32)}\n\n`]) {
      writeFileSync(service.secretFile, text);
      await refusal(/secret/);
    }
    writeFileSync(service.secretFile, '5a'.repeat(32));
  });

  test('takes the same secret as hex with a newline and as bytes', async () => {
    for (const text of [`${'5A'.repeat(32)}\n`, Buffer.alloc(32, 0x5a)]) {
      writeFileSync(service.secretFile, text);
      await service.start({ clock });
      assert.equal(await service.stop('SIGTERM'), 0);
    }
  });

  test('refuses a database without a schema, and one whose schema is newer or another', async () => {
    const { database } = service;
    const history = (text) => sql(text, database);
    service.database = `${database}_empty`;
    sql(`create database ${service.database}`);
    await refusal(/migrate/);
    sql(`drop database ${service.database}`);
    service.database = database;

    const migrated = () => runServer(['migrate', '--database', databaseUrl(database)]);
    history(`insert into schema_migrations values (9999, '9999_later', '\\x${'00'.repeat(32)}', '2026-11-29Z')`);
    await refusal(/newer/);
    assert.notEqual((await migrated()).status, 0);
    history('delete from schema_migrations where number = 9999');

    history(`update schema_migrations set sha256 = sha256('other')`);
    await refusal(/another text/);
    assert.notEqual((await migrated()).status, 0);
    history(`drop table schema_migrations`);
    await refusal(/migrate/);
    service.database = newDatabase();
    sql(`drop database ${database}`);
  });
});
