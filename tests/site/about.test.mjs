// What the build says of the pages: their addresses in both languages, the sitemap, and the words of the glossary.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { glossaryOf } from '../../site/build/glossary.mjs';
import { addressesOf, inLanguage, inSitemap } from '../../site/build/head.mjs';
import { lintTables } from '../../site/build/lint/tables.mjs';
import sections from '../../site/content/_data/glossary/sections.js';

const site = { siteUrl: 'https://rozbazi.example', languages: [{ code: 'ur' }, { code: 'en' }] };
const texts = (lang) =>
  JSON.parse(readFileSync(new URL(`../../site/content/_data/glossary/${lang}.json`, import.meta.url), 'utf8'));
const glossary = { sections, ur: texts('ur'), en: texts('en') };

test('a page has the same path in the other language, and the door leads to both', () => {
  assert.equal(inLanguage('/ur/board/', 'en'), '/en/board/');
  assert.equal(inLanguage('/', 'en'), '/en/');
  const { alternates } = addressesOf('/en/guide/belote/', site);
  assert.deepEqual(
    alternates.map(({ code, address }) => [code, address]),
    [
      ['ur', 'https://rozbazi.example/ur/guide/belote/'],
      ['en', 'https://rozbazi.example/en/guide/belote/'],
      ['x-default', 'https://rozbazi.example/ur/guide/belote/'],
    ],
  );
  for (const home of ['/', '/ur/', '/en/']) {
    assert.equal(addressesOf(home, site).alternates.at(-1).address, 'https://rozbazi.example/');
  }
});

test('the sitemap lists pages, and no page that says that there is none', () => {
  const pages = [
    { url: '/ur/', data: {} },
    { url: '/ur/404.html', data: { alone: true } },
    { url: '/en/board/', data: {} },
    { url: false, data: {} },
  ];
  assert.deepEqual(
    inSitemap(pages, site).map(({ address }) => address),
    ['https://rozbazi.example/en/board/', 'https://rozbazi.example/ur/'],
  );
});

test('the glossary has its words in alphabetical order, each with its own name in its own language', () => {
  for (const lang of ['ur', 'en']) {
    const words = glossaryOf(glossary, lang, (text) => text).flatMap((section) => section.words);
    const litige = words.find(({ id }) => id === 'litige');
    assert.equal(litige.name?.lang ?? litige.wordLang, 'fr');
    assert.equal(new Set(words.map(({ id }) => id)).size, words.length);
  }
  const [all] = glossaryOf(glossary, 'ur', (text) => text);
  const order = all.words.map(({ word }) => word);
  assert.deepEqual(order, [...order].sort(new Intl.Collator('ur').compare));
  assert.equal(all.words.find(({ id }) => id === 'trick').name.own, 'Trick');
});

test('a link in the glossary leads to a word that is there', () => {
  const ids = sections.flatMap(({ words }) => Object.keys(words));
  for (const lang of ['ur', 'en']) {
    for (const [, target] of JSON.stringify(texts(lang)).matchAll(/\]\(#([\w-]+)\)/g))
      assert.ok(ids.includes(target), target);
  }
});

test('a word without a text is told, and a text without a place', () => {
  const without = { ...glossary, en: { ...glossary.en, words: { ...glossary.en.words, trick: '' } } };
  assert.throws(() => glossaryOf(without, 'en', String), /trick/);
  const more = { ...glossary, en: { ...glossary.en, words: { ...glossary.en.words, extra: 'Extra | text' } } };
  assert.throws(() => glossaryOf(more, 'en', String), /extra/);
});

test('a heading of a table must say something', () => {
  assert.deepEqual(lintTables('x', '<tr><th>Points</th></tr>'), []);
  assert.deepEqual(lintTables('x', '<tr>\n<th scope="col"> </th></tr>'), ['x:2: a column or row without a name']);
});

test('practice says of one level that it plays the dailies: of theirs', () => {
  const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const newest = [...read('generator/bots.cpp').matchAll(/Level::(\w+)\}/g)].map(([, level]) => level);
  assert.equal(new Set(newest).size, 1, 'the tables have different levels: say so on the pages');
  for (const [lang, words] of [
    ['ur', 'روز کی بازی'],
    ['en', 'the daily deal'],
  ]) {
    const { level } = JSON.parse(read(`site/strings/${lang}.json`)).practice;
    const telling = ['easy', 'normal', 'hard'].filter((each) => level[each].hint.includes(words));
    assert.deepEqual(telling, [newest[0]], lang);
  }
});
