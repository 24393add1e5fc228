/**
 * The tables that the site shows, in the order of the pages; each only where its game has a page, and on the pages only on days that
 * offer it. `options` is what the engine is asked with (generator/tables.cpp without the match), `guide` the game's guide,
 * where there is one, `chapter` the place in it, `cards` what lies on the table's picture. A table's name and line stand in
 * strings/<lang>.json under `tables`. `deals` is the length of the daily match where it is more than one deal.
 */
import { existsSync } from 'node:fs';

const kTables = [
  { table: 'tute-4', game: 'tute', options: { players: 4 }, guide: 'tute', cards: ['AD', '3D', 'KD'] },
  { table: 'tute-3', game: 'tute', options: { players: 3 }, guide: 'tute', cards: ['KH', 'QH', '7H'] },
  { table: 'tute-2', game: 'tute', options: { players: 2 }, guide: 'tute', cards: ['AS', '7C', 'JC'] },
  {
    table: 'belote',
    game: 'belote',
    options: { mode: 'classique' },

    guide: 'belote',
    cards: ['JH', '9H', 'AH'],
  },
  {
    table: 'coinche',
    game: 'belote',
    options: { mode: 'coinche' },

    guide: 'belote',
    chapter: 'coinche',
    cards: ['KS', 'QS', 'AD'],
  },
  { table: 'five-hundred', game: 'five-hundred', options: {}, guide: 'five-hundred', cards: ['JS', 'JC', 'AS'] },
  {
    table: 'teen-do-paanch',
    game: 'teen-do-paanch',
    options: {},
    deals: 3,
    guide: 'teen-do-paanch',
    cards: ['AS', '7H', '7S'],
  },
  {
    table: 'schafkopf',
    game: 'schafkopf',
    options: { ramsch: true },

    guide: 'schafkopf',
    cards: ['QC', 'JS', 'AH'],
  },
];

const hasPage = ({ game }) => existsSync(new URL(`../../src/table/games/${game}/page.ts`, import.meta.url));

export default kTables.filter(hasPage);
