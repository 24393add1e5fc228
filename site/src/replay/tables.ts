/** The site's tables, as the page of replays names them. */
import type { GameName } from '../types.ts';

export interface TableHere {
  readonly table: string;
  readonly game: GameName;
  readonly options: Readonly<Record<string, unknown>>;
  /** The length of the daily match. */
  readonly deals: number;
  /** The game's guide, null where there is none. */
  readonly guide: string | null;
  readonly name: string;
  /** Where its texts are. */
  readonly texts: string;
}

/** All of them, from the page's own data. */
export const tablesHere = (page: HTMLElement): readonly TableHere[] => JSON.parse(page.dataset.tables ?? '[]');
