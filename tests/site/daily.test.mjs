// How daily scores are written, and that every rule and every item of every game has its words.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { turning } from '../../site/build/lint/bidi.mjs';
import { loadSite } from './bundle.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { dailyWords, useDigits } = await loadSite('en', 'daily.ts', 'text/digits.ts');
const bare = (game, score) => dailyWords(game, score).replace(/[\u2066-\u2069]/g, '');

test('differences carry their sign, Teen Do Paanch counts tricks', () => {
  assert.equal(bare('belote', 66), '+66');
  assert.equal(bare('belote', -232), '−232');
  assert.equal(bare('five-hundred', 0), '0');
  assert.equal(bare('five-hundred', -1010), '−1,010');
  assert.equal(bare('teen-do-paanch', 18), '18');
});

test('Tute tells a win, a loss and a tute apart by the number alone', () => {
  assert.equal(bare('tute', 138), 'won by 38');
  assert.equal(bare('tute', 100), 'won by 0');
  assert.equal(bare('tute', 330), 'won by 230');
  assert.equal(bare('tute', 350), 'won by tute');
  assert.equal(bare('tute', 0), 'lost by 0');
  assert.equal(bare('tute', -38), 'lost by 38');
  assert.equal(bare('tute', -250), 'lost to a tute');
});

test('Schafkopf shows the payment, rounded down, and the points that remain', () => {
  assert.equal(bare('schafkopf', 90_074), '+90 · 74');
  assert.equal(bare('schafkopf', -10_000 + 50), '−10 · 50');
  assert.equal(bare('schafkopf', -270_000 + 120), '−270 · 120');
  assert.equal(bare('schafkopf', 0), '0 · 0');
  assert.equal(bare('schafkopf', 61), '0 · 61');
  assert.equal(bare('schafkopf', 520_120), '+520 · 120');
});

test('every daily score keeps its order in an Urdu line', async () => {
  const urdu = await loadSite('ur', 'daily.ts', 'text/digits.ts');
  for (const digits of ['latn', 'arabext']) {
    urdu.useDigits('ur', digits);
    for (const game of ['belote', 'tute', 'five-hundred', 'teen-do-paanch', 'schafkopf']) {
      for (const score of [-250, -232, 0, 138, 350, 90_074, -9_950]) {
        assert.equal(turning(`نتیجہ ${urdu.dailyWords(game, score)} ہے`), null, `${game} ${score}`);
      }
    }
  }
  urdu.useDigits('ur', 'latn');
  assert.equal(urdu.dailyWords('tute', 138), '\u206638\u2069 سے جیت');
});

const kRules = {
  shared: 'card_not_in_hand wrong_phase must_follow_suit bid_too_low other',
  belote:
    'suit_already_refused bid_after_coinche coinche_without_bid already_coinched coinche_own_side surcoinche_without_coinche surcoinche_wrong_side must_trump must_overtrump',
  tute: 'must_beat must_trump must_overtrump only_before_lead no_trick_won already_sung_this_trick suit_already_sung no_pair no_tute no_stock trump_not_exchangeable no_exchange_card',
  'five-hundred':
    'misere_needs_seven joker_must_be_played joker_needs_suit joker_suit_already_led joker_suit_not_allowed',
  'teen-do-paanch': 'return_drawn_card return_leaves_too_few',
  schafkopf:
    'bid_too_low no_callable_ace not_sie ace_is_trump ace_in_hand no_suit_card must_follow_trump must_play_called_ace run_away_needs_four called_ace_not_discardable',
};
const kItems = {
  belote: 'card_points last_trick capot dedans announcements belote litige_held litige_pot rounding base_160 contract',
  tute: 'card_points sing_20 sing_40 last_trick tute',
  'five-hundred': 'contract_made contract_failed all_tricks defence_tricks',
  'teen-do-paanch': 'tricks target',
  schafkopf: 'game laufende schneider schwarz tout sie ramsch jungfrau durchmarsch',
};

test('every rule and every item has a sentence in both languages, and no other has one', () => {
  for (const lang of ['ur', 'en']) {
    const { games } = JSON.parse(read(`site/strings/${lang}.json`));
    for (const [game, rules] of Object.entries(kRules)) {
      assert.deepEqual(Object.keys(games[game].rules).sort(), rules.split(' ').sort(), `${lang} ${game}`);
    }
    for (const [game, items] of Object.entries(kItems)) {
      assert.deepEqual(Object.keys(games[game].items).sort(), items.split(' ').sort(), `${lang} ${game}`);
    }
  }
});

test('every rule and item named here stands in its game’s spec', () => {
  for (const [game, words] of [...Object.entries(kRules), ...Object.entries(kItems)]) {
    if (game === 'shared') continue;
    const spec = read(`docs/rules/${game}.md`);
    for (const word of words.split(' ')) assert.match(spec, new RegExp(`[\`"]${word}[\`"]`), game);
  }
});

test('every rule that a case of its game breaks has a sentence', () => {
  for (const game of Object.keys(kItems)) {
    const cases = read(`tests/rules/vectors/${game}.json`);
    const broken = new Set([...cases.matchAll(/"rule":\s*"([a-z_]+)"/g)].map(([, rule]) => rule));
    const told = [...kRules[game].split(' '), ...kRules.shared.split(' ')];
    assert.ok(broken.size > 4, game);
    for (const rule of broken) assert.ok(told.includes(rule), `${game} ${rule}`);
    for (const rule of kRules[game].split(' ')) assert.ok(broken.has(rule), `${game} ${rule}`);
  }
});

test('numbers in Urdu’s own digits are scores as well', () => {
  useDigits('ur', 'arabext');
  assert.equal(bare('schafkopf', 90_074), '+۹۰ · ۷۴');
  useDigits('en', 'latn');
});
