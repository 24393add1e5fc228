// nginx in front, configured as for production: a board's page of an open day from its cache of one second, against a file
// of the same bytes, both by TLS and compressed. The clients share the machine, so what counts is nginx's own processor time.
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { startService } from '../api/harness.mjs';
import { noNginx, startNginx } from '../deploy/nginx.mjs';
import { familySeconds } from './cpu.mjs';
import { atOnce, print, way } from './players.mjs';

const kOnBoard = 60;
const kAtOnce = 16;
const kPages = 4000;
const kRounds = 8;
const clock = '2026-11-29T10:00:00Z';
const board = '/v1/boards/belote/2026-11-29';
const file = '/page.json';
const passed = '/v1/players/me';

if (noNginx) throw new Error(noNginx);
const service = await startService({ clock, options: ['--limits', 'off', '--trust-proxy', '127.0.0.1'] });
let nginx;
try {
  let token;
  for (let at = 0; at < kOnBoard; ++at) {
    ({ token } = await service.player(`Guest ${at}`));
    await service.finish(token, { choose: way(at % 4) });
  }
  const { text, body } = await service.call('GET', board);
  assert.equal(body.entries.length, 50);
  nginx = await startNginx(new URL(service.url).host, {
    'index.html': '<title>x</title>',
    [file]: text,
    [`${file}.gz`]: gzipSync(text),
  });
  const front = { url: `https://127.0.0.1:${nginx.tls}` };
  const asked = () => service.metric('rozbazi_http_requests_total{method="GET",route="/v1/boards/{}/{}",status="200"}');
  const before = await asked();
  const used = { [board]: 0, [file]: 0, [passed]: 0 };
  let seconds = 0;
  for (let round = 0; round < kRounds; ++round) {
    for (const path of [file, board, passed]) {
      const headers = { 'accept-encoding': 'gzip', ...(path === passed ? { authorization: `Bearer ${token}` } : {}) };
      const start = familySeconds(nginx.child.pid);
      const took = await atOnce(front, kAtOnce, Array(kPages).fill(path), async (line) => {
        const answer = await line.call('GET', path, { headers });
        if (answer.status !== 200) throw new Error(answer.text);
      });
      used[path] += familySeconds(nginx.child.pid) - start;
      if (path === board) seconds += took;
    }
  }
  const pages = kPages * kRounds;
  print({ quantity: "a board's page from nginx's cache", value: pages / seconds, unit: '1/s' });
  print({
    quantity: "a board's page from nginx's cache, nginx's CPU",
    value: (used[board] / pages) * 1e6,
    unit: 'µs',
    lower: true,
  });
  print({ quantity: "a request passed on, nginx's CPU", value: (used[passed] / pages) * 1e6, unit: 'µs', lower: true });
  print({
    quantity: "a board's page : a file of its size, a second of nginx's CPU",
    value: used[file] / used[board],
    unit: '',
    must: 0.8,
    goal: 0.9,
  });
  print({
    quantity: 'of a thousand pages, asked of the server',
    value: (1000 * ((await asked()) - before)) / pages,
    unit: '',
    lower: true,
  });
} finally {
  await nginx?.close();
  await service.close();
}
