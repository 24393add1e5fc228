/** The tables of this page: which game and options the engine is asked about. */
export interface TableRules {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export const kTables: Readonly<Record<string, TableRules>> = {
  belote: { game: 'belote', options: { mode: 'classique' } },
  coinche: { game: 'belote', options: { mode: 'coinche' } },
};
