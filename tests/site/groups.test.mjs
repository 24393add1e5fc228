// Groups' codes, as people write them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSite } from './bundle.mjs';

const { readCode } = await loadSite('ur', 'text/group-code.ts');

test('a code is read in small letters, with blanks and dashes, in digits of other scripts, and within a link', () => {
  const written = [
    'ABC234',
    ' abc 234 ',
    'abc-234',
    'ABC۲۳۴',
    'abc\u0662\u0663\u0664',
    'ＡＢＣ２３４',
    '\u2066ABC234\u2069',
    'https://example.org/ur/groups/?code=abc234',
    'آئیے https://example.org/en/groups/?x=1&code=ABC234#top',
  ];
  for (const text of written) assert.equal(readCode(text), 'ABC234', text);
});

test('what holds no code is none: another length, signs that no code has, another script', () => {
  for (const text of [
    '',
    'ABC23',
    'ABC2345',
    'ABC230',
    'ABC231',
    'ABCI34',
    'ABCO34',
    'ABCL34',
    'ابج۲۳۴',
    '?code=abc',
  ]) {
    assert.equal(readCode(text), null, text);
  }
});
