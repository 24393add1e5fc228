// The whole server, built with ASan and UBSan, beside a real PostgreSQL, attacked through its socket:
//
//   ops/with-postgres node tests/fuzz/server/run.mjs SECONDS [SEED [CASE]]
//
// ROZBAZI_SANITIZED_SERVER is the server to attack. Each case is one connection, on which requests of the calls in the OpenAPI
// document are sent, most of them with something amiss (mutate.mjs), in good and bad manners (wire.mjs). After each, every answer
// must be one that may be given (judge.mjs); after all, the server must be alive, without a report of the sanitizers, without a
// failure in its log, within its memory, rid of its connections, and must end without a leak. What a case sends follows from SEED
// and its number, but for the ids and tokens that the server gives; with CASE that one is sent alone, and all of it is shown.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deal, postgresLog, startService } from '../../api/harness.mjs';
import { callsOf } from '../../api/routes.mjs';
import { Hands } from './hands.mjs';
import { Judge } from './judge.mjs';
import { bytesOf } from './mutate.mjs';
import { Random } from './random.mjs';
import { request } from './requests.mjs';
import { answersOf, deliver } from './wire.mjs';
import { World } from './world.mjs';

const atOnce = 6;
const mostMemory = 1024; // MiB, with the sanitizers' own
const secret = 'c3'.repeat(32);
// Two that cannot both be first, or somebody who took too long: asked again, or told 503.
const expected = /deadlock detected|could not serialize|canceling statement/;
const report = /AddressSanitizer|LeakSanitizer|runtime error:|UndefinedBehavior/;

const [seconds, seed = String(Date.now()), only] = process.argv.slice(2);
assert.ok(Number(seconds) > 0, 'usage: run.mjs SECONDS [SEED [CASE]]');

/** A small site, and limits that are met now and then, not at every turn. */
function surroundings() {
  const folder = mkdtempSync(join(tmpdir(), 'rozbazi-fuzz-'));
  for (const [path, text] of Object.entries({
    'index.html': '<!doctype html><title>x</title>',
    'ur/index.html': '<!doctype html><title>x</title>',
    'ur/404.html': '<!doctype html><title>x</title>',
    'assets/app.js': 'export {};',
    '.hidden': 'secret',
  })) {
    mkdirSync(join(folder, 'site', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'site', path), text);
  }
  const much = { burst: 1000, per_minute: 100_000 };
  const budgets = { reads: much, writes: much, new_players: much, guesses: much, replies: much, rooms: much };
  writeFileSync(join(folder, 'limits.json'), JSON.stringify({ per_address: budgets, per_player: budgets }));
  const options = ['--site', join(folder, 'site'), '--site-origin', 'https://rozbazi.example', '--threads', '16'];
  return { folder, options: [...options, '--limits', join(folder, 'limits.json'), '--trust-proxy', '127.0.0.1'] };
}

const { folder, options } = surroundings();
const settings = {
  secret,
  options,
  server: process.env.ROZBAZI_SANITIZED_SERVER,
  environment: {
    ASAN_OPTIONS: 'detect_leaks=1:quarantine_size_mb=32:malloc_context_size=8:allocator_may_return_null=0',
    UBSAN_OPTIONS: 'print_stacktrace=1',
  },
};

// In the middle of a day, just before its end, or just before it is closed for good.
const clock = new Random(seed).pick(['2026-11-29T10:00:00Z', '2026-11-29T23:59:45Z', '2026-11-30T00:29:45Z']);

/** A day that is closed, and one later on by that clock, with plays in both; made by the server as it is, which is faster. */
async function open() {
  const service = await startService({ secret, clock: '2026-11-28T10:00:00Z' });
  const tables = (await service.call('GET', '/v1/days/today')).body.tables.map(({ table }) => table);
  const { token, player } = await service.player();
  for (const table of tables.slice(0, 3)) await service.finish(token, { table });
  await service.restart({ clock });
  for (const table of tables) await service.finish(token, { table });
  await service.restart({ ...settings, clock });
  return { service, tables, player };
}

const { service, tables, player } = await open();
const port = Number(new URL(service.url).port);
const calls = callsOf((await service.call('GET', '/v1/openapi.json')).body);
const world = new World(tables, player);
const sealed = ['2026-11-29', '2026-11-30', '2026-12-02', '2026-12-06']
  .slice(clock > '2026-11-30' ? 1 : 0)
  .flatMap((date) => tables.map((table) => deal(service, table, date).seed));
const judge = new Judge([secret, ...sealed], world);
const hands = new Hands();
const begun = Date.now();
const seen = { cases: 0, requests: 0, answers: 0 };
let failure;

/** Sends what that case sends, and looks at what comes. */
async function attack(number) {
  const random = new Random(`${seed} ${number}`);
  const asked = Array.from({ length: random.pick([1, 1, 1, 1, 2, 3, 12]) }, () => request(calls, world, random));
  // Without something valid in between nothing would be reached but the checks at the door.
  const changes = asked.length === 1 && random.once(2) ? 0 : random.pick([0, 1, 1, 2, 4]);
  const sent = asked.map((each) => bytesOf(each, changes && random.once(asked.length) ? changes : 0, random)).join('');
  const manner = random.pick(['whole', 'whole', 'whole', 'slices', 'slices', 'broken', 'open']);
  if (only) console.log(`${manner}, sent:\n${JSON.stringify(sent)}`);
  let received;
  try {
    received = await deliver(port, sent, manner, random);
    if (only) console.log(`received:\n${JSON.stringify(received)}`);
    assert.notEqual(received, null, 'the server neither answered to the end nor closed the connection');
    const answers = answersOf(received);
    for (const answer of answers) {
      judge.check(answer);
      hands.take(answer);
    }
    if (changes === 0 && asked.length === 1 && answers.length === 1) world.learn(asked[0], answers[0]);
    seen.cases += 1;
    seen.requests += asked.length;
    seen.answers += answers.length;
  } catch (error) {
    failure ??= { number, error, manner, sent, received };
  }
}

async function keepAttacking() {
  while (!failure && (Date.now() - begun) / 1000 < seconds) {
    next += 1;
    await attack(next);
  }
}

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.process.pid}/status`, 'utf8'))[1]) / 1024;
let next = 0;
if (only) await attack(Number(only));
else await Promise.all(Array.from({ length: atOnce }, keepAttacking));

/** What must be true of the server when all is over. */
async function verdict() {
  if (failure) throw failure.error;
  assert.equal(service.process.exitCode, null, 'the server is alive');
  assert.ok(memory() < mostMemory, `${memory().toFixed()} MiB`);
  assert.equal((await service.call('GET', '/readyz')).status, 200);
  for (let patience = 40; (await service.metric('rozbazi_http_connections')) > 2 && patience > 0; --patience) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  assert.ok((await service.metric('rozbazi_http_connections')) <= 2, 'connections that were given up are closed');
  assert.equal(await service.metric('rozbazi_http_requests_in_flight'), 1);
  // Warnings are of what was too busy for a moment, and was answered 503.
  const failures = service.log.filter((line) => line.includes('level=error'));
  assert.deepEqual(failures, [], 'no request has failed for a reason of the server’s');
  const refused = [...new Set(postgresLog().match(/(?:ERROR|FATAL|PANIC): .*/g))].filter(
    (line) => !expected.test(line),
  );
  assert.deepEqual(refused, [], 'PostgreSQL has refused nothing that the server asked for');
  if (only || seen.cases < 40_000) return;
  // A call that was never answered well in so many cases cannot be reached any more.
  const reached = (await service.call('GET', '/metrics')).text;
  for (const { method, pattern } of calls) {
    const route = pattern.replace(/\{\w+\}/g, '{}').replace(/[.{}]/g, '\\$&');
    assert.match(reached, new RegExp(`method="${method}",route="${route}",status="2`), `${method} ${pattern}`);
  }
}

try {
  await verdict();
} catch (error) {
  failure ??= { error };
}
const usage = `${memory().toFixed()} MiB`;
const status = await Promise.race([
  service.stop('SIGTERM'),
  new Promise((resolve) => setTimeout(() => resolve('does not end'), 40_000)),
]);
const reports = service.log.filter((line) => report.test(line));
if (status !== 0 || reports.length) failure ??= { error: new Error(`the server ended with ${status}`) };
const statuses = [...judge.statuses].sort(([a], [b]) => a - b).map(([code, count]) => `${code}: ${count}`);
console.log(
  `seed ${seed}, from ${clock}: ${seen.cases} cases, ${seen.requests} requests, ${seen.answers} answers, ${usage}`,
);
console.log(`statuses: ${statuses.join(', ')}`);
console.log(`cards looked at in ${hands.looked} answers of unfinished plays, ${hands.judged} of them judged`);
if (failure) {
  const { number, error, manner, sent, received } = failure;
  console.log(`FAILED: ${error.stack}`);
  if (number)
    console.log(`case ${number}, ${manner}, sent:\n${JSON.stringify(sent)}\nreceived:\n${JSON.stringify(received)}`);
  console.log(
    `the server said last:\n${service.log
      .filter((line) => !line.includes('event=request'))
      .slice(-80)
      .join('\n')}`,
  );
}
await service.close();
rmSync(folder, { recursive: true });
process.exit(failure ? 1 : 0);
