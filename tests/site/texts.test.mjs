// The site's code that needs no browser: what keeps its order in Urdu, digits, names, look-alikes; and the build's lints.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintBidi, turning } from '../../site/build/lint/bidi.mjs';
import { pieces } from '../../site/build/lint/html.mjs';
import { lintSums } from '../../site/build/lint/sums.mjs';
import { loadSite } from './bundle.mjs';

const {
  clockFace,
  fmt,
  lookalikes,
  markup,
  meaningOf,
  nameFault,
  plain,
  proposeName,
  shape,
  tidyName,
  token,
  useDigits,
} = await loadSite(
  'ur',
  'bidi.ts',
  ...['digits', 'lookalike', 'name-check', 'names', 'clock-face'].map((name) => `text/${name}.ts`),
);

test('a card is its index and its suit, ten as 10, a lone suit and the joker as they are', () => {
  assert.deepEqual(['AS', 'TH', '7C', 'D', 'JK'].map(token.card), ['A♠', '10♥', '7♣', '♦', 'JK']);
});

test('numbers that are made below nothing have a true minus, differences a plus', () => {
  useDigits('ur', 'latn');
  assert.equal(token.score(-500), '−500');
  assert.equal(token.score(66, { signed: true }), '+66');
  assert.equal(token.score(0, { signed: true }), '0');
  assert.equal(token.sum([134, -68], 66), '134 − 68 = 66');
  assert.equal(token.pair(84, 46), '84–46');
});

test('Urdu digits are those of U+06F0, and English never has them', () => {
  useDigits('ur', 'arabext');
  assert.equal(fmt(1204), '۱٬۲۰۴');
  assert.equal(fmt(97.5, { decimals: 1 }), '۹۷٫۵');
  assert.equal(token.card('TH'), '10♥', 'the index is what the card shows');
  useDigits('en', 'arabext');
  assert.equal(fmt(1204), '1,204');
});

test('plain texts isolate tokens left to right, and names by their own direction', () => {
  assert.equal(plain.card('AS'), '\u2066A♠\u2069');
  assert.equal(plain.name('Ali_92'), '\u2068Ali_92\u2069');
  assert.equal(turning(`نتیجہ ${plain.pair(84, 46)}`), null);
});

test('markup escapes a name', () => {
  assert.equal(markup.name('<b>"&'), '<bdi class="name">&lt;b&gt;&quot;&amp;</bdi>');
});

test('the clock drops its hours in the last one', () => {
  assert.equal(clockFace(3 * 3_600_000 + 4 * 60_000 + 5_000), '03:04:05');
  assert.equal(clockFace(599_001), '10:00');
  assert.equal(clockFace(-1), '00:00');
});

test('every name that can be proposed is one that the API takes, and means something in English', () => {
  for (let step = 0; step < 30 * 24; step++) {
    const numbers = [(step % 24) / 24, Math.floor(step / 24) / 30];
    for (const lang of ['ur', 'en']) {
      const turn = [...numbers];
      const { name } = proposeName(lang, () => turn.shift());
      assert.equal(nameFault(tidyName(name)), null, name);
      assert.equal(name.split(' ').length, 2, name);
      if (lang === 'en') assert.ok(meaningOf(name), name);
    }
  }
});

test('names are tidied and refused as the API does it', () => {
  assert.equal(tidyName('  Ali \t\n Khan '), 'Ali Khan');
  assert.equal(tidyName('می\u200cروم \u200dx'), 'می\u200cروم x');
  assert.equal(nameFault(''), 'empty');
  assert.equal(nameFault('...'), 'characters');
  assert.equal(nameFault('Ali 🂡'), 'characters');
  assert.equal(nameFault('a\u0301\u0301\u0301'), 'characters');
  assert.equal(nameFault('ا'.repeat(24)), null);
  assert.equal(nameFault('ا'.repeat(25)), 'too_long');
});

test('names look alike across case, accents, Arabic’s other letters and Cyrillic twins', () => {
  for (const [one, other] of [
    ['Roshan', 'roshan'],
    ['Zoe', 'Zoé'],
    ['علي', 'علی'],
    ['آمنہ', 'امنه'],
    ['Oleg', '0leg'],
    ['Anna', 'Аnnа'],
  ]) {
    assert.equal(shape(one), shape(other), `${one} and ${other}`);
  }
  assert.notEqual(shape('زینب'), shape('زینت'));
  const entry = (player, name) => ({ player, name });
  assert.deepEqual(lookalikes([entry('1', 'Ali'), entry('2', 'ALI'), entry('3', 'Amina')]), new Set(['1', '2']));
  assert.deepEqual(lookalikes([entry('1', 'Ali'), entry('1', 'Ali')]), new Set());
});

test('the bidi lint finds scores, sums, cards and signed numbers outside an isolate, in texts and in labels', () => {
  const faults = (body) => lintBidi('page', `<html lang="ur"><body>${body}</body></html>`).length;
  for (const bad of [
    '<p>84–46</p>',
    '<p>84<b>–46</b></p>',
    '<p>79 + 40 = 119</p>',
    '<p>7♥ ڈالیں</p>',
    '<p>اسکور -5</p>',
  ]) {
    assert.equal(faults(bad), 1, bad);
  }
  assert.equal(faults('<button aria-label="84–46">ا</button>'), 1);
  for (const good of [
    '<p><bdi dir="ltr">84–46</bdi></p>',
    '<div dir="ltr"><p>7♥</p></div>',
    '<p>34 کھلاڑی، 2026</p>',
  ]) {
    assert.equal(faults(good), 0, good);
  }
});

test('the sum lint works equations out, products first', () => {
  assert.deepEqual(lintSums('page', '160 + 2 × 90 = 340, 20 − 162 = −142'), []);
  assert.equal(lintSums('page', '84 + 10 + 20 = 113').length, 1);
});

test('the lints read a page as tags and texts, with lines', () => {
  const read = [...pieces('<p class="a&amp;b">x &lt; y\n<br></p>')];
  assert.deepEqual(
    read.map(({ tag, text, line }) => tag ?? [text, line]),
    ['p', ['x < y\n', 1], 'br', 'p'],
  );
  assert.equal(read[0].attributes.class, 'a&b');
});

test('a month and its day stay in one line, in both languages and with the digits of either', async () => {
  const words = {
    ur: ['بدھ، 25\u00a0نومبر، 2026', '25\u00a0نومبر', 'بدھ، ۲۵\u00a0نومبر، ۲۰۲۶'],
    en: ['Wednesday, November\u00a025, 2026', 'Nov\u00a025'],
  };
  for (const [lang, [full, short, inUrduDigits]] of Object.entries(words)) {
    const { day, useDigits: use } = await loadSite(lang, 'i18n.ts', 'text/digits.ts');
    assert.equal(day('2026-11-25'), full);
    assert.equal(day('2026-11-25', { day: 'numeric', month: 'short' }), short);
    assert.match(
      day('2026-11-25', { month: 'long', year: 'numeric' }),
      /^\p{L}+ 2026$/u,
      'a year may stand in the next',
    );
    if (inUrduDigits === undefined) continue;
    use(lang, 'arabext');
    assert.equal(day('2026-11-25'), inUrduDigits);
  }
});
