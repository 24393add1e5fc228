/** Five Hundred at the table (docs/rules/five-hundred.md). */
import { list, t } from '../../../i18n.ts';
import type { PlayedAction } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import type { GameFace } from '../../game.ts';
import { sortHand } from '../../ranking.ts';
import { countBySide } from '../../tally.ts';
import { seatName, spokenBy } from '../../words.ts';
import { askedWords, confirmWords, meaningOf, panelOf } from './bidding.ts';
import { kTricksInDeal } from './bids.ts';
import { fiveHundredRanking } from './cards.ts';
import { exposedCards, outside, standing } from './course.ts';
import { dutyWords, likelyRule, reasonWords, refusalWords } from './duty.ts';
import { aside, bubble, calls, centre, idle, isBeforePlay, needWords } from './felt.ts';
import { bidShown, bidSpoken, callWords, contractBy } from './words.ts';

type FiveHundredFrame = Frame<'five-hundred'>;

const tricksBySide = (frame: FiveHundredFrame): readonly number[] => countBySide(frame.tricks, () => 1);

/** Calls in one sentence, who has won the auction, and a hand that is opened. */
function told(before: FiveHundredFrame | null, after: FiveHundredFrame): readonly string[] {
  const sentences: string[] = [];
  const made = after.calls.slice(before?.calls.length ?? 0);
  const call = ({ seat, action }: PlayedAction): string => spokenBy(seat, callWords(action, true));
  if (made.length > 0) sentences.push(`${list(made.map(call))}${t('table.stop')}`);
  const { contract } = after;
  if (contract === null) return sentences;
  const name = seatName(contract.declarer);
  if (before?.contract === null) {
    const { bid, value } = contract;
    sentences.push(t('games.five-hundred.contract.spoken', { name, bid: bidSpoken(bid), value }));
  }
  const opens = (frame: FiveHundredFrame): boolean => exposedCards(frame, contract.declarer).length > 0;
  if (before && !opens(before) && opens(after)) sentences.push(t('games.five-hundred.contract.opens', { name }));
  return sentences;
}

export const fiveHundred: GameFace<'five-hundred'> = {
  game: 'five-hundred',
  seating: () => ({ seats: 4, turns: 'left', partners: true }),
  tricksInDeal: () => kTricksInDeal,
  ranking: (contract) => fiveHundredRanking(contract),
  standing,

  contractChip(frame) {
    const { contract } = frame;
    if (contract === null) return null;
    const chip = { suit: null, words: bidShown(contract.bid), by: contractBy(contract) };
    return isBeforePlay(frame) ? chip : { ...chip, state: needWords(frame, contract) };
  },
  centre,
  aside,
  bubble,
  openCards: (frame, seat) => sortHand(exposedCards(frame, seat), fiveHundredRanking(frame.contract)),
  seatNote: (frame, seat) =>
    seat === frame.view.seat && exposedCards(frame, seat).length > 0 ? t('games.five-hundred.need.open') : null,
  sitsOut: (frame, seat) => outside(frame) === seat,
  marked: ({ phase, view }) =>
    phase === 'discard' && view.game.kitty !== null
      ? { cards: view.game.kitty, words: t('games.five-hundred.kitty.mark') }
      : null,

  told,
  trickPoints: () => null,
  ask: (scene, moment) => askedWords(scene) ?? dutyWords(scene, moment),
  meaning: meaningOf,
  confirm: confirmWords,
  reason: reasonWords,
  idle: (frame) => idle(frame, outside(frame)),
  refusal: refusalWords,
  likelyRule,
  guideOfPlay: 'tricks',

  panel: panelOf,

  counted: 'tricks',
  running: (frame) => (frame.contract === null || isBeforePlay(frame) ? [] : tricksBySide(frame)),
  soFar: (frame) => [{ words: t('table.score.tricks'), values: tricksBySide(frame) }],
  soFarNote: () => t('games.five-hundred.so_far'),
  calls: (frame) => calls(frame, null),
  ending: async () => (await import('./ending.ts')).ending,
};
