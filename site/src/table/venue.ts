/** Where a table stands: the deal of the day, practice, or a room. What differs between the two, and nothing of any game. */
import type { Action, Play, View } from '../types.ts';
import type { Connection } from './connection.ts';
import type { Scene } from './game.ts';
import type { TableState } from './state.ts';

export interface Venue {
  readonly connection: Connection;
  /** The way out of the table. */
  readonly back: { readonly href: string; readonly words: string };
  /** The code of the rule that forbids my action, null where it is legal or cannot be told. */
  explain(game: string, view: View, action: Action): Promise<string | null>;
  /** Fetches ahead what `explain` needs. */
  prepare?(): void;
  /** Where results and sheets find their texts; empty where they are there. */
  readonly laterTexts: string;
  /** Buttons of its own, between the prompt and the hand. */
  readonly tools?: (control: Control) => Tools;
  /** What is needed only when a deal is over or a sheet is opened. */
  later(): Promise<VenueLater>;
}

/** What tools may do. */
export interface Control {
  readonly state: TableState;
  scene(): Scene | null;
  render(): void;
  /** Shows a play that is not what came of the one shown: nothing is walked through. */
  show(play: Play): void;
  /** Asks what has become of the play, and goes on with that. */
  refresh(): Promise<void>;
  /** From the result of a deal to the next deal of the match. */
  nextDeal(): void;
  /** Adds a sentence to the log that is heard. */
  say(words: string): void;
}

export interface Tools {
  readonly element: HTMLElement;
  update(state: TableState, acting: boolean): void;
  /** By place on the keyboard. */
  readonly keys: Readonly<Record<string, () => void>>;
}

/** A request of the replay protocol, but for the game's name. */
export interface Whole extends Readonly<Record<string, unknown>> {
  readonly log: readonly Action[];
}

/** The computer players of a play, as the engine takes them. */
export interface Asked {
  readonly level: string;
  readonly seed: string;
}

/** An instant, as the API writes it. */
export interface Later {
  readonly from: string;
}

export interface VenueLater {
  /** What the play counts for. */
  standing(play: Play): HTMLElement | null;
  /** Where others find the same deal, to be sent to them with what came of it; none where it is sent otherwise. */
  address?(play: Play): string;
  /** How anybody can check the cards. */
  proof(): HTMLElement | null;
  /** A request of the replay protocol with the log of all seats of a play that is over, but for the game's name; absent where I played none of them. */
  record?(play: Play): Promise<Whole>;
  /** The computer players of a play that is over, who can be asked again, or from when on they can; absent where others played too. */
  asked?(play: Play): Promise<Asked | Later>;
  /** A play that is over once more, step by step, and those of others. */
  after?(play: Play, game: string): HTMLElement | null;
  /** What may be done after a play that is over. */
  links(play: Play, others: readonly string[]): HTMLElement;
  /** What may be done after a deal of a match that goes on, besides going on. */
  between?(ended: View): HTMLElement | null;
  /** Where the menu leads besides the guide and the settings. */
  menu(date: string): readonly { readonly href: string; readonly words: string }[];
  /** The keys of its tools, and what they do. */
  readonly keys: readonly (readonly [key: string, words: string])[];
  /** What the sheet of the course says of the tricks; null where it shows them all. */
  readonly rule: string | null;
}
