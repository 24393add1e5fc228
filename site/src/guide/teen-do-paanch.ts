// What the figures of Teen Do Paanch show besides cards: the draws of a deal, and a match deal by deal.
import { plain } from '../bidi.ts';
import { fmt, t } from '../i18n.ts';
import { marginsOf } from '../table/games/teen-do-paanch/dues.ts';
import { someone } from '../table/games/teen-do-paanch/words.ts';
import { seatName, shown, suitShown } from '../table/words.ts';
import type { Result, View } from '../types.ts';

/** A table in words: its heads, its rows, and in a match the sums below. */
export interface Told {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly string[] | null;
}

/** Who drew what from whom, and what went back. */
export const drawsTold = ({ game }: View<'teen-do-paanch'>): Told => ({
  heads: [
    t('games.teen-do-paanch.dues.claimant'),
    t('games.teen-do-paanch.dues.debtor'),
    t('games.teen-do-paanch.swap.drawn'),
    t('games.teen-do-paanch.swap.returned'),
  ],
  rows: game.exchanges.map(({ claimant, debtor, drawn, returned }) => [
    seatName(claimant),
    someone(debtor),
    drawn === null ? t('games.teen-do-paanch.swap.hidden') : shown(drawn),
    returned === null ? t('games.teen-do-paanch.swap.waited') : shown(returned),
  ]),
  sums: null,
});

/** Each deal with its trump, the tricks of every seat and, in brackets, how far they are from the target. */
export function matchTold(results: readonly Result<'teen-do-paanch'>[]): Told {
  const seats = [0, 1, 2];
  const cell = (result: Result<'teen-do-paanch'>, seat: number): string =>
    `${fmt(result.tricks[seat] ?? 0)} (${plain.ltr(fmt(marginsOf(result)[seat] ?? 0, { signed: true }))})`;
  const total = (seat: number): string => fmt(results.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
  return {
    heads: [t('guide.deal'), t('games.teen-do-paanch.trump'), ...seats.map(seatName)],
    rows: results.map((result, deal) => [
      fmt(deal + 1),
      suitShown(result.contract?.trump ?? ''),
      ...seats.map((seat) => cell(result, seat)),
    ]),
    sums: [t('table.result.total'), '', ...seats.map(total)],
  };
}
