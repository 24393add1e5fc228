// What the moment asks of the player, told from the legal cards: which suit was led, which trump is to be beaten. It decides nothing.
import { type Action, type Card, cardOf } from '../notation.ts';
import type { Frame } from './frames.ts';
import { type Ranking, sortHand } from './ranking.ts';

/** Duties of most games; each is a text under `table.prompt`. Games with more (overtrump, beat) tell them apart themselves. */
export type Duty = 'lead' | 'only' | 'follow' | 'free';

export interface Moment {
  readonly duty: Duty;
  /** The suit led, null when leading; a trump's is the trump suit. */
  readonly led: string | null;
  readonly trump: string | null;
  /** The highest trump on the table. */
  readonly high: Card | null;
  /** The card that wins as the trick lies. */
  readonly best: Card | null;
  /** The cards that may be played, as they lie in the hand. */
  readonly legal: readonly Card[];
}

export function momentOf(frame: Frame, legal: readonly Action[], ranking: Ranking): Moment {
  const { suit, strength, trump } = ranking;
  const trick = frame.full ? [] : frame.trick;
  const led = trick[0] ? (trick[0].asked ?? suit(trick[0].card)) : null;
  const trumps = trick.map((one) => one.card).filter((card) => suit(card) === trump);
  const high = trumps.sort((a, b) => strength(a) - strength(b))[0] ?? null;
  const best = trick.find((one) => one.seat === frame.winner)?.card ?? null;
  const cards = sortHand([...new Set(legal.map(cardOf).filter((card): card is Card => card !== null))], ranking);
  const duty: Duty =
    frame.hand.length === 1
      ? 'only'
      : led === null
        ? 'lead'
        : cards.every((card) => suit(card) === led)
          ? 'follow'
          : 'free';
  return { duty, led, trump, high, best, legal: cards };
}
