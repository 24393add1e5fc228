// The guides' figures in the table's words, for the build.
import { deckOf } from '../cards/decks.ts';
import { cardName } from '../cards/names.ts';
import { t } from '../i18n.ts';
import { givenBy, isCard } from '../notation.ts';
import { frameAt } from '../table/frames.ts';
import type { Ending, GameFace } from '../table/game.ts';
import { belote } from '../table/games/belote/face.ts';
import { fiveHundred } from '../table/games/five-hundred/face.ts';
import { schafkopf } from '../table/games/schafkopf/face.ts';
import { teenDoPaanch } from '../table/games/teen-do-paanch/face.ts';
import { tute } from '../table/games/tute/face.ts';
import { cardsShown, columnsOf, seatName } from '../table/words.ts';
import type { Action, BreakdownLine, Card, GameName, Result, Seat, View } from '../types.ts';
import { contractLine, type Options, type Position, positionOf, refusalOf, sitAt, trickWon } from './position.ts';

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
  sitAt(face, options);
  return face;
}

/** A position, as the seat of the view sees it. */
export function position(game: GameName, options: Options, view: View) {
  const face = seated(game, options);
  const at = positionOf(face, view);
  const { scene, moment } = at;
  const { frame } = scene;
  return {
    hand: at.hand,
    trick: frame.trick,
    contract: contractLine(face, at),
    why: moment.legal.length > 0 ? capital(face.reason(scene, moment)) : null,
    sort: at.sort,
    nameOf: (card: Card): string => cardName(card, deckOf(game, { faces: 'own' }), t),
    refusal: (action: Action, rule: string): string => refusalOf(face, at, action, rule),
    reason: (action: Action, rule: string): string =>
      reasonOf(refusalOf(face, at, action, rule), givenBy(action)[0] ?? '', at),
    won: () => trickWon(face, at),
    calls: frame.past.filter(({ action }) => !isCard(action)).map(({ seat, action }) => ({ seat, action })),
    /** What stood at a seat after so many actions of the deal: what it had just said. */
    said: (step: number, seat: Seat): string | null =>
      face.bubble(frameAt(face, view, { step, gathered: true }), seat)?.text ?? null,
    past: frame.past,
  };
}

/** A sentence may begin with the name of a suit. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A refusal's reason alone: without «7♥ ابھی نہیں چل سکتا» before it and without what may be done after it, which the figure says once. */
function reasonOf(refusal: string, card: Card, { moment }: Position): string {
  const sentences = refusal.split(/(?<=[.۔]) /);
  if (sentences.at(-1)?.includes(cardsShown(moment.legal))) sentences.pop();
  const reason = sentences.join(' ');
  return reason.startsWith(cardsShown([card])) ? reason.replace(/^[^:]*: /, '') : reason;
}

/** The chapters of a game's guide that its table leads to, from these lines of the score sheet and from its reasons. */
export function chaptersOf(game: GameName, items: readonly string[]): readonly string[] {
  const { guideOfPlay = '', guideOfReturn } = kFaces[game] ?? {};
  return [
    guideOfPlay,
    ...(guideOfReturn === undefined ? [] : [guideOfReturn]),
    ...items.map((item) => kEndings[game]?.guideOfItem(item) ?? ''),
  ];
}

/** The score sheet of a finished deal. */
export function sheet(game: GameName, options: Options, result: Result, dealt: View['hands']) {
  seated(game, options);
  const ending = kEndings[game] as Ending;
  const columns = columnsOf();
  const items = [...new Set(result.breakdown.map(({ item }) => item))];
  const linesOf = (item: string): readonly BreakdownLine[] => result.breakdown.filter((line) => line.item === item);
  return {
    columns: columns.map(({ words }) => words),
    rows: items.map((item) => ({
      words: ending.item(linesOf(item)[0] as BreakdownLine, result, dealt?.[0] ?? null),
      values: columns.map(({ seats: [seat = 0] }) => pointsOf(linesOf(item), seat)),
    })),
    totals: columns.map(({ seats: [seat = 0] }) => result.scores[seat] ?? 0),
    item: t('table.result.item'),
    total: t('table.result.total'),
  };
}

function pointsOf(lines: readonly BreakdownLine[], seat: Seat): number | null {
  const own = lines.filter(({ seats }) => seats.includes(seat));
  return own.length > 0 ? own.reduce((sum, { points }) => sum + points, 0) : null;
}

export { drawsTold, matchTold } from './teen-do-paanch.ts';
export { cardsShown, seatName };
