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
      ...['bidding', 'cards', 'course', 'duty', 'ending', 'face', 'felt'].map((name) => `games/schafkopf/${name}.ts`),
    ].map((name) => `table/${name}`),
    'cards/decks.ts',
  );
  site.sitDown({ deck: site.kFrench, options: { ramsch: true }, seating: site.schafkopf.seating() });
});

const acted = (text) =>
  text === '' ? [] : text.split(' ').map((one) => ({ deal: 0, seat: Number(one[0]), action: one.slice(2) }));

/** A view of seat 0, dealer 3, whose course is given as `seat:action`. */
function viewOf(course, more = {}) {
  const played = acted(course);
  const cards = played.filter(({ action }) => /^..$/.test(action)).map(({ seat, action }) => ({ seat, card: action }));
  const whole = cards.length - (cards.length % 4);
  const tricks = [];
  for (let from = 0; from < whole; from += 4) tricks.push({ winner: 1, cards: cards.slice(from, from + 4) });
  const view = {
    seat: 0,
    deal: 0,
    dealer: 3,
    phase: 'play',
    turn: 0,
    legal: [],
    hand: [],
    counts: [8, 8, 8, 8],
    contract: null,
    trick: cards.slice(whole),
    tricks,
    played,
    scores: [0, 0, 0, 0],
    results: [],
    finished: false,
    game: {},
    ...more,
  };
  // The server's contract and ours are the same one.
  return { ...view, contract: site.contractAfter(played, view) };
}

const frameOf = (view, step = view.played.length) => site.frameAt(site.schafkopf, view, { step, gathered: true });
const sceneOf = (view) => ({ view, frame: frameOf(view), choice: site.noChoice(0) });
const momentOf = ({ frame, view }) =>
  site.momentOf(frame, view.legal, site.schafkopf.ranking(frame.contract, frame.view));

/** The auction of a Rufspiel on the ace of leaves that seat 2 calls. */
const kRuf = '0:pass 1:pass 2:call:rufspiel 3:pass 2:ace:S';
const kSolo = '0:pass 1:call:solo 2:pass 3:pass 1:trump:D';
const kRamsch = '0:pass 1:pass 2:pass 3:pass';

describe('the cards of Schafkopf', () => {
  const sorted = (course) => {
    const hand = ['AH', 'JD', 'QS', 'TC', 'AD', 'KC', 'QC', 'JC'];
    return site.sortHand(hand, site.schafkopf.ranking(frameOf(viewOf(course)).contract));
  };

  test('have Obers, Unters and hearts at their head, in a Solo the suit named', () => {
    assert.deepEqual(sorted(kRuf), ['QC', 'QS', 'JC', 'JD', 'AH', 'TC', 'KC', 'AD']);
    assert.deepEqual(sorted(kSolo).slice(0, 5), ['QC', 'QS', 'JC', 'JD', 'AD']);
  });

  test('have nothing but Unters above the suits in a Wenz', () => {
    const hand = sorted('0:pass 1:call:wenz 2:pass 3:pass');
    assert.deepEqual(hand.slice(0, 2), ['JC', 'JD']);
    assert.deepEqual(
      hand.filter((card) => card.endsWith('C')),
      ['JC', 'TC', 'KC', 'QC'],
    );
  });
});

describe('the auction of Schafkopf', () => {
  const panelOf = (course, more) => site.schafkopf.panel(sceneOf(viewOf(course, { phase: 'auction', ...more })));
  const offs = (panel) => Object.fromEntries(site.optionsOf(panel).map(({ name, off }) => [name, off ?? null]));

  test('says of every game that cannot be called which rule forbids it', () => {
    const first = offs(panelOf('', { legal: ['pass', 'call:wenz', 'call:solo', 'call:wenz_tout', 'call:solo_tout'] }));
    assert.deepEqual([first.rufspiel, first.wenz, first.sie], ['no_callable_ace', null, 'not_sie']);
    const later = offs(panelOf('1:call:solo', { legal: ['pass', 'call:wenz_tout', 'call:solo_tout'] }));
    assert.deepEqual([later.rufspiel, later.solo, later.sie], ['bid_too_low', 'bid_too_low', 'not_sie']);
  });

  test('tells who is overbid that he may hold, and confirms it as such', () => {
    const legal = ['pass', 'call:solo', 'call:wenz_tout', 'call:solo_tout'];
    const scene = sceneOf(viewOf('0:call:wenz 1:pass 2:pass 3:call:solo', { phase: 'auction', legal, dealer: 3 }));
    assert.match(site.askedWords(scene), /call the same to hold it/);
    assert.match(site.confirmWords('call:solo', scene), /hold the Solo/);
    assert.doesNotMatch(site.confirmWords('call:solo_tout', scene), /hold/);
  });

  test('warns who passes last that it becomes a Ramsch', () => {
    const scene = sceneOf(viewOf('1:pass 2:pass 3:pass', { phase: 'auction', legal: ['pass'], dealer: 0 }));
    assert.match(site.meaningOf('pass', scene), /The others have passed/);
  });

  test('tells of each ace whether it can be called, and why not', () => {
    const hand = ['AC', 'KC', '9S', 'QS', 'JD', 'AH', 'KH', 'QD'];
    const view = viewOf('0:call:rufspiel 1:pass 2:pass 3:pass', { phase: 'declare', hand, legal: ['ace:S'] });
    const panel = site.schafkopf.panel(sceneOf(view));
    assert.deepEqual(offs(panel), { C: 'ace_in_hand', S: null, H: 'ace_is_trump', D: 'no_suit_card' });
    assert.match(site.optionsOf(panel)[1].worth, /^1 card$/);
  });
});

describe('the partner of a Rufspiel', () => {
  const hand = ['AS', 'KS', '7S', 'QC', 'JD', 'AH', 'TC', '9D'];
  const partner = (view, step) => frameOf(view, step).contract.partner;
  const stateOf = (view) => site.contractChip(frameOf(view)).state;

  test('is known to nobody but himself, and on his table alone', () => {
    const mine = viewOf(kRuf, { hand });
    assert.equal(partner(mine), 0);
    assert.equal(site.isSecretPartner(frameOf(mine)), true);
    assert.equal(stateOf(mine), 'partner: You');
    assert.equal(site.schafkopf.seatNote(frameOf(mine), 2), 'caller');
    const other = viewOf(kRuf, { hand: hand.slice(1) });
    assert.equal(partner(other), null);
    assert.equal(site.isSecretPartner(frameOf(other)), false);
    assert.equal(stateOf(other), 'partner: ?');
  });

  test('shows himself with the called ace, to whoever watches, and says so', () => {
    const view = viewOf(`${kRuf} 0:7S 1:AS`, { hand: hand.slice(1) });
    assert.equal(partner(view, 6), null);
    assert.equal(partner(view), 1);
    assert.equal(site.schafkopf.seatNote(frameOf(view), 1), 'partner');
    assert.equal(site.schafkopf.bubble(frameOf(view), 1).text, 'the partner!');
    assert.deepEqual(site.schafkopf.told(frameOf(view, 6), frameOf(view)), ['The partner is known: Zoya.']);
  });

  test('is known as well when he runs away: the suit led by him, and no ace in the trick', () => {
    const away = acted(`${kRuf} 3:9S 0:7S 1:8S 2:TS`);
    assert.equal(site.shownPartner(away, 'S'), 3);
    assert.equal(site.shownPartner(away.slice(0, -1), 'S'), null, 'the ace may still come');
    assert.equal(site.shownPartner(acted(`${kRuf} 3:JS 0:7H 1:8H 2:TH`), 'S'), null, 'an Unter is no card of the suit');
  });

  test('is no secret to himself any more once he has played the ace', () => {
    const view = viewOf(`${kRuf} 0:AS 1:7S 2:8S 3:9S`, { hand: hand.slice(1), turn: 1 });
    assert.equal(partner(view), 0);
    assert.equal(site.isSecretPartner(frameOf(view)), false);
  });
});

describe('a card of Schafkopf that may not be played', () => {
  const asked = (course, hand, legal) => sceneOf(viewOf(course, { hand, legal }));
  const duty = (scene) => site.dutyOf(scene, momentOf(scene));
  const rule = (scene) => site.schafkopf.likelyRule(scene, momentOf(scene));
  const refusal = (scene, code, card) => site.schafkopf.refusal(code, card, scene, momentOf(scene));

  test('is refused for the trump that was led', () => {
    const scene = asked(`${kRuf} 3:8H`, ['JD', '9C', 'AC'], ['JD']);
    assert.deepEqual([duty(scene), rule(scene)], ['trump', 'must_follow_trump']);
    assert.match(refusal(scene, 'must_follow_trump', 'AC'), /trumps were led and you hold one/);
  });

  test('is told apart where it bears the suit led and is a trump', () => {
    const scene = asked(`${kRuf} 3:8C`, ['QC', '9C', 'AD'], ['9C']);
    assert.deepEqual([duty(scene), rule(scene)], ['follow', 'must_follow_suit']);
    assert.match(refusal(scene, 'must_follow_suit', 'QC'), /is a trump here and does not count as clubs/);
    assert.equal(refusal(scene, 'must_follow_suit', 'AD'), null);
  });

  test('is the called ace that must come, that must not go, or a card below it', () => {
    const searched = asked(`${kRuf} 3:8S`, ['AS', 'KS', '9D'], ['AS']);
    assert.deepEqual([duty(searched), rule(searched)], ['called_ace', 'must_play_called_ace']);
    const thrown = asked(`${kRuf} 3:8C`, ['AS', 'KS', '9D'], ['KS', '9D']);
    assert.deepEqual([duty(thrown), rule(thrown)], ['keep_ace', 'called_ace_not_discardable']);
    const led = asked(kRuf, ['AS', 'KS', '9D'], ['AS', '9D']);
    assert.deepEqual([duty(led), rule(led)], ['lead_partner', 'run_away_needs_four']);
    for (const scene of [searched, thrown, led]) {
      assert.match(site.schafkopf.reason(scene, momentOf(scene)), /called.*(?:A♠|ace must be played)/);
    }
  });

  test('is free to who holds no called ace, and to its holder in the last trick', () => {
    assert.equal(duty(asked(`${kRuf} 3:8C`, ['KS', '9D'], ['KS', '9D'])), 'free');
    assert.equal(duty(asked(`${kRuf} 3:8C`, ['AS'], ['AS'])), 'only');
    assert.equal(duty(asked(kRuf, ['AS', '8S', '9S', 'TS'], ['AS', '8S', '9S', 'TS'])), 'lead');
  });
});

describe('how a deal of Schafkopf ended', () => {
  const contract = (game, declarer = 1, suit = null, partner = null) => ({ game, declarer, suit, partner });
  const result = (more) => ({ tricks: [2, 2, 2, 2], points: [30, 30, 30, 30], scores: [], breakdown: [], ...more });
  const outcome = (more) => site.ending.outcome(result(more), viewOf(''));

  test('is told from where I sit: caller, partner, defender', () => {
    const ruf = contract('rufspiel', 2, 'S', 0);
    assert.equal(outcome({ contract: ruf, winners: [0, 2] }).title, 'You and Noor won');
    assert.equal(outcome({ contract: ruf, winners: [1, 3] }).title, 'You and Noor lost');
    assert.equal(outcome({ contract: ruf, winners: [0, 2] }).tone, 'won');
    assert.match(outcome({ contract: ruf, winners: [1, 3] }).line, /60 points of the 61 needed/);
    const wenz = contract('wenz', 1);
    assert.match(outcome({ contract: wenz, winners: [1] }).title, /^Zoya won the Wenz$/);
    assert.match(outcome({ contract: wenz, winners: [0, 2, 3] }).title, /^You stopped Zoya’s Wenz$/);
    assert.match(outcome({ contract: contract('solo', 0, 'D'), winners: [0] }).title, /^You won your Solo$/);
  });

  test('says of a Tout that was lost early, and of a Sie, that nothing more was played', () => {
    const tout = { contract: contract('wenz_tout', 0), winners: [1, 2, 3], tricks: [1, 1, 0, 0] };
    assert.match(outcome(tout).note, /first trick lost/);
    assert.match(outcome(tout).line, /1 tricks? of the 8 needed/);
    assert.equal(outcome({ ...tout, winners: [0], tricks: [8, 0, 0, 0] }).note, null);
    assert.match(outcome({ contract: contract('sie', 0), winners: [0], tricks: [0, 0, 0, 0] }).line, /without play/);
  });

  test('names who pays in a Ramsch, and who is paid after a Durchmarsch', () => {
    const ramsch = contract('ramsch', null);
    const lost = outcome({ contract: ramsch, winners: [1, 2, 3], points: [51, 30, 30, 9] });
    assert.deepEqual([lost.tone, lost.title, lost.line], ['lost', 'You lost the Ramsch', 'Most points: You, 51']);
    assert.equal(outcome({ contract: ramsch, winners: [0, 1, 3] }).title, 'Noor lost the Ramsch');
    const march = { contract: ramsch, winners: [3], tricks: [0, 0, 0, 8] };
    assert.deepEqual([outcome(march).tone, outcome(march).title], ['lost', 'Durchmarsch: Kabir']);
    assert.equal(site.ending.scoreNote(result(march)), null);
    assert.match(site.ending.scoreNote(result({ contract: ramsch })), /120 minus your card points/);
  });

  test('counts Laufende from what each side is paid, and says whether with or without', () => {
    const dealt = [['QC', 'QS', 'QH'], ['9C'], ['8C'], ['7C']];
    const words = (game, points, declarer = 0) =>
      site.ending.item(
        { item: 'laufende', seats: [declarer], points },
        result({ contract: contract(game, declarer, 'D') }),
        dealt,
      );
    assert.match(words('rufspiel', 30), /with the 3 top trumps \(mit 3\)/);
    assert.match(words('rufspiel', -30, 1), /without the 3 top trumps \(ohne 3\)/);
    assert.match(words('solo', 90), /mit 3/);
    assert.match(words('solo', -90, 1), /ohne 3/);
  });

  test('tells how often a Jungfrau doubled', () => {
    const tricks = [5, 3, 0, 0];
    const line = { item: 'jungfrau', seats: [0], points: -90 };
    assert.match(site.ending.item(line, result({ contract: contract('ramsch', null), tricks }), null), /2 .*×4/);
  });
});

describe('the felt of Schafkopf', () => {
  test('says in a Ramsch that each plays alone', () => {
    const frame = frameOf(viewOf(kRamsch));
    assert.equal(site.contractChip(frame).words, 'Ramsch');
    assert.equal(site.contractChip(frame).by, 'each alone');
    assert.equal(frame.phase, 'play');
  });

  test('draws the trumps of a Solo once they are named', () => {
    assert.equal(site.contractChip(frameOf(viewOf(kSolo), 4)).suit, null);
    assert.deepEqual(
      [site.contractChip(frameOf(viewOf(kSolo))).suit, site.contractChip(frameOf(viewOf(kSolo))).by],
      ['D', 'caller: Zoya'],
    );
    assert.equal(site.schafkopf.bubble(frameOf(viewOf(kSolo)), 1).kind, 'said');
  });

  test('counts card points seat by seat', () => {
    const view = viewOf(`${kRamsch} 0:AC 1:TC 2:KC 3:9C`);
    assert.deepEqual(site.schafkopf.running(frameOf(view)), [0, 25, 0, 0]);
  });
});
