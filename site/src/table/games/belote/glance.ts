/** Belote and Coinche at a glance (docs/rules/belote.md 1, 5 to 9). */
import { suitOf } from '../../../cards/decks.ts';
import { t } from '../../../i18n.ts';
import type { BeloteContract } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import type { GameFace, Glance } from '../../game.ts';
import { here } from '../../here.ts';
import { orderOf, packOf, trickWords, trumpWords, worth } from '../../orders.ts';
import { seatName } from '../../words.ts';

const kPack = packOf('AKQJT987');

export function glance(frame: Frame<'belote'>, face: GameFace<'belote'>): Glance {
  const coinche = here().options.mode === 'coinche';
  // Before there is a trump: the suit that may become it, or any.
  const { turnup } = frame.view.game;
  const trump = frame.contract?.trump ?? (turnup === null ? 'H' : suitOf(turnup));
  const contract = { ...frame.contract, trump } as BeloteContract;
  const ranking = face.ranking(contract, frame.view);
  const points = worth(face, { ...frame, contract });
  return {
    aim: t(coinche ? 'games.belote.glance.coinche' : 'games.belote.glance.classique', {
      you: seatName(0),
      name: seatName(2),
    }),
    rules: [
      trickWords(),
      trumpWords(),
      t('games.belote.glance.duty'),
      t('games.belote.glance.points'),
      t(coinche ? 'games.belote.glance.double' : 'games.belote.glance.announcements'),
    ],
    orders: [
      orderOf(t('table.glance.trumps'), trump, kPack, ranking, points),
      orderOf(t('table.glance.others'), trump === 'S' ? 'H' : 'S', kPack, ranking, points),
    ],
  };
}
