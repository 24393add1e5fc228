// What each game's contract and knowledge hold (docs/rules/<game>.md: the result's `contract`, the view's `game`).
import type { Card, Seat } from './notation.ts';

/** The games, each with its own members of a view. */
export interface Games {
  readonly belote: { readonly contract: BeloteContract; readonly knowledge: BeloteKnowledge };
  readonly tute: { readonly contract: TuteContract; readonly knowledge: TuteKnowledge };
  readonly 'five-hundred': { readonly contract: FiveHundredContract; readonly knowledge: FiveHundredKnowledge };
  readonly 'teen-do-paanch': { readonly contract: TeenDoPaanchContract; readonly knowledge: TeenDoPaanchKnowledge };
  readonly schafkopf: { readonly contract: SchafkopfContract; readonly knowledge: SchafkopfKnowledge };
}

export type GameName = keyof Games;
export type Contract<G extends GameName = GameName> = Games[G]['contract'];
export type Knowledge<G extends GameName = GameName> = Games[G]['knowledge'];

/** belote.md 12 and 14: while the deal goes on only the first members are there. */
export interface BeloteContract {
  readonly declarer: Seat;
  readonly trump: string;
  readonly round?: 1 | 2;
  readonly value?: number;
  readonly multiplier?: 1 | 2 | 4;
  readonly outcome?: 'made' | 'failed' | 'litige';
  readonly belote?: Seat | null;
  readonly held?: number;
  readonly announcements?: readonly Announcement[];
}

export interface Announcement {
  readonly seat: Seat;
  readonly kind: 'carre' | 'cent' | 'cinquante' | 'tierce';
  readonly points: number;
  readonly cards: readonly Card[] | null;
}

export interface BeloteKnowledge {
  readonly turnup: Card | null;
  readonly announcements: readonly Announcement[];
  readonly belote: Seat | null;
  readonly held: number;
}

/** tute.md 8. */
export interface TuteContract {
  readonly trump: string;
  readonly trump_card: Card;
  readonly exchanged_by: Seat | null;
  readonly tute: TuteCall | null;
}

export interface TuteCall {
  readonly seat: Seat;
  readonly rank: 'K' | 'Q';
}

/** tute.md 11. */
export interface TuteKnowledge {
  readonly trump: string;
  readonly trump_card: Card;
  readonly exposed: Card | null;
  readonly stock: number;
  readonly exchanged_by: Seat | null;
  readonly shown: readonly (readonly Card[])[];
  readonly sung: readonly { readonly seat: Seat; readonly suit: string; readonly points: number }[];
  readonly tute: TuteCall | null;
}

/** five-hundred.md 9.6: `bid` is the action without `bid:`; `made` is null until the deal is scored. */
export interface FiveHundredContract {
  readonly declarer: Seat;
  readonly bid: string;
  readonly value: number;
  readonly joker_suit: string | null;
  readonly made: boolean | null;
}

/** five-hundred.md 11. */
export interface FiveHundredKnowledge {
  readonly kitty: readonly Card[] | null;
  readonly discards: readonly Card[] | null;
  readonly sitting_out: Seat | null;
  readonly exposed: { readonly seat: Seat; readonly cards: readonly Card[] } | null;
  readonly suits_led: readonly string[];
}

/** teen-do-paanch.md 7.4. */
export interface TeenDoPaanchContract {
  readonly trump: string;
  readonly chooser: Seat;
  readonly targets: readonly number[];
}

/** teen-do-paanch.md 10. */
export interface TeenDoPaanchKnowledge {
  readonly targets: readonly number[];
  readonly trump: string | null;
  readonly due: readonly number[];
  readonly exchanges: readonly DrawnAndReturned[];
}

export interface DrawnAndReturned {
  readonly claimant: Seat;
  readonly debtor: Seat;
  readonly position: number;
  readonly drawn: Card | null;
  readonly returned: Card | null;
}

export type SchafkopfGame = 'rufspiel' | 'wenz' | 'solo' | 'wenz_tout' | 'solo_tout' | 'sie' | 'ramsch';

/** schafkopf.md 11 and 14. */
export interface SchafkopfContract {
  readonly game: SchafkopfGame;
  readonly declarer: Seat | null;
  readonly suit: string | null;
  readonly partner: Seat | null;
}

export interface SchafkopfKnowledge {
  readonly calls: readonly { readonly seat: Seat; readonly call: string }[];
  readonly partner: Seat | null;
}
