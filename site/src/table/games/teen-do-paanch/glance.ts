/** Teen Do Paanch at a glance (docs/rules/teen-do-paanch.md 1, 4 to 8). */
import { t } from '../../../i18n.ts';
import type { TeenDoPaanchContract } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import type { GameFace, Glance } from '../../game.ts';
import { here } from '../../here.ts';
import { orderOf, packOf, trickWords } from '../../orders.ts';

/** Only two suits have a seven. */
const kPack = [...packOf('AKQJT98'), ...packOf('7', 'HS')];

export function glance({ contract, view }: Frame<'teen-do-paanch'>, face: GameFace<'teen-do-paanch'>): Glance {
  const high = here().options.high_sevens === true;
  const trump = contract?.trump ?? 'H';
  const ranks = face.ranking({ ...contract, trump } as TeenDoPaanchContract, view);
  const every = orderOf(t('games.teen-do-paanch.glance.order'), trump === 'S' ? 'H' : 'S', kPack, ranks);
  return {
    aim: t('games.teen-do-paanch.glance.aim'),
    rules: [
      t('games.teen-do-paanch.glance.targets'),
      t('games.teen-do-paanch.glance.exchange'),
      trickWords(),
      t('games.teen-do-paanch.glance.trump'),
      t('games.teen-do-paanch.glance.duty'),
    ],
    orders: high ? [orderOf(t('games.teen-do-paanch.glance.trumps'), trump, kPack, ranks), every] : [every],
  };
}
