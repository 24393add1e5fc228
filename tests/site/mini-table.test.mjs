// The guides' small tables: every position of every guide can be played to the end of its deal, the others following by the rules.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask, dataOf } from '../../site/build/examples/asking.mjs';
import { blocksOf, readBlock } from '../../site/build/examples/blocks.mjs';
import { openEngine } from '../../site/build/examples/engine.mjs';
import { isPlayed } from '../../site/build/examples/kinds.mjs';
import { kPlaces } from '../../site/build/lint/guides.mjs';
import { kFaces, loadSite } from './bundle.mjs';

const site = await loadSite(
  'en',
  ...['course', 'position', 'replies'].map((name) => `guide/${name}.ts`),
  'notation.ts',
  ...Object.keys(kFaces).map((game) => `table/games/${game}/face.ts`),
);
const replay = await openEngine();

/** The positions of a game's guide. */
function positionsOf(game) {
  const file = `${kPlaces.content}en/guide/${game}.md`;
  if (!existsSync(file)) return [];
  return blocksOf(readFileSync(file, 'utf8')).flatMap(({ name, body }) => {
    const said = readBlock(name, body);
    const asked = ask(replay, dataOf(kPlaces, game, said), said);
    return isPlayed(said, asked) ? [{ name, example: { request: asked.request, view: asked.view } }] : [];
  });
}

/** What the others play, as the small table has it. */
function theirs(face, state) {
  const seat = state.view.turn;
  const { frame } = site.positionOf(face, state.view).scene;
  const ranking = face.ranking(frame.contract, state.view);
  const points = (card) => face.trickPoints([{ seat, card }], frame) ?? 0;
  return site.reply({ seat, trick: state.view.trick, legal: state.legal, ranking, points });
}

for (const [game, name] of Object.entries(kFaces)) {
  const face = site[name];
  describe(`a position of ${game}`, () => {
    for (const { name: position, example } of positionsOf(game)) {
      test(`${position} is played on, a legal card each time`, () => {
        const { request } = example;
        site.sitAt(face, request.options ?? {});
        let state = site.started(example);
        let tricks = 0;
        for (let step = 0; !state.over && step < 60; step += 1) {
          const mine = state.legal.find((one) => site.givenBy(one).length === 1);
          const action = state.view.turn === 0 ? mine : theirs(face, state);
          if (!action) break;
          const answer = replay({ ...request, view: 0, log: [...state.log, action] });
          assert.ok(answer.ok, JSON.stringify(answer.error));
          const next = site.taken(state.winner === null ? state : site.gathered(state), action, answer);
          if (site.isCard(action)) assert.ok(next.trick.some(({ card }) => card === site.cardOf(action)));
          if (next.winner !== null) {
            tricks += 1;
            assert.notEqual(site.trickWon(face, site.positionOf(face, next.view)), '');
          }
          state = next;
        }
        assert.ok(tricks > 0);
      });

      test(`${position} refuses every other card with a sentence`, () => {
        const { request, view } = example;
        site.sitAt(face, request.options ?? {});
        const at = site.positionOf(face, view);
        for (const card of view.hand.filter((one) => !view.legal.some((action) => site.givenBy(action)[0] === one))) {
          const action = view.phase === 'return' ? `return:${card}` : card;
          const { error } = replay({ ...request, view: 0, log: [...request.log, action] });
          const words = site.refusalOf(face, at, action, error.rule);
          assert.doesNotMatch(words, /undefined|\{/);
          assert.notEqual(words, '');
        }
      });
    }
  });
}

describe('the others at a small table', () => {
  const ranking = {
    trump: 'H',
    suit: (card) => card.at(-1),
    strength: (card) => 'AKQJT987'.indexOf(card[0]),
  };
  const points = (card) => ({ A: 11, T: 10, K: 4, Q: 3, J: 2 })[card[0]] ?? 0;
  const question = (seat, trick, legal) => ({ seat, trick, legal, ranking, points });
  const lies = (...cards) => cards.map((card, seat) => ({ seat, card }));

  test('win as cheaply as they can, throw the least where they cannot, and give to a partner', () => {
    site.sitAt(site.belote, {});
    assert.equal(site.reply(question(1, lies('TS'), ['KS', 'AS', '7S'])), 'KS');
    assert.equal(site.reply(question(1, lies('AS'), ['KS', 'TS', '7S'])), '7S');
    assert.equal(site.reply(question(2, lies('AS', '7S'), ['KS', 'TS', '8S'])), 'TS');
    assert.equal(site.reply(question(1, lies('AS'), ['sing:H'])), null);
  });
});
