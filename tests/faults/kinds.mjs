// The faults. Each brings itself about and, where something must be brought back, brings it back.
import { setTimeout as sleep } from 'node:timers/promises';
import { letPostgres, sql } from '../api/harness.mjs';

const hour = 3600;

/** The seconds until it is that time of the day, of this day or the next. */
function until(machine, hours, minutes, seconds) {
  const now = machine.now();
  const then = new Date(now);
  then.setUTCHours(hours, minutes, seconds, 0);
  const away = Math.round((then.getTime() - now.getTime()) / 1000);
  return away > 0 ? away : away + 24 * hour;
}

/** @type {Record<string, (world: import('./world.mjs').World) => Promise<unknown>>} */
export const kinds = {
  async 'the server is killed'({ server, random }) {
    await server.stop('SIGKILL');
    await sleep(random(300));
    await server.begin();
  },
  async 'the server is stopped'({ server, ledger }) {
    const status = await server.stop('SIGTERM');
    if (status !== 0) ledger.wrong(`the server that was stopped ended with ${status}`);
    await server.begin();
  },
  async 'the server freezes'({ server, random }) {
    server.process.kill('SIGSTOP');
    await sleep(100 + random(1500));
    server.process.kill('SIGCONT');
  },
  'PostgreSQL is killed': ({ machine }) => letPostgres('kill', machine.environment),
  'PostgreSQL is restarted': ({ machine }) => letPostgres('restart', machine.environment),
  async 'PostgreSQL is away'({ machine, random }) {
    await letPostgres('stop');
    await sleep(random(1500));
    await letPostgres('start', machine.environment);
  },
  async 'PostgreSQL freezes'({ random }) {
    await letPostgres('freeze');
    await sleep(100 + random(2500));
    await letPostgres('thaw');
  },
  async 'both are killed'({ server, machine, random }) {
    await Promise.all([server.stop('SIGKILL'), sleep(random(50)).then(() => letPostgres('kill', machine.environment))]);
    await server.begin();
  },
  async 'one of PostgreSQL’s processes is killed'({ server }) {
    const [pid] = sql(
      `select pid from pg_stat_activity where datname = '${server.database}' order by random() limit 1`,
    ).split('\n');
    if (pid) process.kill(Number(pid), 'SIGKILL');
  },
  async 'the database’s connections are cut'({ databaseWire, random }) {
    databaseWire.cut(random(2) ? 'answering' : 'asking', random(2) ? 0 : random(400));
    await sleep(50);
  },
  async 'answers are cut off'({ clientWire, random }) {
    clientWire.cut('answering', random(2500));
    await sleep(50);
  },
  async 'requests are cut off'({ clientWire, random }) {
    clientWire.cut('asking', random(700));
    await sleep(50);
  },
  async 'the disk is full'(world) {
    const { clients, machine } = world;
    const refused = () => clients.reduce((sum, client) => sum + client.refused, 0);
    const before = refused();
    machine.fill();
    // For what a table needs there is often room in its last page; the journal's next file needs new room at once.
    if (world.random(2)) sql('select pg_switch_wal()');
    for (let left = 50; left > 0 && refused() < before + 3; --left) await sleep(100);
    machine.free();
    // Without room for its journal PostgreSQL gives up, and waits for whoever looks after it.
    await letPostgres('start', machine.environment).catch(() => {});
  },
  async 'the clock jumps ahead'({ machine, random }) {
    machine.jump(hour / 2 + random(5 * hour));
    await sleep(50);
  },
  async 'the clock jumps back'(world) {
    world.machine.jump(-Math.min(world.random(3 * hour), world.secondsAfterLaunch()));
    await sleep(50);
  },
  async 'midnight passes'({ machine }) {
    machine.jump(until(machine, 23, 59, 59));
    await sleep(1500);
  },
  async 'a day closes'({ machine }) {
    machine.jump(until(machine, 0, 29, 59));
    await sleep(1500);
  },
};
