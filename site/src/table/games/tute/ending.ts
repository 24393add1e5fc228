/** How a deal of Tute ended, in words, and the lines of its score sheet (docs/rules/tute.md 8, 9). */
import { plain } from '../../../bidi.ts';
import { fmt, type Key, list, t } from '../../../i18n.ts';
import { convertDigits } from '../../../text/digits.ts';
import type { Result, View } from '../../../types.ts';
import type { EndedDeal, Ending, Outcome } from '../../game.ts';
import { here } from '../../here.ts';
import { columnsOf, seatName, suitName, suitShown } from '../../words.ts';
import { kRanks } from './cards.ts';
import { glance } from './glance.ts';
import { fourOf } from './words.ts';

/** The chapter of the guide that teaches each line of the sheet. */
const kGuideOfItem: Readonly<Record<string, string>> = {
  card_points: 'pack',
  sing_20: 'melds',
  sing_40: 'melds',
  last_trick: 'scoring',
  tute: 'melds',
};

/** Who won: I, my side, or the others. */
function title(winners: readonly number[]): string {
  const mine = winners.includes(0);
  if (here().seating.partners) return t(mine ? 'games.tute.result.us' : 'games.tute.result.them');
  if (mine) return t('games.tute.result.you');
  return t('games.tute.result.other', { name: list(winners.map(seatName)) });
}

function outcome(result: Result<'tute'>, view: View<'tute'>): Outcome {
  const over = view.finished && view.results.length > 1;
  const winners = over ? (view.winners ?? []) : result.winners;
  return {
    tone: winners.includes(0) ? 'won' : 'lost',
    title: title(winners),
    line: over ? null : totals(result),
    note: over ? null : note(result),
  };
}

/** The trump, and everybody's total. */
function totals({ contract, scores }: Result<'tute'>): string {
  const sides = columnsOf().map(({ words, seats: [seat = 0] }) => `${words} ${plain.ltr(fmt(scores[seat] ?? 0))}`);
  return t('games.tute.result.line', { trump: suitShown(contract?.trump ?? ''), totals: sides.join(t('cards.comma')) });
}

/** What decided the deal, where it was not the points. */
function note({ contract, scores, winners }: Result<'tute'>): string | null {
  if (contract?.tute) {
    const { seat, rank } = contract.tute;
    return t('games.tute.result.by_tute', { name: seatName(seat), four: fourOf(rank) });
  }
  const best = Math.max(...scores);
  const tied = scores.filter((score, seat) => score === best && !winners.includes(seat)).length > 0;
  return tied ? t('games.tute.result.tie') : null;
}

/** With two players: the cards that were drawn from the stock, the exposed one with them, by two suits a row. */
function stockOf({ hands }: EndedDeal<'tute'>): ReturnType<NonNullable<Ending['besides']>> {
  if (hands.length !== 2) return [];
  const dealt = new Set(hands.flat());
  const { suits } = here().deck;
  return [suits.slice(0, 2), suits.slice(2)].map((pair) => ({
    words: t('games.tute.result.stock', { suits: list(pair.map(suitName)) }),
    cards: pair.flatMap((suit) => [...kRanks].map((rank) => rank + suit)).filter((card) => !dealt.has(card)),
  }));
}

/** Whose points my own are set against. */
const marginWords = (players: number): string =>
  players === 2 ? t('games.tute.result.margin_of_two', { name: seatName(1) }) : t('games.tute.result.margin');

export const ending: Ending<'tute'> = {
  outcome,
  item: ({ item }) => convertDigits(t(`games.tute.items.${item}` as Key)),
  guideOfItem: (item) => kGuideOfItem[item] ?? 'scoring',
  besides: stockOf,
  reckoning({ contract, scores }) {
    if (contract === null || contract.tute !== null) return null;
    const [own = 0] = scores;
    const others = scores.filter((_, seat) => seat > 0 && !(here().seating.partners && seat === 2));
    const best = Math.max(...others);
    const words = here().seating.partners ? t('table.result.difference') : marginWords(scores.length);
    return { words, parts: [own, -best], total: own - best };
  },
  glance,
};
