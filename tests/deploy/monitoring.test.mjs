// What ops/monitoring gives to Prometheus and Grafana: that they understand it, that each alert speaks when it should, that every number
// in it is one that is really told, and that the runbook knows what to do.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl, sql, startService } from '../api/harness.mjs';
import { freePort } from './port.mjs';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'ops/monitoring');
const postgresBin = '/usr/lib/postgresql/15/bin';
const programs = process.env.ROZBAZI_PROMETHEUS ?? '/usr/bin';
const program = (name) => join(programs, name);
const missing = !existsSync(program('promtool')) && 'there is no promtool (Debian: prometheus)';
const rules = readFileSync(join(source, 'rozbazi-rules.yml'), 'utf8');
const board = JSON.parse(readFileSync(join(source, 'rozbazi-board.json'), 'utf8'));
const shown = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const headings = new Set(
  [...readFileSync(join(root, 'docs/runbook.md'), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text]) => text),
);

const promtool = (...args) => {
  const done = spawnSync(program('promtool'), args, { encoding: 'utf8' });
  assert.equal(done.status, 0, done.stdout + done.stderr);
};

/** What one of Debian's exporters tells. */
async function toldBy(name, environment) {
  const port = await freePort();
  const child = spawn(program(name), [`--web.listen-address=127.0.0.1:${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit');
  try {
    for (let tries = 0; ; ++tries) {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null);
      if (answer?.ok) return await answer.text();
      assert.ok(tries < 100 && child.exitCode === null, `${name} does not answer`);
      await new Promise((passed) => setTimeout(passed, 100));
    }
  } finally {
    child.kill();
    await ended;
  }
}

describe('monitoring', { skip: missing }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'rozbazi-monitoring-'));
  let told;
  before(async () => {
    for (const name of ['prometheus.yml', 'rozbazi-rules.yml']) copyFileSync(join(source, name), join(folder, name));
    copyFileSync(join(import.meta.dirname, 'monitoring/alerts.yml'), join(folder, 'alerts.yml'));
    const service = await startService({ clock: '2026-11-29T10:00:00Z' });
    try {
      // Some numbers are told only of what has happened.
      const { token } = await service.player();
      await service.finish(token);
      // Of standbys PostgreSQL tells when there is one: somebody who receives what it writes.
      const received = join(folder, 'received');
      mkdirSync(received);
      const standby = spawn(join(postgresBin, 'pg_receivewal'), ['-D', received, '-d', databaseUrl('postgres')]);
      const streams = `select count(*) from pg_stat_replication where state = 'streaming'`;
      for (let left = 100; left > 0 && sql(streams) === '0'; --left) await sleep(100);
      told = [
        (await service.call('GET', '/metrics')).text,
        await toldBy('prometheus-postgres-exporter', { DATA_SOURCE_NAME: databaseUrl('postgres') }),
        await toldBy('prometheus-node-exporter'),
      ].join('\n');
      standby.kill();
      await once(standby, 'exit');
    } finally {
      await service.close();
    }
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('Prometheus understands its configuration and the rules', () =>
    promtool('check', 'config', join(folder, 'prometheus.yml')));

  test('alerts speak when they should and keep still when not', () =>
    promtool('test', 'rules', join(folder, 'alerts.yml')));

  test('each alert is tried in both', () => {
    const tried = readFileSync(join(folder, 'alerts.yml'), 'utf8');
    for (const [, name] of rules.matchAll(/- alert: (\S+)/g)) {
      assert.match(
        tried,
        new RegExp(`- alertname: ${name}\\n\\s+eval_time: \\w+\\n\\s+exp_alerts:\\n\\s+- exp_labels`),
        name,
      );
      assert.match(tried, new RegExp(`alertname: ${name}, eval_time: \\w+, exp_alerts: \\[\\] }`), name);
    }
  });

  test('Prometheus understands what the board asks', () => {
    const asked = shown.map((expr, number) => ({ record: `shown:${number}`, expr }));
    writeFileSync(join(folder, 'shown.json'), JSON.stringify({ groups: [{ name: 'shown', rules: asked }] }));
    promtool('check', 'rules', join(folder, 'shown.json'));
  });

  test('every number that rules and board name is told by the server, by PostgreSQL’s exporter or the machine’s', () => {
    const recorded = new Set([...rules.matchAll(/record: (\S+)/g)].map(([, name]) => name));
    const names = new Set(`${rules}\n${shown.join('\n')}`.match(/\b(?:rozbazi|pg|node)[_:]\w[\w:]*/g));
    assert.ok(names.size > 20, `${names.size}`);
    const lacking = [...names].filter((name) => !recorded.has(name) && !new RegExp(`^${name}[ {]`, 'm').test(told));
    assert.deepEqual(lacking, []);
  });

  test('whatever the server tells is on the board or in a rule', () => {
    const asked = `${rules}\n${shown.join('\n')}`;
    const names = [...told.matchAll(/^# TYPE (rozbazi_\w+) /gm)].map(([, name]) => name);
    assert.ok(names.length > 20, `${names.length}`);
    assert.deepEqual(
      names.filter((name) => !new RegExp(`\\b${name}(?:_bucket|_sum|_count)?\\b`).test(asked)),
      [],
    );
  });

  test('the board’s panels are each its own, and none lies upon another', () => {
    const places = new Set();
    for (const { id, gridPos } of board.panels) {
      assert.equal(board.panels.filter((other) => other.id === id).length, 1, `${id}`);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; ++x) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; ++y) {
          assert.ok(x < 24 && !places.has(`${x} ${y}`), `${id} at ${x} ${y}`);
          places.add(`${x} ${y}`);
        }
      }
    }
  });

  test('the runbook has a chapter for each alert', () => {
    const chapters = [...rules.matchAll(/runbook: "(.+)"/g)].map(([, chapter]) => chapter);
    assert.equal(chapters.length, rules.match(/- alert:/g)?.length);
    assert.deepEqual(
      chapters.filter((chapter) => !headings.has(chapter)),
      [],
    );
  });
});
