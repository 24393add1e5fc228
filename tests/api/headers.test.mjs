// What every answer carries that protects its reader, and who else may read it: all calls of the OpenAPI document, well and badly
// asked, refused, not modified, limited, and asked about beforehand.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startService } from './harness.mjs';
import { exchange, parse } from './raw.mjs';
import { bodyOf, callsOf, pathOf, roomValues } from './routes.mjs';

const clock = '2026-11-29T10:00:00Z';
const site = 'https://rozbazi.example';
const strangers = [
  'https://evil.example',
  'http://rozbazi.example',
  'https://rozbazi.example.evil',
  'https://rozbazi.example:8443',
  'null',
];

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const overTls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const ofData = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const ofPages = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

function assertCarries(answer, expected, what) {
  for (const [name, value] of Object.entries(expected))
    assert.equal(answer.headers.get(name), value, `${what}: ${name}`);
  assert.match(answer.headers.get('x-request-id'), /^[0-9a-f]{16}$/, what);
  for (const name of ['server', 'x-powered-by']) assert.ok(!answer.headers.get(name), `${what}: ${name}`);
}

/** That a page of that origin may read the answer, and one of another may not. */
function assertShared(answer, origin, what) {
  const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'));
  assert.ok((answer.headers.get('vary') ?? '').includes('Origin'), `${what}: Vary`);
  if (origin !== site) return assert.deepEqual(names, [], what);
  assert.equal(answer.headers.get('access-control-allow-origin'), site, what);
  // Tokens are sent by the page itself: a browser's own credentials are never asked for.
  assert.ok(!names.includes('access-control-allow-credentials'), what);
  for (const name of ['ETag', 'Retry-After', 'X-Request-Id']) {
    assert.ok(answer.headers.get('access-control-expose-headers').includes(name), `${what}: ${name}`);
  }
}

describe('every answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rozbazi-headers-'));
  const options = ['--site-origin', site, '--site', join(folder, 'site')];
  let service;
  let calls;
  let token;
  let values;
  before(async () => {
    mkdirSync(join(folder, 'site', 'ur'), { recursive: true });
    for (const name of ['index.html', 'ur/index.html', 'ur/404.html', 'sw.js'])
      writeFileSync(join(folder, 'site', name), '<title>x</title>');
    service = await startService({ clock: '2026-11-28T10:00:00Z' });
    const player = await service.player();
    token = player.token;
    const group = (await service.call('POST', '/v1/groups', { token, body: { name: 'Chai' } })).body.code;
    const { play } = await service.finish(token);
    values = {
      date: '2026-11-28',
      table: 'belote',
      player: player.player,
      play,
      code: group,
      name: 'Bea',
      log: [],
      ...(await roomValues(service, token)),
    };
    await service.restart({ clock, options: [...options, '--limits', 'off'] });
    calls = callsOf((await service.call('GET', '/v1/openapi.json')).body)
      // The player is wanted to the end.
      .filter(({ name }) => name !== 'DELETE /v1/players/me');
  });
  after(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (call, { origin, headers = {}, as = token, body = bodyOf(call, values) } = {}) =>
    service.call(call.method, pathOf(call, values), {
      token: as,
      body,
      headers: { ...headers, ...(origin ? { origin } : {}) },
    });

  test('of every call protects its reader, and is for the site’s own pages alone', async () => {
    for (const [number, call] of calls.entries()) {
      for (const origin of [site, strangers[number % strangers.length]]) {
        const answer = await ask(call, { origin });
        const what = `${call.name} from ${origin}: ${answer.status}`;
        assertCarries(answer, { ...common, ...overTls, ...ofData }, what);
        assertShared(answer, origin, what);
      }
    }
  });

  test('that refuses does so too: no token, no such thing, no such method, a malformed or foreign body', async () => {
    const seen = new Set();
    for (const call of calls) {
      for (const origin of [site, strangers[0]]) {
        const answers = [
          await ask(call, { origin, as: 'nobody' }),
          await service.call(call.method, `${pathOf(call, values)}/x`, { token, headers: { origin } }),
          await service.call('BREW', pathOf(call, values), { token, headers: { origin } }),
          ...(call.method === 'GET' ? [] : [await ask(call, { origin, body: '{' })]),
          ...(call.method === 'GET'
            ? []
            : [await ask(call, { origin, body: 'x', headers: { 'content-type': 'text/plain' } })]),
        ];
        for (const answer of answers) {
          const what = `${call.name} from ${origin}: ${answer.status}`;
          assertCarries(answer, { ...common, ...overTls, ...ofData }, what);
          assertShared(answer, origin, what);
          seen.add(answer.status);
        }
      }
    }
    for (const status of [400, 401, 404, 405, 415]) assert.ok(seen.has(status), `${status}`);
  });

  test('that says nothing has changed, and one without a body (HEAD), carry the same', async () => {
    let known = 0;
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const etag = (await ask(call)).headers.get('etag');
      const path = pathOf(call, values);
      const head = await service.call('HEAD', path, { token, headers: { origin: site } });
      assertCarries(head, { ...common, ...overTls, ...ofData }, `HEAD ${path}`);
      assertShared(head, site, `HEAD ${path}`);
      if (!etag) continue;
      for (const origin of [site, strangers[0]]) {
        const answer = await ask(call, { origin, headers: { 'if-none-match': etag } });
        if (answer.status !== 304) continue; // what a page of the day's names has moved on
        known += 1;
        assertCarries(answer, { ...common, ...overTls, ...ofData }, call.name);
        assertShared(answer, origin, call.name);
      }
    }
    assert.ok(known > 10, `${known}`);
  });

  test('to what a browser asks beforehand names methods and fields for the site, and nothing for others', async () => {
    for (const [number, call] of calls.entries()) {
      for (const origin of [site, ...(number === 0 ? strangers : [strangers[number % strangers.length]])]) {
        const headers = {
          origin,
          'access-control-request-method': call.method,
          'access-control-request-headers': 'authorization',
        };
        const answer = await service.call('OPTIONS', pathOf(call, values), { headers });
        assert.equal(answer.status, 204, call.name);
        assertCarries(answer, { ...common, ...overTls, ...ofData }, call.name);
        assertShared(answer, origin, call.name);
        if (origin !== site) continue;
        assert.ok(answer.headers.get('access-control-allow-methods').split(', ').includes(call.method), call.name);
        assert.equal(answer.headers.get('access-control-allow-headers'), 'Authorization, Content-Type, If-None-Match');
      }
    }
  });

  test('to bytes that are no request, or too many, protects its reader', async () => {
    for (const text of [
      'nonsense\r\n\r\n',
      `GET /${'a'.repeat(9000)} HTTP/1.1\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(17_000)}\r\n\r\n`,
      'POST /v1/players HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\n',
    ]) {
      const answer = parse(await exchange(service.url, text));
      assert.ok([400, 413, 414, 431].includes(answer.status), `${answer.status}`);
      assertCarries(answer, { ...common, ...overTls, ...ofData }, `${answer.status}`);
    }
  });

  test('that asks for patience can be read by the site, so that it can be patient', async () => {
    const limits = join(folder, 'limits.json');
    const one = { burst: 1, per_minute: 1 };
    const budgets = { reads: one, writes: one, new_players: one, guesses: one, rooms: one };
    writeFileSync(limits, JSON.stringify({ per_address: budgets }));
    await service.restart({ clock, options: [...options, '--limits', limits, '--trust-proxy', '127.0.0.1'] });
    let refused = 0;
    for (const [number, call] of calls.entries()) {
      for (const origin of [site, strangers[0]]) {
        const headers = { 'x-forwarded-for': `10.1.${number}.1` };
        const answer = await ask(call, { origin, headers });
        if (answer.status !== 429) continue;
        refused += 1;
        assertCarries(answer, { ...common, ...overTls, ...ofData }, call.name);
        assertShared(answer, origin, call.name);
      }
    }
    assert.ok(refused >= calls.length, `${refused}`);
    await service.restart({ clock, options: [...options, '--limits', 'off'] });
  });

  test('that is one of the site’s files lets nothing run that is not the site’s own', async () => {
    for (const path of ['/', '/ur/', '/ur/nowhere', '/ur', '/sw.js']) {
      const answer = parse(
        await exchange(
          service.url,
          `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
        ),
      );
      assertCarries(answer, { ...common, ...overTls, ...(answer.status === 308 ? {} : ofPages) }, path);
      // The service worker too is asked for anew each time: a release is noticed by it.
      assert.equal(answer.headers.get('cache-control'), 'no-cache', path);
    }
    assert.doesNotMatch(ofPages['content-security-policy'], /unsafe-inline|'unsafe-eval'|\*|http:/);
  });

  test('is no one else’s business where the site and the API share an origin', async () => {
    await service.restart({ clock });
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await service.call(method, '/v1/days/today', { headers: { origin: site } });
      assert.deepEqual(
        [...answer.headers.keys()].filter((name) => name.startsWith('access-control')),
        [],
      );
      assert.equal(answer.headers.get('strict-transport-security'), null); // nobody said that visitors come by TLS
    }
  });

  test('of nginx’s says the same as the server’s', () => {
    const snippet = (name) =>
      readFileSync(resolve(import.meta.dirname, `../../ops/deploy/nginx/rozbazi-${name}.conf`), 'utf8');
    const fields = (text) =>
      Object.fromEntries(
        [...text.matchAll(/^add_header (\S+) "?(.*?)"? always;$/gm)].map(([, name, value]) => [
          name.toLowerCase(),
          value,
        ]),
      );
    assert.deepEqual(fields(snippet('always')), { ...common, ...overTls });
    assert.deepEqual(fields(snippet('headers')), ofPages);
    assert.deepEqual(fields(snippet('problem')), {
      ...ofData,
      'cache-control': 'no-store',
      'x-request-id': '$request_id',
    });
  });
});
