import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { assertProblem, forge, runAdmin, sql, startService, tables } from './harness.mjs';
import { exchange } from './raw.mjs';

const date = '2026-11-29';
const path = `/v1/days/${date}/record`;

describe("a day's record", () => {
  let service;
  const finished = [];
  before(async () => {
    service = await startService({ clock: `${date}T10:00:00Z` });
    for (const table of tables) {
      const player = await service.player('Ada');
      finished.push({ player, play: await service.finish(player.token, { table }) });
    }
    const unfinished = await service.player('Bea');
    await service.finish(unfinished.token, { table: 'belote', upTo: 2 });
  });
  after(() => service.close());
  const lines = async () => (await service.call('GET', path)).text.split('\n');

  test('is sealed while the day is open, also in the grace, and of days ahead', async () => {
    assertProblem(await service.call('GET', '/v1/days/today/record'), 403, 'still_sealed');
    assertProblem(await service.call('GET', '/v1/days/2026-12-02/record'), 403, 'still_sealed');
    assertProblem(await service.call('GET', '/v1/days/2031-01-01/record'), 404, 'no_such_day');
    assertProblem(await service.call('GET', '/v1/days/yesterday/record'), 404, 'no_such_day');
    await service.restart({ clock: '2026-11-30T00:29:00Z' });
    assertProblem(await service.call('GET', path), 403, 'still_sealed');
    await service.restart({ clock: '2026-11-30T00:30:00Z' });
    assert.equal((await service.call('GET', path)).status, 200);
  });

  test('begins with the closed day, the number of plays and the SHA-256 of all bytes behind', async () => {
    const { text, headers } = await service.call('GET', path);
    assert.equal(headers.get('content-type'), 'application/x-ndjson');
    assert.equal(headers.get('cache-control'), 'public, max-age=300');
    const end = text.indexOf('\n') + 1;
    const { plays, sha256, locator, ...day } = JSON.parse(text.slice(0, end));
    assert.deepEqual(day, (await service.call('GET', `/v1/days/${date}`)).body);
    assert.equal(plays, finished.length);
    assert.equal(sha256, createHash('sha256').update(text.slice(end)).digest('hex'));
    assert.match(locator, /^[0-9a-f]{24}$/);
  });

  test('goes on with each ranked finished play in order of finish', async () => {
    const [, ...rest] = await lines();
    assert.equal(rest.pop(), '');
    assert.deepEqual(
      rest.map((line) => JSON.parse(line)),
      finished.map(({ player, play }) => ({
        play: play.play,
        player: player.player,
        table: play.table,
        log: play.log,
        played: play.played,
        score: play.score,
        finished_at: play.finished_at,
      })),
    );
    assert.deepEqual(Object.keys(JSON.parse(rest[0])), [
      ...['play', 'player', 'table', 'log', 'played', 'score', 'finished_at'],
    ]);
  });

  test('lists plays of the same microsecond by their ids', async () => {
    const all = finished.map(({ play }) => play.play);
    forge(`update plays set finished_at = '${date}T12:00:00Z' where finished_at is not null`, service.database);
    await service.restart({ clock: '2026-11-30T01:00:00Z' });
    const [, ...rest] = await lines();
    assert.deepEqual(
      rest.slice(0, -1).map((line) => JSON.parse(line).play),
      all.sort(),
    );
  });

  test('is the same bytes each time, compressed or not, and after a restart', async () => {
    const first = await service.call('GET', path, { headers: { 'accept-encoding': 'identity' } });
    const size = Buffer.byteLength(first.text);
    assert.equal(first.headers.get('content-length'), String(size));
    await service.restart({ clock: '2026-12-05T01:00:00Z' });
    const packed = await service.call('GET', path, { headers: { 'accept-encoding': 'br, gzip' } });
    assert.equal(packed.headers.get('content-encoding'), 'gzip');
    assert.match(packed.headers.get('vary'), /Accept-Encoding/);
    assert.ok(Number(packed.headers.get('content-length')) < size / 4);
    assert.equal(packed.text, first.text);
    assert.equal(packed.headers.get('etag'), first.headers.get('etag'));

    // Node's decoder forgives an end that does not fit; zlib itself does not.
    const fields = 'Host: x\r\nAccept-Encoding: gzip\r\nConnection: close';
    const raw = await exchange(service.url, `GET ${path} HTTP/1.1\r\n${fields}\r\n\r\n`);
    const body = Buffer.from(raw.slice(raw.indexOf('\r\n\r\n') + 4), 'latin1');
    assert.equal(gunzipSync(body).toString(), first.text);
  });

  test('is told of without a body, and not sent again to whom has it', async () => {
    const whole = await service.call('GET', path, { headers: { 'accept-encoding': 'identity' } });
    const head = await service.call('HEAD', path, { headers: { 'accept-encoding': 'identity' } });
    assert.equal(head.status, 200);
    assert.equal(head.text, '');
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      assert.equal(head.headers.get(name), whole.headers.get(name), name);
    }
    const etag = whole.headers.get('etag');
    const again = await service.call('GET', path, { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
    assert.equal(again.text, '');
  });

  test('keeps the id of a player who asked to be forgotten', async () => {
    const before = await lines();
    await service.call('DELETE', '/v1/players/me', { token: finished[0].player.token });
    await service.restart({ clock: '2026-12-06T01:00:00Z' });
    assert.deepEqual(await lines(), before);
  });

  test('keeps a line for a result that was removed, and counts it', async () => {
    const before = await lines();
    const [{ play }] = finished.slice(-1);
    const of = `date = '${date}' and table_name = '${play.table}'`;
    sql(`update plays set ranked = false, removed_at = '2026-12-06T00:00:00Z' where ${of}`, service.database);
    sql(`delete from score_counts where ${of}`, service.database);
    const after = await lines();
    const place = before.findIndex((line) => line.includes(`"play":"${play.play}"`));
    assert.equal(after[place], JSON.stringify({ play: play.play, table: play.table, removed: true }));
    assert.deepEqual(after.toSpliced(place, 1).slice(1), before.toSpliced(place, 1).slice(1));
    const day = JSON.parse(after[0]);
    assert.equal(day.plays, finished.length);
    assert.equal(day.tables.find(({ table }) => table === play.table).players, 0);
  });

  test('of a day without plays is its first line', async () => {
    await service.restart({ clock: '2026-12-07T01:00:00Z' });
    const { text } = await service.call('GET', '/v1/days/2026-12-01/record');
    const day = JSON.parse(text);
    assert.equal(day.plays, 0);
    assert.equal(day.sha256, createHash('sha256').digest('hex'));
    assert.equal(text.endsWith('\n'), true);
  });
});

test("a day's record changes with every correction, also where nobody read it in between", async () => {
  const service = await startService({ clock: `${date}T10:00:00Z` });
  try {
    const plays = [];
    for (const name of ['Ada', 'Bea']) {
      const { token } = await service.player(name);
      plays.push(await service.finish(token, { table: 'belote' }));
    }
    await service.restart({ clock: '2026-11-30T01:00:00Z' });
    const correct = async (...words) => assert.equal((await runAdmin(service.database, words)).status, 0);
    const removed = async () =>
      (await service.call('GET', path)).text
        .split('\n')
        .filter((line) => line.includes('"removed":true'))
        .map((line) => JSON.parse(line).play);
    assert.deepEqual(await removed(), []);
    await correct('remove-result', plays[0].play);
    assert.deepEqual(await removed(), [plays[0].play]);
    await correct('restore-result', plays[0].play);
    await correct('remove-result', plays[1].play);
    assert.deepEqual(await removed(), [plays[1].play]);
  } finally {
    await service.close();
  }
});
