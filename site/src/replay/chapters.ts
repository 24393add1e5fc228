/** A replay's course in chapters: each trick, and what was said before and between them. */
import { isCard } from '../notation.ts';
import type { GameFace } from '../table/game.ts';
import type { Seat, TrickCard } from '../types.ts';
import type { Course } from './course.ts';
import { said } from './telling.ts';

export interface Calls {
  readonly kind: 'calls';
  readonly deal: number;
  readonly first: number;
  readonly last: number;
  readonly sentences: readonly string[];
}

export interface TrickPlayed {
  readonly kind: 'trick';
  readonly deal: number;
  readonly number: number;
  readonly first: number;
  readonly last: number;
  readonly cards: readonly TrickCard[];
  /** Null where the deal ended before the trick was complete. */
  readonly winner: Seat | null;
  readonly points: number | null;
}

export type Chapter = Calls | TrickPlayed;

export function chaptersOf(face: GameFace, course: Course): readonly Chapter[] {
  const chapters: Chapter[] = [];
  course.stops.forEach(({ deal, step, made, gathered }, at) => {
    const action = course.played[made - 1];
    const last = chapters.at(-1);
    const open = last?.deal === deal ? last : null;
    if (step === 0 || !action) return;
    if (gathered) {
      // It belongs to the trick that it is taken from.
      if (open) chapters[chapters.length - 1] = { ...open, last: at };
    } else if (!isCard(action.action)) {
      const sentences = said(face, course, at, action);
      if (open?.kind === 'calls') {
        chapters[chapters.length - 1] = { ...open, last: at, sentences: [...open.sentences, ...sentences] };
      } else chapters.push({ kind: 'calls', deal, first: at, last: at, sentences });
    } else {
      const frame = course.frame(at);
      const { trick, full } = frame;
      const played = {
        cards: trick,
        last: at,
        winner: full ? frame.winner : null,
        points: full ? face.trickPoints(trick, frame) : null,
      };
      if (trick.length > 1 && open?.kind === 'trick') chapters[chapters.length - 1] = { ...open, ...played };
      else chapters.push({ kind: 'trick', deal, number: frame.tricks.length + 1, first: at, ...played });
    }
  });
  return chapters;
}

/** The chapter in which a stop lies; null at the beginning of a deal. */
export const chapterAt = (chapters: readonly Chapter[], at: number): Chapter | null =>
  chapters.find(({ first, last }) => first <= at && at <= last) ?? null;
