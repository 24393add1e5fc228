/**
 * Packs for examples that say who holds what. The order of the packets (docs/rules/<game>.md) stands here for the author's ease alone: the
 * engine deals the pack, and an example whose seats then hold other cards is refused.
 */

import { Fault } from './blocks.mjs';

const kDecks = {
  belote: { ranks: 'AKQJT987' },
  schafkopf: { ranks: 'AKQJT987' },
  tute: { ranks: 'AKQJ765432', without: ({ players = 4 }) => (players === 3 ? ['2D'] : []) },
  'five-hundred': { ranks: 'AKQJT98765', extra: ['4H', '4D', 'JK'] },
  'teen-do-paanch': { ranks: 'AKQJT98', extra: ['7H', '7S'] },
};

/** Whose card each place of the pack is, counted from eldest; a name stands for cards that are nobody's yet. */
const kPackets = {
  schafkopf: () => rounds(4, [4, 4]),
  belote({ mode = 'classique' }, taker) {
    if (mode === 'coinche') return rounds(4, [3, 3, 2]);
    return [...rounds(4, [3, 2]), 'turnup', ...[0, 1, 2, 3].flatMap((place) => run(place, place === taker ? 2 : 3))];
  },
  tute({ players = 4 }) {
    const size = { 2: 8, 3: 13, 4: 10 }[players];
    const dealt = rounds(players, Array(size).fill(1));
    return players === 2 ? [...dealt, ...run('stock', 24)] : dealt;
  },
  'five-hundred': () => [3, 4, 3].flatMap((size) => [...rounds(4, [size]), 'kitty']),
  'teen-do-paanch': () => rounds(3, [5, 3, 2]),
};

const run = (whose, size) => Array(size).fill(whose);
const rounds = (seats, sizes) =>
  sizes.flatMap((size) => Array.from({ length: seats }, (_, place) => run(place, size)).flat());

/** The game's whole deck, in the notation's order. */
export function deckOf(game, options) {
  const { ranks, extra = [], without = () => [] } = kDecks[game];
  const left = without(options);
  return [...'SHDC']
    .flatMap((suit) => [...ranks].map((rank) => rank + suit))
    .concat(extra)
    .filter((card) => !left.includes(card));
}

/** The card turned up, where nobody says which: the first that its taker gets after the five. */
const turned = (slots, hand) => (slots.includes('turnup') ? hand[5] : undefined);

/**
 * @param deal `{ hands, turnup?, kitty?, stock? }`; what a list leaves open is filled with the cards that nobody named, in the deck's order
 * @param taker the seat that takes the card turned up, in Belote
 */
export function packOf(game, options, dealer, deal, taker) {
  const slots = kPackets[game](options, (taker - dealer - 1 + 8) % 4);
  const seats = deal.hands.length;
  const named = {
    turnup: [deal.turnup ?? (deal.hands.length === 4 ? turned(slots, deal.hands[taker]) : undefined)]
      .flat()
      .filter(Boolean),
    kitty: [...(deal.kitty ?? [])],
    stock: [...(deal.stock ?? [])],
  };
  const hands = deal.hands.map((hand) => hand.filter((card) => !named.turnup.includes(card)));
  const all = [...hands.flat(), ...Object.values(named).flat()];
  const twice = all.find((card, place) => all.indexOf(card) !== place);
  if (twice) throw new Fault(`${twice} is dealt twice`);
  const rest = deckOf(game, options).filter((card) => !all.includes(card));
  return slots.map(
    (whose) => (typeof whose === 'number' ? hands[(dealer + 1 + whose) % seats] : named[whose]).shift() ?? rest.shift(),
  );
}
