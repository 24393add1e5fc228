/**
 * What a game tells the table. The table draws seats, cards, tricks, panels, sheets and results for all games alike; whatever is a game's
 * own it asks its face: one object a game, in `games/<game>/face.ts`, loaded on that game's pages only. A face describes and never decides:
 * what is legal comes with the view, why something is refused from the engine. Every method is a pure function of what it is given.
 */
import type { Action, Card, Seat } from '../notation.ts';
import type { BreakdownLine, Contract, GameName, PlayedAction, Result, TrickCard, View } from '../types.ts';
import type { Frame } from './frames.ts';
import type { Seating } from './here.ts';
import type { Moment } from './moment.ts';
import type { Panel } from './panel/panel.ts';
import type { Ranking } from './ranking.ts';
import type { Choice } from './state.ts';

/** A point in the course of a deal, as actions made and to come. */
export interface Course<G extends GameName = GameName> {
  readonly view: View<G>;
  /** This deal's actions up to here, and those that the view tells of what came after. */
  readonly past: readonly PlayedAction[];
  readonly coming: readonly PlayedAction[];
  /** Whether the trick finished last has been taken off the table; a stock is drawn from then. */
  readonly gathered: boolean;
}

/** What the course makes of the deal at that point. */
export interface Standing<G extends GameName = GameName> {
  /** The stage in which the next action falls. */
  readonly phase: string;
  readonly contract: Contract<G> | null;
  /** Cards in each hand. */
  readonly counts: readonly number[];
  /** My hand, where its size does not tell which it is: a card drawn from another hand, an exchange. */
  readonly hand?: readonly Card[];
}

/** All that a question about the moment rests on. */
export interface Scene<G extends GameName = GameName> {
  readonly view: View<G>;
  readonly frame: Frame<G>;
  readonly choice: Choice;
}

/** The contract in the corner of the felt. */
export interface ContractChip {
  /** The suit drawn, null where there is none. */
  readonly suit: string | null;
  readonly words: string;
  /** What multiplies it. */
  readonly times?: number;
  /** Whose it is, in words. */
  readonly by?: string;
  /** How far it is. */
  readonly state?: string;
}

/** What stands at a seat for a while: `pass` quiet, `call` plain, `said` golden. */
export interface Bubble {
  readonly kind: 'pass' | 'call' | 'said';
  readonly text: string;
}

/** Something drawn on the felt. `key` stands for its content: it is drawn anew when the key changes. */
export interface Drawn {
  readonly key: string;
  nodes(): readonly Node[];
}

/** A row of the running score: one value a column of `columnsOf`. */
export interface SoFar {
  readonly words: string;
  readonly values: readonly number[];
  /** Differences bear their sign. */
  readonly signed?: boolean;
}

export interface Outcome {
  readonly tone: 'won' | 'lost' | 'void';
  readonly title: string;
  /** The contract, or what decided the deal. */
  readonly line: string | null;
  readonly note: string | null;
}

/** How the score of a deal comes about: an equation and what it is. Its total is the score unless it says another. */
export interface Reckoning {
  readonly words: string;
  readonly parts: readonly number[];
  readonly total?: number;
}

/** A deal that is over, with everybody's cards as they were dealt. */
export interface EndedDeal<G extends GameName = GameName> {
  readonly number: number;
  readonly result: Result<G>;
  readonly hands: readonly (readonly Card[])[];
  readonly view: View<G>;
}

export interface GameFace<G extends GameName = GameName> {
  readonly game: G;
  seating(options: Readonly<Record<string, unknown>>): Seating;
  tricksInDeal(view: View<G>): number;

  // The cards.
  /** Suits and strength as they are in play under a contract; before there is one, as the hand is best read. */
  ranking(contract: Contract<G> | null, view: View<G>): Ranking;

  // The course of a deal.
  standing(course: Course<G>): Standing<G>;

  // The felt.
  contractChip(frame: Frame<G>): ContractChip | null;
  /** The middle of the felt in the place of the trick: the bidding, a card turned up, an exchange. Null while tricks are played. */
  centre(frame: Frame<G>): Drawn | null;
  /** What lies beside the trick while cards are played: a stock, a kitty, songs, dues. */
  aside?(frame: Frame<G>): Drawn | null;
  bubble(frame: Frame<G>, seat: Seat): Bubble | null;
  /** Cards of another hand that everybody may see. */
  openCards?(frame: Frame<G>, seat: Seat): readonly Card[];
  /** A word under a seat's name: its target, that it sits out. */
  seatNote?(frame: Frame<G>, seat: Seat): string | null;
  sitsOut?(frame: Frame<G>, seat: Seat): boolean;
  /** Cards of my hand that bear a mark, and what it says of them: just taken up, not yet known. */
  marked?(frame: Frame<G>): { readonly cards: readonly Card[]; readonly words: string } | null;

  // Words.
  /** The sentences for the ear that lead from one frame to a later one, tricks left out. */
  told(before: Frame<G> | null, after: Frame<G>): readonly string[];
  /** What a trick is worth, in words after its winner's name; null where tricks have no points. */
  trickPoints(trick: readonly TrickCard[], frame: Frame<G>): number | null;
  /** Whether a frame wants reading: it stays longer, and a touch that hurries stops at it. */
  lingers?(frame: Frame<G>): boolean;
  /** What is asked of the player now. */
  ask(scene: Scene<G>, moment: Moment): string;
  /** What an action that is chosen and not yet confirmed would mean. */
  meaning(action: Action, scene: Scene<G>): string;
  /** The words of the button that makes it. */
  confirm(action: Action, scene: Scene<G>): string;
  /** Why these are the cards that may be played. */
  reason(scene: Scene<G>, moment: Moment): string;
  /** What is said while others act, in the place of whose turn it is. */
  idle?(frame: Frame<G>): string | null;
  /** Why this card is refused, where the rule's own sentence would not say it well. */
  refusal?(rule: string, card: Card, scene: Scene<G>, moment: Moment): string | null;
  /** The rule that most likely refuses a card, told from the legal ones: for when the engine cannot be asked. */
  likelyRule(scene: Scene<G>, moment: Moment): string | null;
  /** The chapter of the guide with the duties of a trick. */
  readonly guideOfPlay: string;
  /** The chapter on giving a card back, where a game asks for that. */
  readonly guideOfReturn?: string;

  // What may be done besides playing a card.
  /** The value on the stepper when the table opens. */
  readonly firstValue?: number;
  panel(scene: Scene<G>): Panel | null;

  // The score.
  /** What the chips in the top bar count; points unless said otherwise. */
  readonly counted?: 'points' | 'tricks';
  /** Chips in the top bar, one a column; empty before there is anything to count. */
  running(frame: Frame<G>): readonly number[];
  soFar(frame: Frame<G>): readonly SoFar[];
  readonly soFarNote?: () => string;
  /** The list of what was called, for the sheet of the course. */
  calls?(frame: Frame<G>): Node | null;
  /** How a deal ends, fetched while the deal goes on: it is not needed to play. */
  ending(): Promise<Ending<G>>;
}

/** Cards of one suit from strong to weak, each with its points where the game counts them. */
export interface Order {
  readonly words: string;
  readonly cards: readonly { readonly card: Card; readonly points: number | null }[];
}

/** A game in a few sentences, and the order of its cards as it is in this deal. */
export interface Glance {
  readonly aim: string;
  readonly orders: readonly Order[];
  readonly rules: readonly string[];
}

/** What a game says of a finished deal, and of itself to who has never seen it, in `games/<game>/ending.ts`. */
export interface Ending<G extends GameName = GameName> {
  /** How the deal ended. */
  outcome(result: Result<G>, view: View<G>): Outcome;
  /** How the match ended, where the game has words of its own for it. */
  match?(view: View<G>): Outcome;
  /** A line of the score sheet in words: a text under `games.<game>.items`. `dealt` is what each seat was dealt, once all may know it. */
  item(line: BreakdownLine, result: Result<G>, dealt: readonly (readonly Card[])[] | null): string;
  /** The seats that won or lost with me, mine among them; the first column of the score unless a deal makes its own sides. */
  side?(result: Result<G>): readonly Seat[];
  /** The chapter of the guide that teaches the line. */
  guideOfItem(item: string): string;
  /** Rows under the total: by what the deal is measured, where that is no score. */
  under?(result: Result<G>): readonly SoFar[];
  /** What the next deal of the match takes over from this one. */
  next?(result: Result<G>, view: View<G>): Node | null;
  /** Cards that were dealt to nobody, or put away, as far as they can be known when all is over. */
  besides?(deal: EndedDeal<G>): readonly { readonly words: string; readonly cards: readonly Card[] }[];
  /** What a daily score of two numbers counts besides what the sheet adds up to. */
  scoreNote?(result: Result<G>): string | null;
  /** How the score of a single deal comes of the sheet: an equation and what it is. */
  reckoning?(result: Result<G>, score: number): Reckoning | null;
  /** How the game is played; `face` ranks and counts the cards. */
  glance(frame: Frame<G>, face: GameFace<G>): Glance;
}
