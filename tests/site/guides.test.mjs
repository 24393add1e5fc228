// A guide that claims what the engine does not say is refused, with the place, the claim and the engine's word.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ask, requestOf } from '../../site/build/examples/asking.mjs';
import { blocksOf, readBlock } from '../../site/build/examples/blocks.mjs';
import { openEngine } from '../../site/build/examples/engine.mjs';
import { deckOf } from '../../site/build/examples/packs.mjs';
import { kPlaces, lintGuides } from '../../site/build/lint/guides.mjs';

const kClubs = ['7S', '8S', 'KH', '8H', '9H', 'KS'].map((card) => [card, 'must_trump']);
const kPosition = {
  options: { mode: 'classique' },
  dealer: 0,
  turnup: 'AC',
  hands: [
    ['JC', 'QC', 'KH', '9H', '8H', 'KS', '8S', '7S'],
    ['AD', 'KD', '9D', 'QS', 'JS', '7H', 'JH', '7C'],
    ['7D', '8D', 'TD', 'JD', 'QD', '9S', 'QH', 'KC'],
    ['AC', '9C', 'TC', '8C', 'AH', 'TH', 'AS', 'TS'],
  ],
  log: ['pass', 'pass', 'take', 'AD', '7D', '8C'],
};

const block = (name, claims, more = '') =>
  [
    '```example ' + name,
    'caption: which?',
    more,
    ...Object.entries(claims).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '```',
  ]
    .filter((line) => line !== '')
    .join('\n');
const position = (claims) => block('position', { legal: ['JC', 'QC'], refused: Object.fromEntries(kClubs), ...claims });
const deal = (claims, name = 'deal') => block(name, claims, 'case: seed_example_made_134_68');
const kLines = { card_points: [84, 68], last_trick: [10, null], announcements: [20, null], belote: [20, null] };
const refusal = (claims) => block('bid', claims, 'case: bid2_turnup_suit_refused');
/** As many as a guide needs, all true. */
const kRest = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => deal({ totals: [134, 68] }, name)).join('\n\n');

describe('the examples of a guide', () => {
  let places;

  before(async () => {
    const content = `${await mkdtemp(join(tmpdir(), 'rozbazi-guides-'))}/`;
    places = { ...kPlaces, content, examples: `${content}examples/` };
    await mkdir(`${content}examples/belote`, { recursive: true });
    for (const lang of ['ur', 'en']) await mkdir(`${content}${lang}/guide`, { recursive: true });
  });
  after(() => rm(places.content, { recursive: true }));

  /** What is wrong with a guide of these texts. */
  async function faults({ ur, en = ur, data = { position: kPosition } }) {
    await rm(`${places.examples}belote`, { recursive: true });
    await mkdir(`${places.examples}belote`);
    for (const [name, example] of Object.entries(data)) {
      await writeFile(`${places.examples}belote/${name}.json`, JSON.stringify(example));
    }
    await writeFile(`${places.content}ur/guide/belote.md`, `---\n---\n\n${ur}\n\n${kRest}\n`);
    await writeFile(`${places.content}en/guide/belote.md`, `---\n---\n\n${en}\n\n${kRest}\n`);
    return lintGuides(places);
  }

  /** The one fault of an Urdu text whose English is right. */
  const faultOf = async (wrong, right, data) => {
    const found = await faults({ ur: wrong, en: right, data });
    assert.equal(found.length, 1, found.join('\n'));
    return found[0];
  };

  test('that are true are let through', async () => {
    const all = [
      position({}),
      deal({ lines: kLines, totals: [134, 68], winner: 0 }),
      refusal({ refused: { 'take:D': 'suit_already_refused' } }),
    ];
    assert.deepEqual(await faults({ ur: all.join('\n\n') }), []);
  });

  const kAt = 'content/ur/guide/belote.md:4: example';
  const kWrong = [
    [
      'a legal card too few',
      position({ legal: ['JC'] }),
      position({}),
      `${kAt} "position": legal: claimed JC, the engine says JC QC`,
    ],
    [
      'another rule',
      position({ refused: { ...Object.fromEntries(kClubs), KH: 'must_overtrump' } }),
      position({}),
      `${kAt} "position": refused KH: claimed "must_overtrump", the engine says "must_trump"`,
    ],
    [
      'a refusal of what is legal',
      position({ refused: { ...Object.fromEntries(kClubs), QC: 'must_overtrump' } }),
      position({}),
      `${kAt} "position": refused QC: claimed "must_overtrump", the engine says "it is legal"`,
    ],
    [
      'a card that nothing is said of',
      position({ refused: Object.fromEntries(kClubs.slice(1)) }),
      position({}),
      `${kAt} "position": refused 7S: claimed "nothing", the engine says "must_trump"`,
    ],
    [
      'a line of the score sheet',
      deal({ lines: { ...kLines, card_points: [85, 67] } }),
      deal({ lines: kLines }),
      `${kAt} "deal": lines card_points: claimed [85,67], the engine says [84,68]`,
    ],
    [
      'a line that is left out',
      deal({ lines: { ...kLines, belote: undefined } }),
      deal({ lines: kLines }),
      `${kAt} "deal": lines belote: claimed "nothing", the engine says [20,null]`,
    ],
    [
      'a total',
      deal({ totals: [135, 68] }),
      deal({ totals: [134, 68] }),
      `${kAt} "deal": totals: claimed [135,68], the engine says [134,68]`,
    ],
    [
      'who wins a trick',
      deal({ winner: 1 }),
      deal({ winner: 0 }),
      `${kAt} "deal": winner: claimed 1, the engine says 0`,
    ],
    [
      'a part of the result',
      deal({ result: { contract: { outcome: 'failed' } } }),
      deal({ result: { contract: { outcome: 'made' } } }),
      `${kAt} "deal": result.contract.outcome: claimed "failed", the engine says "made"`,
    ],
    [
      'a part of the answer',
      refusal({ answer: { error: { rule: 'bid_too_low' } } }),
      refusal({ answer: { error: { rule: 'suit_already_refused' } } }),
      `${kAt} "bid": answer.error.rule: claimed "bid_too_low", the engine says "suit_already_refused"`,
    ],
    [
      'a bid that is legal',
      refusal({ refused: { 'take:C': 'suit_already_refused' } }),
      refusal({ legal: ['pass', 'take:C', 'take:H', 'take:S'] }),
      `${kAt} "bid": refused take:C: claimed "suit_already_refused", the engine says "it is legal"`,
    ],
  ];
  for (const [what, wrong, right, message] of kWrong) {
    test(`are refused for ${what}`, async () => {
      const data = wrong.includes('example position') ? { position: kPosition } : {};
      assert.equal(await faultOf(wrong, right, data), message);
    });
  }

  test('are refused when one language has them alone', async () => {
    assert.deepEqual(await faults({ ur: position({}), en: '' }), [
      `${kAt} "position": content/en/guide/belote.md does not have it`,
    ]);
  });

  test('are refused when they are fewer than six', async () => {
    await writeFile(`${places.content}ur/guide/belote.md`, position({}));
    await writeFile(`${places.content}en/guide/belote.md`, position({}));
    assert.deepEqual(await lintGuides(places), [
      'content/ur/guide/belote.md: 1 examples, at least 6 belong in a guide',
      'content/en/guide/belote.md: 1 examples, at least 6 belong in a guide',
    ]);
  });

  test('are refused when nobody shows them, or a name is taken', async () => {
    assert.deepEqual(await faults({ ur: '', data: { stray: kPosition } }), [
      'content/examples/belote/stray.json: no guide has this example',
    ]);
    const twice = `${deal({ totals: [134, 68] })}\n${deal({ totals: [134, 68] })}`;
    assert.match(
      (await faults({ ur: twice, data: {} })).join('\n'),
      /:9: example "deal": the name is taken further up/,
    );
  });

  for (const [what, text, message] of [
    ['an unknown key', block('x', { totls: [1] }), /"totls" is unknown here/],
    ['no claim', block('x', {}), /nothing is claimed/],
    ['no JSON', block('x', {}, 'totals: [1,'), /totals is no JSON/],
    ['no such case', block('x', { totals: [1] }, 'case: nowhere'), /has no case "nowhere"/],
    ['no data', block('x', { totals: [1] }), /no content\/examples\/belote\/x.json, and no case/],
  ]) {
    test(`are refused for ${what}`, async () => {
      const found = await faults({ ur: text, data: {} });
      assert.match(found.join('\n'), message);
      assert.match(found[0], /^content\/ur\/guide\/belote.md:4: example "x": /);
    });
  }
});

describe('hands in an example', () => {
  const kGames = [
    ['belote', { mode: 'classique' }, 4, 8],
    ['belote', { mode: 'coinche' }, 4, 8],
    ['tute', { players: 4 }, 4, 10],
    ['tute', { players: 3 }, 3, 13],
    ['tute', { players: 2 }, 2, 8],
    ['five-hundred', {}, 4, 10],
    ['teen-do-paanch', {}, 3, 5],
    ['schafkopf', {}, 4, 8],
  ];
  for (const [game, options, seats, size] of kGames) {
    test(`are what the engine deals in ${game} ${JSON.stringify(options)}, whoever deals`, async () => {
      const replay = await openEngine();
      const deck = deckOf(game, options);
      const hands = Array.from({ length: seats }, (_, seat) =>
        deck.filter((_card, place) => place % seats === seat).slice(0, size),
      );
      for (let dealer = 0; dealer < seats; dealer += 1) {
        const request = requestOf({ game, options, dealer, hands });
        for (let view = 0; view < seats; view += 1) {
          const { view: seen } = replay({ ...request, view });
          assert.ok(seen.hand.length >= 5);
          assert.deepEqual(
            seen.hand.filter((card) => !hands[view].includes(card)),
            [],
          );
        }
      }
    });
  }

  test('are refused when a card lies in two of them, or somewhere else than it is said to', async () => {
    const replay = await openEngine();
    const twice = { game: 'belote', hands: [['AS'], ['AS'], [], []] };
    assert.throws(() => requestOf(twice), /AS is dealt twice/);
    const wrong = { game: 'schafkopf', hands: [deckOf('schafkopf', {}).slice(0, 8), [], [], []], log: [] };
    assert.doesNotThrow(() => ask(replay, wrong));
  });

  test('turn with the reader', async () => {
    const replay = await openEngine();
    const data = { game: 'belote', ...kPosition };
    const { view } = ask(replay, data, { seat: 3 });
    assert.equal(view.turn, 1);
    assert.deepEqual(
      view.trick.map(({ seat }) => seat),
      [2, 3, 0],
    );
  });
});

test('a block is read line by line, values going on where they are indented', () => {
  const [found] = blocksOf('text\n```example one\ncaption: A♠\nlegal: ["AS",\n  "KS"]\nshow: play calls\n```\n');
  assert.equal(found.line, 2);
  const said = readBlock(found.name, found.body);
  assert.deepEqual(said.claims.legal, ['AS', 'KS']);
  assert.deepEqual(said.show, ['play', 'calls']);
});
