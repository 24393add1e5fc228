// `rozbazi-admin move-month`: the plays of a month that is over on another disk, while people play.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, describe, test } from 'node:test';
import { databaseUrl, hold, program, runAdmin, sql, startService } from '../api/harness.mjs';
import { database, dropRoles, makeDatabase } from './roles.mjs';

const month = '2026-10';
const table = 'plays_2026_10';
const date = '2026-10-30';
const later = '2026-12-02T10:00:00Z';
const tablespace = 'cheap_disk';

describe('a month that is moved', () => {
  const folder = mkdtempSync('/var/tmp/rozbazi-tablespace-');
  let service;
  let ada;
  let bea;
  let result;
  let begun;

  const ask = (text) => sql(text, database);
  const words = (to = tablespace, of = month) => ['move-month', of, to];
  const move = (...other) => runAdmin(database, words(...other), 'rozbazi_owner');
  const moved = async (...other) => {
    const { status, stdout, stderr } = await move(...other);
    assert.equal(status, 0, stderr);
    return stdout;
  };
  const refused = async (pattern, ...other) => {
    const { status, stderr } = await move(...other);
    assert.equal(status, 1);
    assert.match(stderr, pattern);
  };
  /** Every row of the month, byte for byte. */
  const rows = () => ask(`select md5(string_agg(p::text, ',' order by play)) from plays p where date < '2026-11-01'`);
  const holdPlays = () => hold('lock table only plays in access share mode', database);
  const copied = async () => {
    const is = `select coalesce((select relallvisible > 0 from pg_class where oid = to_regclass('rozbazi_move.${table}')), false)`;
    while (ask(is) !== 't') await sleep(20);
  };
  /** What is known of the month's table besides its rows; where its parts are. */
  const shape = () =>
    ask(`select indexrelid::regclass || ' ' || pg_get_indexdef(indexrelid) from pg_index where indrelid = '${table}'::regclass
      union all select conname || ' ' || pg_get_constraintdef(oid) || convalidated from pg_constraint where conrelid = '${table}'::regclass
      union all select pg_get_expr(relpartbound, oid) || relowner::regrole from pg_class where oid = '${table}'::regclass
      union all select tgname from pg_trigger where tgrelid = '${table}'::regclass and not tgisinternal
      union all select nspname::text from pg_namespace where nspname like 'rozbazi%'
      order by 1`);
  const places = () =>
    ask(`select distinct coalesce(spcname, 'pg_default') from pg_class c left join pg_tablespace t on t.oid = c.reltablespace
      where c.oid = '${table}'::regclass or c.oid in (select indexrelid from pg_index where indrelid = '${table}'::regclass)`);
  /** All that a visitor can ask of the month. */
  const told = async () => {
    const paths = [
      ...[`/v1/days/${date}`, `/v1/days/${date}/record`, `/v1/boards/belote/${date}`, `/v1/boards/belote/${month}`],
      ...['/v1/boards/all/all-time', `/v1/boards/belote/${date}/around/${ada.player}`],
      ...['/v1/players/me/plays?from=2026-10-01&to=2026-10-31', `/v1/players/${ada.player}`],
      ...[`/v1/plays/${result.play}`, `/v1/plays/${result.play}/field`],
    ];
    const answers = [];
    for (const path of paths) {
      const { status, text } = await service.call('GET', path, { token: ada.token });
      assert.equal(status, 200, `${path}: ${text}`);
      answers.push(text);
    }
    return answers;
  };
  const noDifference = async () => {
    const { stdout } = await runAdmin(database, ['check'], 'rozbazi_owner');
    assert.equal(stdout, 'No difference.\n');
  };

  before(async () => {
    if (process.getuid() === 0) assert.equal(spawnSync('chown', ['postgres:', folder]).status, 0);
    makeDatabase();
    service = await startService({ clock: `${date}T10:00:00Z`, database, user: 'rozbazi_server' });
    [ada, bea] = [await service.player('Ada'), await service.player('Bea')];
    result = await service.finish(ada.token);
    await service.finish(bea.token);
    begun = await service.finish(bea.token, { table: 'coinche', upTo: 2 });
    await service.restart({ clock: later });
  });
  after(async () => {
    await service.close();
    sql(`drop tablespace if exists ${tablespace}`);
    dropRoles();
    rmSync(folder, { recursive: true });
  });

  test('is refused where it cannot be, and then nothing has changed', async () => {
    const before = [shape(), rows()];
    for (const wrong of [['2026-10'], ['2026-13', tablespace], ['october', tablespace], ['2026-10-01', tablespace]]) {
      assert.equal((await runAdmin(database, ['move-month', ...wrong], 'rozbazi_owner')).status, 2, wrong.join(' '));
    }
    await refused(/no tablespace cheap_disk/);
    sql(`create tablespace ${tablespace} location '${folder}'`);
    await refused(/grant create on tablespace cheap_disk to rozbazi_owner/);
    sql(`grant create on tablespace ${tablespace} to rozbazi_owner`);
    await refused(/not every day of 2026-12 is closed/, tablespace, '2026-12');
    await refused(/no plays of 2026-09/, tablespace, '2026-09');
    assert.equal((await runAdmin(database, words(), 'rozbazi_server')).status, 1);
    assert.deepEqual([shape(), rows()], before);
    assert.equal(places(), 'pg_default');
  });

  test('goes whole, with its indexes, under the same names and rules, and everybody is told the same', async () => {
    const before = [shape(), rows(), await told()];
    assert.match(await moved(), /2026-10 are in cheap_disk: \d+ kB before, \d+ kB now/);
    assert.equal(places(), tablespace);
    assert.deepEqual([shape(), rows(), await told()], before);
    assert.equal(ask(`select relallvisible = relpages from pg_class where relname = '${table}'`), 't');
    assert.equal(ask(`select count(*) from pg_class where relname = '${table}' and reloptions is not null`), '0');
    assert.equal(ask(`select has_table_privilege('rozbazi_server', '${table}', 'select')`), 'f');
    assert.throws(
      () => ask(`update plays set score = score + 1 where date = '${date}'`),
      /what was recorded of a play stays/,
    );
    await noDifference();
    assert.match(await moved(), /already/);
  });

  test('is played on there', async () => {
    // Its day is closed by now: the first move learns of it.
    assert.equal((await service.put(bea.token, begun.play, [...begun.log, begun.view.legal[0]])).status, 410);
    const more = await service.finish(bea.token, { table: 'coinche', date });
    assert.deepEqual([more.play, more.ranked, more.finished], [begun.play, false, true]);
    assert.equal((await service.finish(ada.token, { table: 'schafkopf', date: '2026-10-31' })).finished, true);
    assert.equal((await runAdmin(database, ['remove-result', result.play], 'rozbazi_owner')).status, 0);
    assert.equal((await runAdmin(database, ['restore-result', result.play], 'rozbazi_owner')).status, 0);
    await noDifference();
  });

  test('goes back; what is played meanwhile comes along, and nobody waits for what has to wait itself', async () => {
    const letGo = await holdPlays();
    const going = moved('pg_default');
    await copied();
    await service.play(bea.token, 'tute-3', date);
    const waiting = await service.finish(bea.token, { table: 'tute-2', date, upTo: 3 });
    assert.equal((await service.finish(ada.token, { table: 'tute-2' })).ranked, true);
    const before = [rows(), shape().split('\n').length];
    assert.equal(places(), tablespace);
    await letGo();
    assert.match(await going, /are in pg_default/);
    assert.equal(places(), 'pg_default');
    assert.equal(rows(), before[0]);
    // The trigger and the two schemas.
    assert.equal(shape().split('\n').length, before[1] - 3);
    assert.equal((await service.finish(bea.token, { table: 'tute-2', date })).play, waiting.play);
    await noDifference();
  });

  test('one at a time; and what was cut short is begun again', async () => {
    const before = shape();
    const letGo = await holdPlays();
    const options = [...words(), '--database', databaseUrl(database, 'rozbazi_owner')];
    const cut = spawn(program('rozbazi-admin'), options, { stdio: 'ignore' });
    await copied();
    await refused(/another month is being moved/);
    cut.kill('SIGKILL');
    await once(cut, 'exit');
    await service.play(ada.token, 'tute-4', date);
    await letGo();
    const isHeld = `select count(*) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = '${database}')`;
    while (ask(isHeld) !== '0') await sleep(20);
    const held = rows();
    // By a superuser: it stays the owner's.
    assert.equal((await runAdmin(database, words())).status, 0);
    assert.deepEqual([places(), rows(), shape()], [tablespace, held, before]);
    await noDifference();
  });
});
