// How much one visitor may ask: every call of the OpenAPI document, and whatever else can be sent, has a budget for each block of
// addresses and one for each player.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { assertProblem, startService } from './harness.mjs';
import { exchange, parse } from './raw.mjs';
import { bodyOf, callsOf, pathOf, roomValues } from './routes.mjs';

const clock = '2026-11-29T10:00:00Z';
const burst = 5;
const budgets = ['reads', 'writes', 'new_players', 'guesses', 'replies', 'files', 'rooms'];
const folder = mkdtempSync(join(tmpdir(), 'rozbazi-limits-'));

/** The options of a server on which each budget holds `burst` for one kind of visitor, and more than is asked for the other. */
function limited(kind) {
  const all = (rate) => Object.fromEntries(budgets.map((name) => [name, rate]));
  const rates = {
    per_address: all({ burst: 100_000, per_minute: 1 }),
    per_player: all({ burst: 100_000, per_minute: 1 }),
  };
  rates[kind] = { ...all({ burst, per_minute: 0.5 }), replies: { burst: 1000, per_minute: 1000 } };
  const file = join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify(rates));
  return ['--limits', file, '--trust-proxy', '127.0.0.1', '--site', join(folder, 'site')];
}

/** The texts of the server's sources in that folder. */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.cpp'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Another address at each call: of the same block where `block` is the same, IPv4 and IPv6 in turn by block. */
function addressIn(block, number) {
  if (block % 2) return `10.${block >> 8}.${block & 255}.${1 + number}`;
  return `2001:db8:${block.toString(16)}:12${number.toString(16).padStart(2, '0')}::${number + 1}`;
}

describe('every call', () => {
  let service;
  let calls;
  const visitors = new Map(); // by call: a player with two tokens, a group, a play of its own

  async function newVisitor() {
    const player = await service.player();
    const { code } = (await service.call('POST', '/v1/players/me/transfer', { token: player.token })).body;
    const other = (await service.call('POST', '/v1/transfer', { body: { code } })).body.token;
    const group = (await service.call('POST', '/v1/groups', { token: player.token, body: { name: 'Chai' } })).body.code;
    const { play } = await service.play(player.token);
    const values = {
      date: '2026-11-28',
      table: 'belote',
      player: player.player,
      play,
      code: group,
      name: 'Bea',
      log: [],
      ...(await roomValues(service, player.token)),
    };
    return { tokens: [player.token, other], values };
  }

  before(async () => {
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>x</title>');
    service = await startService({ clock: '2026-11-28T10:00:00Z' });
    await service.restart({ clock });
    calls = callsOf((await service.call('GET', '/v1/openapi.json')).body);
  });
  after(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (call, { values }, token, address) =>
    service.call(call.method, pathOf(call, values), {
      token,
      body: bodyOf(call, values),
      headers: { 'x-forwarded-for': address },
    });

  function assertRefused(answer, name) {
    assertProblem(answer, 429, 'slow_down');
    assert.match(answer.headers.get('retry-after'), /^\d+$/, name);
    assert.ok(Number(answer.headers.get('retry-after')) > 0, name);
  }

  test('is in the document, so that it is among those tried here', () => {
    const sources = sourcesIn(resolve(import.meta.dirname, '../../backend'));
    const served = sources.flatMap((text) =>
      [...text.matchAll(/"(GET|POST|PUT|PATCH|DELETE)",\s*"(\/[^"]*)"/g)].map(
        ([, method, path]) => `${method} ${path}`,
      ),
    );
    const described = calls.map(({ name }) => name.replace(/\{\w+\}/g, '{}'));
    assert.deepEqual(served.sort(), described.sort());
  });

  test('is limited for each block of addresses', async () => {
    for (const call of calls) visitors.set(call.name, await newVisitor());
    await service.restart({ clock, options: limited('per_address') });
    let block = 1;
    for (const call of calls) {
      const visitor = visitors.get(call.name);
      block += 1;
      for (let number = 0; number < burst; ++number) {
        const answer = await ask(call, visitor, visitor.tokens[0], addressIn(block, number));
        assert.notEqual(answer.status, 429, `${call.name}, ${number}`);
      }
      assertRefused(await ask(call, visitor, visitor.tokens[0], addressIn(block, burst)), call.name);
      assertRefused(await ask(call, visitor, undefined, addressIn(block, burst + 1)), call.name);
      assert.notEqual((await ask(call, visitor, visitor.tokens[0], addressIn(block + 1000, 0))).status, 429, call.name);
    }
  });

  test('is limited for each player, whatever the token and the address', async () => {
    await service.restart({ clock });
    for (const call of calls) visitors.set(call.name, await newVisitor());
    await service.restart({ clock, options: limited('per_player') });
    let number = 0;
    const anywhere = () => addressIn(3 + 2 * ++number, 0);
    for (const call of calls) {
      const visitor = visitors.get(call.name);
      // That both tokens are hers is known once she has been asked for; this draws on `reads` itself.
      for (const token of visitor.tokens) {
        const headers = { 'x-forwarded-for': anywhere() };
        assert.equal((await service.call('GET', '/v1/players/me', { token, headers })).status, 200);
      }
      let taken = 0;
      let answer;
      while (
        (answer = await ask(call, visitor, visitor.tokens[taken % 2], anywhere())).status !== 429 &&
        taken <= burst
      )
        ++taken;
      assertRefused(answer, call.name);
      assert.equal(taken, call.method === 'GET' ? burst - 2 : burst, call.name);
      for (const token of visitor.tokens) assertRefused(await ask(call, visitor, token, anywhere()), call.name);
      assert.notEqual((await ask(call, visitor, undefined, anywhere())).status, 429, call.name);
    }
  });

  test('that names a group of others is counted as a guess besides, by block and by player', async () => {
    const naming = (code) => [
      ['GET', `/v1/groups/${code}`],
      ['POST', `/v1/groups/${code}/members`],
      ['DELETE', `/v1/groups/${code}/members/me`],
      ['GET', `/v1/boards/belote/2026-11-29?group=${code}`],
      ['GET', `/v1/boards/belote/2026-11-29/around/me?group=${code}`],
    ];
    await service.restart({ clock });
    const { tokens } = await newVisitor();
    for (const [kind, addressOf] of [
      ['per_address', (number) => addressIn(7, number)],
      ['per_player', (number) => addressIn(701 + 2 * number, 0)],
    ]) {
      await service.restart({ clock, options: limited(kind) });
      for (const [number, [method, path]] of naming('222222').entries()) {
        const headers = { 'x-forwarded-for': addressOf(number) };
        assertProblem(await service.call(method, path, { token: tokens[number % 2], headers }), 404, 'no_such_group');
      }
      const headers = { 'x-forwarded-for': addressOf(9) };
      for (const [method, path] of naming('222222')) {
        // Reads and writes are spent by now too where they share the budget's size.
        assertRefused(await service.call(method, path, { token: tokens[0], headers }), path);
      }
    }
  });

  test('what is no call has a budget too: other paths and methods, HEAD, OPTIONS, files', async () => {
    await service.restart({ clock, options: limited('per_address') });
    for (const [number, [method, path]] of [
      ['GET', '/v1/nowhere'],
      ['GET', '/v1/%zz'],
      ['POST', '/v1/days/today'],
      ['OPTIONS', '/v1/plays'],
      ['HEAD', '/v1/days/today'],
      ['GET', '/'],
      ['HEAD', '/'],
      ['GET', '/nowhere.html'],
      ['GET', '/%2e%2e/etc/passwd'],
    ].entries()) {
      const headers = { 'x-forwarded-for': addressIn(11 + number, 1) };
      for (let time = 0; time < burst; ++time) {
        assert.notEqual((await service.call(method, path, { headers })).status, 429, path);
      }
      const answer = await service.call(method, path, { headers });
      assert.equal(answer.status, 429, path);
      assert.ok(Number(answer.headers.get('retry-after')) > 0, path);
    }
  });

  test('bytes that are no request are counted as the peer’s, unless a proxy passes them on', async () => {
    const options = limited('per_address');
    await service.restart({ clock, options });
    for (let time = 0; time <= burst; ++time) {
      assert.equal(parse(await exchange(service.url, 'nonsense\r\n\r\n')).status, 400);
    }
    await service.restart({ clock, options: options.filter((word) => !/trust-proxy|127\.0\.0\.1/.test(word)) });
    for (let time = 0; time < burst; ++time) {
      assert.equal(parse(await exchange(service.url, 'nonsense\r\n\r\n')).status, 400);
    }
    const refused = parse(await exchange(service.url, 'nonsense\r\n\r\n'));
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('connection'), 'close');
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
  });
});
