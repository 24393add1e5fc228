/** Belote's calls and contracts in words. */
import { plain } from '../../../bidi.ts';
import { suitOf } from '../../../cards/decks.ts';
import { fmt, t } from '../../../i18n.ts';
import { type Action, argumentOf, type Card, verbOf } from '../../../notation.ts';
import type { BeloteContract } from '../../../types.ts';
import { seatName, shown, suitName } from '../../words.ts';
import { kCapot } from './cards.ts';

/** "160", or the word for capot. */
export const bidValue = (value: number): string => (value === kCapot ? t('games.belote.contract.capot') : fmt(value));

export const bidOf = (action: Action): number => Number(argumentOf(action).slice(0, -1));

/** A call in words; `spoken` names suits without signs. */
export function callWords(action: Action, turnup: Card | null, spoken = false): string {
  const argument = argumentOf(action);
  const suit = (code: string): string => (spoken ? suitName(code) : shown(code));
  switch (verbOf(action)) {
    case 'take':
      return t('games.belote.call.take', { suit: suit(argument || (turnup ? suitOf(turnup) : '')) });
    case 'bid': {
      const value = bidOf(action);
      if (value === kCapot) return t('games.belote.call.capot', { suit: suit(argument.slice(-1)) });
      if (spoken) return t('games.belote.call.bid', { value, suit: suit(argument.slice(-1)) });
      return plain.ltr(`${fmt(value)} ${shown(argument.slice(-1)).slice(1, -1)}`);
    }
    case 'coinche':
      return t('games.belote.call.coinche');
    case 'surcoinche':
      return t('games.belote.call.surcoinche');
    default:
      return t('table.call.pass');
  }
}

/** «کبیر کی بولی», "Kabir took". */
export function contractBy(contract: BeloteContract): string {
  const name = seatName(contract.declarer);
  return contract.value === undefined
    ? t('games.belote.contract.taken', { name })
    : t('games.belote.contract.bid', { name });
}
