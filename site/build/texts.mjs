/** Parts of the site's texts, for the scripts of a page. */

/** The texts under these dotted spaces (`cards`, `games.belote`), in their own places, but for what lies under `without`. */
export function textsOf(texts, spaces, without = []) {
  const kept = (node, space) => {
    if (typeof node === 'string') return node;
    const parts = Object.entries(node).map(([part, child]) => [part, child, `${space}.${part}`]);
    return Object.fromEntries(
      parts.filter(([, , name]) => !without.includes(name)).map(([part, child, name]) => [part, kept(child, name)]),
    );
  };
  const chosen = {};
  for (const space of spaces) {
    const path = space.split('.');
    const last = path.pop();
    const of = (tree) => path.reduce((node, part) => (node[part] ??= {}), tree);
    of(chosen)[last] = kept(of(texts)[last], space);
  }
  return chosen;
}
