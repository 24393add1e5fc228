/** Five Hundred at a glance (docs/rules/five-hundred.md 4 to 9). */
import { kJoker } from '../../../cards/decks.ts';
import { t } from '../../../i18n.ts';
import type { FiveHundredContract } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import type { GameFace, Glance, Order } from '../../game.ts';
import { orderOf, trickWords, trumpWords } from '../../orders.ts';
import { seatName, suitShown } from '../../words.ts';
import { bidOf } from './bids.ts';
import { kPack } from './pack.ts';

/** What is shown for a trump suit while nothing has been bid. */
const kExample: Pick<FiveHundredContract, 'bid' | 'joker_suit'> = { bid: '6H', joker_suit: null };

function orders({ contract, view }: Frame<'five-hundred'>, face: GameFace<'five-hundred'>): readonly Order[] {
  const shown = { ...kExample, ...contract } as FiveHundredContract;
  const ranking = face.ranking(shown, view);
  const { trump } = bidOf(shown.bid);
  if (trump === null) {
    const suit = shown.joker_suit ?? 'S';
    const plain = orderOf(t('table.glance.every'), suit, kPack, ranking);
    return shown.joker_suit === null
      ? [{ ...plain, cards: [{ card: kJoker, points: null }, ...plain.cards] }]
      : [plain];
  }
  // Not the suit that lends its jack to the trumps.
  const other = 'SC'.includes(trump) ? 'H' : 'S';
  return [
    orderOf(t('games.five-hundred.glance.trumps', { suit: suitShown(trump) }), trump, kPack, ranking),
    orderOf(t('table.glance.others'), other, kPack, ranking),
  ];
}

export function glance(frame: Frame<'five-hundred'>, face: GameFace<'five-hundred'>): Glance {
  const { contract } = frame;
  const trumps = contract === null || bidOf(contract.bid).trump !== null;
  return {
    aim: t('games.five-hundred.glance.aim', { you: seatName(0), name: seatName(2) }),
    rules: [
      t('games.five-hundred.glance.score'),
      trickWords(),
      ...(trumps ? [trumpWords(), t('games.five-hundred.glance.bowers')] : []),
      t('games.five-hundred.glance.duty'),
      t('games.five-hundred.glance.misere'),
    ],
    orders: orders(frame, face),
  };
}
