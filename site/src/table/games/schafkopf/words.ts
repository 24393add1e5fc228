/** Schafkopf's games and calls in words. */
import { plain } from '../../../bidi.ts';
import { t } from '../../../i18n.ts';
import { type Action, argumentOf, verbOf } from '../../../notation.ts';
import type { SchafkopfContract, SchafkopfGame } from '../../../types.ts';
import { here } from '../../here.ts';
import { cardName, seatName, shown, suitName } from '../../words.ts';
import { isWenz, namesTrump } from './cards.ts';
import { gameOf } from './course.ts';

/** What each loser pays at the least, at the table's 10 and 50 (docs/rules/schafkopf.md 10.5). */
export const kWorth: Readonly<Record<Exclude<SchafkopfGame, 'ramsch'>, number>> = {
  rufspiel: 10,
  wenz: 50,
  solo: 50,
  wenz_tout: 100,
  solo_tout: 100,
  sie: 520,
};

export const kNeeded = 61;

export const gameName = (game: SchafkopfGame): string => t(`games.schafkopf.game.${game}`);

/** The letters in the corners of Obers and Unters, as the faces have them. */
export const topLetters = (): { readonly ober: string; readonly unter: string } => {
  const { index } = here().deck;
  return { ober: plain.ltr(index.Q ?? ''), unter: plain.ltr(index.J ?? '') };
};

/** The trumps of a game from the top, in few words. */
export function trumpsShown(contract: SchafkopfContract): string {
  if (isWenz(contract.game)) return t('games.schafkopf.trumps.wenz', topLetters());
  const suit = namesTrump(contract.game) ? contract.suit : 'H';
  return t('games.schafkopf.trumps.suit', { ...topLetters(), suit: shown(suit ?? 'H') });
}

/** What a seat said in place of a card; `spoken` names cards and suits without signs. */
export function callWords(action: Action, spoken = false): string {
  const suit = argumentOf(action);
  switch (verbOf(action)) {
    case 'call':
      return gameName(gameOf(action));
    case 'ace':
      return t('games.schafkopf.call.ace', { card: spoken ? cardName(`A${suit}`) : shown(`A${suit}`) });
    case 'trump':
      return t('games.schafkopf.call.trump', { suit: spoken ? suitName(suit) : shown(suit) });
    default:
      return t('games.schafkopf.call.pass');
  }
}

/** The game with what was named to it: «روف A♠», "Solo ♥". */
export function contractWords({ game, suit }: SchafkopfContract): string {
  if (suit === null) return gameName(game);
  return t('games.schafkopf.contract.with', {
    game: gameName(game),
    what: shown(game === 'rufspiel' ? `A${suit}` : suit),
  });
}

/** Whose game it is. */
export const contractBy = ({ declarer }: SchafkopfContract): string =>
  declarer === null
    ? t('games.schafkopf.contract.nobody')
    : t('games.schafkopf.contract.by', { name: seatName(declarer) });
