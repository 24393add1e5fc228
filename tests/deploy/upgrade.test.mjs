// An update of the service in the middle of the day: plays that an earlier release has begun go on in this one, with the computer players
// that they were begun with.
//
// Also of servers that are replaced one after another while people play.
//
// upgrade/before.sql is a dump of such a release's database (schema 0006), taken at ten in the morning: one player in the middle of a
// play at each table, another who has finished them all. upgrade/before.json holds the first one's token and what had been recorded.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl, runAdmin, runServer, sql, startService } from '../api/harness.mjs';

const folder = resolve(import.meta.dirname, 'upgrade');
const { token, group, begun } = JSON.parse(readFileSync(resolve(folder, 'before.json'), 'utf8'));
const clock = '2026-11-29T10:30:00Z';

describe('an update in the middle of the day', () => {
  const database = 'test_upgrade';
  let service;
  before(async () => {
    sql(`create database ${database} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
    execFileSync(
      'psql',
      ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', databaseUrl(database), '-f', `${folder}/before.sql`],
      {
        stdio: 'pipe',
      },
    );
    assert.equal(sql('select max(name) from schema_migrations', database), '0006_corrections');
    const migrated = await runServer(['migrate', '--database', databaseUrl(database)]);
    assert.equal(migrated.status, 0, migrated.stderr);
    service = await startService({ database, clock });
  });
  after(() => service.close());

  test('finds every play as it was recorded, by whom it was begun, and lets it be finished for the board', async () => {
    const bots = () =>
      sql("select string_agg(play || bots_level || bots_version, ',' order by play) from plays", database);
    const others = bots();
    for (const { table, play, log } of begun) {
      const now = (await service.call('GET', `/v1/plays/${play}`, { token })).body;
      assert.deepEqual([now.log, now.finished, now.table], [log, false, table]);
      const finished = await service.finish(token, { table });
      assert.equal(finished.play, play);
      assert.deepEqual(finished.log.slice(0, log.length), log);
      assert.deepEqual([finished.ranked, finished.players], [true, 2]);
    }
    assert.equal(bots(), others);
  });

  test('keeps who one is, one’s groups, and every count', async () => {
    const me = (await service.call('GET', '/v1/players/me', { token })).body;
    assert.deepEqual([me.name, me.groups.map(({ code }) => code)], ['Amina', [group]]);
    assert.deepEqual(await runAdmin(database, ['check']), { status: 0, stdout: 'No difference.\n', stderr: '' });
  });
});

describe('servers of one database that are replaced one after another', () => {
  const kPeople = 6;
  const kRounds = 2;
  let servers;
  before(async () => {
    const first = await startService({ clock });
    servers = [first, first.another()];
    await servers[1].start({ clock });
  });
  after(async () => {
    await servers[1].stop();
    await servers[0].close();
  });

  test('people play on: what is answered is answered well, and all of it is kept', async () => {
    let turn = 0;
    // As a proxy does: who takes no request is passed by, and the other one asked.
    const front = Object.assign(Object.create(servers[0]), {
      async call(...request) {
        for (let tries = 1; ; ++tries) {
          const server = servers[turn++ % servers.length];
          try {
            return await Object.getPrototypeOf(this).call.apply(server, request);
          } catch (error) {
            if (!(error instanceof TypeError) || tries === 20) throw error;
          }
        }
      },
    });
    let goesOn = true;
    const finished = [];
    const play = async () => {
      while (goesOn) {
        const { token } = await front.player();
        finished.push({ token, ...(await front.finish(token)) });
      }
    };
    const people = Array.from({ length: kPeople }, play);
    for (let round = 0; round < kRounds; ++round) {
      for (const server of servers) {
        const before = finished.length;
        assert.equal(await server.stop('SIGTERM'), 0);
        while (finished.length < before + kPeople) await sleep(20);
        await server.start({ clock });
      }
    }
    goesOn = false;
    await Promise.all(people);

    assert.ok(finished.length >= 2 * kRounds * kPeople);
    for (const { token, play: id, log, score } of finished) {
      for (const server of servers) {
        const { body } = await server.call('GET', `/v1/plays/${id}`, { token });
        assert.deepEqual([body.log, body.score, body.players], [log, score, finished.length]);
      }
    }
    const { stdout } = await runAdmin(servers[0].database, ['check']);
    assert.equal(stdout, 'No difference.\n');
  });
});
