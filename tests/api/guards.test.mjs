// What the server does with clients that are wrong, slow, greedy or hostile, over raw sockets.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { assertProblem, startService } from './harness.mjs';
import { exchange, parse, RawClient, statuses } from './raw.mjs';

const host = 'Host: localhost\r\n';
const get = (path, fields = '') => `GET ${path} HTTP/1.1\r\n${host}${fields}\r\n`;
const post = (fields, body = '', path = '/v1/players') =>
  `POST ${path} HTTP/1.1\r\n${host}Content-Type: application/json\r\n${fields}\r\n${body}`;
const chunked = (chunks) => post('Transfer-Encoding: chunked\r\n', chunks);

describe('guards', () => {
  let service;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  const send = async (text) => exchange(service.url, text);

  /** That the bytes are refused with that status and code, the connection is closed, and nothing else is answered. */
  async function assertRefused(text, status, code) {
    const received = await send(text);
    assert.equal(statuses(received).length, 1, received);
    const answer = parse(received);
    assert.equal(answer.status, status, received);
    assert.equal(answer.headers.get('content-type'), 'application/problem+json');
    assert.equal(answer.headers.get('connection'), 'close');
    assert.equal(JSON.parse(answer.body).code, code);
  }

  test('pipelined requests are all answered, in order', async () => {
    const paths = Array.from({ length: 40 }, (_, i) => (i % 2 ? '/healthz' : `/nowhere-${i}`));
    const received = await send(paths.map((path) => get(path)).join('') + get('/healthz', 'Connection: close\r\n'));
    assert.deepEqual(statuses(received), [...paths.map((path) => (path === '/healthz' ? 200 : 404)), 200]);
  });

  test('a request that comes byte by byte is answered', async () => {
    const client = new RawClient(service.url);
    for (const byte of get('/healthz')) {
      client.send(byte);
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.equal(parse(await client.until((text) => text.includes('"alive"'))).status, 200);
    client.close();
  });

  test('hundreds of idle and slow clients keep nobody waiting', async () => {
    const slow = Array.from({ length: 300 }, (_, i) => {
      const client = new RawClient(service.url);
      if (i % 3 === 1) client.send('GET /healthz HTTP/1.1\r\nHost:');
      if (i % 3 === 2) client.send(post('Content-Length: 20\r\n', '{"na'));
      return client;
    });
    const idle = slow[0].send(get('/healthz'));
    await idle.until((text) => text.includes('"alive"'));
    assert.equal((await service.call('GET', '/healthz')).status, 200);
    assert.equal((await service.call('GET', '/v1/days/today')).status, 200);
    for (const client of slow) client.close();
  });

  test('a request line over 8 KiB is uri_too_long', async () => {
    await assertRefused(get(`/${'a'.repeat(8192)}`), 414, 'uri_too_long');
    await assertRefused(`GET /${'a'.repeat(100_000)}`, 414, 'uri_too_long');
  });

  test('more than 64 fields or 16 KiB of them are headers_too_large', async () => {
    await assertRefused(get('/healthz', 'A: b\r\n'.repeat(64)), 431, 'headers_too_large');
    await assertRefused(get('/healthz', `A: ${'b'.repeat(16_384)}\r\n`), 431, 'headers_too_large');
    await assertRefused(`GET /healthz HTTP/1.1\r\n${host}A: ${'b'.repeat(1_000_000)}`, 431, 'headers_too_large');
  });

  test('a body over 64 KiB is too_large, whether its length is declared or it comes in chunks', async () => {
    await assertRefused(post('Content-Length: 65537\r\n'), 413, 'too_large');
    await assertRefused(post('Content-Length: 65537\r\n', 'x'.repeat(65_537)), 413, 'too_large');
    await assertRefused(chunked('10001\r\n'), 413, 'too_large');
    await assertRefused(chunked(`8000\r\n${'x'.repeat(0x8000)}\r\n`.repeat(3)), 413, 'too_large');
    await assertRefused(chunked('fffffffffffffffff\r\n'), 413, 'too_large');
  });

  test('a body of 64 KiB is read, declared or in chunks', async () => {
    const body = `{"name":"${'x'.repeat(65_536 - 11)}"}`;
    for (const text of [
      post('Connection: close\r\nContent-Length: 65536\r\n', body),
      post('Connection: close\r\nTransfer-Encoding: chunked\r\n', `10000\r\n${body}\r\n0\r\n\r\n`),
    ]) {
      const answer = parse(await send(text));
      assert.equal(answer.status, 422);
      assert.equal(JSON.parse(answer.body).reason, 'too_long');
    }
  });

  test('two lengths are refused, and what follows is not read as a request', async () => {
    const smuggled = get('/healthz');
    for (const fields of [
      'Content-Length: 2\r\nContent-Length: 2\r\n',
      'Content-Length: 2\r\nContent-Length: 50\r\n',
      'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n',
      'Transfer-Encoding: chunked\r\nContent-Length: 2\r\n',
      'Content-Length: 2, 2\r\n',
      'Content-Length: +2\r\n',
      'Transfer-Encoding: gzip, chunked\r\n',
      'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n',
      'Content-Length : 2\r\n',
    ]) {
      await assertRefused(post(fields, `{}${smuggled}`), 400, 'bad_request');
    }
  });

  test('malformed requests are bad requests', async () => {
    for (const text of [
      'nonsense\r\n\r\n',
      `GET /healthz HTTP/3.0\r\n${host}\r\n`,
      'GET /healthz HTTP/1.1\r\n\r\n',
      `GET /healthz HTTP/1.1\r\n${host}${host}\r\n`,
      `GET healthz HTTP/1.1\r\n${host}\r\n`,
      `GET /healthz HTTP/1.1\r\n${host}A: b\0c\r\n\r\n`,
      `GET /healthz HTTP/1.1\r\n${host}A: b\r\n folded: c\r\n\r\n`,
      `GET /healthz HTTP/1.1\nHost: localhost\r\n\r\n`,
      chunked('xyz\r\n'),
      chunked('2\r\nabc\r\n0\r\n\r\n'),
    ]) {
      await assertRefused(text, 400, 'bad_request');
    }
  });

  test('a body that a handler does not want is no other request', async () => {
    const body = get('/smuggled');
    const received = await send(
      `GET /healthz HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
        get('/healthz', 'Connection: close\r\n'),
    );
    assert.deepEqual(statuses(received), [200, 200]);
    assert.equal(received.match(/"alive":true/g).length, 2);
  });

  test('a client that waits for leave to send its body gets it', async () => {
    const client = new RawClient(service.url);
    client.send(post('Content-Length: 2\r\nExpect: 100-continue\r\n'));
    await client.until((text) => text === 'HTTP/1.1 100 Continue\r\n\r\n');
    client.send('{}');
    await client.until((text) => text.includes('bad_request'));
    client.close();
    await assertRefused(post('Content-Length: 70000\r\nExpect: 100-continue\r\n'), 413, 'too_large');
  });

  test('HTTP/1.0 is answered and closed, unless the client asks to go on', async () => {
    assert.equal(parse(await send('GET /healthz HTTP/1.0\r\n\r\n')).headers.get('connection'), 'close');
    const client = new RawClient(service.url).send('GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n');
    const text = await client.until((received) => received.includes('"alive"'));
    assert.equal(parse(text).headers.get('connection'), 'keep-alive');
    client.close();
  });

  test('what a client says of its own address is believed by nobody', async () => {
    // A request that came through somebody's proxy is not from this machine, whatever it says.
    for (const field of ['X-Forwarded-For: 127.0.0.1', 'X-Real-IP: 127.0.0.1', 'Forwarded: for=127.0.0.1', 'Via: x']) {
      const answer = parse(await send(get('/metrics', `${field}\r\nConnection: close\r\n`)));
      assert.equal(answer.status, 404, field);
    }
    const spoofed = 'REMOTE_ADDR: 203.0.113.7\r\nREMOTE_PORT: 1\r\nConnection: close\r\n';
    assert.equal(parse(await send(get('/metrics', spoofed))).status, 200);
  });

  test('an id that a request comes with is the log’s and the answer’s where a proxy that is believed has given it', async () => {
    const given = '0123456789abcdef0123456789abcdef';
    const answered = async (id) =>
      (await service.call('GET', '/v1/days/today', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    assert.match(await answered(given), /^[0-9a-f]{16}$/);
    await service.restart({ options: ['--trust-proxy', '127.0.0.1'] });
    try {
      assert.equal(await answered(given), given);
      for (const wrong of [given.toUpperCase(), given.slice(1), `${given}0`, `${given.slice(1)}"`, '']) {
        assert.match(await answered(wrong), /^[0-9a-f]{16}$/, wrong);
      }
    } finally {
      await service.restart();
    }
    assert.ok(service.log.some((line) => line.includes(`event=request id=${given} method=GET route=/v1/days`)));
  });

  test('the log holds no address, token, body or query string', async () => {
    const { token } = await service.player('Nobody Else');
    await service.call('GET', '/v1/players/me?hidden=query', { token });
    await service.call('POST', '/v1/transfer', { body: { code: 'ABCDEFGH' } });
    await service.call('GET', '/secret-path?x=1');
    const lines = service.log.join('\n');
    for (const hidden of [token, 'Nobody', 'hidden', 'ABCDEFGH', '127.0.0.1:', 'secret-path', '::1']) {
      assert.ok(!lines.includes(hidden), hidden);
    }
    assert.match(lines, /event=request id=[0-9a-f]{16} method=GET route=\/v1\/players\/me status=200 ms=\d+\.\d{3}/);
  });
});

/** The options of a server with these limits. */
function limited(rates) {
  const file = join(mkdtempSync(join(tmpdir(), 'rozbazi-limits-')), 'limits.json');
  writeFileSync(file, JSON.stringify(rates));
  return ['--limits', file, '--trust-proxy', '127.0.0.1'];
}

describe('limits', () => {
  let service;
  before(async () => {
    const one = { burst: 2, per_minute: 0.5 };
    service = await startService({ options: limited({ per_address: { new_players: one, guesses: one } }) });
  });
  after(() => service.close());

  const create = (address) =>
    service.call('POST', '/v1/players', { body: { name: 'Ada' }, headers: { 'x-forwarded-for': address } });

  test('whoever asks too much is told when to come back, each kind of call by itself', async () => {
    assert.equal((await create('192.0.2.1')).status, 201);
    assert.equal((await create('192.0.2.200')).status, 201);
    const refused = await create('192.0.2.3');
    assert.equal(refused.status, 429);
    assert.equal(refused.body.code, 'slow_down');
    assert.match(refused.headers.get('retry-after'), /^(119|120)$/);
    const guess = await service.call('POST', '/v1/transfer', {
      body: { code: 'ABCDEFGH' },
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    assert.equal(guess.status, 410);
  });

  test('guessing codes is limited', async () => {
    const guess = () =>
      service.call('POST', '/v1/transfer', { body: { code: 'ABCDEFGH' }, headers: { 'x-forwarded-for': '192.0.9.1' } });
    assert.equal((await guess()).status, 410);
    assert.equal((await guess()).status, 410);
    assert.equal((await guess()).status, 429);
  });

  test('of what a trusted proxy forwards, the last entry counts', async () => {
    for (let i = 0; i < 2; ++i) assert.equal((await create(`10.0.${i}.1, 198.51.100.7`)).status, 201);
    assert.equal((await create('10.0.9.1, 198.51.100.7')).status, 429);
    assert.equal((await create('198.51.100.7, 203.0.113.9')).status, 201);
  });
});

describe('the limit of replies that have to be thought of', () => {
  const settings = {
    clock: '2026-11-29T10:00:00Z',
    options: limited({ per_player: { replies: { burst: 4, per_minute: 1500 } } }),
  };
  const timeless = (play) => ({ ...play, play: '', started_at: '', finished_at: '', players: 0, percentage: 0 });
  const patience = () => new Promise((passed) => setTimeout(passed, 40));
  let service;
  let whole; // a finished play
  before(async () => {
    service = await startService(settings);
  });
  after(() => service.close());

  /** Sends until it is taken, as often as it is told to come back; how often that was, and the play. */
  async function insist(call) {
    for (let refused = 0; ; ++refused) {
      const answer = await call();
      if (answer.status !== 429) {
        assert.ok(answer.status < 300, answer.text);
        return { refused, play: answer.body };
      }
      assertProblem(answer, 429, 'slow_down');
      assert.equal(answer.headers.get('retry-after'), '1');
      await patience();
    }
  }
  const start = (token) =>
    insist(() => service.call('POST', '/v1/plays', { token, body: { table: 'belote', date: 'today' } }));

  test('whoever goes where nobody was is told when to come back, and stays where he was', async () => {
    const { token } = await service.player('First');
    let { play } = await start(token);
    let waits = 0;
    while (!play.finished) {
      const log = [...play.log, play.view.legal.find((action) => action !== 'pass') ?? 'pass'];
      const answer = await service.put(token, play.play, log);
      if (answer.status === 200) {
        play = answer.body;
        continue;
      }
      assertProblem(answer, 429, 'slow_down');
      assert.deepEqual((await service.call('GET', `/v1/plays/${play.play}`, { token })).body, play);
      const { refused, play: next } = await insist(() => service.put(token, play.play, log));
      waits += 1 + refused;
      play = next;
    }
    assert.ok(waits > 0);
    whole = play;
  });

  test('whoever goes where somebody was pays nothing', async () => {
    const { token } = await service.player('Second');
    const { play } = await start(token);
    const { refused, play: same } = await insist(() => service.put(token, play.play, whole.log));
    assert.equal(refused, 0);
    assert.deepEqual(timeless(same), timeless(whole));
  });

  test('of a log in one piece what was answered is recorded, and the rest when it is sent again', async () => {
    await service.restart(settings); // and everything is forgotten
    const { token } = await service.player('Third');
    const { play: begun } = await start(token);
    const answer = await service.put(token, begun.play, whole.log);
    assertProblem(answer, 429, 'slow_down');
    const { log, view } = (await service.call('GET', `/v1/plays/${begun.play}`, { token })).body;
    assert.deepEqual(log, whole.log.slice(0, log.length));
    assert.ok(log.length < whole.log.length);
    assert.equal(view.turn, 0);
    const { play } = await insist(() => service.put(token, begun.play, whole.log));
    assert.deepEqual(timeless(play), timeless(whole));
  });
});

describe('stopping', () => {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    test(`${signal} lets what has begun be answered, then ends with 0`, async () => {
      const service = await startService();
      const idle = new RawClient(service.url).send(get('/healthz'));
      await idle.until((text) => text.includes('"alive"'));
      const begun = new RawClient(service.url).send('GET /healthz HTTP/1.1\r\n');
      await service.call('GET', '/healthz');
      const status = service.stop(signal);
      await idle.untilClosed();
      begun.send(`${host}\r\n`);
      const answer = parse(await begun.untilClosed());
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('connection'), 'close');
      assert.equal(await status, 0);
      await assert.rejects(fetch(`${service.url}/healthz`));
    });
  }
});
