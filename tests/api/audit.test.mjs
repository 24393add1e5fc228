// rozbazi-audit against records that a real server gives.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { makeCertificate } from './certificate.mjs';
import { forge, program, sql, startService, tables } from './harness.mjs';

const date = '2026-11-29';
const path = `/v1/days/${date}/record`;

/** Runs it with `arguments_`: its exit code and what it said. */
const audit = (...arguments_) => auditWith(process.env, ...arguments_);
const auditWith = (env, ...arguments_) =>
  new Promise((resolve) => {
    execFile(program('rozbazi-audit'), arguments_, { timeout: 60_000, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

describe('rozbazi-audit', () => {
  let service;
  let file;
  let record;
  before(async () => {
    service = await startService({ clock: `${date}T10:00:00Z` });
    for (const table of tables) {
      for (const name of ['Ada', 'Bea']) {
        const { token } = await service.player(name);
        const last = ({ legal }) => legal.at(-1);
        await service.finish(token, name === 'Ada' ? { table } : { table, choose: last });
      }
    }
    await service.restart({ clock: '2026-11-30T01:00:00Z' });
    record = (await service.call('GET', path)).text;
    file = join(service.folder, 'record.ndjson');
    writeFileSync(file, record);
  });
  after(() => service.close());

  test('finds a real day good, from a file and from its URL', async () => {
    const of_file = await audit(file);
    assert.equal(of_file.code, 0, of_file.stdout + of_file.stderr);
    assert.match(of_file.stdout, /The record of 2026-11-29 is good: 16 plays\./);
    assert.equal(of_file.stderr, ''); // no progress where nobody watches
    assert.deepEqual(await audit('--all', file), of_file);
    const of_url = await audit(service.url + path);
    assert.equal(of_url.code, 0, of_url.stdout + of_url.stderr);
    assert.match(of_url.stdout, /The boards that are served are those that the record gives/);
  });

  test('reads by https from whoever proves the name, and from nobody else', async () => {
    const { key, certificate } = makeCertificate(service.folder, 'localhost');
    const tls = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (asked, answer) => {
      request(service.url + asked.url, { headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode, got.headers);
        got.pipe(answer);
      }).end();
    });
    tls.listen(0, 'localhost');
    await once(tls, 'listening');
    try {
      const { port } = tls.address();
      const trusting = { ...process.env, SSL_CERT_FILE: certificate };
      const good = await auditWith(trusting, `https://localhost:${port}${path}`);
      assert.equal(good.code, 0, good.stdout + good.stderr);
      assert.match(good.stdout, /The boards that are served are those that the record gives/);
      const unknown = await audit(`https://localhost:${port}${path}`);
      assert.equal(unknown.code, 2, unknown.stdout);
      assert.match(unknown.stderr, /certificate/);
      const other = await auditWith(trusting, `https://127.0.0.1:${port}${path}`);
      assert.equal(other.code, 2, other.stdout);
      assert.match(other.stderr, /certificate/);
    } finally {
      tls.close();
      tls.closeAllConnections();
    }
  });

  test('names the line of a changed byte', async () => {
    const lines = record.split('\n');
    for (const [number, what, by] of [
      [1, '"players":2', '"players":3'],
      [3, '"player":"', '"player":"0'],
      [6, '"score":', '"score":7'],
      [17, '"seat":1', '"seat":2'],
    ]) {
      const changed = lines.with(number - 1, lines[number - 1].replace(what, by));
      writeFileSync(file, changed.join('\n'));
      const { code, stdout } = await audit(file);
      assert.equal(code, 1, stdout);
      assert.match(stdout, new RegExp(`^line ${number}: `));
    }
    const digit = lines[4].indexOf('"player":"') + 12;
    const other = lines[4][digit] === '0' ? '1' : '0';
    const changed = lines.with(4, lines[4].slice(0, digit) + other + lines[4].slice(digit + 1));
    writeFileSync(file, changed.join('\n'));
    assert.match((await audit(file)).stdout, /^line 5: it is not the line that the record was closed with/);
  });

  test('compares every page of the boards that are served', async () => {
    // 250 more who played as one of the two did, and finished with her.
    sql(
      `with one as (select * from plays where table_name = 'tute-3' order by finished_at limit 1),
       new as (insert into players (player, name, created_at)
               select gen_random_uuid(), 'Cem', now() from generate_series(1, 250) returning player),
       added as (insert into plays
                 select date, table_name, new.player, seat, overlay(new.player::text placing left(play::text, 8) from 1)::uuid,
                        ranked, bots_level, bots_version, actions, started_at, finished_at, score from one, new)
       update score_counts c set plays = c.plays + 250 from one
       where c.date = one.date and c.table_name = one.table_name and c.score = one.score`,
      service.database,
    );
    const good = await audit(service.url + path);
    assert.equal(good.code, 0, good.stdout + good.stderr);
    assert.match(good.stdout, /tute-3 +252 players/);

    // What only one who looks at the last page sees.
    const last = `select player from plays where table_name = 'tute-3' order by score, finished_at desc, player desc limit 1`;
    const [player] = sql(last, service.database).split('\n');
    const [name] = sql('select gen_random_uuid()', service.database).split('\n');
    sql(`alter table plays disable trigger all`, service.database);
    forge(`update plays set player = '${name}' where player = '${player}' and table_name = 'tute-3'`, service.database);
    const other = await audit(service.url + path); // the record as it was made before, the board as it is now
    assert.equal(other.code, 1);
    assert.match(other.stdout, /^line \d+: the board of `tute-3` that is served has another `player` in place/);
    forge(`update plays set player = '${player}' where player = '${name}'`, service.database);
  });

  test('finds a score that was not earned', async () => {
    forge(`update plays set score = score + 1 where table_name = 'schafkopf'`, service.database);
    await service.restart({ clock: '2026-11-30T01:00:00Z' });
    const forged = await audit(service.url + path);
    assert.equal(forged.code, 1);
    assert.match(forged.stdout, /^line \d+: the score is -?\d+, and the replay gives -?\d+/);
    forge(`update plays set score = score - 1 where table_name = 'schafkopf'`, service.database);
    await service.restart({ clock: '2026-11-30T01:00:00Z' });
  });

  test('counts a removed play, which is on no board', async () => {
    const of = `table_name = 'tute-2' and score = (select max(score) from plays where table_name = 'tute-2')`;
    const score = sql(`select score from plays where ${of}`, service.database);
    sql(`update plays set ranked = false, removed_at = now() where ${of}`, service.database);
    sql(`delete from score_counts where table_name = 'tute-2' and score = ${score}`, service.database);
    const { code, stdout, stderr } = await audit(service.url + path);
    assert.equal(code, 0, stdout + stderr);
    assert.match(stdout, /266 plays, 1 of them removed/);
    assert.match(stdout, /tute-2 +1 players/);
  });

  test('says how it is used, and what cannot be read', async () => {
    for (const wrong of [[], ['a', 'b'], ['--verbose'], ['--all'], ['a', '--all']]) {
      const { code, stderr } = await audit(...wrong);
      assert.equal(code, 2);
      assert.match(stderr, /^usage: rozbazi-audit \[--all\] FILE/);
    }
    assert.equal((await audit('--help')).code, 0);
    const says = async (source, what) => {
      const { code, stderr } = await audit(source);
      assert.equal(code, 2, stderr);
      assert.match(stderr, what);
    };
    await says('/nowhere/record', /cannot open \/nowhere\/record: No such file/);
    await says(service.folder, /cannot read/);
    await says(`${service.url}/v1/days/${date}`, /is no record's URL/);
    await says(`${service.url}/v1/days/2026-11-30/record`, /answers 403: A day's record is public once/);
    await says('http://127.0.0.1:1/v1/days/2026-11-29/record', /cannot be read/);
  });
});
