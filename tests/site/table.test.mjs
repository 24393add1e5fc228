import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { loadSite } from './bundle.mjs';

let site;
before(async () => {
  site = await loadSite(
    'en',
    'notation.ts',
    ...[
      'frames.ts',
      'ranking.ts',
      'moment.ts',
      'moves.ts',
      'announce.ts',
      'words.ts',
      'state.ts',
      'panel/panel.ts',
      'refusal.ts',
      'games/belote/cards.ts',
      'games/belote/course.ts',
      'games/belote/bidding.ts',
      'games/belote/duty.ts',
      'games/belote/face.ts',
    ].map((name) => `table/${name}`),
  );
});

const acted = (text) => text.split(' ').map((one) => ({ deal: 0, seat: Number(one[0]), action: one.slice(2) }));

/** A view of seat 0 in classique: dealer 3, hearts turned up and taken by seat 1, with the course given as `seat:action`. */
function viewOf(course, more = {}) {
  return {
    seat: 0,
    deal: 0,
    dealer: 3,
    phase: 'play',
    turn: 0,
    legal: [],
    hand: [],
    counts: [8, 8, 8, 8],
    contract: { declarer: 1, trump: 'H', round: 1 },
    trick: [],
    tricks: [],
    played: course === '' ? [] : acted(course),
    scores: [0, 0, 0, 0],
    results: [],
    finished: false,
    game: { turnup: '9H', announcements: [], belote: null, held: 0 },
    ...more,
  };
}

const kFirstTrick = '0:pass 1:take 0:AS 1:7S 2:8S 3:TS';

describe('a hand on the screen', () => {
  test('has trumps first, each suit from strong to weak in its own order', () => {
    const hand = ['7H', 'JH', 'AH', '9H', 'TS', 'AS', 'KC', 'JC'];
    assert.deepEqual(site.sortHand(hand, site.beloteRanking('H')), ['JH', '9H', 'AH', '7H', 'AS', 'TS', 'KC', 'JC']);
  });

  test('alternates red and black suits where it can', () => {
    assert.deepEqual(site.suitOrder(['AS', 'AH', 'AD', 'AC'], site.beloteRanking(null)), ['S', 'H', 'C', 'D']);
    assert.deepEqual(site.suitOrder(['AS', 'AH', 'AD', 'AC'], site.beloteRanking('D')), ['D', 'S', 'H', 'C']);
    assert.deepEqual(site.suitOrder(['AS', 'AC', 'AD'], site.beloteRanking(null)), ['S', 'D', 'C']);
    assert.deepEqual(site.suitOrder(['AH', 'AD', 'AC'], site.beloteRanking(null)), ['H', 'C', 'D']);
  });
});

describe('a frame of the course', () => {
  test('knows after each call whose turn it is and what the contract is', () => {
    const view = viewOf(kFirstTrick);
    const asked = site.frameAt(site.belote, view, { step: 1, gathered: true });
    assert.equal(asked.phase, 'bid1');
    assert.equal(asked.turn, 1);
    assert.equal(asked.contract, null);
    assert.deepEqual(asked.counts, [5, 5, 5, 5]);
    const taken = site.frameAt(site.belote, view, { step: 2, gathered: true });
    assert.deepEqual(taken.contract, { declarer: 1, trump: 'H', round: 1 });
    assert.equal(taken.phase, 'play');
    assert.deepEqual(taken.counts, [8, 8, 8, 8]);
  });

  test('gives back to the hand what was played later', () => {
    const view = viewOf(kFirstTrick, { hand: ['7D'], tricks: [{ winner: 0, cards: [] }] });
    assert.deepEqual(site.frameAt(site.belote, view, { step: 2, gathered: true }).hand, ['7D', 'AS']);
    assert.deepEqual(site.frameAt(site.belote, view, { step: 3, gathered: true }).hand, ['7D']);
  });

  test('shows the hand of the bidding from the view of the bidding', () => {
    const before = viewOf('', { phase: 'bid1', hand: ['7D', 'AS', 'KS', 'QS', 'JS'], contract: null });
    const view = viewOf(kFirstTrick, { hand: ['7D', 'KS', 'QS', 'JS', '7C', '8C', '9C'] });
    assert.deepEqual(site.frameAt(site.belote, view, { step: 1, gathered: true }, before).hand, before.hand);
    assert.equal(site.frameAt(site.belote, view, { step: 2, gathered: true }, before).hand.length, 8);
  });

  test('leaves a finished trick lying, its winner known, until it is gathered', () => {
    const tricks = [
      { winner: 0, cards: acted('0:AS 1:7S 2:8S 3:TS').map(({ seat, action }) => ({ seat, card: action })) },
    ];
    const view = viewOf(kFirstTrick, { tricks });
    const lying = site.frameAt(site.belote, view, { step: 6, gathered: false });
    assert.equal(lying.trick.length, 4);
    assert.equal(lying.winner, 0);
    assert.equal(lying.tricks.length, 0);
    assert.equal(lying.last, false);
    const gathered = site.frameAt(site.belote, view, { step: 6, gathered: true });
    assert.equal(gathered.trick.length, 0);
    assert.equal(gathered.tricks.length, 1);
    assert.equal(gathered.last, true);
  });

  test('tells an announcement with its seat’s first card and its cards after the first trick', () => {
    const announcements = [{ seat: 2, kind: 'tierce', points: 20, cards: ['8S', '9S', 'TS'] }];
    const tricks = [{ winner: 0, cards: [] }];
    const view = viewOf(kFirstTrick, { tricks, game: { turnup: '9H', announcements, belote: null, held: 0 } });
    const said = (step) => site.announcements(site.frameAt(site.belote, view, { step, gathered: false }));
    assert.deepEqual(said(4), []);
    assert.deepEqual(said(5), [{ ...announcements[0], cards: null }]);
    assert.deepEqual(said(6), announcements);
  });

  test('hears belote with the first of the pair and rebelote with the second', () => {
    const view = viewOf('0:pass 1:take 1:KH 2:7H 3:8H 0:AH 0:AS 1:QH', {
      tricks: [{ winner: 0, cards: [] }],
      game: { turnup: '9H', announcements: [], belote: 1, held: 0 },
    });
    const said = (step) => site.saidBy(site.frameAt(site.belote, view, { step, gathered: true }));
    assert.deepEqual(said(3), { seat: 1, word: 'belote' });
    assert.equal(said(4), null);
    assert.deepEqual(said(8), { seat: 1, word: 'rebelote' });
  });
});

describe('the walk through a view', () => {
  test('goes action by action, stops at a full trick, and ends', () => {
    const view = viewOf(kFirstTrick, { tricks: [{ winner: 0, cards: [] }] });
    const places = [];
    for (let place = { step: 3, gathered: true }; place; place = site.nextPlace(view, place)) places.push(place);
    assert.deepEqual(
      places.map(({ step, gathered }) => `${step}${gathered ? 'g' : ''}`),
      ['3g', '4', '5', '6', '6g'],
    );
  });

  test('lets me act while only the finished trick is still lying', () => {
    const view = viewOf(kFirstTrick, { tricks: [{ winner: 0, cards: [] }] });
    assert.equal(site.allShown(view, { step: 5, gathered: false }), false);
    assert.equal(site.allShown(view, { step: 6, gathered: false }), true);
  });

  test('shows my own card at once, on a table swept for it', () => {
    const cards = acted('0:AS 1:7S 2:8S 3:TS').map(({ seat, action }) => ({ seat, card: action }));
    const view = viewOf(kFirstTrick, { hand: ['7D', 'KD'], tricks: [{ winner: 0, cards }] });
    const frame = site.withMine(site.belote, site.frameAt(site.belote, view, { step: 6, gathered: false }), 'KD');
    assert.deepEqual(frame.trick, [{ seat: 0, card: 'KD' }]);
    assert.deepEqual(frame.hand, ['7D']);
    assert.equal(frame.tricks.length, 1);
    assert.equal(frame.turn, null);
  });

  test('says a trick in one sentence, with its winner and points', () => {
    const cards = acted('0:AS 1:7S 2:8S 3:TS').map(({ seat, action }) => ({ seat, card: action }));
    const view = viewOf(kFirstTrick, { tricks: [{ winner: 0, cards }] });
    const at = (step) => site.frameAt(site.belote, view, { step, gathered: false });
    assert.deepEqual(site.sentencesBetween(site.belote, at(5), at(6)), [
      'You: ace of spades, Kabir: 7 of spades, Noor: 8 of spades, Zoya: 10 of spades. Trick to you, 21 points.',
    ]);
    assert.deepEqual(site.sentencesBetween(site.belote, at(0), at(2)), ['You: Pass and Kabir: takes hearts.']);
  });

  test('says as much of a trick as is wanted: each card as it falls, or its winner alone', () => {
    const cards = acted('0:AS 1:7S 2:8S 3:TS').map(({ seat, action }) => ({ seat, card: action }));
    const view = viewOf(`${kFirstTrick} 0:KD`, { tricks: [{ winner: 0, cards }] });
    const at = (step, gathered = false) => site.frameAt(site.belote, view, { step, gathered });
    const said = (before, after, heard) => site.sentencesBetween(site.belote, before, after, heard);
    assert.deepEqual(said(at(2), at(3), 'cards'), ['You: ace of spades']);
    assert.deepEqual(said(at(5), at(6), 'cards'), ['Zoya: 10 of spades', 'Trick to you, 21 points']);
    assert.deepEqual(said(at(6), at(6, true), 'cards'), []);
    assert.deepEqual(said(at(6), at(7), 'cards'), ['You: king of diamonds']);
    assert.deepEqual(said(at(2), at(3), 'winners'), []);
    assert.deepEqual(said(at(5), at(6), 'winners'), ['Trick to you, 21 points']);
    assert.deepEqual(said(at(0), at(2), 'winners'), ['You: Pass and Kabir: takes hearts.']);
  });
});

describe('the trick as it lies', () => {
  const trick = (text) => text.split(' ').map((one) => ({ seat: Number(one[0]), card: one.slice(2) }));

  test('is won by the highest trump, else by the highest card of the suit led', () => {
    assert.equal(site.winning(trick('1:TS 2:AS 3:KD'), site.beloteRanking('H')).seat, 2);
    assert.equal(site.winning(trick('1:AS 2:7H 3:TS'), site.beloteRanking('H')).seat, 2);
    assert.equal(site.winning(trick('1:AH 2:9H 3:JH'), site.beloteRanking('H')).seat, 3);
    assert.equal(site.winning([], site.beloteRanking('H')), null);
  });

  test('counts card points by trump', () => {
    assert.equal(site.pointsOf(trick('0:JH 1:9H 2:JS 3:9S'), 'H'), 20 + 14 + 2 + 0);
  });
});

describe('what the moment asks', () => {
  const frame = (trick, hand) => ({
    trick: trick === '' ? [] : trick.split(' ').map((one) => ({ seat: Number(one[0]), card: one.slice(2) })),
    full: false,
    hand: hand.split(' '),
    contract: { trump: 'H', declarer: 1 },
    winner:
      trick === ''
        ? null
        : site.winning(
            trick.split(' ').map((one) => ({ seat: Number(one[0]), card: one.slice(2) })),
            site.beloteRanking('H'),
          ).seat,
  });
  const momentOf = (trick, hand, legal) => site.momentOf(frame(trick, hand), legal.split(' '), site.beloteRanking('H'));
  const duty = (trick, hand, legal) => site.dutyOf(frame(trick, hand), momentOf(trick, hand, legal), 0);

  test('is told from the legal cards', () => {
    assert.equal(duty('', 'AS KD', 'AS KD'), 'lead');
    assert.equal(duty('3:7S', 'AS', 'AS'), 'only');
    assert.equal(duty('3:7S', 'AS KD', 'AS'), 'follow');
    assert.equal(duty('3:7S', '8H KD', '8H'), 'trump');
    assert.equal(duty('3:9H', 'JH 8H KD', 'JH'), 'over');
    assert.equal(duty('3:AH', '8H 7H KD', '8H 7H'), 'follow');
    assert.equal(duty('2:7S 3:8H', 'JH 7H KD', 'JH'), 'over');
    assert.equal(duty('2:AS 3:8S', '8H KD', '8H KD'), 'partner');
    assert.equal(duty('3:7S', 'KC KD', 'KC KD'), 'free');
  });

  test('names the card to be beaten and the suit led', () => {
    const moment = momentOf('1:7S 2:8H 3:9H', 'JH 7H KD', 'JH');
    assert.deepEqual([moment.led, moment.trump, moment.high, moment.legal], ['S', 'H', '9H', ['JH']]);
  });

  test('explains a refusal by the engine’s code, the game’s own sentence before the shared one', () => {
    const moment = momentOf('3:7S', '8H KD', '8H');
    const words = (rule) => site.refusalWords('belote', rule, 'KD', moment);
    assert.match(words('must_trump'), /K♦.*you have no spades.*so you must trump.*8♥/);
    assert.match(words('must_follow_suit'), /K♦.*spades.*were led/);
    assert.match(words('no_such_rule'), /K♦.*cannot be played now/);
    assert.equal(site.likelyRule(frame('3:7S', '8H KD'), moment, 0), 'must_trump');
  });
});

describe('the bidding', () => {
  const legal = ['bid:110H', 'bid:110S', 'bid:120H', 'bid:120S', 'bid:250H', 'bid:250S', 'coinche', 'pass'];

  const choice = (more) => ({ action: null, value: 80, picked: [], card: null, ...more });
  const panelOf = (chosen) => site.biddingPanel({ view: { phase: 'auction', legal, game: {} }, choice: chosen });

  test('offers each value once, the lowest unless another was chosen', () => {
    assert.deepEqual(site.valuesOf(legal), [110, 120, 250]);
    assert.equal(panelOf(choice({ value: 80 })).stepper.value, 110);
    assert.equal(panelOf(choice({ value: 120 })).stepper.value, 120);
    assert.equal(site.settle(choice({ action: 'bid:80S' }), legal, []).action, null);
    assert.equal(site.settle(choice({ action: 'bid:120S' }), legal, []).action, 'bid:120S');
  });

  test('keeps the suit when the value changes, and stops at both ends', () => {
    const after = (more, by) => {
      const { action, value } = site.stepped(choice(more), by, panelOf);
      return { action, value };
    };
    assert.deepEqual(after({ value: 110, action: 'bid:110S' }, 1), { value: 120, action: 'bid:120S' });
    assert.deepEqual(after({ value: 110, action: 'pass' }, -1), { value: 110, action: 'pass' });
    assert.deepEqual(after({ value: 250 }, 1), { value: 250, action: null });
  });

  test('says what a bid needs and what it is worth', () => {
    assert.match(site.meaningOf('bid:80S', 'auction', null, null), /at least 82 points.*they get 240/);
    assert.match(site.meaningOf('bid:250H', 'auction', null, null), /all eight tricks.*Made: 500.*they get 410/);
    const contract = { declarer: 1, trump: 'S', value: 90, multiplier: 1 };
    assert.match(site.meaningOf('coinche', 'auction', null, contract), /340/);
    assert.match(site.meaningOf('surcoinche', 'auction', null, contract), /520/);
  });

  test('says what becomes of a deal that all pass, as long as nobody has taken or bid', () => {
    for (const phase of ['bid1', 'bid2', 'auction']) {
      const asked = site.askedWords({ view: { legal: [], game: { turnup: '9H' } }, frame: { phase, contract: null } });
      assert.match(asked, /If everybody passes, the deal scores 0\.$/, phase);
    }
  });

  test('names the highest bid, whose it is, and what may be said to it', () => {
    const asked = (multiplier, legal, declarer = 1, value = 90) => {
      const contract = { declarer, trump: 'S', value, multiplier };
      return site.askedWords({ view: { legal, game: {} }, frame: { phase: 'auction', contract } });
    };
    const higher = ['bid:100S', 'pass'];
    assert.match(
      asked(1, [...higher, 'coinche']),
      /highest bid is \S*90 ♠\S*, by Kabir\. Bid above it, pass, or say coinche/,
    );
    assert.match(asked(1, higher, 2), /by Noor\. Bid above it, or pass\.$/);
    assert.match(asked(1, ['coinche', 'pass'], 1, 250), /nothing is higher\. Pass, or say coinche/);
    assert.match(asked(2, ['surcoinche', 'pass'], 0), /was coinched.*surcoinche/);
    assert.match(site.meaningOf('pass', 'auction', null, { multiplier: 2 }), /nobody can bid higher/);
    assert.match(site.meaningOf('pass', 'auction', null, { multiplier: 1 }), /if somebody else does/);
  });

  test('keeps value and doubling in the contract', () => {
    const contract = site.contractAfter(
      ['pass', 'bid:90S', 'pass', 'coinche', 'surcoinche'].map((action, seat) => ({ seat: seat % 4, action })),
      null,
    );
    assert.deepEqual(contract, { declarer: 1, trump: 'S', value: 90, multiplier: 4 });
  });
});

describe('a move that waits', () => {
  test('is taken up again only where it follows the recorded log', () => {
    assert.equal(site.nextAfter(['take'], ['take', 'AS']), 'AS');
    assert.equal(site.nextAfter(['take'], ['take']), null);
    assert.equal(site.nextAfter(['take'], ['pass', 'AS']), null);
    assert.equal(site.nextAfter(['take'], ['take', 'AS', 'KS']), null);
    assert.equal(site.nextAfter([], null), null);
  });
});

describe('the name of a card', () => {
  test('begins with what is printed on it', () => {
    assert.equal(site.cardLabel('KH'), 'K, king of hearts');
    assert.equal(site.cardLabel('TS'), '10 of spades');
  });
});

describe('the notation', () => {
  test('tells a card played from everything else, and what leaves a hand', () => {
    assert.deepEqual(['AS', 'TH', '2D', 'JK', 'JK:H'].map(site.cardOf), ['AS', 'TH', '2D', 'JK', 'JK']);
    assert.deepEqual(['pass', 'bid:7S', 'take:H', 'draw:7', 'trump:S'].map(site.cardOf), Array(5).fill(null));
    assert.equal(site.askedOf('JK:H'), 'H');
    assert.deepEqual(site.givenBy('discard:4D,5D,JK'), ['4D', '5D', 'JK']);
    assert.deepEqual(site.givenBy('return:7H'), ['7H']);
    assert.deepEqual(site.givenBy('bid:7S'), []);
    assert.deepEqual(site.givenBy('return'), []);
  });
});

describe('cards chosen from the hand', () => {
  const panel = { kind: 'cards', count: 3, action: (cards) => `discard:${cards.join()}` };
  const touch = (cards) => cards.reduce((chosen, card) => site.toggled(chosen, panel, card), site.noChoice(0));

  test('make an action when there are enough of them, in ascending order', () => {
    assert.equal(touch(['7S', 'AC']).action, null);
    assert.equal(touch(['7S', 'AC', '4D']).action, 'discard:4D,7S,AC');
  });

  test('are put back by a second touch, and one too many takes the place of the oldest', () => {
    assert.deepEqual(touch(['7S', 'AC', '7S']).picked, ['AC']);
    assert.deepEqual(touch(['7S', 'AC', '4D', 'KH']).picked, ['AC', '4D', 'KH']);
  });
});

describe('a deal that ends while the match goes on', () => {
  test('is shown to its last trick, its result known', () => {
    const kNames = ['AS', '7S', '8S', 'TS', 'AD', '7D', '8D', 'TD'];
    const actions = kNames.map((action, place) => ({ deal: 0, seat: place % 4, action }));
    const seen = viewOf('', {
      played: actions.slice(0, 4),
      tricks: [{ winner: 0, cards: actions.slice(0, 4).map(({ seat, action }) => ({ seat, card: action })) }],
      hand: ['AD'],
    });
    const result = { contract: { declarer: 1, trump: 'H' }, scores: [162, 0, 162, 0], winners: [0, 2] };
    const next = viewOf('', { deal: 1, played: [...actions, { deal: 1, seat: 0, action: 'pass' }], results: [result] });
    const ended = site.dealEnded(site.belote, seen, next);
    assert.equal(ended.tricks.length, 2);
    assert.equal(ended.tricks[1].winner, 0);
    assert.equal(ended.played.length, 8);
    assert.deepEqual(ended.results, [result]);
    const frame = site.frameAt(site.belote, ended, { step: 8, gathered: true });
    assert.equal(frame.last, true);
    assert.deepEqual(frame.hand, []);
  });
});
