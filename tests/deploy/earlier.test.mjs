// What a new release keeps of those before it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'rozbazi-earlier-'));
after(() => rmSync(folder, { recursive: true }));

function release(name, files, daysAgo) {
  const path = join(folder, name);
  mkdirSync(join(path, 'site/assets'), { recursive: true });
  for (const file of files) writeFileSync(join(path, 'site/assets', file), name);
  const then = Date.now() / 1000 - daysAgo * 86_400;
  utimesSync(path, then, then);
  return path;
}

test('a release keeps the hashed files of the one before it and of those of a week', () => {
  const current = release('a', ['page-A.js', 'same.js'], 60);
  release('b', ['page-B.js'], 30);
  release('c', ['page-C.js', 'page-C.js.br'], 3);
  const next = release('d', ['page-D.js', 'same.js'], 0);
  const run = (...words) => execFileSync(resolve(import.meta.dirname, '../../ops/deploy/earlier'), words);
  run(folder, next, current);
  assert.deepEqual(readdirSync(join(next, 'before/assets')).sort(), [
    'page-A.js',
    'page-C.js',
    'page-C.js.br',
    'same.js',
  ]);
  const first = release('e', [], 0);
  run(folder, first, '');
  assert.deepEqual(readdirSync(join(first, 'before/assets')).sort(), [
    'page-C.js',
    'page-C.js.br',
    'page-D.js',
    'same.js',
  ]);
});
