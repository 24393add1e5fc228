/** How a deal of Five Hundred ended, in words, and the lines of its score sheet (docs/rules/five-hundred.md 9). */
import { t } from '../../../i18n.ts';
import { convertDigits } from '../../../text/digits.ts';
import type { BreakdownLine, Result } from '../../../types.ts';
import type { EndedDeal, Ending, Outcome } from '../../game.ts';
import { seatName, sideOf } from '../../words.ts';
import { bidOf } from './bids.ts';
import { glance } from './glance.ts';
import { kPack } from './pack.ts';
import { bidShown } from './words.ts';

/** The chapter of the guide that teaches each line of the sheet. */
const kGuideOfItem: Readonly<Record<string, string>> = {
  contract_made: 'bidding',
  contract_failed: 'bidding',
};

/** The outcome from where I sit. */
function outcome(result: Result<'five-hundred'>): Outcome {
  const { contract, winners } = result;
  if (contract === null) {
    const note = t('games.five-hundred.result.thrown_in');
    return { tone: 'void', title: t('table.result.thrown_in'), line: null, note };
  }
  const side = sideOf(contract.declarer) === 0 ? 'us' : 'them';
  return {
    tone: winners.includes(0) ? 'won' : 'lost',
    title: t(`games.five-hundred.result.${contract.made ? 'made' : 'failed'}_${side}`),
    line: contractLine(result),
    note: null,
  };
}

/** What was bid and what came of it. */
function contractLine({ contract, tricks }: Result<'five-hundred'>): string {
  if (contract === null) return '';
  const { declarer, bid, made } = contract;
  const words = { name: seatName(declarer), bid: bidShown(bid) };
  if (bidOf(bid).level === 0) return t(`games.five-hundred.result.misere_${made ? 'made' : 'failed'}`, words);
  const taken = (tricks[declarer] ?? 0) + (tricks[(declarer + 2) % tricks.length] ?? 0);
  return t('games.five-hundred.result.line', { ...words, taken, need: bidOf(bid).level });
}

function itemWords({ item, points }: BreakdownLine, { contract }: Result<'five-hundred'>): string {
  if (item === 'contract_made' || item === 'contract_failed') {
    return t(`games.five-hundred.items.${item}`, { bid: contract === null ? '' : bidShown(contract.bid) });
  }
  if (item === 'defence_tricks')
    return convertDigits(t('games.five-hundred.items.defence_tricks', { number: points / 10 }));
  return convertDigits(t('games.five-hundred.items.all_tricks'));
}

/** The kitty is what was dealt to nobody; what I put away I know. */
function besides({ number, result, hands, view }: EndedDeal<'five-hundred'>) {
  const kitty = kPack.filter((card) => !hands.some((hand) => hand.includes(card)));
  const rows = [{ words: t('games.five-hundred.kitty.name'), cards: kitty }];
  const discards = view.deal === number && result.contract?.declarer === view.seat ? view.game.discards : null;
  return discards === null ? rows : [...rows, { words: t('games.five-hundred.kitty.discards'), cards: discards }];
}

export const ending: Ending<'five-hundred'> = {
  outcome,
  item: itemWords,
  guideOfItem: (item) => kGuideOfItem[item] ?? 'scoring',
  besides,
  glance,
  reckoning({ contract, scores }) {
    const [us = 0, them = 0] = scores;
    return contract === null || them === 0 ? null : { words: t('table.result.difference'), parts: [us, -them] };
  },
};
