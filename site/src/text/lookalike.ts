/** Which names in sight could be taken for one another, and so need their tags. */

/** Letters in pairs: one of another script, or another form, and the one here that it looks like. */
const kTwins = new Map(
  'يیىیكکهہةہۃہھہٱاںن0o1lilаaеeоoрpсcхxуyіlοoαaνvρp'.match(/../gu)?.map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** What is left of a name when only its look counts. */
export function shape(name: string): string {
  const bare = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
  return [...bare]
    .map((letter) => letter.normalize('NFD').charAt(0))
    .map((letter) => kTwins.get(letter) ?? letter)
    .join('');
}

/** The players whose name looks like another's among these. */
export function lookalikes(entries: readonly { readonly player: string; readonly name: string }[]): Set<string> {
  const byShape = new Map<string, Set<string>>();
  for (const { player, name } of entries) {
    const key = shape(name) || name;
    byShape.set(key, (byShape.get(key) ?? new Set()).add(player));
  }
  return new Set([...byShape.values()].filter((players) => players.size > 1).flatMap((players) => [...players]));
}
