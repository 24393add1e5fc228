// What nginx in front, configured as for production, answers and writes down.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../api/harness.mjs';
import { noNginx, startNginx } from './nginx.mjs';

const files = {
  'index.html': '<title>x</title>',
  'ur/404.html': 'نہیں ملا',
  'en/404.html': 'not found',
  'assets/app.1a2b.js': 'export {};',
  'sw.js': '//',
};
const earlier = { 'assets/app.0f9e.js': 'export {};' };
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

describe('nginx in front', { skip: noNginx }, () => {
  let service;
  let nginx;
  before(async () => {
    service = await startService({
      clock: '2026-11-29T10:00:00Z',
      options: ['--limits', 'off', '--trust-proxy', '127.0.0.1', '--log', 'requests'],
    });
    nginx = await startNginx(new URL(service.url).host, files, earlier);
  });
  after(async () => {
    await nginx.close();
    await service.close();
  });

  function assertSafe(answer, policy, what) {
    for (const [name, value] of Object.entries(always))
      assert.equal(answer.headers.get(name), value, `${what}: ${name}`);
    assert.match(answer.headers.get('content-security-policy'), policy, what);
    assert.equal(answer.headers.get('server'), 'nginx', what); // without its version
    const names = answer.raw.filter((_, place) => place % 2 === 0).map((name) => name.toLowerCase());
    for (const name of [...Object.keys(always), 'content-security-policy']) {
      assert.equal(names.filter((each) => each === name).length, 1, `${what}: ${name} once`);
    }
  }

  test('pages, files, and pages that say there is none carry what protects their reader', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/assets/app.1a2b.js', 200],
      ['/assets/app.0f9e.js', 200],
      ['/sw.js', 200],
      ['/nowhere', 404],
      ['/en/nowhere', 404],
      ['/assets/nowhere.js', 404],
    ]) {
      const answer = await nginx.call('GET', path);
      assert.equal(answer.status, status, path);
      assertSafe(answer, /^default-src 'self'; script-src 'self' 'wasm-unsafe-eval';/, path);
    }
    assertSafe(await nginx.call('POST', '/', { body: 'x' }), /^default-src 'self';/, 'POST /');
  });

  test('a file with a hash is kept for ever, a page and the worker never, and what is not there is not remembered', async () => {
    for (const [path, caching] of [
      ['/assets/app.1a2b.js', 'public, max-age=31536000, immutable'],
      ['/assets/app.0f9e.js', 'public, max-age=31536000, immutable'],
      ['/assets/nowhere.js', null],
      ['/', 'no-cache'],
      ['/sw.js', 'no-cache'],
    ]) {
      assert.equal((await nginx.call('GET', path)).headers.get('cache-control'), caching, path);
    }
  });

  test('the API’s answers come through as they are, and say that visitors come by TLS', async () => {
    for (const [path, status] of [
      ['/v1/days/today', 200],
      ['/v1/nowhere', 404],
      ['/v1/players/me', 401],
    ]) {
      const answer = await nginx.call('GET', path);
      assert.equal(answer.status, status);
      assertSafe(answer, /^default-src 'none'; frame-ancestors 'none'$/, path);
    }
  });

  test('what nginx refuses itself is a problem like any other', async () => {
    for (const [status, code, answer] of [
      [413, 'too_large', await nginx.call('POST', '/v1/players', { body: 'x'.repeat(70_000) })],
      [414, 'uri_too_long', await nginx.call('GET', `/v1/${'a'.repeat(9000)}`)],
      [431, 'headers_too_large', await nginx.call('GET', '/v1/days/today', { headers: { a: 'b'.repeat(9000) } })],
    ]) {
      assert.equal(answer.status, status, answer.text);
      assert.equal(answer.headers.get('content-type'), 'application/problem+json');
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      assert.equal(JSON.parse(answer.text).code, code);
      assertSafe(answer, /^default-src 'none'; frame-ancestors 'none'$/, code);
    }
  });

  test('a request has one id in its answer, in nginx’s log and in the server’s, and each its own', async () => {
    // nginx writes its line when the answer has gone out.
    const noted = async (log, id) => {
      const line = () =>
        log()
          .split('\n')
          .find((each) => each.includes(id));
      for (let tries = 0; tries < 200 && line() === undefined; ++tries) await sleep(20);
      return line() ?? '';
    };
    const ids = new Set();
    // The second one is answered from the cache.
    for (const asked of ['first', 'again', 'refused']) {
      const body = asked === 'refused' ? 'x'.repeat(70_000) : undefined;
      const answer = await nginx.call(body ? 'POST' : 'GET', '/v1/boards/belote/2026-11-29', {
        headers: { 'x-request-id': '0123456789abcdef0123456789abcdef' },
        body,
      });
      const id = answer.headers.get('x-request-id');
      assert.match(id, /^[0-9a-f]{32}$/, asked);
      assert.notEqual(id, '0123456789abcdef0123456789abcdef');
      assert.equal(answer.raw.filter((name) => name.toLowerCase() === 'x-request-id').length, 1);
      ids.add(id);
      const line = await noted(() => nginx.log('rozbazi.log'), id);
      assert.match(line, new RegExp(`^\\S+ ${id} \\w+ /v1/boards ${answer.status} `), asked);
      if (asked !== 'first') continue;
      assert.match(await noted(() => service.log.join('\n'), `id=${id}`), /event=request .*route=\/v1\/boards/);
    }
    assert.equal(ids.size, 3);
  });

  test('a visitor’s word about the own address is not passed on', async () => {
    // The server believes nginx, and nginx says who is there: with /metrics for local peers alone, nobody is local through it.
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }, { 'x-real-ip': '127.0.0.1' }]) {
      assert.equal((await nginx.call('GET', '/metrics', { headers })).status, 404);
    }
  });

  test('a server that is away is unavailable, in the same form', async () => {
    await service.stop('SIGTERM');
    const answer = await nginx.call('GET', '/v1/players/me', { headers: { authorization: 'Bearer x' } });
    assert.equal(answer.status, 503);
    assert.equal(JSON.parse(answer.text).code, 'unavailable');
    assert.ok(Number(answer.headers.get('retry-after')) > 0);
    assertSafe(answer, /^default-src 'none'/, 'away');
    await service.start({ clock: '2026-11-29T10:00:00Z' });
  });
});
