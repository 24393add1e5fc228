/** The checks of the finished site that every build runs; each returns its faults as lines. */
import { lintBidi } from './bidi.mjs';
import { lintBudgets } from './budgets.mjs';
import { lintChapters } from './chapters.mjs';
import { lintFound } from './found.mjs';
import { builtPages } from './html.mjs';
import { lintLinks } from './links.mjs';
import { lintSums } from './sums.mjs';
import { lintTables } from './tables.mjs';

export async function lintBuilt() {
  const pages = await builtPages();
  return [
    ...pages.filter(({ html }) => html.includes('<html lang="ur"')).flatMap(({ path, html }) => lintBidi(path, html)),
    ...pages.flatMap(({ path, html }) => lintSums(path, html)),
    ...pages.flatMap(({ path, html }) => lintTables(path, html)),
    ...lintLinks(pages),
    ...(await lintChapters(pages)),
    ...lintFound(pages),
    ...(await lintBudgets(pages)),
  ];
}
