// docs/promises.md gives commands, which ops/prove runs: what they name is there, and each is one that this suite runs too.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(root, 'docs/promises.md'), 'utf8');
const promises = text.split(/^## /m).slice(1);
const commandsOf = (promise) =>
  [...promise.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, commands]) => commands.trim().split('\n'));

test('every promise has commands, and every file and program in them is there', () => {
  assert.ok(promises.length >= 10, `${promises.length}`);
  for (const promise of promises) {
    const commands = commandsOf(promise);
    assert.ok(commands.length > 0, promise);
    for (const path of commands.join(' ').match(/\b(?:tests|build|ops)\/[\w./-]+/g) ?? []) {
      assert.ok(existsSync(resolve(root, path)), path);
    }
  }
});

test('every test that a command names by a pattern is there', () => {
  const named = promises.flatMap(commandsOf).map((command) => /^(build\S+) '(.+)'$/.exec(command));
  const found = named.filter((each) => each !== null);
  assert.ok(found.length > 2);
  for (const [, program, pattern] of found) {
    // Its exit code is how many there are.
    const { status } = spawnSync(resolve(root, program), ['--list-test-names-only', pattern]);
    assert.ok(status > 0, pattern);
  }
});
