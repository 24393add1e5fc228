// Every number of Patroni's that ops/monitoring asks for is one that it tells.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { databases, patroniUrl } from './cluster.mjs';

const monitoring = resolve(import.meta.dirname, '../../../ops/monitoring');

test('every number that rules and board name is told by Patroni on each machine', async () => {
  const asking = ['rozbazi-rules.yml', 'rozbazi-board.json'].map((name) =>
    readFileSync(join(monitoring, name), 'utf8'),
  );
  const names = new Set(asking.join('\n').match(/\bpatroni_\w+/g));
  assert.ok(names.size > 0);
  for (const machine of databases) {
    const told = await (await fetch(patroniUrl(machine, 'metrics'))).text();
    for (const name of names) assert.match(told, new RegExp(`^${name}[ {]`, 'm'), machine);
  }
});
