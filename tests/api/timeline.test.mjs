// A standby takes over while the old primary, which hung or was cut off, goes on for a while. What the old one says then is worth
// nothing: it is not asked any more, and what is remembered of it is forgotten, as soon as anybody has met the new one.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Wire } from '../faults/wire.mjs';
import { assertProblem, databaseUrl, newDatabase, postgres, postgresSocket, startService } from './harness.mjs';

const date = '2026-11-29';
const clock = `${date}T10:00:00Z`;
const [oldPrimary, newPrimary] = [5432, 5433];
// Who always plays the last card that is legal scores less there than who plays the first.
const table = 'tute-4';
const lastLegal = ({ legal }) => legal.at(-1);
const board = `date = '${date}' and table_name = '${table}'`;

describe('when another database has taken over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rozbazi-timeline-'));
  let leadsTo = oldPrimary;
  const wire = new Wire(() => ({ path: join(postgresSocket(), `.s.PGSQL.${leadsTo}`) }));
  let service;
  let first;
  let lost;
  let second;

  const ask = (port, text) => {
    const options = [
      '-XAtq',
      '-v',
      'ON_ERROR_STOP=1',
      '-d',
      `${databaseUrl(service.database)}&port=${port}`,
      '-c',
      text,
    ];
    return execFileSync('/usr/lib/postgresql/15/bin/psql', options, { encoding: 'utf8' }).trim();
  };
  /** Ends the server's connections to that database; the one that it listens on stays, unless `all`. */
  const cut = (port, all = false) =>
    ask(
      port,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${service.database}'
        and pid <> pg_backend_pid() and (${all} or query not ilike 'listen%')`,
    );
  const show = async ({ token, play }) => (await service.call('GET', `/v1/plays/${play}`, { token })).body;
  /** That the server tells of a finished play where the rows of the new database say that it stands. */
  async function assertRight(played) {
    const { score, rank, players } = await show(played);
    const told = `${rank}|${players}`;
    const right = `select 1 + count(*) filter (where score > ${score}), count(*) from plays where ranked and finished_at is not null and ${board}`;
    assert.equal(told, ask(newPrimary, right));
  }

  before(async () => {
    chmodSync(folder, 0o711);
    await wire.listen({ path: join(folder, '.s.PGSQL.5432') });
    service = await startService({ clock, socket: folder, database: newDatabase() });
    const players = [];
    for (const name of ['A', 'B', 'C']) players.push(await service.player(name));
    [first, lost, second] = players;
    for (const player of players) player.play = (await service.play(player.token, table)).play;
    await service.finish(first.token, { table, choose: lastLegal });
    postgres('fork');
    await service.finish(lost.token, { table });
    const { rank, players: count } = await show(lost);
    assert.deepEqual([rank, count], [1, 2]);
    assert.equal((await show(first)).rank, 2);
    leadsTo = newPrimary;
    cut(oldPrimary);
  });
  after(async () => {
    await service.stop();
    await wire.close();
    postgres('join');
    await service.close();
    rmSync(folder, { recursive: true });
  });

  test('what the old one had and the new one has not is in no rank', async () => {
    assert.equal((await show(lost)).finished, false);
    await service.finish(second.token, { table, choose: lastLegal });
    await assertRight(second);
    await assertRight(first);
  });

  test('what the old one still tells is not listened to', async () => {
    const version = Number(ask(newPrimary, `select version from deals where ${board}`));
    ask(oldPrimary, `update deals set version = ${version} where ${board}`);
    ask(
      oldPrimary,
      `insert into score_counts (date, table_name, score, plays) values ('${date}', '${table}', 9999, 1)`,
    );
    for (let left = 10; left > 0; --left) {
      await assertRight(first);
      await sleep(10);
    }
  });

  test('the new one is listened to within seconds', async () => {
    const listeners = `select count(*) from pg_stat_activity where datname = '${service.database}' and query ilike 'listen%rozbazi_scores%'`;
    for (let left = 100; left > 0 && `${ask(newPrimary, listeners)}${ask(oldPrimary, listeners)}` !== '10'; --left)
      await sleep(50);
    assert.deepEqual([ask(newPrimary, listeners), ask(oldPrimary, listeners)], ['1', '0']);
    await assertRight(first);
  });

  test('the old one is not asked again, though nobody else answers', async () => {
    leadsTo = oldPrimary;
    cut(newPrimary, true);
    assertProblem(await service.call('GET', `/v1/plays/${first.play}`, { token: first.token }), 503, 'unavailable');
    assert.equal((await service.call('GET', '/readyz')).status, 503);
    leadsTo = newPrimary;
    await assertRight(first);
    assert.equal((await service.call('GET', '/readyz')).status, 200);
  });
});
