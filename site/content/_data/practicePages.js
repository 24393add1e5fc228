/** One page of practice for each language and table: the daily table's texts without the server's, and practice's own. */
import playPages from './playPages.js';

/** What only the deal of the day says. */
const kDailyAlone = [
  ...['net', 'unranked', 'history.rule'],
  ...['day_closed', 'still_sealed', 'no_such_day'].map((code) => `failed.${code}`),
].map((part) => `table.${part}`);
/** Games whose words for a trump are their own. */
const kOwnReasons = { 'teen-do-paanch': ['practice.own.teen-do-paanch'] };
const kLater = ['broken', 'hint', 'reasons', 'result', 'share'].map((part) => `practice.${part}`);

export default playPages.map(({ texts, later, table, ...page }) => ({
  ...page,
  table,
  practice: true,
  scripts: [`practice-${table.game}.js`],
  texts: [...texts.filter((space) => !['errors', 'offline.practise'].includes(space)), 'errors.retry', 'practice.play'],
  without: [
    ...later,
    ...kDailyAlone,
    ...kLater,
    'practice.play.title',
    'practice.play.description',
    'practice.play.loading',
  ],
  later: [...later.filter((space) => !space.startsWith('tables.')), ...kLater, ...(kOwnReasons[table.game] ?? [])],
}));
