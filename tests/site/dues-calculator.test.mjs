// The calculator beside the guide of Teen Do Paanch: what it makes of the tricks is what the engine makes of them.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { openEngine } from '../../site/build/examples/engine.mjs';
import { loadSite } from './bundle.mjs';

let site;
before(async () => {
  site = await loadSite('en', 'guide/calculator/reckon.ts');
});

const kNone = [0, 0, 0];

describe('reckoning a match', () => {
  test('follows the guide’s own three deals', () => {
    const deals = site.reckon(2, [
      [6, 2, 2],
      [4, 4, 2],
      [4, 2, 4],
    ]);
    assert.deepEqual(
      deals.map(({ dealer, targets }) => [dealer, targets]),
      [
        [2, [5, 3, 2]],
        [0, [2, 5, 3]],
        [1, [3, 2, 5]],
      ],
    );
    assert.deepEqual(
      deals.map(({ dues }) => dues),
      [
        [{ claimant: 0, debtor: 1, count: 1 }],
        [
          { claimant: 0, debtor: 1, count: 1 },
          { claimant: 0, debtor: 2, count: 1 },
        ],
        [{ claimant: 0, debtor: 2, count: 1 }],
      ],
    );
    assert.deepEqual(deals.at(-1).totals, [14, 8, 8]);
    assert.deepEqual(deals.at(-1).differences, [4, -2, -2]);
  });

  test('owes nothing where everybody is on target, and carries nothing over', () => {
    assert.deepEqual(
      site
        .reckon(0, [
          [5, 3, 2],
          [3, 2, 5],
        ])
        .map(({ dues }) => dues),
      [
        [
          { claimant: 0, debtor: 1, count: 2 },
          { claimant: 0, debtor: 2, count: 1 },
        ],
        [],
      ],
    );
  });

  test('leaves a deal that is not known out of the totals', () => {
    const [, second] = site.reckon(1, [[3, 2, 5], null]);
    assert.deepEqual(second, { dealer: 2, targets: [5, 3, 2], dues: null, totals: [3, 2, 5], differences: kNone });
  });
});

describe('writing a deal down', () => {
  const after = (...steps) => steps.reduce((entry, [seat, count]) => site.write(entry, seat, count), site.kBlank);

  test('the tricks of two players give the third’s', () => {
    assert.deepEqual(after([0, 6]).tricks, [6, null, null]);
    assert.deepEqual(after([0, 6], [2, 1]).tricks, [6, 3, 1]);
    assert.deepEqual(after([2, 0], [1, 0]).tricks, [10, 0, 0]);
  });

  test('the two written last stand', () => {
    assert.deepEqual(after([0, 6], [1, 2], [2, 3]).tricks, [5, 2, 3]);
    assert.deepEqual(after([0, 6], [1, 2], [1, 4]).tricks, [6, 4, 0]);
  });

  test('more than ten between two leaves the third open and is told', () => {
    const entry = after([0, 6], [1, 5]);
    assert.deepEqual(entry.tricks, [6, 5, null]);
    assert.equal(site.complete(entry), null);
    assert.equal(site.tooMany(entry), true);
    assert.equal(site.tooMany(site.write(entry, 1, 4)), false);
  });

  test('what is taken back takes the third’s with it', () => {
    assert.deepEqual(after([0, 6], [1, 2], [1, null]).tricks, [6, null, null]);
  });
});

/** A small generator of its own, so that every run plays the same matches. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const kDeals = 5;

/** A match in which every seat plays any legal action: each deal's view as its first card is due, and the engine's last word. */
function playAtRandom(replay, pick, scoring) {
  const seed = Array.from({ length: 64 }, () => pick(16).toString(16)).join('');
  const dealer = pick(3);
  const log = [];
  const starts = [];
  for (;;) {
    const options = { match: { deals: kDeals }, scoring };
    const answer = replay({ game: 'teen-do-paanch', options, dealer, seed, log, view: 0 });
    assert.ok(answer.ok, JSON.stringify(answer.error));
    if (answer.phase === 'play' && starts.length === answer.deal) starts.push(answer.view);
    if (answer.finished) return { dealer, starts, answer };
    log.push(answer.legal[pick(answer.legal.length)]);
  }
}

test('five hundred deals of random play: dealers, targets, draws and totals are the engine’s', async () => {
  const replay = await openEngine();
  const pick = numbers(20261130);
  const kinds = new Set();
  for (let match = 0; match < 100; match += 1) {
    const scoring = match % 2 ? 'difference' : 'tricks';
    const { dealer, starts, answer } = playAtRandom(replay, pick, scoring);
    const deals = site.reckon(
      dealer,
      answer.results.map(({ tricks }) => tricks),
    );
    starts.forEach((view, deal) => {
      assert.equal(deals[deal].dealer, view.dealer);
      assert.deepEqual(deals[deal].targets, view.game.targets);
      const drawn = view.game.exchanges.map(({ claimant, debtor }) => [claimant, debtor]);
      const dues = deal === 0 ? [] : deals[deal - 1].dues;
      assert.deepEqual(
        dues.flatMap(({ claimant, debtor, count }) => Array(count).fill([claimant, debtor])),
        drawn,
      );
      kinds.add(`${new Set(drawn.map(([one]) => one)).size} from ${new Set(drawn.map(([, other]) => other)).size}`);
    });
    assert.deepEqual(deals.at(-1)[scoring === 'tricks' ? 'totals' : 'differences'], answer.scores);
  }
  // Nothing due, one from one, one from two and two from one have all come up.
  assert.deepEqual([...kinds].sort(), ['0 from 0', '1 from 1', '1 from 2', '2 from 1']);
});
