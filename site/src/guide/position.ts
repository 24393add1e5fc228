// What the table says about a position, for the small tables in the guides. The build asks with the engine's answer, the browser with what
// the engine says to the reader's card: both speak as the table does. Texts are plain, their tokens isolated (U+2066 … U+2069).
import { plain } from '../bidi.ts';
import { deckOf } from '../cards/decks.ts';
import { t } from '../i18n.ts';
import { givenBy } from '../notation.ts';
import { frameAt, lastPlace } from '../table/frames.ts';
import type { GameFace, Scene } from '../table/game.ts';
import { sitDown } from '../table/here.ts';
import { type Moment, momentOf } from '../table/moment.ts';
import { sortHand } from '../table/ranking.ts';
import { refusalWords } from '../table/refusal.ts';
import { noChoice } from '../table/state.ts';
import { seatName, suitShown } from '../table/words.ts';
import type { Action, Card, Trick, View } from '../types.ts';

export type Options = Readonly<Record<string, unknown>>;

/** Every name of a seat or card from here on is that of this table. */
export function sitAt(face: GameFace, options: Options): void {
  const { game } = face;
  sitDown({ table: game, options, seating: face.seating(options), deck: deckOf(game, { faces: 'own' }), guide: game });
}

export interface Position {
  readonly scene: Scene;
  readonly moment: Moment;
  readonly hand: readonly Card[];
  /** Cards as they lie in a hand. */
  sort(cards: readonly Card[]): readonly Card[];
}

/** The position of a view, as its seat sees it. */
export function positionOf(face: GameFace, view: View): Position {
  const frame = frameAt(face, view, lastPlace(view));
  const ranking = face.ranking(frame.contract, view);
  return {
    scene: { view, frame, choice: noChoice(face.firstValue ?? 0) },
    moment: momentOf(frame, view.phase === 'return' ? view.legal.flatMap(givenBy) : view.legal, ranking),
    hand: sortHand(view.hand, ranking),
    sort: (cards) => sortHand(cards, ranking),
  };
}

/** Why an action is refused, in the table's own sentence. */
export function refusalOf(face: GameFace, { scene, moment }: Position, action: Action, rule: string): string {
  const [card = '', ...more] = givenBy(action);
  if (more.length > 0) return refusalWords(face.game, rule, '', moment);
  return (card && face.refusal?.(rule, card, scene, moment)) || refusalWords(face.game, rule, card, moment);
}

/** What is being played and by whom, in one line: «اینٹ ♦ ترپ، زویا نے لیا». */
export function contractLine(face: GameFace, { scene }: Position): string | null {
  const chip = face.contractChip(scene.frame);
  if (chip === null) return null;
  const { suit, words, times = 1 } = chip;
  const many = times > 1 ? plain.ltr(t('table.contract.times', { count: times })) : '';
  const named = suit === null ? [words] : [suitShown(suit), words];
  const what = words === t('table.contract.trump') ? named : named.reverse();
  const parts = [[...what, many].filter(Boolean).join(' '), chip.by, chip.state];
  return parts.filter(Boolean).join(t('cards.comma'));
}

/** Who won the trick that was finished last, and what it is worth. */
export function trickWon(face: GameFace, { scene }: Position): string {
  const { winner, cards } = scene.view.tricks.at(-1) as Trick;
  const count = face.trickPoints(cards, scene.frame);
  const name = seatName(winner);
  if (count === null) return winner === 0 ? t('table.trick.taken_you') : t('table.trick.taken', { name });
  return winner === 0 ? t('table.trick.won_you', { count }) : t('table.trick.won', { name, count });
}
