/** The table leads from its reasons and its score sheet into the guide: each of those chapters must be there. */
import { readFile } from 'node:fs/promises';
import { openTelling } from '../figures/telling.mjs';
import { kSite } from '../paths.mjs';

/** @param pages all built pages */
export async function lintChapters(pages) {
  const { games } = JSON.parse(await readFile(`${kSite}strings/en.json`, 'utf8'));
  const { chaptersOf } = await openTelling('en');
  return pages.flatMap(({ path, html }) => {
    const [, game] = /^\w\w\/guide\/([\w-]+)\/index\.html$/.exec(path) ?? [];
    if (!games[game]?.items) return [];
    const chapters = new Set(chaptersOf(game, Object.keys(games[game].items)));
    return [...chapters]
      .filter((chapter) => !html.includes(` id="${chapter}"`))
      .map((chapter) => `${path}: the table leads to #${chapter}, which is not there`);
  });
}
