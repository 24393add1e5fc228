// What processes hold of the memory, in MiB.
import { readFileSync } from 'node:fs';
import { sql } from '../api/harness.mjs';

const field = (pid, file, name) =>
  Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))[1]) / 1024;

/** All that a process has in memory, with what it shares. */
export const residentMiB = (pid) => field(pid, 'status', 'VmRSS');

/** What would be given back if it were not there: of what it shares with others its part alone; nothing if it has ended. */
function ownMiB(pid) {
  try {
    return field(pid, 'smaps_rollup', 'Pss');
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
    return 0;
  }
}

/** All of PostgreSQL, what its processes share counted once. */
export function postgresMiB() {
  const leader = sql(`select pg_read_file('postmaster.pid')`).split('\n')[0];
  const children = readFileSync(`/proc/${leader}/task/${leader}/children`, 'utf8').trim().split(' ');
  return [leader, ...children].reduce((sum, pid) => sum + ownMiB(pid), 0);
}
