// Where everybody sits: seat 1 to the right of the player where a game turns anticlockwise, to the left where it turns clockwise.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSite } from './bundle.mjs';

/** By seat, from the player on: tute.md 1.5, belote.md 1.1, five-hundred.md 1.2, teen-do-paanch.md 1.2, schafkopf.md 1.1. */
const kSeats = [
  ['tute', { players: 4 }, 'bottom right top left'],
  ['tute', { players: 3 }, 'bottom right left'],
  ['tute', { players: 2 }, 'bottom top'],
  ['belote', { mode: 'classique' }, 'bottom right top left'],
  ['belote', { mode: 'coinche' }, 'bottom right top left'],
  ['five-hundred', {}, 'bottom left top right'],
  ['teen-do-paanch', {}, 'bottom right left'],
  ['schafkopf', { ramsch: true }, 'bottom left top right'],
];

test('seat 1 sits where the next turn is, by the spec of each game', async () => {
  const games = ['belote', 'five-hundred', 'schafkopf', 'teen-do-paanch', 'tute'];
  const faces = games.map((game) => `table/games/${game}/face.ts`);
  const { sitDown, seatsHere, compassOf, ...site } = await loadSite('en', 'table/here.ts', ...faces);
  const faceOf = (game) => Object.values(site).find((one) => one.game === game);
  for (const [game, options, places] of kSeats) {
    sitDown({ options, seating: faceOf(game).seating(options) });
    assert.equal(seatsHere().map(compassOf).join(' '), places, `${game} ${JSON.stringify(options)}`);
  }
});
