import languages from './languages.js';
import tables from './tables.js';

/** Games that are at home with other cards than French ones, and so need their words. */
const kOwnCards = { tute: 'cards.spanish', schafkopf: 'cards.bavarian' };

/** The texts that a table's script needs: its own game's and no other's. */
const textsFor = ({ game }) => [
  ...tables.map(({ table }) => `tables.${table}.name`),
  ...['suits', 'names', 'joker', 'label', 'comma'].map((part) => `cards.${part}`),
  ...(kOwnCards[game] ? [kOwnCards[game]] : []),
  ...['errors', 'table', 'scores', 'games.shared', `games.${game}`],
];

/** One page of play for each language and table. */
export default languages.flatMap((language) =>
  tables.map((table, place) => ({
    language,
    table,
    others: [...tables.slice(place + 1), ...tables.slice(0, place)].map((other) => other.table),
    scripts: [`table-${table.game}.js`],
    texts: textsFor(table),
  })),
);
