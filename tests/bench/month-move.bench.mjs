// A month's plays, ROZBAZI_BENCH_PLAYS of them, moved to another tablespace while people play, and what PostgreSQL's own
// way to do that would cost them: for as long as ALTER TABLE … SET TABLESPACE copies, nobody plays at all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl, runProgram, sql, startService } from '../api/harness.mjs';
import { clones } from './clones.mjs';
import { Line } from './line.mjs';
import { move, print, quantile, way } from './players.mjs';
import { store } from './stored.mjs';

const kStored = Number(process.env.ROZBAZI_BENCH_PLAYS ?? 100_000);
const kAtOnce = 4;
const kPauseMs = 20;
const over = '2026-10-30';
const table = 'plays_2026_10';

const folder = mkdtempSync('/var/tmp/rozbazi-bench-');
if (process.getuid() === 0) spawnSync('chown', ['postgres:', folder]);
const service = await startService({ clock: `${over}T10:00:00Z` });
const ask = (text) => sql(text, service.database);

/** Moves of a few people until `work` has ended: how long each took, in milliseconds. */
async function movesDuring(work) {
  const { token } = await service.player('Template');
  await service.finish(token, { choose: way(0) });
  const template = await service.play((await service.player('Beginner')).token);
  const lines = Array.from({ length: kAtOnce }, () => new Line(service.url));
  const took = [];
  let ended = false;
  const people = lines.map(async (line) => {
    let play = { finished: true };
    while (!ended) {
      if (play.finished) [play] = clones(service, template, 1);
      play.way = way(0);
      const start = performance.now();
      await move(line, play);
      took.push(performance.now() - start);
      await sleep(kPauseMs);
    }
  });
  await sleep(1000);
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  ended = true;
  await Promise.all(people);
  for (const line of lines) line.close();
  return { took, seconds };
}

try {
  store(service, over, kStored);
  await service.stop('SIGTERM');
  await service.start({ clock: '2026-12-02T10:00:00Z' });
  sql(`create tablespace bench_disk location '${folder}'`);
  const words = ['move-month', '2026-10', 'bench_disk', '--database', databaseUrl(service.database)];
  const { took, seconds } = await movesDuring(async () => {
    const { status, stderr } = await runProgram('rozbazi-admin', words, { timeout: 0 });
    if (status !== 0) throw new Error(stderr);
  });
  const of = `of ${kStored.toLocaleString('en')} plays`;
  print({ quantity: 'plays moved to another disk', value: kStored / seconds, unit: '1/s' });
  print({
    quantity: `a move while a month ${of} is moved, 99 of 100`,
    value: quantile(took, 0.99),
    unit: 'ms',
    lower: true,
  });
  print({
    quantity: `a move while a month ${of} is moved, the slowest`,
    value: Math.max(...took),
    unit: 'ms',
    must: 1000,
    lower: true,
  });

  const indexes = ask(`select indexrelid::regclass from pg_index where indrelid = '${table}'::regclass`).split('\n');
  const begin = performance.now();
  ask(
    [
      `begin; alter table ${table} set tablespace pg_default`,
      ...indexes.map((index) => `alter index ${index} set tablespace pg_default`),
      'commit',
    ].join('; '),
  );
  print({
    quantity: `the same by SET TABLESPACE: nobody plays for`,
    value: (performance.now() - begin) / 1000,
    unit: 's',
    lower: true,
  });
} finally {
  await service.close();
  sql('drop tablespace if exists bench_disk');
  rmSync(folder, { recursive: true });
}
