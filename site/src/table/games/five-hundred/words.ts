/** Five Hundred's calls and contracts in words. */
import { plain } from '../../../bidi.ts';
import { fmt, t } from '../../../i18n.ts';
import { type Action, argumentOf, verbOf } from '../../../notation.ts';
import type { FiveHundredContract } from '../../../types.ts';
import { seatName, shown, suitName } from '../../words.ts';
import { type Bid, bidOf } from './bids.ts';

/** A bid for the eye: `7♥`. */
export function bidShown(name: string): string {
  const { kind, level, trump } = bidOf(name);
  if (trump !== null) return plain.ltr(`${fmt(level)}${shown(trump).slice(1, -1)}`);
  return kind === 'no_trump' ? t('games.five-hundred.bid.no_trump', { level }) : t(`games.five-hundred.bid.${kind}`);
}

/** A bid for the ear: "7 hearts". */
export function bidSpoken(name: string): string {
  const { level, trump } = bidOf(name);
  return trump === null ? bidShown(name) : t('games.five-hundred.bid.suit', { level, suit: suitName(trump) });
}

/** What a failed contract costs. */
export const lossOf = ({ value }: Bid): string => plain.score(-value);

/** What a seat said or did in place of a card; `spoken` names suits without signs. */
export function callWords(action: Action, spoken = false): string {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'bid':
      return spoken ? bidSpoken(argument) : bidShown(argument);
    case 'discard':
      return t('games.five-hundred.call.discard');
    case 'joker':
      return argument === 'none'
        ? t('games.five-hundred.call.no_suit')
        : t('games.five-hundred.call.joker', { suit: spoken ? suitName(argument) : shown(argument) });
    default:
      return t('table.call.pass');
  }
}

/** «کبیر، 200 کی بولی», "Kabir, for 200". */
export const contractBy = ({ declarer, value }: FiveHundredContract): string =>
  t('games.five-hundred.contract.by', { name: seatName(declarer), value });
