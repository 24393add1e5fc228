/** What is told of a play as text, right in both directions of writing: each score and each row of signs keeps its own order. */
import { plain } from '../bidi.ts';
import { dailyWords } from '../daily.ts';
import { day as dayInWords, fmt, type Key, lang, t } from '../i18n.ts';
import type { Painted } from './picture.ts';
import { rowsOf, type Square, type Told } from './told.ts';

const kSigns: Readonly<Record<Square, string>> = { theirs: '⬜', ours: '🟩', rich: '🟨' };

const tableWords = ({ table }: Told): string => t(`tables.${table}.name` as Key);
const dateWords = ({ date }: Told): string => dayInWords(date, { dateStyle: 'long' });

/** Score, tricks, percentage; what there is none of is left out. */
function factsOf({ game, score, percentage, deals }: Told): readonly string[] {
  const tricks = deals.flat();
  const ours = tricks.filter((square) => square !== 'theirs').length;
  return [
    t('share.score', { score: dailyWords(game, score) }),
    ...(tricks.length > 0 ? [t('share.tricks', { ours, all: tricks.length })] : [t('table.result.thrown_in')]),
    ...(percentage === null
      ? []
      : [t('share.ahead', { percentage: plain.ltr(`${fmt(percentage, { decimals: 1 })}%`) })]),
  ];
}

/** In a few lines, a sign for each trick. */
export function signsText(told: Told): string {
  return [
    [t('site.name'), tableWords(told), dateWords(told)].join(' · '),
    factsOf(told).join(' · '),
    ...rowsOf(told).map((row) => plain.ltr(row.map((square) => kSigns[square]).join(''))),
  ].join('\n');
}

/** The same in words alone. */
export function wordsText(told: Told): string {
  return t('share.words', {
    site: t('site.name'),
    table: tableWords(told),
    day: dateWords(told),
    facts: factsOf(told).join(t('cards.comma')),
  });
}

/** What stands on its picture. */
export function paintedOf(told: Told): Painted {
  const [, ...facts] = factsOf(told);
  return {
    rightToLeft: lang === 'ur',
    site: t('site.name'),
    day: dateWords(told),
    table: tableWords(told),
    score: dailyWords(told.game, told.score),
    facts: facts.join(' · '),
    deals: told.deals,
    name: `rozbazi-${told.table}-${told.date}`,
    words: wordsText(told),
  };
}
