/** Which names in sight could be taken for one another, and so need their tags. */

/** Letters of other scripts, and of Arabic's other forms, that look like one that is commoner here. */
const kTwins: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ھ: 'ہ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ں: 'ن',
  '0': 'o',
  '1': 'l',
  i: 'l',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'l',
  ο: 'o',
  α: 'a',
  ν: 'v',
  ρ: 'p',
};

/** What is left of a name when only its look counts. */
export function shape(name: string): string {
  const bare = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
  return [...bare].map((letter) => kTwins[letter] ?? letter.normalize('NFD').charAt(0)).join('');
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
