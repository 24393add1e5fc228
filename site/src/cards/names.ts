// What cards and suits are called, in words, for each deck. `say` is the page's `t`, or the build's own look-up of texts.
import type { Key } from '../text/strings.ts';
import type { Card } from '../types.ts';
import { type Deck, kJoker, rankOf, suitOf } from './decks.ts';
import type { Suit } from './suits.ts';

export type Say = (key: Key, params?: Readonly<Record<string, string>>) => string;

/** A suit in the reader's language: «تلوار», "swords". */
export const suitName = (suit: string, deck: Deck, say: Say): string =>
  say((deck.name === 'french' ? `cards.suits.${suit}` : `cards.${deck.name}.suits.${suit}`) as Key);

/** «تلوار کا گھڑسوار», "caballo of swords". */
export function cardName(card: Card, deck: Deck, say: Say): string {
  if (card === kJoker) return say('cards.joker');
  const rank = rankOf(card);
  const own = deck.ownRanks.includes(rank) ? `${deck.name}.` : '';
  return say(`cards.${own}names.${rank}` as Key, { suit: suitName(suitOf(card), deck, say) });
}

/** The accessible name of a card: what is printed on it comes first (WCAG 2.5.3), «11 تلوار کا گھڑسوار». */
export function cardLabel(card: Card, deck: Deck, say: Say): string {
  const index = deck.index[rankOf(card)] ?? '';
  const name = cardName(card, deck, say);
  return name.startsWith(`${index} `) ? name : say('cards.label', { index, name });
}

/** A card in few words, for running text: `7♥`; signs that no script has are named, «12 سکے», "U acorns". */
export function cardShort(card: Card, deck: Deck, say: Say): string {
  if (card === kJoker) return say('cards.joker');
  const suit = suitOf(card);
  const index = deck.index[rankOf(card)] ?? '';
  return deck.name === 'french' ? `${index}${kFrenchSigns[suit]}` : `${index} ${suitName(suit, deck, say)}`;
}

const kFrenchSigns: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** What the game itself calls a suit or a court, for a legend: `Eichel`, `Ober`; the reader's word where it has none of its own. */
export const ownWord = (sign: string, deck: Deck, say: Say): string =>
  deck.name === 'french' ? suitName(sign, deck, say) : say(`cards.${deck.name}.own.${sign}` as Key);
