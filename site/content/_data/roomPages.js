/** One page of a room's table for each language and table: the daily table's texts without the day's, and what an onlooker is told in the place of who plays; the room's own words come by themselves (build/later.mjs). */
import playPages from './playPages.js';

/** What only the deal of the day says. */
const kDailyAlone = [
  ...['unranked', 'history.rule'],
  ...['closed', 'go_on', 'unranked'].map((part) => `net.${part}`),
  ...['day_closed', 'still_sealed', 'no_such_day'].map((code) => `failed.${code}`),
].map((part) => `table.${part}`);

export default playPages.map(({ language, table, texts, later }) => ({
  language,
  table,
  room: true,
  scripts: [`room-${table.game}.js`],
  texts: [...texts, 'rooms.title'],
  without: [...later, ...kDailyAlone],
  later: [
    ...later.filter((space) => !space.startsWith('tables.')),
    'replay.theirs.table',
    `replay.theirs.games.${table.game}`,
  ],
}));
