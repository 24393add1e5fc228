/**
 * Why a card may or may not be played, in words. What is legal comes with the view and the rule's code from the engine; here they only
 * meet the cards of the moment: which suit was led, which trump is to be beaten.
 */
import { suitOf } from '../cards/decks.ts';
import type { Action, Card } from '../types.ts';
import { isCard, strength } from './belote.ts';
import type { Frame } from './frames.ts';

/** What the moment asks of the player; each is a text under `table.prompt`. */
export type Duty = 'lead' | 'only' | 'follow' | 'over' | 'trump' | 'partner' | 'free';

export interface Moment {
  readonly duty: Duty;
  /** The suit led, null when leading. */
  readonly led: string | null;
  readonly trump: string | null;
  /** The highest trump on the table. */
  readonly high: Card | null;
  readonly legal: readonly Card[];
}

/** Describes the legal cards; it decides none. */
export function momentOf(frame: Frame, legal: readonly Action[], seat: number): Moment {
  const trump = frame.contract?.trump ?? null;
  const trick = frame.trick.length === 4 ? [] : frame.trick;
  const led = trick[0] ? suitOf(trick[0].card) : null;
  const trumps = trick.map((one) => one.card).filter((card) => suitOf(card) === trump);
  const high = trumps.sort((a, b) => strength(a, trump) - strength(b, trump))[0] ?? null;
  const cards = legal.filter(isCard);
  return { duty: dutyOf(frame, cards, seat, led, trump, high), led, trump, high, legal: cards };
}

function dutyOf(
  frame: Frame,
  legal: readonly Card[],
  seat: number,
  led: string | null,
  trump: string | null,
  high: Card | null,
): Duty {
  if (frame.hand.length === 1) return 'only';
  if (led === null) return 'lead';
  const refused = frame.hand.filter((card) => !legal.includes(card));
  const overtrumps =
    high !== null && legal.every((card) => suitOf(card) === trump && strength(card, trump) < strength(high, trump));
  if (legal.every((card) => suitOf(card) === led)) {
    return led === trump && overtrumps && refused.some((card) => suitOf(card) === trump) ? 'over' : 'follow';
  }
  if (refused.length > 0) return overtrumps && refused.some((card) => suitOf(card) === trump) ? 'over' : 'trump';
  return frame.winner !== null && frame.winner % 2 === seat % 2 ? 'partner' : 'free';
}

/** The engine's codes for a refused card, as texts under `table.why`. */
const kWhyOfRule: Readonly<Record<string, 'follow' | 'trump' | 'over'>> = {
  must_follow_suit: 'follow',
  must_trump: 'trump',
  must_overtrump: 'over',
};

/** The text that explains a refusal; without the engine's code the moment itself tells what kind it is. */
export function whyKey(rule: string | null, moment: Moment): 'follow' | 'trump' | 'over' | 'other' {
  const named = rule === null ? undefined : kWhyOfRule[rule];
  if (named) return named;
  return moment.duty === 'follow' || moment.duty === 'trump' || moment.duty === 'over' ? moment.duty : 'other';
}
