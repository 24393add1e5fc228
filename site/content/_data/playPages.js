import languages from './languages.js';
import tables from './tables.js';

/** What some games say besides: the words of cards that are no French ones, a daily score of its own. */
const kOwnTexts = {
  tute: ['cards.spanish.suits', 'cards.spanish.names', 'scores.tute'],
  schafkopf: ['cards.bavarian.suits', 'cards.bavarian.names'],
};

/** The texts that a table's script needs: its own game's and no other's. */
const textsFor = ({ table, game }) => [
  `tables.${table}.name`,
  ...['suits', 'names', 'joker', 'label', 'comma'].map((part) => `cards.${part}`),
  ...(kOwnTexts[game] ?? []),
  ...['errors', 'table', 'games.shared', `games.${game}`, 'offline.practise'],
];

/** What only some games show on the felt. */
const kOwnStyles = { 'teen-do-paanch': ['exchange.css'] };

/** What a deck calls its own cards. */
const kOwnLater = { tute: ['cards.spanish.own'], schafkopf: ['cards.bavarian.own'] };

/** What is said only when a deal is over or a sheet is opened: fetched while the deal goes on (build/later.mjs). */
const textsLater = ({ table, game }) => [
  ...tables.filter((other) => other.table !== table).map((other) => `tables.${other.table}.name`),
  ...(kOwnLater[game] ?? []),
  ...['result', 'match', 'help', 'glance'].map((part) => `table.${part}`),
  'share',
  'site.name',
  ...['result', 'items', 'so_far', 'glance'].map((part) => `games.${game}.${part}`),
  'replay.after',
];

/** One page of play for each language and table. */
export default languages.flatMap((language) =>
  tables.map((table, place) => ({
    language,
    table,
    others: [...tables.slice(place + 1), ...tables.slice(0, place)].map((other) => other.table),
    styles: kOwnStyles[table.game] ?? [],
    scripts: [`table-${table.game}.js`],
    texts: textsFor(table),
    later: textsLater(table),
  })),
);
