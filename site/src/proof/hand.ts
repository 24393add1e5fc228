/** A hand in a layout, in small. */
import { h } from '../table/dom.ts';
import { stillCard } from '../table/hand.ts';
import { type Ranking, sortHand } from '../table/ranking.ts';
import type { Card } from '../types.ts';

/** Draws cards that lie together; those that are not in `real`, which really lay there, are marked. */
export type DrawHand = (cards: readonly Card[], real: readonly Card[]) => HTMLElement;

/** Of fewer cards each lies free. */
const kRoomy = 6;

export const handDrawer =
  (ranking: Ranking): DrawHand =>
  (cards, real) => {
    const row = h(
      'div',
      { class: 'proof-cards', dir: 'ltr' },
      ...sortHand(cards, ranking).map((card) =>
        stillCard(card, real.includes(card) ? 'is-small' : 'is-small is-elsewhere'),
      ),
    );
    row.style.setProperty('--n', String(Math.max(kRoomy, cards.length)));
    return row;
  };
