/** The middle of the felt: the trick by compass positions, or what the game puts there before the cards. */
import type { TrickCard } from '../types.ts';
import { attribute, fill, h, keyed } from './dom.ts';
import type { Frame } from './frames.ts';
import type { GameFace } from './game.ts';
import { askingCard } from './hand.ts';
import { compassOf, seatsHere } from './here.ts';

export interface TrickPart {
  readonly element: HTMLElement;
  update(frame: Frame): void;
}

export function createTrick(face: GameFace): TrickPart {
  const spots = seatsHere().map((seat) => h('span', { class: 'trick-place', 'data-place': compassOf(seat) }));
  const places = h('div', { class: 'trick-places', 'aria-hidden': 'true' }, ...spots);
  const cards = h('div', { class: 'trick-cards' });
  const bidding = h('div', { class: 'bidding' });
  const element = h('div', { class: 'trick' }, places, cards, bidding);
  const nodes = new Map<string, HTMLElement>();

  return {
    element,
    update(frame) {
      const centre = face.centre(frame);
      element.classList.toggle('is-bidding', centre !== null);
      keyed(cards, nodes, frame.trick, ({ card }) => card, makeTrickCard);
      for (const [card, node] of nodes) {
        const seat = frame.trick.find((one) => one.card === card)?.seat;
        node.classList.toggle('is-winning', seat === frame.winner && frame.trick.length > 1);
      }
      spots.forEach((spot, seat) => {
        spot.hidden = face.sitsOut?.(frame, seat) ?? false;
      });
      const asked = centre === null && frame.turn !== null && !frame.full;
      attribute(places, 'data-turn', asked && frame.turn !== null ? compassOf(frame.turn) : null);
      fill(bidding, centre?.key ?? '', () => centre?.nodes() ?? []);
    },
  };
}

function makeTrickCard(played: TrickCard): HTMLElement {
  const { seat, card } = played;
  const node = askingCard(played, 'trick-card');
  node.dataset.seat = String(seat);
  node.dataset.place = compassOf(seat);
  node.dataset.card = card;
  return node;
}
