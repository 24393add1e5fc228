// What processes have used of the processors.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sql } from '../api/harness.mjs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

// User's and system's, and both of children that have ended and been waited for; of a process that has ended, nothing.
function ticks(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
    return { own: 0, ended: 0 };
  }
  const [user, system, childrenUser, childrenSystem] = text
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return { own: user + system, ended: childrenUser + childrenSystem };
}

/** Seconds of CPU that the process has used. */
export const cpuSeconds = (pid) => ticks(pid).own / ticksPerSecond;

/** Seconds that a process and all that it has started have used; its children have no children. */
export function familySeconds(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const living = children.reduce((sum, child) => sum + ticks(child).own, 0);
  // Last: one that has ended since counts here.
  const { own, ended } = ticks(pid);
  return (living + own + ended) / ticksPerSecond;
}

/** Seconds that PostgreSQL has used. */
export const postgresSeconds = () => familySeconds(sql(`select pg_read_file('postmaster.pid')`).split('\n')[0]);
