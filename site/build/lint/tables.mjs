/** A heading of a table that says nothing leaves its cells unnamed for whoever hears them. */
export function lintTables(path, html) {
  return [...html.matchAll(/<th[^>]*>\s*<\/th>/g)].map(
    ({ index }) => `${path}:${html.slice(0, index).split('\n').length}: a column or row without a name`,
  );
}
