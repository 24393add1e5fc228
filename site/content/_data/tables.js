/**
 * The tables that the site shows, in the order of the pages. `guide` is the game's guide, `chapter` the place in it,
 * `cards` what lies on the table's picture; a table's name and line stand in strings/<lang>.json under `tables`.
 */
export default [
  { table: 'belote', game: 'belote', guide: 'belote', cards: ['JH', '9H', 'AH'] },
  { table: 'coinche', game: 'belote', guide: 'belote', chapter: 'coinche', cards: ['KS', 'QS', 'AD'] },
];
