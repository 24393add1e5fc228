/** Belote and Coinche at the table (docs/rules/belote.md). */
import { list, t } from '../../../i18n.ts';
import type { Announcement, PlayedAction } from '../../../types.ts';
import { callsTable, turnedUp } from '../../felt-parts.ts';
import type { Frame } from '../../frames.ts';
import type { Bubble, GameFace } from '../../game.ts';
import { countBySide } from '../../tally.ts';
import { seatName, spokenBy } from '../../words.ts';
import { askedWords, biddingPanel, confirmWords, meaningOf } from './bidding.ts';
import { beloteRanking, kTricksInDeal, pointsOf } from './cards.ts';
import { announcements, saidBy, standing } from './course.ts';
import { dutyWords, likelyRule, reasonWords } from './duty.ts';
import { bidValue, callWords, contractBy } from './words.ts';

type BeloteFrame = Frame<'belote'>;

const isBidding = ({ phase }: BeloteFrame): boolean => phase !== 'play' && phase !== 'end';
const trumpOf = ({ contract }: BeloteFrame): string | null => contract?.trump ?? null;

const calls = (frame: BeloteFrame, turn: number | null): HTMLElement =>
  callsTable(frame.calls, frame.dealer, turn, ({ action }) => callWords(action, frame.view.game.turnup));

/** What stands in a seat's bubble: its last call while the bidding goes on; then what it announces. */
function bubble(frame: BeloteFrame, seat: number): Bubble | null {
  if (isBidding(frame)) {
    const call = frame.calls.filter((one) => one.seat === seat).at(-1);
    if (!call) return null;
    return {
      kind: call.action === 'pass' ? 'pass' : 'call',
      text: callWords(call.action, frame.view.game.turnup),
    };
  }
  const said = saidBy(frame);
  if (said?.seat === seat) return { kind: 'said', text: t(`games.belote.announce.${said.word}`) };
  const mine = announcements(frame).filter((one) => one.seat === seat);
  if (mine.length === 0 || frame.tricks.length > 1) return null;
  const line = ({ kind, points }: Announcement): string =>
    t('games.belote.announce.line', { kind: t(`games.belote.announce.${kind}`), points });
  return { kind: 'said', text: mine.map(line).join(t('cards.comma')) };
}

/** Calls in one sentence, then each announcement, then belote. */
function told(before: BeloteFrame | null, after: BeloteFrame): readonly string[] {
  const sentences: string[] = [];
  const made = after.calls.slice(before?.calls.length ?? 0);
  const call = ({ seat, action }: PlayedAction): string =>
    spokenBy(seat, callWords(action, after.view.game.turnup, true));
  if (made.length > 0) sentences.push(`${list(made.map(call))}${t('table.stop')}`);
  const known = new Set((before ? announcements(before) : []).map((one) => one.seat));
  for (const { seat, kind, points } of announcements(after).filter((one) => before && !known.has(one.seat))) {
    const name = seatName(seat);
    sentences.push(t('games.belote.announce.spoken', { name, kind: t(`games.belote.announce.${kind}`), points }));
  }
  const said = saidBy(after);
  if (said && before?.place.step !== after.place.step) {
    sentences.push(spokenBy(said.seat, t(`games.belote.announce.${said.word}`)));
  }
  return sentences;
}

export const belote: GameFace<'belote'> = {
  game: 'belote',
  seating: () => ({ seats: 4, turns: 'right', partners: true }),
  tricksInDeal: () => kTricksInDeal,
  ranking: (contract) => beloteRanking(contract?.trump ?? null),
  standing,

  contractChip({ contract }) {
    if (contract === null) return null;
    const { trump, value, multiplier } = contract;
    const chip = {
      suit: trump,
      words: value === undefined ? t('table.contract.trump') : bidValue(value),
      by: contractBy(contract),
    };
    return multiplier === undefined ? chip : { ...chip, times: multiplier };
  },
  centre(frame) {
    if (!isBidding(frame)) return null;
    const { turnup } = frame.view.game;
    return {
      key: `${turnup} ${frame.calls.map((call) => call.seat + call.action).join(' ')} ${frame.turn}`,
      nodes: () => [
        ...(turnup === null ? [] : [turnedUp(turnup, t('games.belote.turnup'))]),
        ...(frame.calls.length === 0 ? [] : [calls(frame, frame.turn)]),
      ],
    };
  },
  bubble,

  told,
  trickPoints: (trick, frame) => pointsOf(trick, trumpOf(frame)),
  ask: (scene, moment) => (isBidding(scene.frame) ? askedWords(scene) : dutyWords(scene, moment)),
  meaning: (action, { frame, view }) => meaningOf(action, frame.phase, view.game.turnup, frame.contract),
  confirm: (action, { view }) => confirmWords(action, view.game.turnup),
  reason: reasonWords,
  likelyRule: ({ frame, view }, moment) => likelyRule(frame, moment, view.seat),
  guideOfPlay: 'tricks',

  firstValue: 80,
  panel: biddingPanel,

  running: (frame) =>
    frame.phase === 'play' ? countBySide(frame.tricks, (trick) => pointsOf(trick.cards, trumpOf(frame))) : [],
  soFar: (frame) => [
    { words: t('table.score.tricks'), values: countBySide(frame.tricks, () => 1) },
    {
      words: t('table.score.points'),
      values: countBySide(frame.tricks, (trick) => pointsOf(trick.cards, trumpOf(frame))),
    },
  ],
  soFarNote: () => t('games.belote.so_far'),
  calls: (frame) => calls(frame, null),
  ending: async () => (await import('./ending.ts')).ending,
};
