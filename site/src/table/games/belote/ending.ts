/** How a deal of Belote ended, in words, and the lines of its score sheet (docs/rules/belote.md 10 to 12). */
import { type Key, t } from '../../../i18n.ts';
import { convertDigits } from '../../../text/digits.ts';
import type { BreakdownLine, Result } from '../../../types.ts';
import type { Ending, Outcome } from '../../game.ts';
import { sideOf, suitShown } from '../../words.ts';
import { glance } from './glance.ts';
import { bidValue, contractBy } from './words.ts';

/** The chapter of the guide that teaches each line of the sheet. */
const kGuideOfItem: Readonly<Record<string, string>> = {
  card_points: 'pack',
  last_trick: 'pack',
  announcements: 'melds',
  belote: 'belote',
  rounding: 'coinche',
  base_160: 'coinche',
  contract: 'coinche',
};

/** The outcome from where I sit. */
function outcome(result: Result<'belote'>): Outcome {
  const { contract } = result;
  if (contract === null) {
    return { tone: 'void', title: t('table.result.thrown_in'), line: null, note: t('table.result.thrown_in_long') };
  }
  const tie = contract.outcome === 'litige';
  const side = sideOf(contract.declarer) === 0 ? 'us' : 'them';
  const made = contract.outcome === 'made' ? 'made' : 'failed';
  return {
    tone: !tie && result.winners.includes(0) ? 'won' : 'lost',
    title: tie ? t('games.belote.result.litige') : t(`games.belote.result.${made}_${side}`),
    line: contractLine(result),
    note: tie ? t('games.belote.result.litige_long') : null,
  };
}

function contractLine({ contract }: Result<'belote'>): string {
  if (!contract) return '';
  const who = contractBy(contract);
  const suit = suitShown(contract.trump);
  if (contract.value === undefined) return t('games.belote.result.contract_line', { who, suit });
  const line = t('games.belote.result.contract_line_value', { who, value: bidValue(contract.value), suit });
  if (contract.multiplier === 4) return `${line}${t('cards.comma')}${t('games.belote.call.surcoinche')}`;
  return contract.multiplier === 2 ? `${line}${t('cards.comma')}${t('games.belote.call.coinche')}` : line;
}

/** An item in words; announcements and the bid name what they were. */
function itemWords({ item }: BreakdownLine, { contract }: Result<'belote'>): string {
  const words = convertDigits(t(`games.belote.items.${item}` as Key));
  if (item === 'announcements' && contract?.announcements?.length) {
    const kinds = contract.announcements.map((one) => t(`games.belote.announce.${one.kind}`));
    return `${words} (${[...new Set(kinds)].join(t('cards.comma'))})`;
  }
  if (item === 'contract' && contract?.value !== undefined) {
    const { value, multiplier = 1 } = contract;
    return multiplier === 1
      ? words
      : `${words} (${bidValue(value)} ${t('table.contract.times', { count: multiplier })})`;
  }
  return words;
}

export const ending: Ending<'belote'> = {
  outcome,
  item: itemWords,
  guideOfItem: (item) => kGuideOfItem[item] ?? 'scoring',
  reckoning({ contract, scores }) {
    const [us = 0, them = 0] = scores;
    return contract === null ? null : { words: t('table.result.difference'), parts: [us, -them] };
  },
  glance,
};
