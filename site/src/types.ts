/** What the API sends (docs/api.md) and what a seat knows (docs/rules/notation.md). */

import type { Contract, GameName, Knowledge } from './games.ts';
import type { Action, Card, Seat } from './notation.ts';

export type * from './games.ts';
export type { Action, Card, Seat } from './notation.ts';

/** The first day there is, and the one that is open. */
export interface Days {
  readonly launch: string;
  readonly today: string;
}

export interface Day {
  readonly date: string;
  readonly state: 'upcoming' | 'open' | 'closed';
  readonly opens_at: string;
  readonly closes_at: string;
  /** Where a seal was published later than a week before. */
  readonly committed_late?: true;
  /** By the operator: no play of it counts. */
  readonly voided?: true;
  readonly tables: readonly DayTable[];
}

export interface DayTable {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly dealer: Seat;
  readonly bots: Bots;
  readonly commitment: string;
  readonly players: number;
  readonly seed?: string;
}

/** The computer players of a day, or of a play. */
export interface Bots {
  readonly seats: readonly Seat[];
  readonly level: string;
  readonly version: number;
}

export interface NewPlayer {
  readonly player: string;
  readonly name: string;
  readonly tag: string;
  readonly token: string;
}

export interface OwnPlayer {
  readonly player: string;
  readonly name: string;
  readonly tag: string;
  readonly since: string;
  readonly groups: readonly GroupName[];
}

/** A player as everybody is told of it. */
export interface ShownPlayer {
  readonly player: string;
  readonly name: string;
  readonly tag: string;
  readonly since: string;
  /** Those tables that the player has played at. */
  readonly tables: Readonly<Record<string, TableTally>>;
}

/** The streaks are the player's, the same at every table; best and mean are of closed days, null without one. */
export interface TableTally {
  readonly days_played: number;
  readonly current_streak: number;
  readonly best_streak: number;
  readonly best_percentage: number | null;
  readonly mean_percentage: number | null;
}

/** A group as its members are told of it. */
export interface GroupName {
  readonly group: string;
  readonly name: string;
  readonly code: string;
}

export interface Group extends GroupName {
  /** In the order of joining. */
  readonly members: readonly { readonly player: string; readonly name: string; readonly tag: string }[];
}

/** A room as its members see it (docs/api.md, Rooms); whoever stands outside is told of it up to `members`. */
export interface Room extends RoomDoor {
  readonly version: number;
  /** Mine, null of an onlooker. */
  readonly seat: Seat | null;
  readonly match: number;
  readonly dealer: Seat;
  readonly commitment: string;
  readonly seed?: string;
  /** The numbers of the matches that are over and can be watched. */
  readonly replays: readonly number[];
  /** How many there are so far, of all seats. */
  readonly actions: number;
  /** Until when whoever is on turn has time; null where nobody has to hurry. */
  readonly turn_ends_at: string | null;
  readonly view: View | null;
}

export interface RoomDoor {
  readonly code: string;
  readonly table: string;
  readonly game: GameName;
  readonly options: Readonly<Record<string, unknown>> & { readonly match: { readonly deals: number } };
  readonly seats: 2 | 3 | 4;
  readonly level: string;
  readonly patience: number | null;
  readonly state: 'lobby' | 'playing' | 'over';
  readonly open: boolean;
  readonly members: readonly RoomMember[];
}

export interface RoomMember {
  readonly player: string;
  readonly name: string;
  readonly tag: string;
  readonly seat: Seat | null;
  /** The seat that the member would like to change to. */
  readonly wish: Seat | null;
  readonly connected: boolean;
  /** The computer plays for the member. */
  readonly away: boolean;
  readonly phrase: Phrase | null;
  readonly said_at: string | null;
}

export type Phrase = 'hello' | 'good_luck' | 'well_played' | 'thanks' | 'sorry' | 'one_moment' | 'hurry' | 'bye';

/** What is chosen when a room is made. */
export interface RoomTerms {
  readonly table: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deals: number;
  readonly level: string;
  readonly patience: number | null;
  readonly seat: Seat;
}

/** A match that is over, as `GET /v1/rooms/{code}/replay` tells it. */
export interface RoomReplay extends RoomDoor {
  /** Mine in that match; null: I looked on, or came later. */
  readonly seat: Seat | null;
  readonly dealer: Seat;
  /** Who sat there at the end, by seat; null: the computer, or somebody who is forgotten. */
  readonly players: readonly ({ readonly name: string } | null)[];
  readonly packs: readonly (readonly Card[])[];
  readonly played: readonly PlayedAction[];
}

/** A play without its log and view, as lists of plays hold it. */
export interface PlaySummary {
  readonly play: string;
  readonly table: string;
  readonly date: string;
  readonly ranked: boolean;
  readonly finished: boolean;
  readonly score: number | null;
  readonly rank: number | null;
  readonly players: number | null;
  readonly percentage: number | null;
  readonly started_at: string;
  readonly finished_at: string | null;
}

export interface Play<G extends GameName = GameName> extends PlaySummary {
  readonly log: readonly Action[];
  readonly view: View<G>;
  readonly packs?: readonly (readonly Card[])[];
  readonly dealer?: Seat;
  readonly bots?: Bots;
  readonly played?: readonly PlayedAction[];
  /** Who played it, where a finished play is asked for. */
  readonly by?: { readonly player: string; readonly name: string; readonly tag: string };
}

/** What others did at each decision of a finished play whose course was the same until then. */
export interface Field {
  readonly decisions: readonly FieldDecision[];
}

export interface FieldDecision {
  /** Its place in the player's own log. */
  readonly index: number;
  readonly choices: readonly FieldChoice[];
}

export interface FieldChoice {
  readonly action: Action;
  readonly plays: number;
  readonly mean_score: number;
}

export interface PlayedAction {
  readonly deal: number;
  readonly seat: Seat;
  readonly action: Action;
}

export interface TrickCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly asked?: string;
}

/** A finished trick, its cards in the order of play. */
export interface Trick {
  readonly winner: Seat;
  readonly cards: readonly TrickCard[];
}

export interface View<G extends GameName = GameName> {
  readonly seat: Seat;
  readonly deal: number;
  readonly dealer: Seat;
  readonly phase: string;
  readonly turn: Seat | null;
  readonly legal: readonly Action[];
  readonly hand: readonly Card[];
  readonly counts: readonly number[];
  readonly contract: Contract<G> | null;
  readonly trick: readonly TrickCard[];
  readonly tricks: readonly Trick[];
  readonly played: readonly PlayedAction[];
  readonly scores: readonly number[];
  readonly results: readonly Result<G>[];
  readonly finished: boolean;
  readonly game: Knowledge<G>;
  readonly winners?: readonly Seat[];
  readonly daily_scores?: readonly number[];
  readonly hands?: readonly (readonly (readonly Card[])[])[];
}

export interface Result<G extends GameName = GameName> {
  readonly contract: Contract<G> | null;
  readonly tricks: readonly number[];
  readonly points: readonly number[];
  readonly scores: readonly number[];
  readonly breakdown: readonly BreakdownLine[];
  readonly winners: readonly Seat[];
}

export interface BreakdownLine {
  readonly seats: readonly Seat[];
  readonly item: string;
  readonly points: number;
}

export interface BoardEntry {
  readonly rank: number;
  readonly player: string;
  readonly name: string;
  readonly tag: string;
  readonly score: number;
  readonly percentage: number;
  readonly finished_at: string | null;
  readonly play: string | null;
}

export interface Board {
  readonly table: string;
  readonly period: string;
  readonly final: boolean;
  readonly players: number;
  /** How many stand at each score, the best first; absent where there are many scores. */
  readonly scores?: readonly { readonly score: number; readonly players: number }[];
  readonly entries: readonly BoardEntry[];
  readonly next: string | null;
}

/** How a day's scores are spread over a table's board. */
export interface Distribution {
  readonly players: number;
  readonly width: number;
  /** Side by side from the lowest score to the highest, empty ones too. */
  readonly bins: readonly Bin[];
  /** The scores that a quarter, half and three quarters of the players do not pass; null without players. */
  readonly quartiles: readonly [number, number, number] | null;
}

/** The scores of `from` up to, and without, that plus the width; the lowest and highest that somebody has, where somebody has one. */
export interface Bin {
  readonly from: number;
  readonly players: number;
  readonly lowest?: number;
  readonly highest?: number;
}

export interface TransferCode {
  readonly code: string;
  readonly expires_at: string;
}

/** RFC 9457, with the members that some codes add. */
export interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly status: number;
  readonly detail?: string;
  readonly code: string;
  readonly reason?: string;
  readonly index?: number;
  readonly action?: Action;
  readonly recorded?: number;
  readonly rule?: string;
  readonly legal?: readonly Action[];
  readonly log?: readonly Action[];
  readonly room?: Room;
}
