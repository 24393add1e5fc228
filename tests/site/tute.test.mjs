import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { loadSite } from './bundle.mjs';

let site;
before(async () => {
  site = await loadSite(
    'en',
    ...[
      'frames.ts',
      'here.ts',
      'ranking.ts',
      'moment.ts',
      'state.ts',
      ...['announcing', 'cards', 'course', 'duty', 'ending', 'face', 'felt', 'words'].map(
        (name) => `games/tute/${name}.ts`,
      ),
    ].map((name) => `table/${name}`),
    'cards/decks.ts',
  );
});

const acted = (text) =>
  text === '' ? [] : text.split(' ').map((one) => ({ deal: 0, seat: Number(one[0]), action: one.slice(2) }));

/** A view of seat 0, dealer 1, spades trump; `won` names the winners of the tricks so far. */
function viewOf(course, { players = 2, won = [], trump_card = 'KS', ...more } = {}) {
  site.sitDown({
    deck: site.kSpanish,
    seating: site.tute.seating({ players }),
  });
  const contract = { trump: 'S', trump_card, exchanged_by: null, tute: null };
  const played = acted(course);
  const plays = played.filter(({ action }) => /^..$/.test(action));
  return {
    seat: 0,
    deal: 0,
    dealer: 1,
    phase: 'play',
    turn: 0,
    legal: [],
    hand: [],
    counts: Array.from({ length: players }, () => 8),
    contract,
    trick: [],
    tricks: won.map((winner, trick) => ({
      winner,
      cards: plays.slice(trick * players, (trick + 1) * players).map(({ seat, action }) => ({ seat, card: action })),
    })),
    played,
    scores: [],
    results: [],
    finished: false,
    game: { ...contract, exposed: null, stock: 0, shown: [], sung: [] },
    ...more,
  };
}

const frameOf = (view, place = { step: view.played.length, gathered: true }, earlier = null) =>
  site.frameAt(site.tute, view, place, earlier);
const sceneOf = (view) => ({ view, frame: frameOf(view), choice: site.noChoice(0) });
const momentOf = ({ frame, view }) => site.momentOf(frame, view.legal, site.tuteRanking('S'));

describe('the course of a deal of Tute', () => {
  test('draws two cards when a trick is gathered, and not before', () => {
    const view = viewOf('0:AH 1:7H', { won: [0], phase: 'stock', hand: ['KH', 'QH', '3D'] });
    const lying = frameOf(view, { step: 2, gathered: false });
    assert.deepEqual([lying.counts, site.knownAt(lying).stock], [[7, 7], 24]);
    const gathered = frameOf(view);
    assert.deepEqual([gathered.counts, site.knownAt(gathered).stock], [[8, 8], 22]);
    assert.equal(site.knownAt(gathered).exposed, 'KS');
  });

  test('marks the card just drawn, as the view before does not have it', () => {
    const earlier = viewOf('', { phase: 'stock', hand: ['AH', 'KH', 'QH'] });
    const view = viewOf('0:AH 1:7H', { won: [0], phase: 'stock', hand: ['KH', 'QH', '3D'] });
    assert.deepEqual(site.tute.marked(frameOf(view, undefined, earlier)).cards, ['3D']);
    assert.equal(site.tute.marked(frameOf(view)), null);
  });

  test('says what was announced after a trick over an empty table', () => {
    const view = viewOf('0:AH 1:7H 0:sing:H', { won: [0], phase: 'stock', hand: ['KH', 'QH', '3D'] });
    const sung = frameOf(view, { step: 3, gathered: false });
    assert.deepEqual([sung.trick, sung.full, sung.tricks.length], [[], false, 1]);
    assert.deepEqual(site.nextPlace(view, { step: 2, gathered: false }), { step: 2, gathered: true });
    assert.equal(site.nextPlace(view, { step: 3, gathered: false }), null);
  });

  test('knows the seven that lies for the exposed card, and in whose hand that is', () => {
    const view = viewOf('0:AH 1:7H 0:exchange', { won: [0], phase: 'stock' });
    const known = site.knownAt(frameOf(view));
    assert.deepEqual([known.exposed, known.exchanged_by, known.shown], ['7S', 0, [['KS'], []]]);
    const low = viewOf('0:AH 1:7H 0:exchange', { won: [0], trump_card: '5S' });
    assert.equal(site.knownAt(frameOf(low)).exposed, '2S');
  });

  test('shows a song until each of its cards is played, the points at their side', () => {
    const view = viewOf('1:4H 0:2H 1:sing:S 1:KS', { won: [1] });
    const known = site.knownAt(frameOf(view));
    assert.deepEqual(known.sung, [{ seat: 1, suit: 'S', points: 40 }]);
    assert.deepEqual(site.tute.openCards(frameOf(view), 1), ['QS']);
    assert.deepEqual(site.tute.running(frameOf(view)), [0, 40]);
    assert.match(site.tute.bubble(frameOf(view), 1).text, /Sings .*40/);
    assert.equal(site.tute.bubble(frameOf(view), 0), null);
  });

  test('gives the exposed card to the loser of the twelfth trick', () => {
    const ranks = ['AH', '7H', '6H', '5H', '4H', '2H', 'AD', '7D', '6D', '5D', '4D', '2D'];
    const course = ranks.map((card) => `0:${card} 1:${card[0]}C`).join(' ');
    const view = viewOf(course, { won: ranks.map(() => 0) });
    const known = site.knownAt(frameOf(view));
    assert.deepEqual([known.stock, known.exposed, known.shown[1]], [0, null, ['KS']]);
    assert.match(site.tute.contractChip(frameOf(view)).by, /arrastre/);
  });

  test('has the dealer of three hold the card turned up until it is played', () => {
    const view = viewOf('2:AH 0:KH 1:KS', { players: 3, won: [1], counts: [12, 12, 12] });
    assert.deepEqual(site.tute.openCards(frameOf(view, { step: 0, gathered: true }), 1), ['KS']);
    assert.deepEqual(site.tute.openCards(frameOf(view), 1), []);
    assert.equal(site.tute.contractChip(frameOf(view)).by, undefined);
  });
});

describe('the duties of arrastre in words', () => {
  const duty = (course, hand, legal, more = {}) => {
    const scene = sceneOf(viewOf(course, { players: 3, counts: [13, 13, 13], hand, legal, ...more }));
    return site.dutyOf(scene, momentOf(scene));
  };

  test('name the one that the legal cards tell', () => {
    assert.equal(duty('2:4H', ['KH', '2H', '7C'], ['KH']), 'beat');
    assert.equal(duty('2:4H', ['KH', '7H', '7C'], ['KH', '7H']), 'follow');
    assert.equal(duty('2:AH', ['KH', '7H', '7C'], ['KH', '7H']), 'low');
    assert.equal(duty('1:4H 2:2S', ['KH', '7H', '7C'], ['KH', '7H']), 'low');
    assert.equal(duty('2:4H', ['KS', '7C'], ['KS']), 'trump');
    assert.equal(duty('1:4H 2:7S', ['KS', '2S', '7C'], ['KS']), 'over');
    assert.equal(duty('1:4H 2:AS', ['KS', '2S', '7C'], ['KS', '2S', '7C']), 'under');
    assert.equal(duty('2:4H', ['KD', '7C'], ['KD', '7C']), 'free');
    assert.equal(duty('2:4H', ['KD', '7C'], ['KD', '7C'], { phase: 'stock' }), 'stock');
  });

  test('name the card to beat', () => {
    const scene = sceneOf(viewOf('2:4H', { players: 3, counts: [13, 13, 13], hand: ['KH', '2H'], legal: ['KH'] }));
    assert.match(site.askedWords(scene, momentOf(scene)), /higher than \u20664♥\u2069/);
  });

  test('say what an opponent has sung meanwhile', () => {
    const view = viewOf('1:4H 0:2H 1:sing:D 1:AD', { won: [1], hand: ['7D', '2C'], legal: ['7D'] });
    const scene = sceneOf(view);
    assert.match(site.askedWords(scene, momentOf(scene)), /^Noor: a song in coins .*20 points .*las veinte/);
  });
});

describe('what may be announced', () => {
  test('stands beside the hand, the greatest first', () => {
    const legal = ['KS', 'QS', 'exchange', 'sing:H', 'sing:S', 'tute:K'];
    const view = viewOf('0:AH 1:7H', { won: [0], phase: 'stock', trump_card: 'AS', hand: ['KS', 'QS', '7S'], legal });
    const panel = site.announcePanel(sceneOf(view));
    assert.equal(panel.beside, true);
    assert.deepEqual(
      panel.options.map(({ action }) => action),
      ['tute:K', 'sing:S', 'sing:H', 'exchange'],
    );
    assert.match(panel.options[3].words, /7♠.*1♠/);
    assert.equal(site.announcePanel(sceneOf(viewOf('', { legal: ['KS'] }))), null);
  });

  test('names the cards of a song, and queens where the faces are French', () => {
    const view = viewOf('0:AH 1:7H', { won: [0], legal: ['sing:S', 'tute:Q'] });
    assert.match(site.meaningOf('sing:S', sceneOf(view)), /12♠.*11♠.*40 points.*las cuarenta/);
    assert.equal(site.fourOf('Q'), 'four caballos');
    site.sitDown({ deck: site.kFrench });
    assert.match(site.meaningOf('sing:S', sceneOf({ ...view })), /K♠.*Q♠/);
    assert.equal(site.fourOf('Q'), 'four queens');
  });
});

describe('how a deal of Tute ended', () => {
  const result = (more) => ({
    contract: { trump: 'S', trump_card: 'KS', exchanged_by: null, tute: null },
    tricks: [],
    points: [],
    scores: [64, 46, 20],
    breakdown: [],
    winners: [0],
    ...more,
  });
  const ended = (more, players = 3) => {
    const view = viewOf('', { players });
    return site.ending.outcome(result(more), { ...view, finished: true, results: [result(more)] });
  };

  test('says who won, and reckons the margin over the best of the others', () => {
    assert.equal(ended({}).title, 'The deal is yours');
    assert.equal(ended({ winners: [1] }).title, 'The deal is Kabir’s');
    assert.deepEqual(site.ending.reckoning(result({}), 118).parts, [64, -46]);
    assert.equal(site.ending.reckoning(result({}), 118).total, 18);
    assert.match(site.ending.reckoning(result({}), 118).words, /best of the others/);
    assert.match(site.ending.reckoning(result({ scores: [64, 66] }), -2).words, /minus those of Kabir/);
    assert.equal(ended({ scores: [65, 65, 65, 65], winners: [1, 3] }, 4).title, 'The deal is theirs');
  });

  test('says why, where it was not the points', () => {
    assert.match(ended({ scores: [60, 60, 10], winners: [1] }).note, /last trick decides/);
    const tute = { trump: 'S', trump_card: 'KS', exchanged_by: null, tute: { seat: 1, rank: 'K' } };
    assert.match(ended({ contract: tute, winners: [1] }).note, /Kabir: tute with four kings/);
    assert.equal(site.ending.reckoning(result({ contract: tute }), -250), null);
    assert.equal(ended({}).note, null);
  });
});
