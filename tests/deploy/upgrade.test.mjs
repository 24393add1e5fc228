// An update of the service in the middle of the day: plays that an earlier release has begun go on in this one, with the computer players
// that they were begun with.
//
// upgrade/before.sql is a dump of such a release's database (schema 0006), taken at ten in the morning: one player in the middle of a
// play at each table, another who has finished them all. upgrade/before.json holds the first one's token and what had been recorded.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
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
