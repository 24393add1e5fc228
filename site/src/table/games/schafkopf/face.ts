/** Schafkopf at the table (docs/rules/schafkopf.md). */
import { list, t } from '../../../i18n.ts';
import type { PlayedAction } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import type { GameFace } from '../../game.ts';
import { countBySide } from '../../tally.ts';
import { cardName, seatName, spokenBy } from '../../words.ts';
import { askedWords, confirmWords, meaningOf, panelOf } from './bidding.ts';
import { kTricksInDeal, pointsOf, schafkopfRanking } from './cards.ts';
import { isSecretPartner, standing } from './course.ts';
import { dutyWords, likelyRule, reasonWords, refusalWords } from './duty.ts';
import { aside, bubble, calls, centre, contractChip, idle, seatNote } from './felt.ts';
import { callWords, gameName } from './words.ts';

type SchafkopfFrame = Frame<'schafkopf'>;

const tricksBySeat = (frame: SchafkopfFrame): readonly number[] => countBySide(frame.tricks, () => 1);
const pointsBySeat = (frame: SchafkopfFrame): readonly number[] =>
  countBySide(frame.tricks, ({ cards }) => pointsOf(cards));

/** Calls in one sentence, what came of the auction, and the partner when he is known. */
function told(before: SchafkopfFrame | null, after: SchafkopfFrame): readonly string[] {
  const sentences: string[] = [];
  const made = after.calls.slice(before?.calls.length ?? 0);
  const call = ({ seat, action }: PlayedAction): string => spokenBy(seat, callWords(action, true));
  if (made.length > 0) sentences.push(`${list(made.map(call))}${t('table.stop')}`);
  const { contract } = after;
  if (contract === null) return sentences;
  const { game, declarer, suit, partner } = contract;
  const was = before?.contract ?? null;
  if (before !== null && was === null) {
    sentences.push(
      declarer === null
        ? t('games.schafkopf.ask.ramsch')
        : t('games.schafkopf.contract.spoken', { name: seatName(declarer), game: gameName(game) }),
    );
  }
  if (partner !== null && partner !== (was?.partner ?? null)) {
    sentences.push(
      isSecretPartner(after)
        ? t('games.schafkopf.contract.spoken_secret', { card: cardName(`A${suit}`) })
        : t('games.schafkopf.contract.spoken_partner', { name: seatName(partner) }),
    );
  }
  return sentences;
}

export const schafkopf: GameFace<'schafkopf'> = {
  game: 'schafkopf',
  seating: () => ({ seats: 4, turns: 'left', partners: false }),
  tricksInDeal: () => kTricksInDeal,
  ranking: (contract) => schafkopfRanking(contract),
  standing,

  contractChip,
  centre,
  aside,
  bubble,
  seatNote,

  told,
  trickPoints: (trick) => pointsOf(trick),
  ask: (scene, moment) => askedWords(scene) ?? dutyWords(scene, moment),
  meaning: meaningOf,
  confirm: confirmWords,
  reason: reasonWords,
  idle,
  refusal: refusalWords,
  likelyRule,
  guideOfPlay: 'tricks',

  panel: panelOf,

  running: (frame) => (frame.phase === 'play' ? pointsBySeat(frame) : []),
  soFar: (frame) => [
    { words: t('table.score.tricks'), values: tricksBySeat(frame) },
    { words: t('table.score.points'), values: pointsBySeat(frame) },
  ],
  soFarNote: () => t('games.schafkopf.so_far'),
  calls: (frame) => calls(frame, null),
  ending: async () => (await import('./ending.ts')).ending,
};
