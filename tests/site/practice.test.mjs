import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import tables from '../../site/content/_data/tables.js';
import { loadSite } from './bundle.mjs';

let site;
before(async () => {
  site = await loadSite(
    'en',
    'practice/rules.ts',
    'practice/setup.ts',
    'practice/reason.ts',
    'table/ranking.ts',
    'table/games/belote/cards.ts',
  );
});

const kLevels = ['easy', 'normal', 'hard'];
const readAddress = (table, query) =>
  site.readAddress(site.kPracticeTables[table], kLevels, new URLSearchParams(query));

describe('what can be chosen in practice', () => {
  test('every table of the site can be practised at, by the rules of its day unless others are chosen', () => {
    for (const { table, options, deals = 1 } of tables) {
      const { setup } = readAddress(table, '');
      const asked = site.engineOptions(site.kPracticeTables[table], options, setup.choices);
      for (const [name, value] of Object.entries(options)) assert.equal(asked[name], value, `${table}: ${name}`);
      assert.deepEqual(asked.match, { deals }, table);
    }
  });

  test('what was played with is chosen again: only what is not as usual is said', () => {
    for (const { table, options, deals = 1 } of tables) {
      const known = site.kPracticeTables[table];
      assert.deepEqual(site.choicesOf(known, { ...options, match: { deals } }), {}, table);
      const others = Object.fromEntries(
        known.rules.map(({ name, values, range, usual }) => [
          name,
          range ? String(range[0] === Number(usual) ? range[1] : range[0]) : values.find((value) => value !== usual),
        ]),
      );
      others.match = 'deals-7';
      assert.deepEqual(site.choicesOf(known, site.engineOptions(known, options, others)), others, table);
      assert.deepEqual(site.choicesOf(known, { match: { deals: 0 }, must_beat_partner: 'never' }), {}, table);
    }
  });

  test('an address says each rule, and the engine is asked with it', () => {
    const { setup, code, faults } = readAddress(
      'schafkopf',
      '?level=hard&seed=Eid-2026&ramsch=off&rufspiel=20&match=deals-4',
    );
    assert.deepEqual(faults, []);
    assert.equal(code, 'eid2026');
    assert.equal(setup.level, 'hard');
    assert.deepEqual(site.engineOptions(site.kPracticeTables.schafkopf, { ramsch: true }, setup.choices), {
      ramsch: false,
      tariff: { rufspiel: 20, solo: 50, base: 10 },
      match: { deals: 4 },
    });
  });

  test('what it says wrongly is told, and is as usual', () => {
    const { setup, code, faults } = readAddress('belote', '?level=god&seed=a_b&match=target-500&announcements=1&x=1');
    assert.deepEqual(faults, ['level', 'announcements', 'match', 'seed', 'x']);
    assert.equal(code, null);
    assert.deepEqual(setup, { level: 'normal', choices: { announcements: 'on', match: 'deals-1' } });
  });

  test('matches end by deals or by the targets of their game', () => {
    const ends = (table, text) => site.isMatch(site.kPracticeTables[table].match, text);
    assert.ok(ends('tute-2', 'wins-5') && ends('belote', 'target-501') && ends('five-hundred', 'target-10000'));
    assert.ok(ends('schafkopf', 'deals-100'));
    for (const [table, text] of [
      ['tute-2', 'wins-4'],
      ['coinche', 'target-501'],
      ['schafkopf', 'target-500'],
      ['belote', 'deals-0'],
      ['belote', 'deals-101'],
      ['five-hundred', 'target-10001'],
      ['belote', ''],
    ]) {
      assert.ok(!ends(table, text), `${table} ${text}`);
    }
  });

  test('an address that is written reads back as it was', () => {
    const table = site.kPracticeTables['teen-do-paanch'];
    const choices = { high_sevens: 'on', return_keep: '0', scoring: 'difference', match: 'deals-2' };
    const address = site.addressOf(table, { level: 'easy', code: 'mela', choices });
    const read = readAddress('teen-do-paanch', address);
    assert.deepEqual([read.setup, read.code, read.faults], [{ level: 'easy', choices }, 'mela', []]);
    assert.equal(site.addressOf(table, { level: 'easy', code: 'mela', choices: {} }), '?level=easy&seed=mela');
  });

  test('an address may name the first dealer, as a closed day has one', () => {
    const { setup, code, faults } = readAddress('teen-do-paanch', '?seed=mela&dealer=2');
    assert.deepEqual([setup.dealer, faults], [2, []]);
    const table = site.kPracticeTables['teen-do-paanch'];
    assert.equal(site.addressOf(table, { ...setup, code }), '?level=normal&seed=mela&dealer=2');
    const dealerOf = (whole) => site.requestOf(table, 'teen-do-paanch', {}, whole).dealer;
    assert.equal(dealerOf({ ...setup, code }), 2);
    assert.equal(dealerOf({ level: 'normal', choices: {}, code }), site.dealerOf('mela', 3));
    for (const wrong of ['3', '-1', '1.0', '']) {
      const read = readAddress('teen-do-paanch', `?dealer=${wrong}`);
      assert.deepEqual([read.setup.dealer, read.faults], [undefined, ['dealer']]);
    }
  });
});

describe('the code of the cards', () => {
  test('is the seed in letters; the players have it backwards, and its digits choose the dealer', () => {
    assert.equal(site.seedOf('eid'), '656964'.padEnd(64, '0'));
    assert.equal(site.playersSeedOf('eid'), '469656'.padStart(64, '0'));
    assert.equal(site.dealerOf('eid', 4), (6 + 5 + 6 + 9 + 6 + 4) % 4);
    assert.equal(site.seedOf('f'.repeat(64)), 'f'.repeat(64));
  });

  test('new ones are ten letters that are a code', () => {
    for (let round = 0; round < 50; round++) {
      const code = site.newCode();
      assert.match(code, /^([bdfghjklmnprstvz][aeiou]){5}$/);
      assert.equal(site.codeFrom(code), code);
    }
    for (const wrong of ['', 'پتے', 'a.b', 'z'.repeat(32)]) assert.equal(site.codeFrom(wrong), null);
  });
});

describe('the reason of a hint', () => {
  const kPoints = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
  /** A moment in hearts: what lies, what I hold, what may be played, what may be elsewhere. */
  const facts = (trick, hand, legal, unseen, more = {}) => ({
    legal: legal.split(' '),
    hand: hand.split(' '),
    trick: trick === '' ? [] : trick.split(' ').map((one) => ({ seat: Number(one[0]), card: one.slice(1) })),
    ranking: site.beloteRanking('H'),
    unseen: unseen === '' ? [] : unseen.split(' '),
    partner: 2,
    followed: true,
    last: false,
    worth: (cards) => cards.reduce((sum, card) => sum + (kPoints[card[0]] ?? 0), 0),
    ...more,
  });
  const says = (expected, action, ...moment) => assert.deepEqual(site.reasonOf(facts(...moment), action), expected);

  test('of a lead', () => {
    says({ code: 'only' }, 'AS', '', 'AS', 'AS', 'KS');
    says({ code: 'lead_sure' }, 'AS', '', 'AS KS', 'AS KS', '7S QC');
    says({ code: 'lead_trump' }, 'QH', '', 'QH AS', 'QH AS', 'JH 7S');
    says({ code: 'judged', count: 2 }, 'QH', '', 'QH AS', 'QH AS', 'JH 7S', { followed: false });
    says({ code: 'lead_single', suit: 'D' }, 'KD', '', 'KD AS KS', 'KD AS KS', 'AD 7H');
    says({ code: 'lead_low', card: 'AS' }, '7S', '', '7S KS AS', '7S KS AS', '8S 7H');
  });

  test('of a card that wins, or could', () => {
    says({ code: 'takes_points', count: 25 }, 'AS', '1TS 2KS', 'AS 7S', 'AS 7S', '7H', { last: true });
    says({ code: 'sure' }, 'AS', '1KS', 'AS 7S', 'AS 7S', '8S 8D');
    says({ code: 'ahead' }, 'AS', '1KS', 'AS 7S', 'AS 7S', '7H');
    says({ code: 'trumps' }, '7H', '1KS', '7H 8H AD', '7H 8H', 'JH');
    says({ code: 'ducks', card: 'AS' }, '7S', '1KS', 'AS 7S', 'AS 7S', '7H');
  });

  test('of a card that does not win', () => {
    says({ code: 'feeds', count: 10 }, 'TS', '2AS 3KS', 'TS 7S', 'TS 7S', '', { last: true });
    says({ code: 'spares_partner' }, '7S', '2AS 3KS', 'TS 7S', 'TS 7S', '', { last: true });
    says({ code: 'gives_least', count: 0 }, '7S', '1AS', 'TS 7S', 'TS 7S', '8S');
    says({ code: 'loses' }, 'TS', '1AS', 'TS 7S', 'TS 7S', '8S');
  });

  test('of a call', () => {
    says({ code: 'pass' }, 'pass', '', 'AS 7S', 'pass take', '');
    says({ code: 'long', count: 2, suit: 'S' }, 'bid:90S', '', 'AS 7S KD', 'pass bid:90S', '');
    says({ code: 'judged', count: 2 }, 'take', '', 'AS 7S', 'pass take', '');
    says({ code: 'chance' }, 'draw:3', '', 'AS 7S', 'draw:1 draw:2 draw:3', '');
  });

  test('each reason has its words in both languages', () => {
    const source = readFileSync(new URL('../../site/src/practice/reason.ts', import.meta.url), 'utf8');
    const union = source.slice(source.indexOf('export type Reason'), source.indexOf('export interface Facts'));
    const codes = [...union.matchAll(/'(\w+)'/g)].map(([, code]) => code);
    for (const lang of ['ur', 'en']) {
      const texts = JSON.parse(readFileSync(new URL(`../../site/strings/${lang}.json`, import.meta.url), 'utf8'));
      assert.deepEqual(Object.keys(texts.practice.reasons).sort(), codes.sort(), lang);
    }
  });
});
