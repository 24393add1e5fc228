/** Teen Do Paanch in words: who, the cards that went from hand to hand, each as far as it is mine to know. */
import { plain } from '../../../bidi.ts';
import { fmt, t } from '../../../i18n.ts';
import { argumentOf, type Card, type Seat, verbOf } from '../../../notation.ts';
import { cardName, seatName, shown, suitName } from '../../words.ts';
import { type Exchange, exchangesIn, type TdpFrame } from './course.ts';

/** A seat inside a sentence: «زویا سے», "from you". */
export const someone = (seat: Seat): string => (seat === 0 ? t('games.teen-do-paanch.you') : seatName(seat));

export const outOf = (part: number, whole: number): string => plain.ltr(`${fmt(part)} / ${fmt(whole)}`);

const names = ({ claimant, debtor }: Pick<Exchange, 'claimant' | 'debtor'>) => ({
  claimant: seatName(claimant),
  debtor: someone(debtor),
});

/** What the last draw or return was, for the eye; the cards hidden that are not mine to know. */
export function exchangeWords(exchange: Exchange): string {
  const card = exchange.closed ? exchange.returned : exchange.drawn;
  const what = exchange.closed ? 'returned' : 'drawn';
  return card === null
    ? t(`games.teen-do-paanch.idle.${what}_hidden`, names(exchange))
    : t(`games.teen-do-paanch.idle.${what}`, { ...names(exchange), card: shown(card) });
}

/** The sentences for the ear of what was done without playing a card, from the nth of them on. */
export function toldFrom({ view, past, calls }: TdpFrame, from: number): readonly string[] {
  const exchanges = exchangesIn(view, past);
  const tell = (key: 'drawn' | 'returned', exchange: Exchange | undefined, card: Card | null): string => {
    if (exchange === undefined) return '';
    return card === null
      ? t(`games.teen-do-paanch.told.${key}_hidden`, names(exchange))
      : t(`games.teen-do-paanch.told.${key}`, { ...names(exchange), card: cardName(card) });
  };
  const sentences = calls.map(({ seat, action }, place) => {
    const verb = verbOf(action);
    if (verb === 'trump') {
      return t('games.teen-do-paanch.told.trump', { name: seatName(seat), suit: suitName(argumentOf(action)) });
    }
    const exchange = exchanges[calls.slice(0, place + 1).filter((one) => verbOf(one.action) === 'draw').length - 1];
    return verb === 'draw'
      ? tell('drawn', exchange, exchange?.drawn ?? null)
      : tell('returned', exchange, exchange?.returned ?? null);
  });
  return sentences.slice(from).filter((sentence) => sentence !== '');
}
