/**
 * What may be done besides playing a card, as a game's face describes it. One panel stands under the prompt; a choice is made in it, the
 * prompt says what it would mean, and a button of its own makes it. The table draws all kinds; a game only says what is in them.
 */
import type { Action, Card } from '../../notation.ts';
import type { Choice } from '../state.ts';

export interface Option {
  /** The same for the same button while its action changes: `H` for hearts at any value. */
  readonly name: string;
  readonly action: Action;
  readonly words: string;
  /** A suit drawn on it. */
  readonly suit?: string;
  /** What it is worth, in small under its words. */
  readonly worth?: string;
  /** Its name for the ear where its words are too few; what is seen comes first. */
  readonly label?: string;
  /** It stands in the last column of the grid, from a row on and so many rows tall; the others fill the grid beside it. */
  readonly edge?: { readonly row: number; readonly rows: number };
  /** It stands there for the shape of the grid but may not be chosen now: the code of the rule that forbids it. */
  readonly off?: string;
}

/** A value raised and lowered by two buttons. */
export interface Stepper {
  readonly values: readonly number[];
  readonly value: number;
  /** As it stands between the buttons, and its name. */
  readonly shown: string;
  readonly label: string;
}

/** Buttons of which one is chosen: bids, suits, what may be said. */
export interface OptionsPanel {
  readonly kind: 'options';
  /** What is asked, on the confirming button until something is chosen. */
  readonly hint: string;
  readonly stepper: Stepper | null;
  /** A first row, beside the stepper. */
  readonly top: readonly Option[];
  readonly options: readonly Option[];
  /** So many to a row; null for all in one. */
  readonly columns: number | null;
  /** It stands beside the hand while cards may be played as well: singing, exchanging. */
  readonly beside?: boolean;
}

/** So many cards of the hand are chosen by touching them: a discard, a card given back. */
export interface CardsPanel {
  readonly kind: 'cards';
  readonly hint: string;
  readonly count: number;
  /** The cards that may be chosen. */
  readonly may: readonly Card[];
  /** The action of these cards, which come in ascending order. */
  action(cards: readonly Card[]): Action;
}

/** One of a row of cards face down is chosen by its place. */
export interface BacksPanel {
  readonly kind: 'backs';
  readonly hint: string;
  readonly count: number;
  label(place: number): string;
  action(place: number): Action;
}

export type Panel = OptionsPanel | CardsPanel | BacksPanel;

export const optionsOf = (panel: Panel | null): readonly Option[] =>
  panel?.kind === 'options' ? [...panel.top, ...panel.options] : [];

/** A row of suits to choose from. */
export const suitOptions = (
  suits: readonly string[],
  words: (suit: string) => string,
  action: (suit: string) => Action,
): readonly Option[] => suits.map((suit) => ({ name: suit, action: action(suit), words: words(suit), suit }));

/** The choice without what is no longer legal. */
export function settle(choice: Choice, legal: readonly Action[], hand: readonly Card[]): Choice {
  const picked = choice.picked.filter((card) => hand.includes(card));
  const action = choice.action !== null && legal.includes(choice.action) ? choice.action : null;
  return { ...choice, action, picked: picked.length === choice.picked.length ? choice.picked : picked };
}

/** One step up or down the values; the button that is pressed stays pressed. */
export function stepped(choice: Choice, by: 1 | -1, panelOf: (choice: Choice) => Panel | null): Choice {
  const panel = panelOf(choice);
  if (panel?.kind !== 'options' || panel.stepper === null) return choice;
  const { values, value } = panel.stepper;
  const next = { ...choice, value: values[values.indexOf(value) + by] ?? value };
  const pressed = optionsOf(panel).find((one) => one.action === choice.action)?.name;
  const action = optionsOf(panelOf(next)).find((one) => one.name === pressed)?.action ?? null;
  return { ...next, action };
}

/** A card touched while cards are chosen: taken in, taken out again, or, where the count is full, in the place of the oldest. */
export function toggled(choice: Choice, panel: CardsPanel, card: Card): Choice {
  const picked = choice.picked.includes(card)
    ? choice.picked.filter((one) => one !== card)
    : [...choice.picked, card].slice(-panel.count);
  return { ...choice, picked, action: picked.length === panel.count ? panel.action([...picked].sort()) : null };
}
