import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { loadSite } from './bundle.mjs';

let site;
before(async () => {
  site = await loadSite(
    'en',
    'table/frames.ts',
    'table/here.ts',
    'table/state.ts',
    ...['cards', 'dues', 'course', 'choosing', 'face', 'ending', 'words'].map(
      (name) => `table/games/teen-do-paanch/${name}.ts`,
    ),
  );
  site.sitDown({ seating: site.teenDoPaanch.seating({}) });
});

const acted = (text) => text.split(' ').map((one) => ({ deal: 1, seat: Number(one[0]), action: one.slice(2) }));
const resultOf = (tricks, targets) => ({ contract: { trump: 'H', chooser: 1, targets }, tricks, scores: tricks });

/** A view of the second deal, dealer 1, after a first one in which seat 0 took one trick too many and seat 2 one too few. */
function viewOf(course, { game = {}, ...more } = {}) {
  return {
    seat: 0,
    deal: 1,
    dealer: 1,
    phase: 'play',
    turn: 0,
    legal: [],
    hand: [],
    counts: [10, 10, 10],
    contract: null,
    trick: [],
    tricks: [],
    played: acted(course),
    scores: [3, 5, 2],
    results: [resultOf([3, 5, 2], [2, 5, 3])],
    finished: false,
    game: { targets: [3, 2, 5], trump: 'S', due: [0, 0, 0], exchanges: [], ...game },
    ...more,
  };
}

const exchange = (claimant, debtor, drawn, returned) => ({ claimant, debtor, position: 0, drawn, returned });
const frameOf = (view, step) => site.frameAt(site.teenDoPaanch, view, { step, gathered: true });

describe('the dues', () => {
  test('are what is above or below the target', () => {
    assert.deepEqual(site.marginsOf(resultOf([6, 2, 2], [5, 3, 2])), [1, -1, 0]);
  });

  test('are drawn by right, left and dealer in turn, from dealer, left and right in turn', () => {
    assert.deepEqual(site.duesFrom([3, -1, -2], 1), [
      { claimant: 0, debtor: 1, count: 1 },
      { claimant: 0, debtor: 2, count: 2 },
    ]);
    assert.deepEqual(site.duesFrom([1, 2, -3], 0), [
      { claimant: 1, debtor: 2, count: 2 },
      { claimant: 0, debtor: 2, count: 1 },
    ]);
    assert.deepEqual(site.duesFrom([0, 0, 0], 2), []);
  });

  test('come with the targets, which go round with the deal', () => {
    assert.deepEqual([0, 1, 2].map(site.targetsOf), [
      [2, 5, 3],
      [3, 2, 5],
      [5, 3, 2],
    ]);
  });
});

describe('an exchange of mine in the course of a deal', () => {
  const hand = ['AS', 'KS', 'QS', 'JS', 'TS', '9S', '8S', 'AH', 'KH', 'QH'];
  const view = viewOf('2:trump:S 0:draw:4 0:return:7H 2:8D', {
    hand,
    counts: [10, 10, 9],
    game: { exchanges: [exchange(0, 2, 'AS', '7H')] },
  });

  test('gives each hand its size, and mine its cards, at every point', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((step) => frameOf(view, step).counts),
      [
        [5, 5, 5],
        [10, 10, 10],
        [11, 10, 9],
        [10, 10, 10],
        [10, 10, 9],
      ],
    );
    const before = [...hand.filter((card) => card !== 'AS'), '7H'].sort();
    assert.deepEqual([...frameOf(view, 1).hand].sort(), before);
    assert.deepEqual([...frameOf(view, 2).hand].sort(), [...before, 'AS'].sort());
    assert.deepEqual([...frameOf(view, 3).hand].sort(), [...hand].sort());
  });

  test('tells what is still due, and marks what came', () => {
    assert.deepEqual(
      [1, 2, 3].map((step) => site.dueNow(frameOf(view, step))?.left ?? 0),
      [1, 1, 0],
    );
    assert.deepEqual(site.teenDoPaanch.marked(frameOf(view, 3)).cards, ['AS']);
    assert.deepEqual(site.swapped(frameOf(view, 3)), { came: ['AS'], gone: ['7H'] });
  });

  test('is told by the names of its cards', () => {
    assert.deepEqual(site.teenDoPaanch.told(frameOf(view, 1), frameOf(view, 3)), [
      'You drew from Zoya: ace of spades.',
      'You gave back to Zoya: 7 of hearts.',
    ]);
  });

  test('refuses the card just drawn by its own rule, also while the engine is not there, and says how many must stay', () => {
    const asked = {
      ...viewOf('2:trump:S 0:draw:4', { game: { exchanges: [exchange(0, 2, 'AS', null)] } }),
      phase: 'return',
    };
    const scene = { view: asked, frame: frameOf(asked, 2), choice: site.noChoice(0) };
    const rule = site.teenDoPaanch.likelyRule(scene, { legal: ['KH'] });
    const words = (card) => site.teenDoPaanch.refusal(rule, card, scene, { legal: ['KH'] });
    assert.match(words('AS'), /just drawn/);
    const keeping = (count) => {
      site.sitDown({ options: { return_keep: count } });
      return [words('9S'), site.teenDoPaanch.ask(scene, { legal: ['KH'] })].join(' ');
    };
    assert.match(keeping(1), /: 1 more card of its suit .*: 1 more of its suit/);
    assert.match(keeping(0), /any other card back/);
    assert.match(keeping(undefined), /: 2 more cards of its suit .*: 2 more of its suit/);
  });
});

describe('an exchange of the others', () => {
  test('shows neither card', () => {
    const view = viewOf('2:trump:S 1:draw:4 1:return', { game: { exchanges: [exchange(1, 2, null, null)] } });
    assert.deepEqual(site.teenDoPaanch.told(frameOf(view, 1), frameOf(view, 3)), [
      'Kabir drew a card from Zoya, which you are not shown.',
      'Kabir gave a card back to Zoya, which you are not shown.',
    ]);
    assert.deepEqual(site.swapped(frameOf(view, 3)), { came: [], gone: [] });
    assert.deepEqual(frameOf(view, 2).counts, [10, 11, 9]);
  });
});

describe('the end', () => {
  test('of a deal measures my tricks by my target', () => {
    const title = (tricks) => site.ending.outcome(resultOf(tricks, [5, 3, 2])).title;
    assert.equal(title([6, 2, 2]), '1 trick above your target');
    assert.equal(title([5, 3, 2]), 'Just on target: 5 tricks');
    assert.equal(title([3, 4, 3]), '2 tricks below your target');
  });

  test('of the match names who won', () => {
    const result = resultOf([5, 3, 2], [5, 3, 2]);
    const title = (winners) => site.ending.match({ finished: true, winners, results: [result] }).title;
    assert.equal(title([0]), 'You win');
    assert.equal(title([1]), 'Kabir wins');
    assert.equal(title([0, 2]), 'You and Zoya share the win');
  });
});
