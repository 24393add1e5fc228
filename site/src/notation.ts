// The engine's notation (docs/rules/notation.md) as far as every part of the site reads it.

/** Two characters, `AS`, `TH`; the joker is `JK`. */
export type Card = string;
export type Action = string;
export type Seat = number;

const kPlay = /^([AKQJT2-9][SHDC]|JK)(?::([SHDC]))?$/;

/** The card that an action plays, null for every other action. */
export const cardOf = (action: Action): Card | null => kPlay.exec(action)?.[1] ?? null;

/** The suit that a led joker asks for: `JK:H`. */
export const askedOf = (action: Action): string | undefined => kPlay.exec(action)?.[2];

export const isCard = (action: Action): boolean => kPlay.test(action);

/** The cards that an action takes out of the hand of its seat: played, discarded, or given back. */
export function givenBy(action: Action): readonly Card[] {
  const card = cardOf(action);
  if (card !== null) return [card];
  const [verb = '', argument = ''] = action.split(':');
  return verb === 'discard' || verb === 'return' ? argument.split(',').filter((one) => one !== '') : [];
}

export const verbOf = (action: Action): string => action.split(':')[0] ?? '';
export const argumentOf = (action: Action): string => action.split(':')[1] ?? '';
