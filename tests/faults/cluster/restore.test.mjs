// A night on which two databases hold the same mistake: both are brought back to the moment before it, as docs/runbook.md says.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runAdmin, sql } from '../../api/harness.mjs';
import {
  bringBack,
  databases,
  folder,
  front,
  other,
  primary,
  recover,
  servers,
  socketUrl,
  stopMachine,
  until,
} from './cluster.mjs';

const source = resolve(import.meta.dirname, '../../../ops/deploy/backup');
const pgbackrest = process.env.ROZBAZI_PGBACKREST ?? '/usr/bin/pgbackrest';
const programs = process.env.ROZBAZI_TEST_PROGRAMS;
const reason = process.env.ROZBAZI_LONG
  ? !existsSync(pgbackrest) && 'there is no pgBackRest (Debian: pgbackrest)'
  : 'takes a minute: in `ops/test long`';
const serverNames = servers.map((_, number) => `server-${number + 1}`);
const dataOf = (machine) => join(folder, machine, 'data');
const read = (path) => readFileSync(path, 'utf8');

describe('a cluster and its backup', { skip: reason }, () => {
  const place = mkdtempSync('/var/tmp/rozbazi-restore-');
  const command = join(place, 'pgbackrest');

  /** As user postgres, in the folder of a machine's data. */
  const run = (machine, words, input = '') => {
    const as = process.getuid() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--'] : [];
    const [name, ...options] = [...as, ...words];
    const env = { ...process.env, PYTHONPATH: join(programs, 'usr/lib/python3/dist-packages') };
    const done = spawnSync(name, options, { cwd: dataOf(machine), encoding: 'utf8', env, input });
    assert.equal(done.status, 0, `${words.join(' ')}: ${done.stdout}${done.stderr}`);
    return done.stdout;
  };
  const backrest = (machine, ...options) => run(machine, [command, '--stanza=rozbazi', ...options]);
  const patronictl = (machine, words, input) =>
    run(machine, [join(programs, 'usr/bin/patronictl'), '-c', join(folder, machine, 'patroni.yml'), ...words], input);
  const pg = (machine, ...options) =>
    run(machine, ['/usr/lib/postgresql/15/bin/pg_ctl', '-D', dataOf(machine), '-w', '-s', ...options]);
  const digest = () => sql(`select md5(string_agg(plays::text, ',' order by play)) from plays`, 'rozbazi');

  before(async () => {
    for (const name of ['repo', 'log', 'lock', 'spool']) mkdirSync(join(place, name));
    const places = ['log', 'lock', 'spool'].map((name) => `${name}-path=${join(place, name)}\n`).join('');
    for (const machine of databases) {
      const settings = read(join(source, 'pgbackrest.conf'))
        .replace('[global]\n', `[global]\n${places}`)
        .replace('/var/lib/pgbackrest', join(place, 'repo'))
        .replace('/var/lib/postgresql/15/main', dataOf(machine))
        .replace('/run/postgresql', join(folder, 'sockets', machine));
      writeFileSync(join(place, `${machine}.conf`), settings);
    }
    // Each machine has its own /etc/pgbackrest.conf: here they are told apart by whose data the command is run in.
    const config = `${place}/$(basename "$(dirname "$PWD")").conf`;
    writeFileSync(command, `#!/bin/sh\nexec ${pgbackrest} --config="${config}" "$@"\n`);
    chmodSync(command, 0o755);
    chmodSync(place, 0o755);
    if (process.getuid() === 0) assert.equal(spawnSync('chown', ['-R', 'postgres:', place]).status, 0);

    await recover();
    const machine = await primary();
    const settings = read(join(source, 'archive.conf')).matchAll(/^(\w+) = '?(.*?)'?$/gm);
    const changes = [...settings].flatMap(([, name, value]) => [
      '-p',
      `${name}=${value.replace('pgbackrest', command)}`,
    ]);
    patronictl(machine, ['edit-config', 'rozbazi', '--force', '--quiet', ...changes]);
    patronictl(machine, ['restart', 'rozbazi', '--force']);
    await recover();
    const leader = await primary();
    backrest(leader, 'stanza-create');
    backrest(leader, 'check');
    backrest(leader, '--type=full', 'backup');
    // When a backup has ended is known to the second, and what is restored must be later.
    sql('select pg_sleep(2)');
  });
  after(async () => {
    for (const machine of [...databases, ...serverNames]) bringBack(machine);
    await recover();
    const machine = await primary();
    patronictl(machine, ['edit-config', 'rozbazi', '--force', '--quiet', '-p', 'archive_mode=off']);
    patronictl(machine, ['restart', 'rozbazi', '--force']);
    await recover();
    rmSync(place, { recursive: true, force: true });
  });

  test('goes back to the moment before a mistake on both databases, and on from there', {
    timeout: 300_000,
  }, async () => {
    const me = await front.player('Amina');
    const begun = await front.finish(me.token, { table: 'coinche', upTo: 2 });
    const was = digest();
    const instant = sql('select clock_timestamp() from pg_sleep(0.1)');
    sql('select pg_sleep(0.1)');
    sql('delete from plays', 'rozbazi');
    sql('select pg_switch_wal()');

    const machine = await primary();
    for (const name of serverNames) await stopMachine(name);
    await stopMachine(other(machine));
    await stopMachine(machine);
    patronictl(machine, ['remove', 'rozbazi'], 'rozbazi\nYes I am aware\n');
    backrest(machine, '--type=time', `--target=${instant}`, '--target-action=promote', 'restore');
    pg(machine, '-l', join(place, 'log/start.log'), '-o', "-c listen_addresses=''", 'start');
    const recovering = ['psql', '-XAtq', '-d', socketUrl(machine), '-c', 'select pg_is_in_recovery()'];
    await until('the end of the recovery', () => run(machine, recovering).trim() === 'f');
    pg(machine, 'stop');
    bringBack(machine);
    bringBack(other(machine));
    for (const name of serverNames) bringBack(name);
    await recover();

    assert.equal(digest(), was);
    assert.deepEqual(await runAdmin('rozbazi', ['check']), { status: 0, stdout: 'No difference.\n', stderr: '' });
    const again = (await front.call('GET', `/v1/plays/${begun.play}`, { token: me.token })).body;
    assert.deepEqual(again.log, begun.log);
    assert.equal((await front.finish(me.token, { table: 'coinche' })).finished, true);
    // What is played from now on is put away too.
    backrest(await primary(), 'check');
  });
});
