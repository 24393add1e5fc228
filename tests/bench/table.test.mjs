// ops/lib/bench.mjs: that whatever misses what it must reach, or fails, is seen at the end and makes ops/bench fail.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, describe, test } from 'node:test';

const program = resolve(import.meta.dirname, '../../ops/lib/bench.mjs');

describe('the table of the benchmarks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rozbazi-table-'));
  const file = join(folder, 'bench.json');
  after(() => rmSync(folder, { recursive: true }));

  /** What is made of parts, each with its rows or other lines, and how it ended. */
  function shown(...parts) {
    const lines = parts.flatMap(([part, exit, ...rows]) => [
      JSON.stringify({ part }),
      ...rows.map((row) => (typeof row === 'string' ? row : JSON.stringify({ quantity: 'a row', unit: 'ms', ...row }))),
      JSON.stringify({ part, exit }),
    ]);
    const { status, stdout } = spawnSync('node', [program, file], { input: lines.join('\n'), encoding: 'utf8' });
    return { status, stdout, end: stdout.slice(stdout.indexOf('What must be reached')) };
  }

  test('holds where every part ends well and everything is reached', () => {
    const { status, end } = shown(
      ['one', 0, { value: 3, must: 5, goal: 2, lower: true }, 'a remark', { value: 7 }],
      ['two', 0, { value: 6, must: 5, goal: 6 }],
    );
    assert.equal(status, 0);
    assert.match(end, /a row +3 ms +5 +2 holds\n/);
    assert.match(end, /a row +6 ms +5 +6 goal\n/);
    assert.doesNotMatch(end, /a row +7/);
    assert.match(end, /3 results, .*; 0 missed, 0 parts failed/);
    const rows = JSON.parse(readFileSync(file, 'utf8'));
    assert.deepEqual(
      rows.map(({ part, value }) => [part, value]),
      [
        ['one', 3],
        ['one', 7],
        ['two', 6],
      ],
    );
  });

  test('fails where one row misses what it must reach, in either direction', () => {
    for (const row of [
      { value: 6, must: 5, lower: true },
      { value: 4, must: 5 },
    ]) {
      const { status, end } = shown(['one', 0, row, { value: 1 }]);
      assert.equal(status, 1);
      assert.match(end, /MISSED\n[^]*1 missed, 0 parts failed/);
    }
  });

  test('fails where a part has failed or told nothing, names it, and shows the others', () => {
    const { status, stdout, end } = shown(
      ['one', 3, { value: 6, must: 5 }],
      ['two', 0, 'a remark'],
      ['three', 0, { value: 8, must: 5 }],
    );
    assert.equal(status, 1);
    assert.match(stdout, /a remark/);
    assert.match(end, /a row +8 ms/);
    assert.match(
      end,
      /FAILED: one \(exit code 3\)\nFAILED: two \(told nothing\)\n2 results, .*; 0 missed, 2 parts failed/,
    );
  });
});
