/** Teen Do Paanch at the table (docs/rules/teen-do-paanch.md). */
import { t } from '../../../i18n.ts';
import { argumentOf, type Card, verbOf } from '../../../notation.ts';
import { h } from '../../dom.ts';
import type { Bubble, GameFace, Scene } from '../../game.ts';
import type { Moment } from '../../moment.ts';
import { refusalWords } from '../../refusal.ts';
import { cardsShown, isolated, seatName, shown, suitShown } from '../../words.ts';
import { kTricksInDeal, ranking } from './cards.ts';
import { asked, confirm, drawnCard, kept, meaning, panel } from './choosing.ts';
import { dueNow, exchangesIn, isBeforePlay, standing, swapped, type TdpFrame, takenIn } from './course.ts';
import { dutyWords, reasonWords } from './duty.ts';
import { beforePlay, swappedAside } from './felt.ts';
import { exchangeWords, outOf, someone, toldFrom } from './words.ts';

/** What a seat did last, until the first trick is over. */
function bubble(frame: TdpFrame, seat: number): Bubble | null {
  if (frame.tricks.length > 0 || frame.full) return null;
  const last = frame.calls.at(-1);
  if (last?.seat !== seat) return null;
  const verb = verbOf(last.action);
  if (verb === 'trump') {
    return {
      kind: 'said',
      text: t('games.teen-do-paanch.bubble.trump', { suit: shown(argumentOf(last.action)) }),
    };
  }
  return isBeforePlay(frame)
    ? { kind: 'call', text: t(`games.teen-do-paanch.bubble.${verb as 'draw' | 'return'}`) }
    : null;
}

/** What others are doing, with what they have just done. */
function idle(frame: TdpFrame): string | null {
  const { phase, turn, view, past } = frame;
  if (turn === null) return null;
  if (phase === 'trump') return t('games.teen-do-paanch.idle.trump', { name: seatName(turn) });
  const verb = verbOf(past.at(-1)?.action ?? '');
  const last = exchangesIn(view, past).at(-1);
  if (last && (verb === 'draw' || verb === 'return')) return exchangeWords(last);
  const due = phase === 'draw' ? dueNow(frame) : null;
  return (
    due &&
    t('games.teen-do-paanch.idle.draw', {
      claimant: seatName(due.claimant),
      debtor: someone(due.debtor),
      count: due.left,
    })
  );
}

/** Refusals that name what the rule's own sentence cannot: the suit led, which is no «رنگ» here, the card just drawn, how many must stay. */
function refusal(rule: string, card: Card, scene: Scene<'teen-do-paanch'>, moment: Moment): string | null {
  if (rule === 'must_follow_suit') {
    const words = { card: shown(card), led: suitShown(moment.led ?? ''), legal: cardsShown(moment.legal) };
    return t('games.teen-do-paanch.why.refused', words);
  }
  if (rule !== 'return_leaves_too_few') return null;
  if (card === drawnCard(scene)) return refusalWords('teen-do-paanch', 'return_drawn_card', card, moment);
  const words = { card: shown(card), legal: cardsShown(moment.legal), count: kept() };
  return t('games.teen-do-paanch.rules.return_leaves_too_few', words);
}

/** Before the first card everything wants reading, but not the half of an exchange that stays hidden from me. */
function lingers(frame: TdpFrame): boolean {
  if (!isBeforePlay(frame)) return false;
  const last = exchangesIn(frame.view, frame.past).at(-1);
  return last === undefined || last.closed || last.drawn !== null;
}

/** Tricks of all deals so far, this one's included. */
const total = (frame: TdpFrame): readonly number[] =>
  takenIn(frame).map((taken, seat) =>
    frame.view.results.slice(0, frame.view.deal).reduce((sum, { scores }) => sum + (scores[seat] ?? 0), taken),
  );

export const teenDoPaanch: GameFace<'teen-do-paanch'> = {
  game: 'teen-do-paanch',
  seating: () => ({ seats: 3, turns: 'right', partners: false }),
  tricksInDeal: () => kTricksInDeal,
  ranking: (contract) => ranking(contract?.trump ?? null),
  standing,

  contractChip: ({ contract }) =>
    contract && {
      suit: contract.trump,
      words: t('games.teen-do-paanch.trump'),
      by: t('games.teen-do-paanch.chosen_by', { name: someone(contract.chooser) }),
    },
  centre: (frame) => (isBeforePlay(frame) ? beforePlay(frame) : null),
  aside: (frame) => (isBeforePlay(frame) || frame.phase === 'end' ? null : swappedAside(frame)),
  bubble,
  seatNote(frame, seat) {
    const [taken, target] = [takenIn(frame)[seat] ?? 0, frame.view.game.targets[seat] ?? 0];
    return t('games.teen-do-paanch.note', { score: outOf(taken, target) });
  },
  marked(frame) {
    if (frame.tricks.length > 0) return null;
    const cards = swapped(frame).came.filter((card) => frame.hand.includes(card));
    return { cards, words: t('games.teen-do-paanch.swap.mark') };
  },

  told: (before, after) => toldFrom(after, before?.calls.length ?? 0),
  trickPoints: () => null,
  lingers,
  ask: (scene, moment) => (scene.frame.phase === 'play' ? dutyWords(moment) : asked(scene)),
  meaning,
  confirm,
  reason: (_, moment) => reasonWords(moment),
  idle,
  refusal,
  likelyRule: ({ frame }) => (frame.phase === 'return' ? 'return_leaves_too_few' : 'must_follow_suit'),
  guideOfPlay: 'tricks',
  guideOfReturn: 'exchange',

  panel,

  counted: 'tricks',
  running: (frame) => (frame.view.deal === 0 && isBeforePlay(frame) ? [] : total(frame)),
  soFar: (frame) => [
    { words: t('games.teen-do-paanch.score.target'), values: frame.view.game.targets },
    { words: t('games.teen-do-paanch.score.tricks'), values: takenIn(frame) },
    ...(frame.view.deal === 0 ? [] : [{ words: t('games.teen-do-paanch.score.total'), values: total(frame) }]),
  ],
  soFarNote: () => t('games.teen-do-paanch.so_far'),
  calls(frame) {
    const lines = toldFrom(frame, 0).map((words) => h('li', {}, ...isolated(words)));
    return lines.length === 0 ? null : h('ol', { class: 'course' }, ...lines);
  },
  ending: async () => (await import('./ending.ts')).ending,
};
