/** Why an action is refused, in words: the engine's code as a sentence, with the cards and suits of the moment in it. */
import { kSuits } from '../cards/suits.ts';
import { has, t } from '../i18n.ts';
import type { Card, GameName } from '../types.ts';
import type { Moment } from './moment.ts';
import { cardsShown, shown, suitShown } from './words.ts';

/** A trump that no suit names (a joker of no suit) has no name. */
const suit = (code: string | null): string =>
  code !== null && kSuits.some((one) => one === code) ? suitShown(code) : '';

/** The sentence of a rule; a code that the game or all games share has its own, any other says only what may be played. */
export function refusalWords(game: GameName, rule: string | null, card: Card, moment: Moment): string {
  const own = `games.${game}.rules.${rule}`;
  const shared = `games.shared.rules.${rule}`;
  return t(has(own) ? own : has(shared) ? shared : 'games.shared.rules.other', {
    card: card === '' ? '' : shown(card),
    legal: cardsShown(moment.legal),
    led: suit(moment.led),
    trump: suit(moment.trump),
    high: moment.high ? shown(moment.high) : '',
    best: moment.best ? shown(moment.best) : '',
  });
}
