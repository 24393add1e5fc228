// How each game is played, as its table tells it to who has never seen it: in sentences, and by the order and the worth of the cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kFaces, loadSite } from './bundle.mjs';

const kModules = ['here.ts', ...Object.keys(kFaces).map((game) => `games/${game}/face.ts`)].map(
  (name) => `table/${name}`,
);

/** What a game tells at a moment of which the contract is known, and what else its view says. */
async function glanceOf(site, game, options, contract, view = {}) {
  const face = site[kFaces[game]];
  site.sitDown({ deck: site.deckOf(game, { faces: 'own' }), options, seating: face.seating(options) });
  return (await face.ending()).glance({ contract, view: { contract, game: view } }, face);
}

/** `A3K 11 10 4`: the cards of each order as they are told, then what they are worth. */
const told = ({ orders }) =>
  orders.map(({ cards }) => {
    const points = cards.map((one) => one.points).filter((one) => one !== null);
    return [cards.map(({ card }) => card).join(' '), ...(points.length > 0 ? [points.join(' ')] : [])].join(': ');
  });

const kTute = { trump: 'S', trump_card: '7S' };
const kBid = (bid, joker_suit = null) => ({ declarer: 0, bid, value: 0, joker_suit, made: null });
const kSchafkopfPoints = '3 3 3 3 2 2 2 2 11 10 4 0 0 0';

/** By the specs: tute.md 1.3 and 1.4, belote.md 1.3 and 1.4, five-hundred.md 7, teen-do-paanch.md 1 and 6.5, schafkopf.md 1.3 and 2. */
const kOrders = [
  ['tute', { players: 4 }, kTute, kTute, ['AS 3S KS QS JS 7S 6S 5S 4S 2S: 11 10 4 3 2 0 0 0 0 0']],
  ['tute', { players: 3 }, kTute, kTute, ['AS 3S KS QS JS 7S 6S 5S 4S 2S: 11 10 4 3 2 0 0 0 0 0']],
  ['tute', { players: 2 }, kTute, kTute, ['AS 3S KS QS JS 7S 6S 5S 4S 2S: 11 10 4 3 2 0 0 0 0 0']],
  [
    ...['belote', { mode: 'classique' }, null, { turnup: '9S' }],
    ['JS 9S AS TS KS QS 8S 7S: 20 14 11 10 4 3 0 0', 'AH TH KH QH JH 9H 8H 7H: 11 10 4 3 2 0 0 0'],
  ],
  [
    ...['belote', { mode: 'coinche' }, { declarer: 1, trump: 'D', value: 80 }, { turnup: null }],
    ['JD 9D AD TD KD QD 8D 7D: 20 14 11 10 4 3 0 0', 'AS TS KS QS JS 9S 8S 7S: 11 10 4 3 2 0 0 0'],
  ],
  [...['five-hundred', {}, null, {}], ['JK JH JD AH KH QH TH 9H 8H 7H 6H 5H 4H', 'AS KS QS JS TS 9S 8S 7S 6S 5S']],
  [
    ...['five-hundred', {}, kBid('8S'), {}],
    ['JK JS JC AS KS QS TS 9S 8S 7S 6S 5S', 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H'],
  ],
  ['five-hundred', {}, kBid('misere'), {}, ['JK AS KS QS JS TS 9S 8S 7S 6S 5S']],
  ['five-hundred', {}, kBid('8NT', 'D'), {}, ['JK AD KD QD JD TD 9D 8D 7D 6D 5D 4D']],
  ['teen-do-paanch', {}, null, {}, ['AS KS QS JS TS 9S 8S 7S']],
  [
    ...['teen-do-paanch', { high_sevens: true }, { trump: 'C' }, {}],
    ['7H 7S AC KC QC JC TC 9C 8C', 'AS KS QS JS TS 9S 8S'],
  ],
  [
    ...['schafkopf', { ramsch: true }, null, {}],
    [`QC QS QH QD JC JS JH JD AH TH KH 9H 8H 7H: ${kSchafkopfPoints}`, 'AC TC KC 9C 8C 7C: 11 10 4 0 0 0'],
  ],
  [
    ...['schafkopf', { ramsch: true }, { game: 'wenz', suit: null }, {}],
    ['JC JS JH JD: 2 2 2 2', 'AC TC KC QC 9C 8C 7C: 11 10 4 3 0 0 0'],
  ],
  [
    ...['schafkopf', { ramsch: false }, { game: 'solo', suit: 'C' }, {}],
    [`QC QS QH QD JC JS JH JD AC TC KC 9C 8C 7C: ${kSchafkopfPoints}`, 'AS TS KS 9S 8S 7S: 11 10 4 0 0 0'],
  ],
];

for (const lang of ['ur', 'en']) {
  test(`every game tells its aim, its rules and its cards by the spec, ${lang}`, async () => {
    const site = await loadSite(lang, 'cards/decks.ts', ...kModules);
    for (const [game, options, contract, view, orders] of kOrders) {
      const glance = await glanceOf(site, game, options, contract, view);
      assert.deepEqual(told(glance), orders, `${game} ${JSON.stringify(options)}`);
      assert.ok(glance.rules.length >= 4, game);
      for (const words of [glance.aim, ...glance.rules]) assert.match(words, /[.۔]$/, game);
    }
  });
}

test('a game tells nothing of what is not played at its table', async () => {
  const site = await loadSite('en', 'cards/decks.ts', ...kModules);
  const rules = async (...asked) => (await glanceOf(site, ...asked)).rules.join(' ');
  assert.match(await rules('tute', { players: 2 }, kTute, kTute), /stock.*exchanged/);
  assert.doesNotMatch(await rules('tute', { players: 4 }, kTute, kTute), /stock|exchanged/);
  assert.match(await rules('belote', { mode: 'classique' }, null, { turnup: '9S' }), /tierce/);
  assert.doesNotMatch(await rules('belote', { mode: 'coinche' }, null, { turnup: null }), /tierce/);
  assert.match(await rules('five-hundred', {}, kBid('8S'), {}), /lowest card.*jack of trumps/);
  assert.doesNotMatch(await rules('five-hundred', {}, kBid('8NT'), {}), /lowest card|jack of trumps/);
  assert.match(await rules('schafkopf', { ramsch: true }, null, {}), /Ramsch/);
  assert.doesNotMatch(await rules('schafkopf', { ramsch: false }, null, {}), /Ramsch/);
});
