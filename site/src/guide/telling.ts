// What the table says about a position or a finished deal, for the figures in the guides: the build asks with the engine's own answer, so a
// figure speaks as the table does. Texts are plain, their tokens isolated (U+2066 … U+2069).
import { deckOf } from '../cards/decks.ts';
import { cardLabel, cardName } from '../cards/names.ts';
import { t } from '../i18n.ts';
import { cardOf, isCard } from '../notation.ts';
import { frameAt, lastPlace } from '../table/frames.ts';
import type { Ending, GameFace, Scene } from '../table/game.ts';
import { belote } from '../table/games/belote/face.ts';
import { fiveHundred } from '../table/games/five-hundred/face.ts';
import { schafkopf } from '../table/games/schafkopf/face.ts';
import { teenDoPaanch } from '../table/games/teen-do-paanch/face.ts';
import { tute } from '../table/games/tute/face.ts';
import { sitDown } from '../table/here.ts';
import { momentOf } from '../table/moment.ts';
import { sortHand } from '../table/ranking.ts';
import { refusalWords } from '../table/refusal.ts';
import { noChoice } from '../table/state.ts';
import { columnsOf, seatName, shown } from '../table/words.ts';
import type { Action, Card, GameName, Result, Seat, View } from '../types.ts';

type Options = Readonly<Record<string, unknown>>;

// A face is only ever asked about views of its own game.
const kFaces = Object.fromEntries(
  [belote, fiveHundred, schafkopf, teenDoPaanch, tute].map((face) => [face.game, face as unknown as GameFace]),
);

const kEndings = Object.fromEntries(
  await Promise.all(Object.entries(kFaces).map(async ([game, face]) => [game, await face.ending()] as const)),
);

function seated(game: GameName, options: Options): GameFace {
  const face = kFaces[game];
  if (!face) throw new Error(`no face for ${game}`);
  sitDown({ table: game, options, seating: face.seating(options), deck: deckOf(game, { faces: 'own' }), guide: game });
  return face;
}

/** A position, as the seat of the view sees it. */
export function position(game: GameName, options: Options, view: View) {
  const face = seated(game, options);
  const deck = deckOf(game, { faces: 'own' });
  const frame = frameAt(face, view, lastPlace(view));
  const ranking = face.ranking(frame.contract, view);
  const scene: Scene = { view, frame, choice: noChoice(face.firstValue ?? 0) };
  const moment = momentOf(frame, view.legal, ranking);
  return {
    hand: sortHand(view.hand, ranking),
    trick: frame.trick,
    chip: face.contractChip(frame),
    ask: face.ask(scene, moment),
    reason: moment.legal.length > 0 ? face.reason(scene, moment) : null,
    sort: (cards: readonly Card[]): readonly Card[] => sortHand(cards, ranking),
    nameOf: (card: Card): string => cardName(card, deck, t),
    labelOf: (card: Card): string => cardLabel(card, deck, t),
    /** Why an action is refused, in the table's own sentence. */
    refusal(action: Action, rule: string): string {
      const card = isCard(action) ? (cardOf(action) ?? '') : '';
      return (card && face.refusal?.(rule, card, scene, moment)) || refusalWords(game, rule, card, moment);
    },
    /** What was said so far, one entry an action that is no card. */
    calls: frame.past.flatMap(({ seat, action }, place) =>
      isCard(action)
        ? []
        : [
            {
              seat,
              words: face.bubble(frameAt(face, view, { step: place + 1, gathered: true }), seat)?.text ?? action,
            },
          ],
    ),
  };
}

/** The score sheet of a finished deal, in the table's words. */
export function sheet(game: GameName, options: Options, result: Result, dealt: View['hands']) {
  seated(game, options);
  const ending = kEndings[game] as Ending;
  const columns = columnsOf();
  const items = [...new Set(result.breakdown.map(({ item }) => item))];
  return {
    columns: columns.map(({ words }) => words),
    rows: items.map((item) => {
      const lines = result.breakdown.filter((line) => line.item === item);
      return {
        words: ending.item(lines[0] as (typeof lines)[0], result, dealt?.[0] ?? null),
        values: columns.map(({ seats: [seat = 0] }) => pointsOf(lines, seat)),
      };
    }),
    totals: columns.map(({ seats: [seat = 0] }) => result.scores[seat] ?? 0),
    item: t('table.result.item'),
    total: t('table.result.total'),
  };
}

function pointsOf(lines: Result['breakdown'], seat: Seat): number | null {
  const own = lines.filter(({ seats }) => seats.includes(seat));
  return own.length > 0 ? own.reduce((sum, { points }) => sum + points, 0) : null;
}

export { seatName, shown };
