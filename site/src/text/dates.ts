/** Days are UTC's, and written as dates: `2026-11-30`. */
export const kDayMs = 86_400_000;

/** What was begun in a day counts for so long after its end; then it is closed, and its seeds are public (docs/api.md, Days). */
export const kGraceMs = 30 * 60_000;

/** Its beginning, in milliseconds since the epoch. */
export const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The one that an instant lies in. */
export const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => dateOf(msOf(date) + days * kDayMs);

export const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(msOf(text));
