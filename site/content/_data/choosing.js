/** What helps to choose among the tables: their cards, sides, minutes and how much there is to learn (`levels` in strings/). */
import tables from './tables.js';

const kFacts = {
  'tute-4': { seats: 4, sides: 'partners', cards: 40, minutes: 5, level: 'fair' },
  'tute-3': { seats: 3, sides: 'alone', cards: 39, minutes: 6, level: 'fair' },
  'tute-2': { seats: 2, sides: 'alone', cards: 40, minutes: 8, level: 'fair' },
  belote: { seats: 4, sides: 'partners', cards: 32, minutes: 4, level: 'fair' },
  coinche: { seats: 4, sides: 'partners', cards: 32, minutes: 5, level: 'hard' },
  'five-hundred': { seats: 4, sides: 'partners', cards: 43, minutes: 6, level: 'hard' },
  'teen-do-paanch': { seats: 3, sides: 'alone', cards: 30, minutes: 8, level: 'easy' },
  schafkopf: { seats: 4, sides: 'secret', cards: 32, minutes: 5, level: 'hard' },
};

/** What somebody may wish for, and the tables that have it. */
const kWishes = {
  first: ['teen-do-paanch'],
  duel: ['tute-2'],
  partner: ['belote', 'tute-4'],
  alone: ['tute-3', 'teen-do-paanch'],
  bid: ['coinche', 'five-hundred'],
  secret: ['schafkopf'],
};

function factsOf({ table }) {
  if (!kFacts[table]) throw new Error(`choosing.js says nothing of the table ${table}`);
  return kFacts[table];
}

const isOffered = (name) => tables.some(({ table }) => table === name);

export default {
  tables: tables.map((each) => ({ ...each, facts: factsOf(each) })),
  wishes: Object.entries(kWishes)
    .map(([wish, names]) => ({ wish, tables: names.filter(isOffered) }))
    .filter((each) => each.tables.length > 0),
};
