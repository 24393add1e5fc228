/** How a deal of Schafkopf ended, in words, and the lines of its score sheet (docs/rules/schafkopf.md 10 to 13). */
import { type Key, t } from '../../../i18n.ts';
import type { Card, Seat } from '../../../notation.ts';
import { convertDigits } from '../../../text/digits.ts';
import type { BreakdownLine, Result, SchafkopfContract } from '../../../types.ts';
import type { Ending, Outcome } from '../../game.ts';
import { seatName } from '../../words.ts';
import { isWenz, kTricksInDeal } from './cards.ts';
import { glance } from './glance.ts';
import { contractWords, gameName, kNeeded } from './words.ts';

type SchafkopfResult = Result<'schafkopf'>;

/** What each Laufender is paid (docs/rules/schafkopf.md 9). */
const kBase = 10;

/** The chapter of the guide that teaches each line of the sheet. */
const kGuideOfItem: Readonly<Record<string, string>> = {
  laufende: 'laufende',
  ramsch: 'ramsch',
  jungfrau: 'ramsch',
  durchmarsch: 'ramsch',
};

const isTout = ({ game }: SchafkopfContract): boolean => game === 'wenz_tout' || game === 'solo_tout';
const tookAll = ({ tricks }: SchafkopfResult): Seat => tricks.indexOf(kTricksInDeal);
const sumOf = (values: readonly number[], seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + (values[seat] ?? 0), 0);

/** The caller, and the partner where there is one. */
const declaringSide = ({ declarer, partner }: SchafkopfContract): readonly Seat[] =>
  [declarer, partner].filter((seat): seat is Seat => seat !== null);

/** In a Ramsch everybody plays alone. */
function mySide({ contract }: SchafkopfResult): readonly Seat[] {
  if (contract === null || contract.declarer === null) return [0];
  const declaring = declaringSide(contract);
  return declaring.includes(0) ? declaring : ([0, 1, 2, 3] as const).filter((seat) => !declaring.includes(seat));
}

/** The outcome from where I sit. */
function outcome(result: SchafkopfResult): Outcome {
  const { contract, winners } = result;
  if (contract === null) {
    return { tone: 'void', title: t('table.result.thrown_in'), line: null, note: t('table.result.thrown_in_long') };
  }
  const tone = winners.includes(0) ? 'won' : 'lost';
  if (contract.game === 'ramsch') return { tone, ...ramsch(result) };
  return { tone, title: title(result, contract, tone), line: line(result, contract), note: note(result, contract) };
}

/** Nobody's game: one pays, or one took every trick and is paid. */
function ramsch(result: SchafkopfResult): Omit<Outcome, 'tone'> {
  const marched = tookAll(result);
  const seat = marched >= 0 ? marched : [0, 1, 2, 3].findIndex((one) => !result.winners.includes(one));
  const what = marched >= 0 ? 'march' : 'ramsch';
  const words = { name: seatName(seat), points: result.points[seat] ?? 0 };
  return {
    title: t(`games.schafkopf.result.${what}`, words),
    line: t(`games.schafkopf.result.${what}_line`, words),
    note: null,
  };
}

function title({ winners }: SchafkopfResult, contract: SchafkopfContract, tone: 'won' | 'lost'): string {
  const { declarer, partner, game } = contract;
  const words = { name: seatName(declarer ?? 0), game: gameName(game) };
  if (declarer === 0) return t(`games.schafkopf.result.caller_${tone}`, words);
  if (partner === 0) return t(`games.schafkopf.result.partner_${tone}`, words);
  return t(`games.schafkopf.result.${winners.includes(declarer ?? 0) ? 'defence_lost' : 'defence_won'}`, words);
}

/** Who played what, and what came of it. */
function line(result: SchafkopfResult, contract: SchafkopfContract): string {
  const side = declaringSide(contract);
  const words = { names: side.map(seatName).join(' + '), game: contractWords(contract) };
  if (contract.game === 'sie') return t('games.schafkopf.result.sie_line', words);
  if (isTout(contract)) {
    return t('games.schafkopf.result.tout_line', { ...words, count: sumOf(result.tricks, side), all: kTricksInDeal });
  }
  return t('games.schafkopf.result.line', { ...words, points: sumOf(result.points, side), need: kNeeded });
}

/** Why it was over so soon. */
function note(result: SchafkopfResult, contract: SchafkopfContract): string | null {
  const stopped = isTout(contract) && result.tricks.reduce((sum, one) => sum + one, 0) < kTricksInDeal;
  return stopped ? t('games.schafkopf.result.tout_note') : null;
}

/** An item in words; Laufende say which and how many, a Jungfrau how often it doubles. */
function itemWords(line: BreakdownLine, result: SchafkopfResult, dealt: readonly (readonly Card[])[] | null): string {
  const { contract } = result;
  if (line.item === 'laufende' && contract !== null && dealt !== null) return laufende(line, contract, dealt);
  if (line.item === 'jungfrau') {
    const count = result.tricks.filter((taken) => taken === 0).length;
    return t('games.schafkopf.result.jungfrau', { count, times: 2 ** count });
  }
  return convertDigits(t(`games.schafkopf.items.${line.item}` as Key));
}

function laufende({ points }: BreakdownLine, contract: SchafkopfContract, dealt: readonly (readonly Card[])[]): string {
  // The sheet's first line is the declaring side's: a caller alone has it from three.
  const opponents = contract.game === 'rufspiel' ? 1 : 3;
  const number = Math.abs(points) / opponents / kBase;
  const top = isWenz(contract.game) ? 'JC' : 'QC';
  const held = declaringSide(contract).some((seat) => dealt[seat]?.includes(top));
  return t(`games.schafkopf.result.${held ? 'mit' : 'ohne'}`, { number });
}

/** What the second number of the score is: card points, which separate equal payments; none where one seat won it all. */
function scoreNote({ contract, tricks }: SchafkopfResult): string | null {
  const whole = contract?.game === 'sie' || (contract?.game === 'ramsch' && tricks.includes(kTricksInDeal));
  if (contract === null || whole) return null;
  return t(contract.game === 'ramsch' ? 'games.schafkopf.result.score_ramsch' : 'games.schafkopf.result.score_side');
}

export const ending: Ending<'schafkopf'> = {
  outcome,
  item: itemWords,
  side: mySide,
  guideOfItem: (item) => kGuideOfItem[item] ?? 'scoring',
  scoreNote,
  glance,
};
