/** What a page and the worker in which a day is checked say to each other. */

export type ToChecker =
  /** Asks for what a published seed gives. */
  | { readonly kind: 'deal'; readonly table: string; readonly date: string; readonly seed: string }
  /** Has the record of a day checked, the server's or one that was kept. */
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'file'; readonly file: File };

export interface Dealt {
  readonly commitment: string;
  readonly packs: readonly (readonly string[])[];
}

export interface Good {
  readonly date: string;
  readonly plays: number;
  readonly removed: number;
  readonly voided: boolean;
  /** In so many plays each of their replies was thought of again. */
  readonly bots: { readonly version: number; readonly checked: boolean; readonly plays: number };
  readonly tables: readonly { readonly table: string; readonly players: number; readonly best?: number }[];
}

export interface Fault {
  readonly line: number;
  /** In English, and exact. */
  readonly what: string;
}

export type FromChecker =
  | { readonly kind: 'dealt'; readonly dealt: Partial<Dealt> }
  | { readonly kind: 'progress'; readonly checked: number; readonly plays: number }
  | { readonly kind: 'good'; readonly good: Good; readonly compared: boolean }
  | { readonly kind: 'fault'; readonly fault: Fault }
  /** Nothing could be checked: the API's code, `offline`, or `no_players`. */
  | { readonly kind: 'failed'; readonly code: string };
