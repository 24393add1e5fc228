// Replays: at each stop of random matches of every table each seat holds what it must, every stop has its sentence and its chapter; files come
// back as they were written and nothing else is taken for one; and what the field did is counted right.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import tables from '../../site/content/_data/tables.js';
import { openEngine } from '../../site/build/examples/engine.mjs';
import { loadSite } from './bundle.mjs';

const site = await loadSite(
  'en',
  ...['chapters', 'course', 'decisions', 'file', 'seat-names', 'telling'].map((name) => `replay/${name}.ts`),
  'notation.ts',
  'table/faces.ts',
  'table/here.ts',
  'cards/decks.ts',
);
const replay = await openEngine();
const seedOf = (number) => String(number).padStart(64, '0');

/** Plays a match with actions drawn by a fixed rule; `passing` only ever passes where it may. */
function playedOut(request, number, passing = false) {
  const log = [];
  for (let state = number + 1; ; ) {
    const { finished, legal } = replay({ ...request, log });
    if (finished) return log;
    state = (state * 1103515245 + 12345) % 2147483648;
    log.push(passing && legal.includes('pass') ? 'pass' : legal[Math.floor((state / 2147483648) * legal.length)]);
  }
}

async function opened({ table, game, options, deals = 1 }, number, passing = false) {
  const face = await site.faceOf(game);
  const request = { game, options: { ...options, match: { deals } }, seed: seedOf(number), dealer: number % 2 };
  site.sitDown({ table, options, deals, seating: face.seating(options), deck: site.deckOf(game, { faces: 'own' }) });
  const log = playedOut(request, number, passing);
  return { face, request, log, course: site.createCourse(face, { replay }, request, log), ending: await face.ending() };
}

const kMore = { belote: 2, schafkopf: 2, 'tute-2': 2 };

for (const table of tables) {
  test(`${table.table}: every seat's cards at every stop, a sentence, a chapter`, async () => {
    for (let number = 0; number < 12; number += 1) {
      const deals = kMore[table.table] ?? table.deals;
      const { face, course, ending } = await opened({ ...table, deals }, number);
      const { stops, played } = course;
      const seats = course.view.counts.length;
      const tell = site.teller(face, course, () => ending);
      const chapters = site.chaptersOf(face, course);
      assert.equal(course.deals, course.results.length);
      stops.forEach((stop, at) => {
        const frame = course.frame(at);
        const before = stops[at - 1];
        const one = played[stop.made - 1];
        const { shown, spoken } = tell(at);
        assert.ok(shown.trim() !== '' && spoken.trim() !== '', `nothing is said at ${at}`);
        assert.equal(site.chapterAt(chapters, at) === null, stop.step === 0);
        for (let seat = 0; seat < seats; seat += 1) {
          const hand = course.hand(at, seat);
          assert.equal(new Set(hand).size, hand.length);
          assert.equal(hand.length, frame.counts[seat], `${stop.deal} ${stop.step}: cards of seat ${seat}`);
          if (before?.deal !== stop.deal || stop.gathered || !site.isCard(one.action)) continue;
          const gone = one.seat === seat ? [site.cardOf(one.action)] : [];
          const had = course.hand(at - 1, seat);
          assert.deepEqual([...hand].sort(), had.filter((card) => !gone.includes(card)).sort());
        }
      });
      for (let deal = 0; deal < course.deals; deal += 1) {
        const [first, last] = course.dealSpan(deal);
        assert.deepEqual([stops[first].step, stops[first].deal, stops[last].deal], [0, deal, deal]);
        const tricks = chapters.filter((one) => one.deal === deal && one.kind === 'trick' && one.winner !== null);
        const taken = Array.from({ length: seats }, (_, seat) => tricks.filter((one) => one.winner === seat).length);
        assert.deepEqual(taken, course.results[deal].tricks);
      }
    }
  });
}

test('a deal that everybody passes ends with all cards in their hands', async () => {
  const belote = tables.find(({ table }) => table === 'belote');
  const { course, face, ending } = await opened({ ...belote, deals: 2 }, 3, true);
  const [, last] = course.dealSpan(0);
  assert.equal(course.results[0].contract, null);
  assert.equal(course.hand(last, 2).length, 5);
  assert.match(site.teller(face, course, () => ending)(last).shown, /Deal 1 is over. Everybody passed\./);
});

test('the engine refuses what is no finished play, and says which action', async () => {
  const { face, request, log } = await opened(tables[0], 1);
  const fault = (of) => {
    try {
      site.createCourse(face, { replay }, request, of);
    } catch (error) {
      return [error.code, error.index];
    }
    return null;
  };
  assert.deepEqual(fault(log.slice(0, 5)), ['unfinished', null]);
  assert.deepEqual(fault([...log, log[0]]), ['log_after_end', log.length]);
  assert.deepEqual(fault([log[0], log[0]]), ['illegal_action', 1]);
});

test('every decision of seat 0 has its stops, and a stop the decision that it is about', async () => {
  const { course } = await opened(
    tables.find(({ table }) => table === 'teen-do-paanch'),
    2,
  );
  const decisions = site.decisionsOf(course);
  assert.equal(decisions.length, course.played.filter(({ seat }) => seat === 0).length);
  for (const { index, action, before, after } of decisions) {
    assert.equal(course.stops[before].deal, course.stops[after].deal);
    assert.equal(course.frame(before).turn, 0);
    assert.equal(course.played[course.stops[after].made - 1].action, action);
    assert.equal(site.decisionAt(decisions, before).index, index);
    if (course.frame(after).turn !== 0) assert.equal(site.decisionAt(decisions, after).index, index);
  }
  assert.equal(site.decisionAt(decisions, 0).index, 0);
  assert.equal(site.decisionAt([], 0), null);
});

test('the field is ordered by how many chose what, with the choice that was made', () => {
  const choices = [
    { action: 'AS', plays: 1, mean_score: 12 },
    { action: 'KS', plays: 3, mean_score: -4.5 },
  ];
  const rows = site.fieldRows(choices, 'AS');
  assert.deepEqual(
    rows.map(({ action, share, mine }) => [action, share, mine]),
    [
      ['KS', 0.75, false],
      ['AS', 0.25, true],
    ],
  );
  assert.deepEqual(site.fieldRows([], '7H'), [{ action: '7H', plays: 0, share: 0, mean: null, mine: true }]);
});

describe('a file', () => {
  const kWhole = {
    table: 'belote',
    game: 'belote',
    options: { mode: 'classique', match: { deals: 1 } },
    packs: [['AS', 'TH']],
    dealer: 3,
    log: ['pass', 'take', '7H'],
    name: 'شہزادی نور',
    date: '2026-11-30',
  };
  const fault = (text) => {
    try {
      site.readFile(text);
    } catch (error) {
      return `${error.code} ${error.member}`.trim();
    }
    return null;
  };
  const changed = (change) => JSON.stringify({ ...JSON.parse(site.fileText(kWhole)), ...change });

  test('comes back as it was written', () => {
    assert.deepEqual(site.readFile(site.fileText(kWhole)), kWhole);
    const { packs: _, ...rest } = kWhole;
    const seeded = { ...rest, seed: '0'.repeat(64), name: null, date: null };
    assert.deepEqual(site.readFile(site.fileText(seeded)), seeded);
    assert.equal(site.fileName(kWhole), 'rozbazi-belote-2026-11-30.json');
    assert.equal(site.fileName(seeded), 'rozbazi-belote.json');
  });

  test('is refused where anything of it is wrong, missing or too much', () => {
    assert.equal(fault('{'), 'not_json');
    for (const text of ['null', '[]', '7', '{}', '{"format":"other"}']) assert.equal(fault(text), 'not_ours');
    assert.equal(fault(changed({ version: 2 })), 'version');
    const wrong = {
      table: ['', 'Belote', '../x', 7],
      game: [null, 'x y'],
      options: [null, [], 'x'],
      packs: [{}, [['A']], [7], [['as']]],
      dealer: [-1, 4, 1.5, '0', null],
      log: [null, 'AS', [7], ['x'.repeat(65)]],
      name: [7, '', ' ', 'a{b}', 'a\u202eb', 'a\nb', 'x'.repeat(101)],
      date: ['2026-13-01', '30.11.2026', 7],
    };
    for (const [member, values] of Object.entries(wrong)) {
      for (const value of values) assert.equal(fault(changed({ [member]: value })), `member ${member}`, String(value));
      if (member !== 'packs') assert.equal(fault(changed({ [member]: undefined })), `member ${member}`);
    }
    assert.equal(fault(changed({ seed: 'F'.repeat(64), packs: undefined })), 'member seed');
    assert.equal(fault(changed({ seed: '0'.repeat(64) })), 'member packs');
    assert.equal(fault(changed({ packs: undefined })), 'member packs');
    assert.equal(fault(changed({ more: 1 })), 'member more');
    assert.equal(fault(' '.repeat(site.kMostBytes + 1)), 'too_large');
  });
});
