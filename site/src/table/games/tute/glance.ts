/** Tute at a glance (docs/rules/tute.md 1, 5 to 8). */
import { t } from '../../../i18n.ts';
import type { Frame } from '../../frames.ts';
import type { GameFace, Glance } from '../../game.ts';
import { here } from '../../here.ts';
import { orderOf, packOf, trickWords, trumpWords, worth } from '../../orders.ts';
import { seatName, shown } from '../../words.ts';
import { kRanks } from './cards.ts';
import { fourOf } from './words.ts';

export function glance(frame: Frame<'tute'>, face: GameFace<'tute'>): Glance {
  const { view, contract } = frame;
  const { trump } = view.game;
  const players = here().seating.seats;
  const aim =
    players === 3
      ? t('games.tute.glance.of3')
      : t(players === 4 ? 'games.tute.glance.of4' : 'games.tute.glance.of2', {
          you: seatName(0),
          name: seatName(players / 2),
        });
  return {
    aim,
    rules: [
      trickWords(),
      trumpWords(),
      ...(players === 2 ? [t('games.tute.glance.stock')] : []),
      t('games.tute.glance.duty'),
      t('games.tute.glance.points'),
      t('games.tute.glance.song', { king: shown(`K${trump}`), caballo: shown(`Q${trump}`), plain: 20, trump: 40 }),
      t('games.tute.glance.tute', { kings: fourOf('K'), caballos: fourOf('Q') }),
      ...(players === 2 ? [t('games.tute.glance.exchange')] : []),
    ],
    orders: [orderOf(t('table.glance.every'), trump, packOf(kRanks), face.ranking(contract, view), worth(face, frame))],
  };
}
