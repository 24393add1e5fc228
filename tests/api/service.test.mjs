// What every call shares: methods, media types, caching, compression, origins, the site's files, and the server's state.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { assertProblem, program, runServer, startService } from './harness.mjs';
import { exchange, parse } from './raw.mjs';

/** A folder of the site with these files, for as long as the tests run. */
function siteFolder(files) {
  const folder = mkdtempSync(join(tmpdir(), 'rozbazi-site-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

describe('every call', () => {
  let service;
  before(async () => {
    service = await startService({
      clock: '2026-11-29T10:00:00Z',
      options: ['--limits', 'off', '--site-origin', 'https://rozbazi.example'],
    });
  });
  after(() => service.close());

  const raw = async (request) => parse(await exchange(service.url, request));

  test('a path that is none is not_found, whatever the method', async () => {
    for (const path of [
      '/',
      '/v1',
      '/v1/',
      '/v1/nothing',
      '/v1/boards',
      '/v1/days/today/',
      '//v1/days/today',
      '/V1/days/today',
    ]) {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        assertProblem(await service.call(method, path), 404, 'not_found');
      }
    }
    assertProblem(await service.call('GET', '/v1/days/%zz'), 404, 'not_found');
  });

  test('another method is told which there are', async () => {
    const answer = await service.call('POST', '/v1/days/today', { body: {} });
    assertProblem(answer, 405, 'method_not_allowed');
    assert.equal(answer.headers.get('allow'), 'OPTIONS, GET, HEAD');
    assert.equal(
      (await service.call('PUT', '/v1/players/me')).headers.get('allow'),
      'OPTIONS, DELETE, GET, HEAD, PATCH',
    );
    const odd = await raw('BREW /v1/days/today HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    assert.equal(odd.status, 405);
  });

  test('HEAD answers as GET without a body', async () => {
    const request = (method) => `${method} /v1/days/today HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const head = await raw(request('HEAD'));
    const whole = await raw(request('GET'));
    assert.equal(head.status, 200);
    assert.equal(head.body, '');
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      assert.equal(head.headers.get(name), whole.headers.get(name), name);
    }
    const missing = await raw('HEAD /v1/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    assert.equal(missing.status, 404);
    assert.equal(missing.body, '');
  });

  test('a body is JSON and says so', async () => {
    const send = (type, body = '{"name":"Ada"}') =>
      service.call('POST', '/v1/players', { body, headers: { 'content-type': type } });
    assertProblem(await send('text/plain'), 415, 'unsupported_media_type');
    assertProblem(await send('application/x-www-form-urlencoded', 'name=Ada'), 415, 'unsupported_media_type');
    assert.equal((await send('application/json; charset=utf-8')).status, 201);
    const gzip = await service.call('POST', '/v1/players', { body: '{}', headers: { 'content-encoding': 'gzip' } });
    assertProblem(gzip, 415, 'unsupported_media_type');
  });

  test('malformed bodies are bad requests', async () => {
    const deep = (levels) => `{"name":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    for (const body of [
      '',
      '{',
      '[]',
      '"Ada"',
      '{"name":"Ada"}x',
      '{"name":"Ada","name":"Bea"}',
      '{"name":"\\ud800"}',
      '{"name":1}',
      '{"name":null}',
      '{}',
      deep(17),
      deep(20_000),
    ]) {
      assertProblem(await service.call('POST', '/v1/players', { body }), 400, 'bad_request');
    }
    const invalid = await raw(
      'POST /v1/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: 12\r\n\r\n{"name":"\xff"}',
    );
    assert.equal(invalid.status, 400);
  });

  test('unknown members and parameters are ignored; a parameter given twice is a bad request', async () => {
    assert.equal((await service.call('POST', '/v1/players', { body: { name: 'Ada', more: [1] } })).status, 201);
    assert.equal((await service.call('GET', '/v1/days/today?more=1')).status, 200);
    assertProblem(await service.call('GET', '/v1/boards/belote/today?limit=1&limit=2'), 400, 'bad_request');
    assertProblem(await service.call('GET', '/v1/boards/belote/today?limit=%ff'), 400, 'bad_request');
  });

  test('a token that is none is unauthorized, and the answer says how to send one', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer nobody', 'Basic YTpi', 'Bearer a b']) {
      const answer = await service.call('GET', '/v1/players/me', { headers: { authorization } });
      assertProblem(answer, 401, 'unauthorized');
      assert.equal(answer.headers.get('www-authenticate'), 'Bearer');
    }
  });

  test('reads carry a validator, and who has the answer already is told so', async () => {
    const { token } = await service.player();
    for (const [path, cacheControl, authorization] of [
      ['/v1/days/today', 'public, no-cache', ''],
      ['/v1/boards/belote/today', 'public, no-cache', ''],
      ['/v1/openapi.json', 'public, no-cache', ''],
      ['/v1/players/me', 'private, no-cache', `Bearer ${token}`],
    ]) {
      const first = await service.call('GET', path, { headers: { authorization } });
      assert.equal(first.status, 200, path);
      assert.equal(first.headers.get('cache-control'), cacheControl, path);
      const etag = first.headers.get('etag');
      assert.match(etag, /^W\/"[0-9a-f]+"$/);
      const again = await service.call('GET', path, { headers: { authorization, 'if-none-match': `"x", ${etag}` } });
      assert.equal(again.status, 304, path);
      assert.equal(again.text, '');
      assert.equal(again.headers.get('etag'), etag);
      const other = await service.call('GET', path, { headers: { authorization, 'if-none-match': '"other"' } });
      assert.equal(other.status, 200, path);
    }
  });

  test('writes and refusals are kept by nobody', async () => {
    const created = await service.call('POST', '/v1/players', { body: { name: 'Ada' } });
    assert.equal(created.headers.get('cache-control'), 'no-store');
    assert.equal((await service.call('GET', '/v1/nothing')).headers.get('cache-control'), 'no-store');
  });

  test('answers are compressed for whom takes it', async () => {
    const plain = await service.call('GET', '/v1/openapi.json', { headers: { 'accept-encoding': 'identity' } });
    assert.equal(plain.headers.get('content-encoding'), null);
    for (const coding of ['gzip', 'br']) {
      const answer = await service.call('GET', '/v1/openapi.json', { headers: { 'accept-encoding': coding } });
      assert.equal(answer.headers.get('content-encoding'), coding);
      assert.equal(answer.headers.get('vary').includes('Accept-Encoding'), true);
      assert.deepEqual(answer.body, plain.body);
      assert.ok(Number(answer.headers.get('content-length')) < plain.text.length / 3);
    }
  });

  test('the site may call from its origin, and no other', async () => {
    const ours = { origin: 'https://rozbazi.example', 'access-control-request-method': 'PUT' };
    const preflight = await service.call('OPTIONS', '/v1/plays', { headers: ours });
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get('allow'), 'OPTIONS, POST');
    assert.equal(preflight.headers.get('access-control-allow-origin'), 'https://rozbazi.example');
    assert.match(preflight.headers.get('access-control-allow-headers'), /Authorization/);
    const read = await service.call('GET', '/v1/days/today', { headers: ours });
    assert.equal(read.headers.get('access-control-allow-origin'), 'https://rozbazi.example');
    assert.match(read.headers.get('vary'), /Origin/);
    for (const origin of ['https://evil.example', 'http://rozbazi.example', 'https://rozbazi.example.evil', 'null']) {
      const answer = await service.call('OPTIONS', '/v1/plays', { headers: { ...ours, origin } });
      assert.equal(answer.status, 204);
      assert.deepEqual(
        [...answer.headers.keys()].filter((name) => name.startsWith('access-control')),
        [],
      );
    }
  });

  test('every answer carries what protects its reader', async () => {
    for (const path of ['/v1/days/today', '/v1/nothing', '/healthz']) {
      const { headers } = await service.call('GET', path);
      assert.equal(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'");
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
      assert.match(headers.get('permissions-policy'), /camera=\(\)/);
      assert.match(headers.get('strict-transport-security'), /max-age=31536000/);
      assert.match(headers.get('x-request-id'), /^[0-9a-f]{16}$/);
      assert.match(headers.get('date'), /^Sun, 29 Nov 2026 10:0\d:\d\d GMT$/);
    }
  });

  test('the server tells that it is alive and ready, and what it has done', async () => {
    assert.deepEqual((await service.call('GET', '/healthz')).body, { alive: true });
    assert.deepEqual((await service.call('GET', '/readyz')).body, {
      ready: true,
      checks: { database: true, schema: true, secret: true },
    });
    await service.call('GET', '/v1/days/today');
    const metrics = await service.call('GET', '/metrics');
    assert.match(metrics.headers.get('content-type'), /^text\/plain; version=0\.0\.4/);
    assert.match(
      metrics.text,
      /^rozbazi_http_requests_total\{method="GET",route="\/v1\/days\/\{\}",status="200"\} \d+$/m,
    );
    assert.match(metrics.text, /^rozbazi_http_request_seconds_bucket\{route="\/v1\/days\/\{\}",le="\+Inf"\} \d+$/m);
    assert.match(metrics.text, /^rozbazi_http_requests_in_flight 1$/m);
    assert.match(metrics.text, /^rozbazi_http_connections \d+$/m);
  });
});

describe("the site's files", () => {
  const page = '<!doctype html><title>x</title>'.repeat(20);
  const folder = siteFolder({
    'index.html': page,
    'ur/index.html': page,
    'ur/404.html': 'نہیں ملا',
    'en/404.html': 'not found',
    'assets/app.1a2b3c.js': 'export {};',
    'assets/app.1a2b3c.js.br': brotliCompressSync('export {};'),
    'assets/engine.wasm': 'wasm',
    '.hidden': 'secret',
  });
  let service;
  before(async () => {
    service = await startService({ options: ['--limits', 'off', '--site', folder] });
  });
  after(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });
  const raw = async (path, fields = '') =>
    parse(await exchange(service.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${fields}\r\n`));

  test('pages are asked for again, assets are kept for a year', async () => {
    const index = await service.call('GET', '/');
    assert.equal(index.text, page);
    assert.equal(index.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.equal(index.headers.get('cache-control'), 'no-cache');
    assert.match(index.headers.get('content-security-policy'), /script-src 'self' 'wasm-unsafe-eval'/);
    assert.equal(index.headers.get('strict-transport-security'), null);
    const headers = { 'if-none-match': index.headers.get('etag') };
    assert.equal((await service.call('GET', '/', { headers })).status, 304);
    const asset = await service.call('GET', '/assets/app.1a2b3c.js', { headers: { 'accept-encoding': 'br' } });
    assert.equal(asset.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(asset.headers.get('content-encoding'), 'br');
    assert.equal(asset.text, 'export {};');
    assert.equal((await service.call('GET', '/assets/engine.wasm')).headers.get('content-type'), 'application/wasm');
  });

  test('a folder without its slash is redirected to', async () => {
    const answer = await raw('/ur?date=today');
    assert.equal(answer.status, 308);
    assert.equal(answer.headers.get('location'), '/ur/?date=today');
  });

  test('people are told in their language what is not there, programs in JSON', async () => {
    const asPerson = (path) => service.call('GET', path, { headers: { accept: 'text/html,*/*' } });
    assert.equal((await asPerson('/en/nowhere/')).text, 'not found');
    assert.equal((await asPerson('/en/nowhere/')).status, 404);
    assert.equal((await asPerson('/nowhere')).text, 'نہیں ملا');
    assertProblem(await service.call('GET', '/en/nowhere/'), 404, 'not_found');
    assertProblem(await asPerson('/v1/nowhere'), 404, 'not_found');
  });

  test('no path reaches what is outside the folder or hidden', async () => {
    for (const path of [
      '/../etc/passwd',
      '/ur/../../etc/passwd',
      '/%2e%2e/etc/passwd',
      '/..%2fetc/passwd',
      '/.hidden',
      '/%2ehidden',
      '//etc/passwd',
      '/ur/%00',
      '/assets/..%5c..%5cetc/passwd',
      '/assets/app.1a2b3c.js.br',
    ]) {
      assert.equal((await raw(path)).status, 404, path);
    }
  });

  test('files are only read', async () => {
    const answer = await service.call('POST', '/', { body: {} });
    assertProblem(answer, 405, 'method_not_allowed');
    assert.equal(answer.headers.get('allow'), 'GET, HEAD, OPTIONS');
    assert.equal((await service.call('OPTIONS', '/')).status, 204);
  });
});

describe('the command line', () => {
  test('tells what it takes, and what is wrong with it', async () => {
    const help = await runServer(['--help']);
    assert.equal(help.status, 0);
    assert.match(help.stdout, /--trust-proxy CIDR/);
    const wrong = await runServer(['--port', '1']);
    assert.equal(wrong.status, 2);
    assert.match(wrong.stderr, /^rozbazi-server: there is no option --port here; .*--help/);
    const missing = await runServer(['serve', '--secret-file', program('rozbazi-server')]);
    assert.equal(missing.status, 2);
    assert.match(missing.stderr, /--database is missing/);
  });
});
