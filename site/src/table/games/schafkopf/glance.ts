/** Schafkopf at a glance (docs/rules/schafkopf.md 1, 2, 5 to 7, 10). */
import { t } from '../../../i18n.ts';
import type { Frame } from '../../frames.ts';
import type { GameFace, Glance } from '../../game.ts';
import { here } from '../../here.ts';
import { orderOf, packOf, trickWords, trumpWords, worth } from '../../orders.ts';
import { kNeeded, topLetters } from './words.ts';

const kPack = packOf('AKQJT987');

export function glance(frame: Frame<'schafkopf'>, face: GameFace<'schafkopf'>): Glance {
  const ranking = face.ranking(frame.contract, frame.view);
  const { trump } = ranking;
  const points = worth(face, frame);
  return {
    aim: t('games.schafkopf.glance.aim', { need: kNeeded }),
    rules: [
      t('games.schafkopf.glance.rufspiel'),
      t('games.schafkopf.glance.solo', topLetters()),
      ...(here().options.ramsch === true ? [t('games.schafkopf.glance.ramsch')] : []),
      trickWords(),
      trumpWords(),
      t('games.schafkopf.glance.duty', topLetters()),
    ],
    orders: [
      orderOf(t('table.glance.trumps'), trump ?? 'H', kPack, ranking, points),
      orderOf(t('table.glance.others'), trump === 'C' ? 'S' : 'C', kPack, ranking, points),
    ],
  };
}
