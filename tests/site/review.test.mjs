/** Every reason that the engine has for a loss has a sentence in both languages, and is explained in the documents. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const names = /kNames\[\]\{([^}]*)\}/.exec(read('engine/review/reasons.cpp'))[1];
const reasons = [...names.matchAll(/"([a-z_]+)"/g)].map(([, name]) => name);

test('each reason is said in both languages, and no other is', () => {
  assert.ok(reasons.length > 30);
  for (const lang of ['ur', 'en']) {
    const { reasons: said, own } = JSON.parse(read(`site/strings/${lang}.json`)).review;
    assert.deepEqual(Object.keys(said).sort(), [...reasons].sort());
    for (const words of Object.values(own))
      for (const name of Object.keys(words)) assert.ok(reasons.includes(name), name);
  }
});

test('each reason is explained where the protocol is', () => {
  const text = read('docs/review.md');
  for (const name of reasons) assert.ok(text.includes(`\`${name}\``), name);
});
