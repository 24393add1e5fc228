/** What can be proven of a finished play: the computer players' decisions, trick by trick. */
import { isCard } from '../notation.ts';
import type { PlayedAction, Seat } from '../types.ts';

export interface Moment {
  /** Its place in the log of all seats. */
  readonly index: number;
  readonly seat: Seat;
}

/** A trick, or all that was done before a deal's first card (`trick` null), with the computer players' decisions in it. */
export interface Chapter {
  readonly deal: number;
  readonly trick: number | null;
  readonly moments: readonly Moment[];
}

export function chaptersOf(played: readonly PlayedAction[]): readonly Chapter[] {
  const chapters: { deal: number; trick: number | null; moments: Moment[] }[] = [];
  const cards = new Map<number, number>();
  played.forEach(({ deal, seat, action }, index) => {
    const before = cards.get(deal) ?? 0;
    const card = isCard(action);
    // What is said between two tricks belongs to the next.
    const trick = before === 0 && !card ? null : Math.floor(before / sizeOf(played, deal));
    if (card) cards.set(deal, before + 1);
    let chapter = chapters.at(-1);
    if (chapter?.deal !== deal || chapter.trick !== trick) {
      chapter = { deal, trick, moments: [] };
      chapters.push(chapter);
    }
    if (seat !== 0) chapter.moments.push({ index, seat });
  });
  return chapters.filter(({ moments }) => moments.length > 0);
}

/** How many play to a trick: one may sit out. */
const sizeOf = (played: readonly PlayedAction[], deal: number): number =>
  new Set(played.filter((one) => one.deal === deal && isCard(one.action)).map(({ seat }) => seat)).size;
