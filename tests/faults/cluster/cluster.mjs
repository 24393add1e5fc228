// The cluster that ops/with-cluster has brought up, and what can befall its machines.
import assert from 'node:assert/strict';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceAt, sql } from '../../api/harness.mjs';

export const folder = process.env.ROZBAZI_TEST_CLUSTER;
const network = process.env.ROZBAZI_TEST_NETWORK;
// How long everything may take to be well again.
const patience = 60_000;

export const databases = ['database-1', 'database-2'];
const database = 'rozbazi';
/** HAProxy, and each server by itself. */
const serverAt = (url) => serviceAt(url, join(folder, '..'), database);
export const front = serverAt(process.env.ROZBAZI_TEST_FRONT);
export const servers = [1, 2, 3].map((number) => serverAt(`http://${network}.${100 + number}:8080`));

const readNumber = (...path) => {
  try {
    return Number(readFileSync(join(folder, ...path), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};
const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

function send(signal, pids) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // One that has just ended does not matter.
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** What a machine's own program is, its leader first, so that it makes no further processes. */
const ownProcesses = (machine) => [readNumber('pids', machine)];
export function postgresProcesses(machine) {
  const leader = readNumber(machine, 'data', 'postmaster.pid');
  return leader ? [leader, ...childrenOf(leader)] : [];
}
const allProcesses = (machine) => [
  ...ownProcesses(machine),
  ...(databases.includes(machine) ? postgresProcesses(machine) : []),
];

/** Ends all that runs on a machine, at once. It stays away until `bringBack`. */
export function killMachine(machine) {
  closeSync(openSync(join(folder, 'pids', `${machine}.held`), 'w'));
  send('SIGKILL', allProcesses(machine));
}
/** Asks its own program to end, as systemd does, and waits. It stays away until `bringBack`. */
export async function stopMachine(machine) {
  closeSync(openSync(join(folder, 'pids', `${machine}.held`), 'w'));
  const [pid] = ownProcesses(machine);
  send('SIGTERM', [pid]);
  await until(`the end of ${machine}`, () => !existsSync(`/proc/${pid}`));
}
export const bringBack = (machine) => rmSync(join(folder, 'pids', `${machine}.held`), { force: true });
/** Ends its own program, which is begun again a moment later. */
export const killProgram = (machine) => send('SIGKILL', ownProcesses(machine));
export const killPostgres = (machine) => send('SIGKILL', postgresProcesses(machine).slice(0, 1));
export const freezeMachine = (machine) => send('SIGSTOP', allProcesses(machine));
export const thawMachine = (machine) => send('SIGCONT', allProcesses(machine).reverse());

/** A superuser's way to the PostgreSQL of one machine, whatever it is there. */
export const socketUrl = (machine) =>
  `postgresql:///postgres?host=${encodeURIComponent(join(folder, 'sockets', machine))}&user=postgres`;

export const patroniUrl = (machine, question) => `http://${network}.${10 + Number(machine.at(-1))}:8008/${question}`;
/** The status of what Patroni on a machine answers to that question. */
export async function patroni(machine, question) {
  const answer = await fetch(patroniUrl(machine, question), { signal: AbortSignal.timeout(3000) }).catch(
    () => undefined,
  );
  await answer?.text();
  return answer?.status;
}

export async function primary() {
  for (const machine of databases) if ((await patroni(machine, 'primary')) === 200) return machine;
  return undefined;
}
export const other = (machine) => databases.find((each) => each !== machine);

/** Waits until `holds`, for as long as everything may take. */
export async function until(what, holds, milliseconds = patience) {
  const end = Date.now() + milliseconds;
  while (!(await holds())) {
    assert.ok(Date.now() < end, `${what} did not come about`);
    await sleep(100);
  }
}

/** Waits until one of the databases is the primary and the other confirms its commits, and all servers are ready. */
export async function recover() {
  await until('a confirmed primary', async () => {
    try {
      const confirming = sql(`select count(*) from pg_stat_replication where sync_state = 'sync'`);
      return confirming === '1' && (await primary()) !== undefined;
    } catch {
      return false;
    }
  });
  await until('the servers', async () => {
    const ready = await Promise.all(servers.map((server) => server.call('GET', '/readyz').catch(() => ({}))));
    return ready.every(({ status }) => status === 200);
  });
}
