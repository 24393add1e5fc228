/** What a call would mean, said before it is made (docs/rules/belote.md 5, 6, 11). */
import { plain } from '../bidi.ts';
import { t } from '../i18n.ts';
import type { Action, BeloteContract, Card } from '../types.ts';
import { kCapot, suitShown } from './words.ts';

/** A coinche contract is made with its value, and never with fewer than 82 points. */
const kLeastToMake = 82;
/** What the winners of a failed or doubled contract get besides its value. */
const kFixed = 160;

export function meaningOf(action: Action, phase: string, turnup: Card | null, contract: BeloteContract | null): string {
  const [verb, argument = ''] = action.split(':');
  const value = contract?.value ?? 0;
  switch (verb) {
    case 'take':
      return t('table.means.take', {
        suit: suitShown(argument || (turnup ?? '').slice(-1)),
        card: plain.card(turnup ?? ''),
      });
    case 'bid': {
      const bid = Number(argument.slice(0, -1));
      const suit = suitShown(argument.slice(-1));
      if (bid === kCapot) return t('table.means.capot', { suit, won: 2 * kCapot, lost: kFixed + kCapot });
      return t('table.means.bid', { suit, need: Math.max(bid, kLeastToMake), value: bid, lost: kFixed + bid });
    }
    case 'coinche':
      return t('table.means.coinche', { points: kFixed + 2 * value });
    case 'surcoinche':
      return t('table.means.surcoinche', { points: kFixed + 4 * value });
    default:
      return t(
        phase === 'bid1' ? 'table.means.pass1' : phase === 'bid2' ? 'table.means.pass2' : 'table.means.pass_auction',
      );
  }
}
