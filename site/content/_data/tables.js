/**
 * The tables that the site shows, in the order of the pages. `guide` is the game's guide; a table's name, its line and
 * its game's words stand in strings/<lang>.json under `tables` and `games`.
 */
export default [
  { table: 'belote', game: 'belote', guide: 'belote' },
  { table: 'coinche', game: 'belote', guide: 'belote' },
];
