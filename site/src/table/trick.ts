/** The middle of the felt: the trick by compass positions, in the bidding the turned-up card and what has been said. */
import { t } from '../i18n.ts';
import type { Card, TrickCard } from '../types.ts';
import { attribute, fill, h, keyed } from './dom.ts';
import type { Frame } from './frames.ts';
import { stillCard } from './hand.ts';
import { callWords, isolated, seatName } from './words.ts';

export interface Trick {
  readonly element: HTMLElement;
  update(frame: Frame, turnup: Card | null): void;
}

export function createTrick(): Trick {
  const places = h(
    'div',
    { class: 'trick-places', 'aria-hidden': 'true' },
    ...[0, 1, 2, 3].map((seat) => h('span', { class: 'trick-place', 'data-seat': String(seat) })),
  );
  const cards = h('div', { class: 'trick-cards' });
  const bidding = h('div', { class: 'bidding' });
  const element = h('div', { class: 'trick' }, places, cards, bidding);
  const nodes = new Map<string, HTMLElement>();

  return {
    element,
    update(frame, turnup) {
      const playing = frame.phase === 'play' || frame.phase === 'end';
      element.classList.toggle('is-bidding', !playing);
      keyed(cards, nodes, frame.trick, ({ card }) => card, makeTrickCard);
      for (const [card, node] of nodes) {
        const seat = frame.trick.find((one) => one.card === card)?.seat;
        const wins = seat === frame.winner && frame.trick.length > 1;
        node.classList.toggle('is-winning', wins);
      }
      attribute(
        places,
        'data-turn',
        playing && frame.turn !== null && frame.trick.length < 4 ? String(frame.turn) : null,
      );
      fill(
        bidding,
        playing ? '' : `${turnup} ${frame.calls.map((call) => call.seat + call.action).join(' ')} ${frame.turn}`,
        () => (playing ? [] : biddingNodes(frame, turnup)),
      );
    },
  };
}

function makeTrickCard({ seat, card }: TrickCard): HTMLElement {
  const node = stillCard(card, 'trick-card');
  node.dataset.seat = String(seat);
  node.dataset.card = card;
  return node;
}

function biddingNodes(frame: Frame, turnup: Card | null): Node[] {
  const nodes: Node[] = [];
  if (turnup !== null) {
    nodes.push(
      h(
        'figure',
        { class: 'turnup' },
        stillCard(turnup, 'is-big'),
        h('figcaption', { dir: 'auto' }, t('table.turnup')),
      ),
    );
  }
  if (frame.calls.length > 0) nodes.push(biddingTable(frame, turnup));
  return nodes;
}

/** All calls so far, a column for each seat in the order of turns, eldest first. */
export function biddingTable(frame: Pick<Frame, 'calls' | 'dealer' | 'turn'>, turnup: Card | null): HTMLElement {
  const seats = [1, 2, 3, 4].map((step) => (frame.dealer + step) % 4);
  const rounds = Math.ceil((frame.calls.length + 1) / 4);
  const head = h('tr', {}, ...seats.map((seat) => h('th', { scope: 'col' }, seatName(seat))));
  const body = Array.from({ length: rounds }, (_, round) =>
    h(
      'tr',
      {},
      ...seats.map((_seat, column) => {
        const place = round * 4 + column;
        const call = frame.calls[place];
        if (!call) return h('td', { class: place === frame.calls.length && frame.turn !== null ? 'is-next' : '' });
        return h('td', { class: call.action === 'pass' ? 'is-pass' : '' }, ...isolated(callWords(call.action, turnup)));
      }),
    ),
  );
  return h(
    'table',
    { class: 'calls' },
    h('caption', { class: 'hidden' }, t('table.history.bids')),
    h('thead', {}, head),
    h('tbody', {}, ...body),
  );
}
