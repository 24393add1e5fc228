// What is told of a finished play to others: right in both directions of writing, and nothing of the cards.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadSite } from './bundle.mjs';

const kModules = [
  'share/told.ts',
  'share/text.ts',
  'table/here.ts',
  ...['belote', 'schafkopf', 'teen-do-paanch'].flatMap((game) => [
    `table/games/${game}/face.ts`,
    ...(game === 'schafkopf' ? [`table/games/${game}/ending.ts`] : []),
  ]),
];
const told = {
  table: 'belote',
  game: 'belote',
  date: '2026-11-29',
  score: -42,
  percentage: 63.4,
  deals: [['theirs', 'ours', 'rich', 'theirs', 'theirs', 'ours', 'theirs', 'theirs']],
};

const trick = (winner, cards) => ({
  winner,
  cards: cards.split(' ').map((card, place) => ({ seat: place, card })),
});
const playOf = (view, more = {}) => ({
  table: 'x',
  date: '2026-11-29',
  ranked: true,
  players: 3,
  percentage: 50,
  score: 0,
  view,
  ...more,
});

describe('the text', () => {
  test('in English', async () => {
    const { signsText, wordsText } = await loadSite('en', ...kModules);
    assert.equal(
      signsText(told),
      'Rozbazi · Belote · November\u00a029, 2026\nScore \u2066−42\u2069 · 3 of 8 tricks · ahead of \u206663.4%\u2069\n\u2066⬜🟩🟨⬜⬜🟩⬜⬜\u2069',
    );
    assert.equal(
      wordsText(told),
      'Rozbazi, Belote, November\u00a029, 2026: Score \u2066−42\u2069, 3 of 8 tricks, ahead of \u206663.4%\u2069.',
    );
  });

  test('in Urdu, where a score keeps its sign in front and the row its order', async () => {
    const { signsText, wordsText } = await loadSite('ur', ...kModules);
    const [head, facts, row] = signsText(told).split('\n');
    assert.equal(head, 'روزبازی · بیلوٹ · 29\u00a0نومبر، 2026');
    assert.equal(facts, 'اسکور \u2066−42\u2069 · 8 میں سے 3 ہاتھ · \u206663.4%\u2069 سے آگے');
    assert.equal(row, '\u2066⬜🟩🟨⬜⬜🟩⬜⬜\u2069');
    assert.ok(wordsText(told).startsWith('روزبازی، بیلوٹ، '));
  });

  test('breaks the row of a long deal, as of Tute for two, and no other', async () => {
    const { rowsOf } = await loadSite('en', ...kModules);
    const lengths = (...deals) =>
      rowsOf({ deals: deals.map((length) => Array(length).fill('ours')) }).map((row) => row.length);
    assert.deepEqual(lengths(20), [10, 10]);
    assert.deepEqual(lengths(13), [13]);
    assert.deepEqual(lengths(10, 10, 10), [10, 10, 10]);
    assert.deepEqual(lengths(0), []);
  });

  test('leaves out what there is none of', async () => {
    const { signsText } = await loadSite('en', ...kModules);
    assert.equal(
      signsText({ ...told, score: 0, percentage: null, deals: [[]] }),
      'Rozbazi · Belote · November\u00a029, 2026\nScore \u20660\u2069 · Everybody passed',
    );
  });
});

test('a trick is ours where our side took it, and dear from a third of all points on', async () => {
  const { belote, sitDown, toldOf } = await loadSite('en', ...kModules);
  sitDown({ seating: belote.seating({}) });
  const view = {
    deal: 0,
    counts: [0, 0, 0, 0],
    // Trump hearts: 20 + 14 + 11 = 45, 10 + 4 = 14, 11 + 10 = 21 and 3 of 83.
    tricks: [trick(2, 'JH 9H AS 7H'), trick(1, 'TS KS 8H 7S'), trick(0, 'AC TC 8C 7C'), trick(3, 'QC 9C 8D 7D')],
    results: [{ contract: { declarer: 0, trump: 'H' } }],
  };
  const frame = { view, contract: view.results[0].contract };
  assert.deepEqual(toldOf(belote, {}, playOf(view), frame).deals, [['rich', 'theirs', 'ours', 'theirs']]);
  const alone = toldOf(belote, {}, playOf(view, { players: 1 }), frame);
  assert.equal(alone.percentage, null, 'who is alone is ahead of nobody');
  assert.equal(toldOf(belote, {}, playOf(view, { ranked: false }), frame).percentage, null);
});

test('in Schafkopf the side is the deal’s own, and in a Ramsch there is none', async () => {
  const { ending, schafkopf, sitDown, toldOf } = await loadSite('en', ...kModules);
  sitDown({ seating: schafkopf.seating({}) });
  const squares = (contract) => {
    const view = {
      deal: 0,
      counts: [0, 0, 0, 0],
      tricks: [0, 1, 2, 3].map((winner) => trick(winner, '7D 8D 7C 8C')),
      results: [{ contract }],
    };
    return toldOf(schafkopf, ending, playOf(view), { view, contract }).deals[0];
  };
  assert.deepEqual(squares({ game: 'rufspiel', declarer: 1, partner: 0, suit: 'C' }), [
    'ours',
    'ours',
    'theirs',
    'theirs',
  ]);
  assert.deepEqual(squares({ game: 'rufspiel', declarer: 1, partner: 3, suit: 'C' }), [
    'ours',
    'theirs',
    'ours',
    'theirs',
  ]);
  assert.deepEqual(squares({ game: 'wenz', declarer: 2, partner: null, suit: null }), [
    'ours',
    'ours',
    'theirs',
    'ours',
  ]);
  assert.deepEqual(squares({ game: 'ramsch', declarer: null, partner: null, suit: null }), [
    'ours',
    'theirs',
    'theirs',
    'theirs',
  ]);
});

test('of a match of several deals each has its row, also those whose tricks the view no longer holds', async () => {
  const { teenDoPaanch, sitDown, toldOf } = await loadSite('en', ...kModules);
  sitDown({ seating: teenDoPaanch.seating({}) });
  const action = (deal, seat, what) => ({ deal, seat, action: what });
  const contract = { trump: 'S' };
  const view = {
    deal: 1,
    counts: [0, 0, 0],
    played: [
      action(0, 1, 'trump:S'),
      ...[action(0, 1, 'AH'), action(0, 2, '9H'), action(0, 0, '8S')],
      ...[action(0, 0, 'KD'), action(0, 1, 'AD'), action(0, 2, '9D')],
      action(1, 0, 'QC'),
    ],
    tricks: [trick(0, 'QC 9C 8C')],
    results: [{ contract }, { contract }],
  };
  assert.deepEqual(toldOf(teenDoPaanch, {}, playOf(view), { view, contract }).deals, [['ours', 'theirs'], ['ours']]);
});
