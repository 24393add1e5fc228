// A crowd on one machine: how many moves share a commit, finishes at one score against finishes at many, ranks among ten
// million, and moves at a steady pace beside a day's plays, ROZBAZI_BENCH_PLAYS of them (to store a million takes minutes).
// PostgreSQL syncs every commit; clients, server and PostgreSQL share the machine. `goal` of a move is what the disk allows:
// four times its fdatasync and 2 ms, measured in the same run.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, startService } from '../api/harness.mjs';
import { clones } from './clones.mjs';
import { Line } from './line.mjs';
import { residentMiB } from './memory.mjs';
import { atOnce, move, print, quantile, way } from './players.mjs';
import { store } from './stored.mjs';

const kStored = Number(process.env.ROZBAZI_BENCH_PLAYS ?? 1_000_000);
const kAtOnce = 128;
const kMovers = 600;
const kFinishers = 600;
const kRounds = 8;
const kReads = 1500;
const kPerSecond = 500;
const kSeconds = 20;
const kWarmUp = 5; // of them, while connections are opened and statements prepared
const date = '2026-11-29';
const clock = `${date}T10:00:00Z`;

// As many threads as there are clients: what is measured first is what a commit is worth.
const service = await startService({ clock, options: ['--limits', 'off', '--threads', String(kAtOnce)] });
const ask = (text) => sql(text, service.database);

const kWays = 4;

/** So many plays of belote that have just begun, each to be played in one of those ways to its end. */
async function beginners(count) {
  for (let number = 0; number < kWays; ++number) await template('belote', number);
  const plays = clones(service, await template('belote', 0, 0), count);
  for (const [at, play] of plays.entries()) play.way = way(at % kWays);
  return plays;
}

/** A play of a new player: after `upTo` actions in that way. */
async function template(table, number, upTo) {
  const { token } = await service.player('Template');
  return service.finish(token, { table, choose: way(number), upTo });
}

async function measureCommits() {
  const plays = await beginners(kMovers);
  const numbers = async () => ({
    // Sessions tell what they have done when they have been idle for a moment.
    syncs: await sleep(1500).then(() => Number(ask('select wal_sync from pg_stat_wal'))),
    commits: await service.metric('rozbazi_commit_changes_count'),
    moves: await service.metric('rozbazi_commit_changes_sum'),
  });
  const before = await numbers();
  const seconds = await atOnce(service, kAtOnce, plays, async (line, play) => {
    while (!play.finished) await move(line, play);
  });
  const after = await numbers();
  const moves = after.moves - before.moves;
  print({ quantity: `moves, ${kAtOnce} players at once`, value: moves / seconds, unit: '1/s' });
  print({ quantity: 'moves in a commit', value: moves / (after.commits - before.commits), unit: '' });
  print({
    quantity: 'moves to an fdatasync',
    value: moves / (after.syncs - before.syncs),
    unit: '',
    must: 8,
    goal: 20,
  });
}

/** Courses that end at so many different scores: a play one action before its end, and the log that ends it. */
async function endings(table, wanted) {
  const found = new Map();
  for (let number = 0; found.size < wanted; ++number) {
    const whole = await template(table, number);
    if (found.has(whole.score)) continue;
    found.set(whole.score, { play: await template(table, number, whole.log.length - 1), log: whole.log });
  }
  return [...found.values()];
}

/** Finishes a second where the plays end in those ways, in turn. */
async function finishesPerSecond(ways) {
  const each = Math.floor(kFinishers / ways.length);
  const plays = ways.map(({ play }) => clones(service, play, each));
  const turns = Array.from({ length: each * ways.length }, (_, at) => at % ways.length);
  const seconds = await atOnce(service, kAtOnce, turns, async (line, turn, number) => {
    const { token, play } = plays[turn][Math.floor(number / ways.length)];
    const { log } = ways[turn];
    const answer = await line.call('PUT', `/v1/plays/${play}/log`, { token, body: { log } });
    if (answer.status !== 200 || !answer.text.includes('"finished":true')) throw new Error(answer.text);
  });
  return turns.length / seconds;
}

async function measureFinishes() {
  const ways = await endings('coinche', 20);
  const best = { same: 0, spread: 0 };
  for (let round = 0; round < kRounds; ++round) {
    best.same = Math.max(best.same, await finishesPerSecond(ways.slice(0, 1)));
    best.spread = Math.max(best.spread, await finishesPerSecond(ways));
  }
  print({ quantity: `finishes at ${ways.length} scores`, value: best.spread, unit: '1/s' });
  const value = best.same / best.spread;
  print({ quantity: `finishes, at one score : at ${ways.length}`, value, unit: '', must: 0.9, goal: 0.95 });
}

async function measureRanks() {
  const boards = [
    { table: 'tute-3', players: 100_000, scores: 400 },
    { table: 'tute-4', players: 10_000_000, scores: 500 },
  ];
  for (const board of boards) {
    const { player, token } = await service.player();
    board.token = token;
    const { play } = await service.finish(token, { table: board.table, choose: way(1) });
    board.paths = { 'a rank': `/v1/plays/${play}`, 'ten around': `/v1/boards/${board.table}/${date}/around/${player}` };
    ask(`insert into score_counts select '${date}', '${board.table}', score, ${board.players / board.scores}
      from generate_series(10001, 10000 + ${board.scores}) score`);
  }
  const line = new Line(service.url);
  for (const what of ['a rank', 'ten around']) {
    const took = boards.map(() => []);
    for (let time = 0; time < kReads; ++time) {
      for (const [at, { paths, token }] of boards.entries()) {
        const start = performance.now();
        const answer = await line.call('GET', paths[what], { token });
        took[at].push(performance.now() - start);
        if (answer.status !== 200) throw new Error(answer.text);
      }
    }
    const [few, many] = took.map((each) => quantile(each, 0.5));
    print({ quantity: `${what}, among 10,000,000`, value: many, unit: 'ms', lower: true });
    print({
      quantity: `${what}, among 10,000,000 : 100,000`,
      value: many / few,
      unit: '',
      must: 2,
      goal: 1.1,
      lower: true,
    });
  }
  line.close();
}

/** How long so many writes of 8 KB each take to be on the disk that PostgreSQL's folder is on, in ms. */
function fdatasyncs(count = 300) {
  const folder = mkdtempSync('/var/tmp/rozbazi-bench-');
  const file = openSync(join(folder, 'page'), 'w');
  const page = Buffer.alloc(8192, 1);
  const took = Array.from({ length: count }, () => {
    const start = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return took;
}

/** Ten around somebody in the middle of all who are stored at a table, whose rows are really there. */
async function measureAround() {
  const table = 'belote';
  const of = `date = '${date}' and table_name = '${table}' and ranked and finished_at is not null`;
  const players = Number(ask(`select count(*) from plays where ${of}`));
  const middle = ask(
    `select player from plays where ${of} order by -score, finished_at, player limit 1 offset ${Math.floor(players / 2)}`,
  );
  const line = new Line(service.url);
  const took = [];
  for (let time = 0; time < kReads; ++time) {
    const start = performance.now();
    const answer = await line.call('GET', `/v1/boards/${table}/${date}/around/${middle}`);
    took.push(performance.now() - start);
    if (answer.status !== 200) throw new Error(answer.text);
  }
  line.close();
  const quantity = `ten around, the middle of ${players.toLocaleString('en')} stored plays`;
  print({ quantity, value: quantile(took, 0.5), unit: 'ms', must: 1, goal: 0.5, lower: true });
}

/** Moves that begin at a steady pace, whatever becomes of those before them. */
async function measureLoad() {
  await service.stop('SIGTERM');
  const start = performance.now();
  await service.start({ clock });
  while ((await service.call('GET', '/readyz')).status !== 200) await sleep(5);
  const beside = `beside ${kStored.toLocaleString('en')} plays`;
  print({ quantity: `ready, ${beside}`, value: (performance.now() - start) / 1000, unit: 's', must: 1, lower: true });

  const ready = await beginners((kPerSecond * kSeconds) / 4);
  const thought = await service.metric('rozbazi_replies_computed_total');
  const lines = Array.from({ length: 2 * kAtOnce }, () => new Line(service.url));
  const took = [];
  const going = new Set();
  const begin = performance.now();
  for (let sent = 0; sent < kPerSecond * kSeconds; ) {
    const due = begin + (1000 * sent) / kPerSecond;
    if (performance.now() < due) {
      await sleep(1);
      continue;
    }
    sent += 1;
    const [line, play] = [lines.pop(), ready.shift()];
    if (!line || !play) throw new Error('the server does not follow');
    const made = move(line, play).then(() => {
      if (due > begin + 1000 * kWarmUp) took.push(performance.now() - due);
      lines.push(line);
      if (!play.finished) ready.push(play);
      going.delete(made);
    });
    going.add(made);
  }
  await Promise.all(going);
  for (const line of lines) line.close();
  if ((await service.metric('rozbazi_replies_computed_total')) > thought) throw new Error('a reply was not remembered');
  const of = `a move at ${kPerSecond} a second, ${beside}`;
  print({ quantity: `${of}, half within`, value: quantile(took, 0.5), unit: 'ms', lower: true });
  const goal = 4 * quantile(fdatasyncs(), 0.5) + 2;
  print({ quantity: `${of}, 99 of 100`, value: quantile(took, 0.99), unit: 'ms', must: 25, goal, lower: true });
  const value = residentMiB(service.process.pid);
  print({ quantity: "the server's memory then", value, unit: 'MiB', must: 100, lower: true });
}

try {
  await measureCommits();
  await measureFinishes();
  await measureRanks();
  store(service, date, kStored);
  await measureAround();
  await measureLoad();
} finally {
  await service.close();
}
