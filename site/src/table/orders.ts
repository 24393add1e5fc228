/** What games put together for how they are played (`Glance` in game.ts): the order of their cards, and the words that are alike in all. */
import { t } from '../i18n.ts';
import type { Card, GameName } from '../types.ts';
import type { Frame } from './frames.ts';
import type { GameFace, Order } from './game.ts';
import type { Ranking } from './ranking.ts';

type Points = (card: Card) => number;

/** Every rank in every suit. */
export const packOf = (ranks: string, suits = 'SHDC'): readonly Card[] =>
  [...suits].flatMap((suit) => [...ranks].map((rank) => rank + suit));

/** The cards of a pack that belong to a suit in play, from strong to weak. */
export const orderOf = (
  words: string,
  suit: string,
  pack: readonly Card[],
  ranking: Ranking,
  points: Points | null = null,
): Order => ({
  words,
  cards: pack
    .filter((card) => ranking.suit(card) === suit)
    .sort((one, other) => ranking.strength(one) - ranking.strength(other))
    .map((card) => ({ card, points: points === null ? null : points(card) })),
});

/** What a card counts in a trick. */
export const worth =
  <G extends GameName>(face: GameFace<G>, frame: Frame<G>): Points =>
  (card) =>
    face.trickPoints([{ seat: 0, card }], frame) ?? 0;

export const trickWords = (): string => t('table.glance.trick');
export const trumpWords = (): string => t('table.glance.trump');
