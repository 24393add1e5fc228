// docs/security.md says which test holds what: each of them is there, by the name that it is given.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(root, 'docs/security.md'), 'utf8');
const cited = [...text.matchAll(/^- `(tests\/[^`]+)`: “(.+)”$/gm)].map(([, file, title]) => ({ file, title }));

test('every test that docs/security.md names is there', () => {
  assert.ok(cited.length > 40, `${cited.length}`);
  for (const { file, title } of cited) {
    const source = readFileSync(resolve(root, file), 'utf8');
    assert.ok(
      ["'", '"', '`'].some((quote) => source.includes(quote + title + quote)),
      `${file}: ${title}`,
    );
  }
});

test('none of the ten is without a test, and no list item under them is anything else', () => {
  const parts = text.split(/^### (?=API\d)/m).slice(1);
  assert.deepEqual(
    parts.map((part) => Number(/^API(\d+)/.exec(part)[1])),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
  for (const part of parts) {
    const items = part.split(/^## /m)[0].match(/^- .*$/gm) ?? [];
    assert.ok(items.length > 0, part.slice(0, 40));
    for (const item of items) assert.match(item, /^- `tests\/[^`]+`: “.+”$/);
  }
});
