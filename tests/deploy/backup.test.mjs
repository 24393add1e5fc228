// Backups as ops/deploy sets them up, with pgBackRest: that they are made, that what is restored is what was there at the moment asked
// for, and that the drill which an operator lets run finds it so. Also that a backup is no way to the secret.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { postgres, postgresSocket, program, runAdmin, sql, startService } from '../api/harness.mjs';

const source = resolve(import.meta.dirname, '../../ops/deploy/backup');
const pgbackrest = process.env.ROZBAZI_PGBACKREST ?? '/usr/bin/pgbackrest';
const missing = !existsSync(pgbackrest) && 'there is no pgBackRest (Debian: pgbackrest)';
const clock = '2026-11-29T10:00:00Z';

/** What the plays come to: every byte of every row. */
const digest = (database) => sql(`select md5(string_agg(plays::text, ',' order by play)) from plays`, database).trim();

describe('the backup', { skip: missing }, () => {
  // Not below the clone, which user postgres may not be able to enter.
  const folder = mkdtempSync('/var/tmp/rozbazi-backup-');
  const command = join(folder, 'bin/pgbackrest');
  let service;
  let me;
  let begun;

  /** As user postgres, whose database it is. */
  const run = (name, args, environment = {}) => {
    const whole =
      process.getuid() === 0
        ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--', name]
        : [name];
    const [first, ...rest] = [...whole, ...args];
    return spawnSync(first, rest, {
      cwd: '/',
      encoding: 'utf8',
      env: { ...process.env, ...environment, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    });
  };
  const backrest = (...args) => {
    const done = run(command, ['--stanza=rozbazi', ...args]);
    assert.equal(done.status, 0, `${args.join(' ')}: ${done.stdout}${done.stderr}`);
    return done.stdout;
  };
  const drill = (...args) =>
    run(join(folder, 'bin/drill'), args, {
      ROZBAZI_DRILL: join(folder, 'drill'),
      ROZBAZI_ADMIN: join(folder, 'bin/rozbazi-admin'),
      ROZBAZI_DATABASE: service.database,
    });
  /** That instant by PostgreSQL's own clock, when what came before it has been put away. */
  const now = () => {
    const instant = sql('select clock_timestamp() from pg_sleep(0.1)').trim();
    sql('select pg_sleep(0.1)');
    sql('create table if not exists later(); drop table later; select pg_switch_wal()');
    return instant;
  };

  before(async () => {
    for (const name of ['bin', 'repo', 'log', 'lock', 'spool', 'cheap']) mkdirSync(join(folder, name));
    for (const [from, to] of [
      [pgbackrest, 'real'],
      [join(source, 'drill'), 'drill'],
      [program('rozbazi-admin'), 'rozbazi-admin'],
    ]) {
      copyFileSync(from, join(folder, 'bin', to));
      chmodSync(join(folder, 'bin', to), 0o755);
    }
    const settings = readFileSync(join(source, 'pgbackrest.conf'), 'utf8')
      .replace('/var/lib/pgbackrest', join(folder, 'repo'))
      .replace('/var/lib/postgresql/15/main', sql('show data_directory').trim())
      .replace('/run/postgresql', postgresSocket());
    const places = ['log', 'lock', 'spool'].map((name) => `${name}-path=${join(folder, name)}\n`).join('');
    writeFileSync(join(folder, 'pgbackrest.conf'), settings.replace('[global]\n', `[global]\n${places}`));
    writeFileSync(
      command,
      `#!/bin/sh\nexec ${join(folder, 'bin/real')} --config=${join(folder, 'pgbackrest.conf')} "$@"\n`,
      {
        mode: 0o755,
      },
    );
    chmodSync(folder, 0o755);
    if (process.getuid() === 0) assert.equal(spawnSync('chown', ['-R', 'postgres:', folder]).status, 0);

    for (const line of readFileSync(join(source, 'archive.conf'), 'utf8').split('\n')) {
      const [, name, value] = /^(\w+) = '?(.*?)'?$/.exec(line) ?? [];
      if (name) sql(`alter system set ${name} = '${value.replace('pgbackrest', command)}'`);
    }
    postgres('restart');
    // A month that is over, and has been moved to another disk.
    service = await startService({ clock: '2026-10-30T10:00:00Z' });
    me = await service.player('Amina');
    await service.finish(me.token);
    await service.restart({ clock });
    sql(`create tablespace cheap_disk location '${join(folder, 'cheap')}'`);
    const moved = await runAdmin(service.database, ['move-month', '2026-10', 'cheap_disk']);
    assert.equal(moved.status, 0, moved.stderr);
    await service.finish(me.token);
    begun = await service.finish(me.token, { table: 'coinche', upTo: 2 });
    backrest('stanza-create');
    backrest('check');
    backrest('--type=full', 'backup');
    // When a backup has ended is known to the second, and what is restored must be later.
    sql('select pg_sleep(2)');
  });
  after(async () => {
    await service.close();
    sql('drop tablespace cheap_disk');
    sql('alter system reset all');
    postgres('restart');
    rmSync(folder, { recursive: true, force: true });
  });

  test('holds what was played since, up to any moment, and not what came after it', async () => {
    const other = await service.player('Bilal');
    await service.finish(other.token, { table: 'schafkopf' });
    const before = digest(service.database);
    const instant = now();
    // The night on which somebody forgets a `where`.
    sql('delete from plays', service.database);
    now();

    await service.stop('SIGTERM');
    postgres('stop');
    backrest('--type=time', `--target=${instant}`, '--target-action=promote', 'restore');
    postgres('start');
    while (sql('select pg_is_in_recovery()') !== 'f') sql('select pg_sleep(0.1)');
    assert.equal(digest(service.database), before);
    assert.deepEqual(await runAdmin(service.database, ['check']), {
      status: 0,
      stdout: 'No difference.\n',
      stderr: '',
    });

    await service.start({ clock });
    const again = (await service.call('GET', `/v1/plays/${begun.play}`, { token: me.token })).body;
    assert.deepEqual(again.log, begun.log);
    const finished = await service.finish(me.token, { table: 'coinche' });
    assert.equal(finished.finished, true);
  });

  test('goes on after a restore, and the drill finds its newest state right without touching the database', async () => {
    backrest('--type=diff', 'backup');
    const late = await service.player('Chandni');
    await service.finish(late.token, { table: 'tute-3' });
    const before = digest(service.database);
    now();
    const done = drill();
    assert.equal(done.status, 0, done.stdout + done.stderr);
    const plays = sql('select count(*) from plays', service.database).trim();
    assert.match(done.stdout, new RegExp(`^restored: ${plays} plays, the last begun 2026-11-29 10:`, 'm'));
    assert.match(done.stdout, /^No difference\.$/m);
    assert.equal(existsSync(join(folder, 'drill')), false, 'it gives its room back');
    assert.equal(digest(service.database), before);
    assert.equal(service.process.exitCode, null);
  });

  test('the drill fails where counts and plays differ, and where there is no such moment', () => {
    sql('update score_counts set plays = plays + 1', service.database);
    now();
    const wrong = drill();
    assert.equal(wrong.status, 1, wrong.stdout);
    assert.match(wrong.stdout, /score_counts: /);
    sql('update score_counts set plays = plays - 1', service.database);
    const never = drill('2001-01-01 00:00:00+00');
    assert.notEqual(never.status, 0);
    assert.match(never.stdout + never.stderr, /unable to find backup set|no backup set/);
  });

  test('no byte of the secret is in it', () => {
    const secret = readFileSync(service.secretFile, 'utf8').trim();
    for (const text of [secret, `\\x${secret}`, Buffer.from(secret, 'hex').toString('latin1')]) {
      const found = spawnSync('grep', ['-rlF', '--binary-files=text', text, join(folder, 'repo')], {
        encoding: 'latin1',
      });
      assert.equal(found.stdout, '');
    }
    assert.doesNotMatch(
      sql(`select count(*) from plays where plays::text like '%${secret}%'`, service.database),
      /[1-9]/,
    );
  });
});
