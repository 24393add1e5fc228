// What a play costs: processor time of server and PostgreSQL, commits to put away, bytes on disk and on the wire. All
// tables alike, ROZBAZI_BENCH_COSTS plays in all, each by a player of its own through the API, every reply of the computer players
// remembered. docs/scale.md reckons with these figures.
import { brotliCompressSync, constants } from 'node:zlib';
import { sql, startService, tables } from '../api/harness.mjs';
import { cpuSeconds, postgresSeconds } from './cpu.mjs';
import { Line } from './line.mjs';
import { residentMiB } from './memory.mjs';
import { atOnce, move, print, way } from './players.mjs';

const kPlays = Number(process.env.ROZBAZI_BENCH_COSTS ?? 2000);
const kWays = 4;
const kAtOnce = 64;
const kPages = 1000;
const kRepliesMiB = 48; // that the server remembers at most
const date = '2026-11-29';
const clock = `${date}T10:00:00Z`;

const service = await startService({ clock, options: ['--limits', 'off', '--threads', String(kAtOnce)] });
const ask = (text) => sql(text, service.database);
const number = (text) => Number(ask(text));
const row = (quantity, value, unit) => print({ quantity, value, unit, lower: true });

/** Does the work and prints what each of so many has cost. */
async function cost(what, count, work) {
  // Each page that is changed after a checkpoint is put away whole, once: that is in these figures.
  ask('checkpoint');
  const before = { server: cpuSeconds(service.process.pid), postgres: postgresSeconds(), wal: walBytes() };
  await work();
  row(`${what}: the server's CPU`, ((cpuSeconds(service.process.pid) - before.server) / count) * 1e6, 'µs');
  row(`${what}: PostgreSQL's CPU`, ((postgresSeconds() - before.postgres) / count) * 1e6, 'µs');
  row(`${what}: WAL`, (walBytes() - before.wal) / count, 'bytes');
}
const walBytes = () => number(`select pg_current_wal_lsn() - '0/0'`);
const sizes = (table) => ask(`select pg_table_size('${table}'), pg_indexes_size('${table}')`).split('|').map(Number);

async function measurePlays() {
  const lengths = {};
  for (const table of tables) {
    for (let at = 0; at < kWays; ++at) {
      const { token } = await service.player('Template');
      lengths[`${table} ${at}`] = (await service.finish(token, { table, choose: way(at) })).log.length;
    }
  }
  const plays = Array.from({ length: kPlays }, (_, at) => ({
    table: tables[at % tables.length],
    at: Math.floor(at / tables.length) % kWays,
  }));
  const before = ['plays_2026_11', 'players', 'tokens'].map((table) => sizes(table));
  await cost('a new player', kPlays, () =>
    atOnce(service, kAtOnce, plays, async (line, play, at) => {
      const { text } = await line.call('POST', '/v1/players', { body: { name: `Player ${at}` } });
      play.token = JSON.parse(text).token;
    }),
  );
  await cost('a new play', kPlays, () =>
    atOnce(service, kAtOnce, plays, async (line, play) => {
      const { text } = await line.call('POST', '/v1/plays', { token: play.token, body: { table: play.table, date } });
      Object.assign(play, JSON.parse(text), { way: way(play.at) });
    }),
  );
  const last = ({ table, at }) => lengths[`${table} ${at}`] - 1;
  const moves = plays.reduce((sum, play) => sum + last(play) - play.log.length, 0);
  row('moves of a play', moves / kPlays + 1, '');
  let bytes = 0;
  await cost('a move', moves, () =>
    atOnce(service, kAtOnce, plays, async (line, play) => {
      while (play.log.length < last(play)) await move(line, play);
      bytes += brotliCompressSync(JSON.stringify(play.view), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      }).length;
    }),
  );
  row("a move's view, compressed", bytes / kPlays, 'bytes');
  await cost('a finish', kPlays, () => atOnce(service, kAtOnce, plays, move));
  if (!plays.every((play) => play.finished)) throw new Error('a play is not finished');
  row('a play: its actions', number(`select avg(octet_length(actions)) from plays`), 'bytes');
  const after = ['plays_2026_11', 'players', 'tokens'].map((table) => sizes(table));
  const [rows, indexes] = [0, 1].map((part) => after.map((each, at) => (each[part] - before[at][part]) / kPlays));
  row('a play on disk: its row', rows[0], 'bytes');
  row('a play on disk: its indexes', indexes[0], 'bytes');
  row('a player on disk', rows[1] + rows[2] + indexes[1] + indexes[2], 'bytes');
}

async function measurePages() {
  const pages = {
    "a board's page of 50": `/v1/boards/belote/${date}`,
    "the day's page": '/v1/days/today',
  };
  const line = new Line(service.url);
  for (const [what, path] of Object.entries(pages)) {
    const { headers } = await service.call('GET', path, { headers: { 'accept-encoding': 'br' } });
    row(`${what}, compressed`, Number(headers.get('content-length')), 'bytes');
    await cost(what, kPages, async () => {
      for (let time = 0; time < kPages; ++time) await line.call('GET', path);
    });
  }
  line.close();
}

async function measureClosing() {
  await service.stop('SIGTERM');
  await service.start({ clock: `${date}T23:00:00Z` });
  const before = [walBytes(), postgresSeconds(), ...sizes('period_sums')];
  await service.stop('SIGTERM');
  await service.start({ clock: '2026-12-01T10:00:00Z' });
  const after = [walBytes(), postgresSeconds(), ...sizes('period_sums')];
  const [wal, cpu, rows, indexes] = after.map((each, at) => (each - before[at]) / kPlays);
  row("a play in the sums of periods: PostgreSQL's CPU", cpu * 1e6, 'µs');
  row('a play in the sums of periods: WAL', wal, 'bytes');
  row('a play in the sums of periods, on disk', rows + indexes, 'bytes');
}

try {
  await measurePlays();
  const full =
    residentMiB(service.process.pid) + kRepliesMiB - (await service.metric('rozbazi_replies_bytes')) / 1024 / 1024;
  print({ quantity: "the server's memory, full of replies", value: full, unit: 'MiB', must: 95, lower: true });
  await measurePages();
  await measureClosing();
} finally {
  await service.close();
}
