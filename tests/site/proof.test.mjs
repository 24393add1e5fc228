/** What can be proven of a play, and what is said of a proof: also of one that a peeking player would bring about. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadSite } from './bundle.mjs';

const { chaptersOf, differs, isForced } = await loadSite('en', 'proof/moments.ts', 'proof/run.ts');

const act = (deal, seat, action) => ({ deal, seat, action });

test('tricks and what was said before the first card are chapters, my own doings left out', () => {
  const chapters = chaptersOf([
    act(0, 1, 'pass'),
    act(0, 2, 'take'),
    ...['7S', '8S', '9S', 'TS'].map((card, seat) => act(0, seat, card)),
    act(0, 3, 'sing:H'),
    ...['7H', '8H', '9H', 'TH'].map((card, place) => act(0, (place + 3) % 4, card)),
  ]);
  assert.deepEqual(
    chapters.map(({ deal, trick, moments }) => [deal, trick, moments.map(({ index, seat }) => `${index}:${seat}`)]),
    [
      [0, null, ['0:1', '1:2']],
      [0, 0, ['3:1', '4:2', '5:3']],
      [0, 1, ['6:3', '7:3', '9:1', '10:2']],
    ],
  );
});

test('each deal has chapters of its own, and a partner who sits out plays to no trick', () => {
  const three = (deal) => ['4H', '5H', '6H'].map((card, place) => act(deal, [0, 1, 3][place], card));
  const chapters = chaptersOf([act(0, 0, 'pass'), ...three(0), ...three(0), act(1, 3, 'bid:6S'), ...three(1)]);
  assert.deepEqual(
    chapters.map(({ deal, trick }) => [deal, trick]),
    [
      [0, 0],
      [0, 1],
      [1, null],
      [1, 0],
    ],
  );
});

test('a deal in which I alone did something before the first card has no such chapter', () => {
  assert.deepEqual(
    chaptersOf([act(0, 0, 'take'), act(0, 0, '7S'), act(0, 1, '8S')]).map(({ trick }) => trick),
    [0],
  );
});

test('a way in which the answer or the view is another differs', () => {
  const proof = { action: '7S', view: { legal: ['7S', '8S'] } };
  assert.equal(differs(proof, { same_view: true, action: '7S' }), false);
  assert.equal(differs(proof, { same_view: true, action: '8S' }), true);
  assert.equal(differs(proof, { same_view: false, action: null }), true);
  assert.equal(isForced(proof), false);
  assert.equal(isForced({ ...proof, view: { legal: ['7S'] } }), true);
});

for (const lang of ['ur', 'en']) {
  test(`the status line says plainly what came of it, ${lang}`, async () => {
    const { outcomeWords, addTexts } = await loadSite(lang, 'proof/nodes.ts', 'i18n.ts');
    const texts = JSON.parse(readFileSync(new URL(`../../site/strings/${lang}.json`, import.meta.url), 'utf8'));
    addTexts({ proof: texts.proof });
    const way = (action) => ({ same_view: true, action });
    const proven = (...actions) => [{ proof: { action: '7S', view: { legal: ['7S', '8S'] }, ways: actions.map(way) } }];
    assert.equal(outcomeWords(proven('7S', '7S')), texts.proof.done.other.replace('{count}', '2'));
    const differing = texts.proof.done_differing.replace('{count}', '3').replace('{differing}', '1');
    assert.equal(outcomeWords(proven('7S', '8S', '7S')), differing);
    assert.equal(outcomeWords(proven()), texts.proof.nothing);
    assert.equal(outcomeWords([{ proof: { view: { legal: ['7S'] }, ways: [way('7S')] } }]), texts.proof.nothing);
  });
}
