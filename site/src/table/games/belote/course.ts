// The course of a deal of Belote: who takes, how many cards are dealt by when, what is announced (docs/rules/belote.md 5, 6, 8, 9, 14).
import { suitOf } from '../../../cards/decks.ts';
import { argumentOf, type Card, isCard, verbOf } from '../../../notation.ts';
import type { Announcement, BeloteContract, PlayedAction } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import type { Course, Standing } from '../../game.ts';

type Call = Pick<PlayedAction, 'seat' | 'action'>;

/** The contract after these calls, null while there is none. */
export function contractAfter(calls: readonly Call[], turnup: Card | null): BeloteContract | null {
  let contract: BeloteContract | null = null;
  for (const { seat, action } of calls) {
    const verb = verbOf(action);
    const argument = argumentOf(action);
    if (verb === 'take') {
      const trump = argument || (turnup ? suitOf(turnup) : '');
      contract = { declarer: seat, trump, round: argument ? 2 : 1 };
    } else if (verb === 'bid') {
      contract = { declarer: seat, trump: argument.slice(-1), value: Number(argument.slice(0, -1)), multiplier: 1 };
    } else if (contract !== null && (verb === 'coinche' || verb === 'surcoinche')) {
      contract = { ...(contract as BeloteContract), multiplier: verb === 'coinche' ? 2 : 4 };
    }
  }
  return contract;
}

export function standing({ view, past, coming }: Course<'belote'>): Standing<'belote'> {
  const calls = past.filter((one) => !isCard(one.action));
  const cards = past.filter((one) => isCard(one.action));
  const { turnup } = view.game;
  // Classique holds three cards of each hand back until somebody takes.
  const waiting = turnup !== null && !calls.some((call) => verbOf(call.action) === 'take');
  const bidding = turnup === null ? 'auction' : calls.length < 4 ? 'bid1' : 'bid2';
  return {
    phase: coming[0] && isCard(coming[0].action) ? 'play' : bidding,
    contract: contractAfter(calls, turnup),
    counts: [0, 1, 2, 3].map((seat) => (waiting ? 5 : 8) - cards.filter((one) => one.seat === seat).length),
  };
}

const cardsOf = (frame: Frame<'belote'>): readonly PlayedAction[] => frame.past.filter((one) => isCard(one.action));

/** A seat announces with its first card; the cards are shown when the first trick is complete. */
export function announcements(frame: Frame<'belote'>): readonly Announcement[] {
  const cards = cardsOf(frame);
  const spoken = new Set(cards.map((one) => one.seat));
  return frame.view.game.announcements
    .filter((one) => spoken.has(one.seat))
    .map((one) => (cards.length < 4 ? { ...one, cards: null } : one));
}

/** Belote is said with the first of the trump king and queen, rebelote with the second; null where the last card said neither. */
export function saidBy(frame: Frame<'belote'>): { readonly seat: number; readonly word: 'belote' | 'rebelote' } | null {
  const cards = cardsOf(frame);
  const last = cards.at(-1);
  const trump = frame.contract?.trump;
  if (!last || trump === undefined || last.seat !== frame.view.game.belote) return null;
  const pair = [`K${trump}`, `Q${trump}`];
  if (!pair.includes(last.action)) return null;
  const both = pair.every((card) => cards.some((one) => one.action === card));
  return { seat: last.seat, word: both ? 'rebelote' : 'belote' };
}
