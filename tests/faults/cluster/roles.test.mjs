// Who makes the roles goes on when the standby knows them, which the URL's first host may be.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { sql } from '../../api/harness.mjs';
import { other, primary, recover, socketUrl, until } from './cluster.mjs';

const root = resolve(import.meta.dirname, '../../..');
const script = `
  for part in say users postgres cluster/machines cluster/database; do source ops/lib/$part.sh; done
  make_cluster_database
`;

test('the roles are made when the standby has them too', async () => {
  await recover();
  const standby = socketUrl(other(await primary()));
  // The process is stopped, not asked to pause: Patroni, which looks every two seconds, resumes what is paused.
  const replaying = `select pid from pg_stat_activity where backend_type = 'startup'`;
  const replay = Number(execFileSync('psql', ['-XAtq', '-d', standby, '-c', replaying], { encoding: 'utf8' }));
  process.kill(replay, 'SIGSTOP');
  try {
    const making = spawn('bash', ['-c', script], {
      cwd: root,
      env: { ...process.env, CLUSTER: process.env.ROZBAZI_TEST_CLUSTER, NETWORK: process.env.ROZBAZI_TEST_NETWORK },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(making, 'exit');
    const waiting = `select count(*) from pg_stat_activity where wait_event = 'SyncRep' and query like 'alter role %'`;
    await until('a password on its way to the standby', () => sql(waiting) !== '0' || making.exitCode !== null);
    assert.equal(making.exitCode, null);
    process.kill(replay, 'SIGCONT');
    assert.deepEqual(await ended, [0, null]);
  } finally {
    process.kill(replay, 'SIGCONT');
  }
});
