/** What is told of a finished play to others: how it went, and nothing of the cards. */
import { isCard, type Seat } from '../notation.ts';
import type { Frame } from '../table/frames.ts';
import type { Ending, GameFace } from '../table/game.ts';
import { tricksOf } from '../table/ranking.ts';
import { columnsOf } from '../table/words.ts';
import type { Play, Trick, View } from '../types.ts';

/** A trick: theirs, ours, or ours and worth a third of all points or more. */
export type Square = 'theirs' | 'ours' | 'rich';

export interface Told {
  readonly table: string;
  readonly game: string;
  readonly date: string;
  readonly score: number;
  /** How many of the other players were behind; null where nobody can be, or it does not count. */
  readonly percentage: number | null;
  /** The tricks of each deal in their order; a deal that was thrown in has none. */
  readonly deals: readonly (readonly Square[])[];
}

/** `frame`: the end of the play. */
export function toldOf(face: GameFace, ending: Ending, play: Play, frame: Frame): Told {
  const { view, table, date, ranked, players, percentage } = play;
  return {
    table,
    game: face.game,
    date,
    score: play.score ?? 0,
    percentage: ranked && (players ?? 0) > 1 ? percentage : null,
    deals: view.results.map((_, deal) => squaresOf(face, ending, frame, deal)),
  };
}

/** More tricks than this are no line on a telephone: they stand in rows of ten. */
const kLongestRow = 13;

/** The tricks in rows, those of each deal apart. */
export function rowsOf({ deals }: Told): readonly (readonly Square[])[] {
  return deals.flatMap((deal) => {
    const length = deal.length > kLongestRow ? 10 : Math.max(1, deal.length);
    return Array.from({ length: Math.ceil(deal.length / length) }, (_, row) =>
      deal.slice(row * length, (row + 1) * length),
    );
  });
}

function squaresOf(face: GameFace, ending: Ending, frame: Frame, deal: number): Square[] {
  const { view } = frame;
  const result = view.results[deal];
  if (!result?.contract) return [];
  const ours: readonly Seat[] = ending.side?.(result) ?? columnsOf()[0]?.seats ?? [0];
  const tricks = tricksIn(face, view, deal);
  const worth = tricks.map(({ cards }) => face.trickPoints(cards, frame) ?? 0);
  const all = worth.reduce((sum, points) => sum + points, 0);
  return tricks.map(({ winner }, place) => {
    if (!ours.includes(winner)) return 'theirs';
    return all > 0 && 3 * (worth[place] ?? 0) >= all ? 'rich' : 'ours';
  });
}

/** A view holds the tricks of its own deal alone; those of a deal before follow from what was played. */
function tricksIn(face: GameFace, view: View, deal: number): readonly Trick[] {
  if (deal === view.deal) return view.tricks;
  const cards = view.played.filter((one) => one.deal === deal && isCard(one.action));
  return tricksOf(cards, view.counts.length, face.ranking(view.results[deal]?.contract ?? null, view));
}
