/** Tute at the table, for two, three and four (docs/rules/tute.md). */
import { t } from '../../../i18n.ts';
import { isCard } from '../../../notation.ts';
import type { Frame } from '../../frames.ts';
import type { GameFace } from '../../game.ts';
import { sortHand } from '../../ranking.ts';
import { countBySide } from '../../tally.ts';
import { cardName, columnsOf, seatName } from '../../words.ts';
import { announcePanel, confirmWords, meaningOf } from './announcing.ts';
import { kTricksWithStock, pointsOf, tricksInDeal, tuteRanking } from './cards.ts';
import { knownAt, playersOf, sinceGathered, standing } from './course.ts';
import { arrastreBegins, askedWords, likelyRule, reasonWords } from './duty.ts';
import { aside, bubble, calls, contractChip } from './felt.ts';
import { callSentence } from './words.ts';

type TuteFrame = Frame<'tute'>;

const inTricks = (frame: TuteFrame): readonly number[] => countBySide(frame.tricks, (trick) => pointsOf(trick.cards));

function inSongs(frame: TuteFrame): readonly number[] {
  const { sung } = knownAt(frame);
  return columnsOf().map(({ seats }) =>
    sung.filter(({ seat }) => seats.includes(seat)).reduce((sum, { points }) => sum + points, 0),
  );
}

/** A draw in one sentence: my card, what is left, and what comes when nothing is. */
function drawn(before: TuteFrame, after: TuteFrame): readonly string[] {
  if (playersOf(after.view) !== 2 || after.tricks.length === before.tricks.length) return [];
  if (after.tricks.length > kTricksWithStock) return [];
  const { stock } = knownAt(after);
  const winner = after.tricks.at(-1)?.winner ?? 0;
  const [card] = stock === 0 && winner !== after.view.seat ? [] : after.fresh;
  const mine = card === undefined ? t('games.tute.draw.both') : t('games.tute.draw.mine', { card: cardName(card) });
  if (stock > 0) return [`${mine} ${t('games.tute.draw.left', { count: stock })}`];
  const last = t('games.tute.draw.last', { name: seatName(1 - winner), card: cardName(knownAt(before).exposed ?? '') });
  return [`${mine} ${last} ${t('games.tute.prompt.arrastre')}`];
}

function told(before: TuteFrame | null, after: TuteFrame): readonly string[] {
  const announced = after.calls.slice(before?.calls.length ?? 0).map((one) => callSentence(one, after, true));
  return before === null ? announced : [...drawn(before, after), ...announced];
}

/** While others act: what has just been announced, and that the duties begin. */
function idle(frame: TuteFrame): string | null {
  const { turn } = frame;
  if (turn === null || turn === frame.view.seat) return null;
  const last = sinceGathered(frame).at(-1);
  if (last && !isCard(last.action)) return callSentence(last, frame, false);
  return arrastreBegins({ frame }) && !frame.full && frame.trick.length === 0 ? t('games.tute.prompt.arrastre') : null;
}

export const tute: GameFace<'tute'> = {
  game: 'tute',
  seating({ players }) {
    const seats = players === 2 || players === 3 ? players : 4;
    return { seats, turns: 'right', partners: seats === 4 };
  },
  tricksInDeal: (view) => tricksInDeal(playersOf(view)),
  ranking: (_, view) => tuteRanking(view.game.trump),
  standing,

  contractChip,
  centre: () => null,
  aside,
  bubble,
  openCards: (frame, seat) => sortHand(knownAt(frame).shown[seat] ?? [], tuteRanking(frame.view.game.trump)),
  marked: ({ fresh }) => (fresh.length === 0 ? null : { cards: fresh, words: t('games.tute.draw.mark') }),

  told,
  trickPoints: (trick) => pointsOf(trick),
  ask: askedWords,
  meaning: meaningOf,
  confirm: confirmWords,
  reason: reasonWords,
  idle,
  likelyRule,
  guideOfPlay: 'tricks',

  panel: announcePanel,

  running(frame) {
    const songs = inSongs(frame);
    return inTricks(frame).map((points, column) => points + (songs[column] ?? 0));
  },
  soFar: (frame) => [
    { words: t('table.score.tricks'), values: countBySide(frame.tricks, () => 1) },
    { words: t('table.score.points'), values: inTricks(frame) },
    { words: t('games.tute.score.songs'), values: inSongs(frame) },
  ],
  soFarNote: () => t('games.tute.so_far'),
  calls,
  ending: async () => (await import('./ending.ts')).ending,
};
