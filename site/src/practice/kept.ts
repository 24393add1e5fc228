/** The practice begun at each table, on this device: a reload goes on with it. */
import type { Action } from '../types.ts';

export interface Kept {
  /** The query of its address. */
  readonly address: string;
  /** Every seat's actions so far: nothing has to be thought about twice. */
  readonly log: readonly Action[];
  readonly over: boolean;
  readonly hints: number;
  readonly taken: number;
}

const kKey = 'rozbazi-practice';

let memory: Readonly<Record<string, Kept>> = {};

function all(): Readonly<Record<string, Kept>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(kKey) ?? 'null');
    if (typeof kept === 'object' && kept !== null) return kept as Readonly<Record<string, Kept>>;
  } catch {
    // Storage is blocked, or holds nothing of ours: the page goes on with its memory.
  }
  return memory;
}

export const keptAt = (table: string): Kept | null => all()[table] ?? null;

/** The table where a practice was last gone on with, and that practice; null where none is unfinished. */
export function lastKept(): readonly [table: string, kept: Kept] | null {
  const [table, kept] = Object.entries(all()).at(-1) ?? [];
  return table === undefined || kept === undefined || kept.over ? null : [table, kept];
}

/** The practice at a table from its first card again. */
export function restart(table: string): void {
  const kept = keptAt(table);
  if (kept !== null) keep(table, { ...kept, log: [], over: false, hints: 0, taken: 0 });
}

/** The one gone on with last stands last. */
export function keep(table: string, kept: Kept): void {
  const { [table]: _, ...others } = all();
  memory = { ...others, [table]: kept };
  try {
    localStorage.setItem(kKey, JSON.stringify(memory));
  } catch {
    // Storage is blocked or full: the practice lives as long as the page.
  }
}
