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
      'panel/panel.ts',
      ...['bids', 'bidding', 'cards', 'course', 'duty', 'felt', 'face', 'ending'].map(
        (name) => `games/five-hundred/${name}.ts`,
      ),
    ].map((name) => `table/${name}`),
  );
});

const acted = (text) =>
  text === '' ? [] : text.split(' ').map((one) => ({ deal: 0, seat: Number(one[0]), action: one.slice(2) }));

const contractOf = (bid, declarer = 0, joker_suit = null) => ({ declarer, bid, value: 0, joker_suit, made: null });

/** A view of seat 0, dealer 3, whose course is given as `seat:action`. */
function viewOf(course, { game = {}, ...more } = {}) {
  return {
    seat: 0,
    deal: 0,
    dealer: 3,
    phase: 'play',
    turn: 0,
    legal: [],
    hand: [],
    counts: [10, 10, 10, 10],
    contract: null,
    trick: [],
    tricks: [],
    played: acted(course),
    scores: [0, 0, 0, 0],
    results: [],
    finished: false,
    game: { kitty: null, discards: null, sitting_out: null, exposed: null, suits_led: [], ...game },
    ...more,
  };
}

const frameOf = (view, step) => site.frameAt(site.fiveHundred, view, { step, gathered: true });
const sceneOf = (view, choice = site.noChoice(0)) => ({ view, frame: frameOf(view, view.played.length), choice });
const momentOf = ({ frame, view }) => site.momentOf(frame, view.legal, site.fiveHundredRanking(frame.contract));

describe('the cards of Five Hundred', () => {
  test('have the joker and both bowers at the head of the trumps', () => {
    const hand = ['AS', 'JC', 'JS', 'JK', 'KS', 'AC', 'QC'];
    const sorted = site.sortHand(hand, site.fiveHundredRanking(contractOf('7S')));
    assert.deepEqual(sorted, ['JK', 'JS', 'JC', 'AS', 'KS', 'AC', 'QC']);
  });

  test('know no bowers without trumps, and a joker that stands alone or in the suit it was given', () => {
    const hand = ['AH', 'JK', 'JC', 'AC', 'KH', 'TS'];
    assert.deepEqual(site.sortHand(hand, site.fiveHundredRanking(contractOf('8NT')))[0], 'JK');
    const given = site.sortHand(hand, site.fiveHundredRanking(contractOf('8NT', 0, 'H')));
    assert.deepEqual(given.slice(given.indexOf('JK'), given.indexOf('JK') + 3), ['JK', 'AH', 'KH']);
  });

  test('let a joker of no suit win any trick, and one of a suit only there', () => {
    const trick = [
      { seat: 0, card: 'AS' },
      { seat: 1, card: 'JK' },
    ];
    assert.equal(site.winning(trick, site.fiveHundredRanking(contractOf('misere'))).seat, 1);
    assert.equal(site.winning(trick, site.fiveHundredRanking(contractOf('misere', 1, 'H'))).seat, 0);
  });
});

describe('the bids of Five Hundred', () => {
  test('stand in their order and are worth what the table of values says', () => {
    assert.equal(site.kBids.length, 27);
    assert.deepEqual(
      ['6S', '6NT', '7H', '8S', '10H', '10NT'].map((name) => site.bidOf(name).value),
      [40, 120, 200, 240, 500, 520],
    );
    const names = site.kBids.map(({ name }) => name);
    assert.equal(names[names.indexOf('misere') - 1], '7NT');
    assert.equal(names[names.indexOf('misere') + 1], '8S');
    assert.equal(names[names.indexOf('open_misere') + 1], '10H');
  });

  test('are all on the panel; those that may not be made say which rule forbids them', () => {
    const legal = ['pass', 'bid:7S', 'bid:8S', 'bid:10NT', 'bid:open_misere'];
    const options = site.optionsOf(site.fiveHundred.panel(sceneOf(viewOf('', { phase: 'auction', legal }))));
    const option = (name) => options.find((one) => one.name === name);
    assert.equal(options.length, 28);
    assert.equal(option('8S').off, undefined);
    assert.equal(option('6S').off, 'bid_too_low');
    assert.equal(option('misere').off, 'misere_needs_seven');
    assert.equal(option('8S').worth, '240');
  });

  test('are asked for with what becomes of a deal that all pass, as long as nobody has bid', () => {
    const asked = (course) => site.fiveHundred.ask(sceneOf(viewOf(course, { phase: 'auction' })));
    assert.match(asked(''), /If everybody passes, the deal scores 0\.$/);
    assert.doesNotMatch(asked('1:bid:7H'), /scores 0/);
  });

  test('say what they promise, what they bring and what they cost', () => {
    const words = site.fiveHundred.meaning('bid:7S', sceneOf(viewOf('', { phase: 'auction' })));
    assert.match(words, /at least 7 tricks/);
    assert.match(words, /Made 140, failed \u2066−140\u2069/);
    assert.match(words, /joker, \u2066J♠\u2069, and \u2066J♣\u2069/);
  });
});

describe('the course of Five Hundred', () => {
  const auction = '0:bid:7H 1:pass 2:pass 3:bid:7NT 0:bid:8H 3:pass';

  test('has a contract once three have passed', () => {
    const view = viewOf(auction, { phase: 'discard', hand: [], contract: contractOf('8H') });
    assert.equal(frameOf(view, 5).contract, null);
    assert.deepEqual(site.contractAfter(view.played), { ...contractOf('8H'), value: 300 });
    assert.equal(site.contractAfter(acted('0:pass 1:pass 2:pass')), null);
  });

  test('gives the declarer thirteen cards until three are put away, and ten before', () => {
    const kitty = ['5C', '5D', '5S'];
    const dealt = ['AH', 'KH', 'QH', 'JH', 'TH', '9H', '8H', '7H', '6H', '5H'];
    const view = viewOf(`${auction} 0:discard:5C,5D,5S 0:AH`, {
      hand: dealt.slice(1),
      contract: contractOf('8H'),
      game: { kitty },
    });
    assert.deepEqual([...frameOf(view, 3).hand].sort(), [...dealt].sort());
    assert.deepEqual([...frameOf(view, 6).hand].sort(), [...dealt, ...kitty].sort());
    assert.deepEqual(frameOf(view, 6).counts, [13, 10, 10, 10]);
    assert.equal(frameOf(view, 6).phase, 'discard');
    assert.deepEqual(frameOf(view, 8).counts, [9, 10, 10, 10]);
  });

  test('remembers the suit that the joker was given', () => {
    const given = acted('0:bid:7NT 1:pass 2:pass 3:pass 0:discard 0:joker:D');
    assert.equal(site.contractAfter(given).joker_suit, 'D');
    assert.equal(site.contractAfter([...given.slice(0, -1), ...acted('0:joker:none')]).joker_suit, null);
  });

  test('leaves the partner out of a misère, and says so to who it is', () => {
    const view = viewOf('0:pass 1:pass 2:bid:open_misere 3:pass 2:discard', {
      phase: 'joker',
      turn: 2,
      contract: contractOf('open_misere', 2),
    });
    const frame = frameOf(view, 5);
    assert.equal(site.fiveHundred.sitsOut(frame, 0), true);
    assert.equal(site.fiveHundred.sitsOut(frame, 2), false);
    assert.match(site.fiveHundred.idle(frame), /you sit this deal out/);
  });

  test('opens the hand of an open misère when the first trick is complete, with the cards it held then', () => {
    const lead = '1:bid:open_misere 2:pass 3:pass 0:pass 1:discard 1:joker:none 1:4H 2:AH 0:KH';
    const cards = [
      { seat: 1, card: '4H' },
      { seat: 2, card: 'AH' },
      { seat: 0, card: 'KH' },
    ];
    const view = viewOf(`${lead} 2:5S 0:6S 1:4D`, {
      contract: contractOf('open_misere', 1),
      tricks: [
        { winner: 2, cards },
        { winner: 0, cards: [] },
      ],
      game: { sitting_out: 3, exposed: { seat: 1, cards: ['7C', '8C'] } },
    });
    assert.deepEqual(site.exposedCards(frameOf(view, 8), 1), []);
    assert.deepEqual(site.exposedCards(frameOf(view, 9), 1), ['7C', '8C', '4D']);
    assert.deepEqual(site.exposedCards(frameOf(view, 12), 1), ['7C', '8C']);
    assert.deepEqual(site.exposedCards(frameOf(view, 12), 2), []);
  });
});

describe('a card of Five Hundred that may not be played', () => {
  const asked = (bid, led, hand, legal, joker_suit = null) =>
    sceneOf(
      viewOf(`3:${led}`, { hand, legal, contract: contractOf(bid, 3, joker_suit), trick: [{ seat: 3, card: led }] }),
    );
  const refused = (scene, card) => site.fiveHundred.refusal('must_follow_suit', card, scene, momentOf(scene));

  test('is told apart: the jack that is a trump, the joker of no suit, any other', () => {
    const clubs = asked('7S', 'AC', ['JC', '9C', '5H'], ['9C']);
    assert.match(refused(clubs, 'JC'), /left bower and counts as a trump/);
    assert.equal(refused(clubs, '5H'), null);
    assert.match(refused(asked('7NT', 'AC', ['JK', '9C', '5H'], ['9C']), 'JK'), /belongs to no suit/);
    assert.equal(refused(asked('7NT', 'AC', ['JK', '9C', '5H'], ['9C'], 'H'), 'JK'), null);
  });

  test('gives way to the joker in a misère, where it must be thrown', () => {
    const scene = asked('misere', 'AC', ['JK', '5H'], ['JK']);
    assert.equal(site.dutyOf(scene, momentOf(scene)), 'joker');
    assert.equal(site.fiveHundred.likelyRule(scene, momentOf(scene)), 'joker_must_be_played');
    const free = asked('7NT', 'AC', ['JK', '5H'], ['5H', 'JK']);
    assert.equal(site.dutyOf(free, momentOf(free)), 'free_joker');
  });

  test('is, for a joker that is led, a suit led before: the panel says which may be asked for', () => {
    const view = viewOf('', {
      hand: ['JK', '5H'],
      legal: ['5H', 'JK:D', 'JK:H'],
      contract: contractOf('7NT'),
    });
    const panel = site.fiveHundred.panel(sceneOf(view, { ...site.noChoice(0), card: 'JK' }));
    assert.deepEqual(
      panel.options.filter(({ off }) => off === undefined).map(({ action }) => action),
      ['JK:H', 'JK:D'],
    );
    assert.ok(panel.options.every(({ off }) => off === undefined || off === 'joker_suit_already_led'));
    assert.equal(site.fiveHundred.panel(sceneOf(view)), null);
  });
});

describe('the end of a deal of Five Hundred', () => {
  const result = (contract, tricks, more = {}) => ({
    contract,
    tricks,
    points: [0, 0, 0, 0],
    scores: [0, 0, 0, 0],
    breakdown: [],
    winners: [0, 2],
    ...more,
  });

  test('says what was bid and what came of it', () => {
    const { outcome } = site.ending;
    const made = outcome(result({ ...contractOf('7H'), made: true }, [5, 1, 3, 1]));
    assert.equal(made.title, 'You made your contract');
    assert.match(made.line, /8 tricks of the 7 needed/);
    const lost = result({ ...contractOf('misere', 1), made: false }, [0, 1, 0, 0]);
    assert.equal(outcome(lost).title, 'Their contract failed');
    assert.match(outcome(lost).line, /a trick was taken/);
    assert.equal(outcome(result(null, [0, 0, 0, 0], { winners: [] })).tone, 'void');
  });

  test('shows as the kitty what was dealt to nobody', () => {
    const suits = { S: 'AKQJT98765', H: 'AKQJT98765', C: 'AKQJT98765', D: 'AKQJT98765' };
    const hands = Object.entries(suits).map(([suit, ranks]) => [...ranks].map((rank) => rank + suit));
    const view = viewOf('', { game: { discards: ['4D', '5S', '6S'] } });
    const [kitty, away] = site.ending.besides({
      number: 0,
      result: result(contractOf('7H'), [0, 0, 0, 0]),
      hands,
      view,
    });
    assert.deepEqual([...kitty.cards].sort(), ['4D', '4H', 'JK']);
    assert.deepEqual(away.cards, ['4D', '5S', '6S']);
  });
});
