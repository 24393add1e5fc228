/** What lies on the felt besides the trick: the kitty, the calls, how far the contract is, what the joker is (docs/rules/five-hundred.md 5, 7, 8). */
import { cardBack } from '../../../cards/faces.ts';
import { t } from '../../../i18n.ts';
import type { Seat } from '../../../notation.ts';
import { verbOf } from '../../../notation.ts';
import type { FiveHundredContract } from '../../../types.ts';
import { drawing, h } from '../../dom.ts';
import { callsTable, smallCards } from '../../felt-parts.ts';
import type { Frame } from '../../frames.ts';
import type { Bubble, Drawn } from '../../game.ts';
import { isolated, seatName, shown } from '../../words.ts';
import { bidOf, kTricksInDeal } from './bids.ts';
import { isSuitless, topTrumps } from './cards.ts';
import { tricksOf } from './course.ts';
import { callWords } from './words.ts';

type FiveHundredFrame = Frame<'five-hundred'>;

export const isBeforePlay = ({ phase }: FiveHundredFrame): boolean => phase !== 'play' && phase !== 'end';

const callsOf = ({ calls }: FiveHundredFrame) => calls.filter(({ action }) => /^(?:pass|bid)/.test(action));

export const calls = (frame: FiveHundredFrame, turn: Seat | null): HTMLElement =>
  callsTable(callsOf(frame), frame.dealer, turn, ({ action }) => callWords(action));

/** Three cards face down. */
const kitty = (words: string): HTMLElement =>
  h(
    'figure',
    { class: 'small-cards is-kitty' },
    h(
      'div',
      { class: 'small-row' },
      ...Array.from({ length: 3 }, () => h('span', { class: 'card is-tiny' }, drawing(cardBack()))),
    ),
    h('figcaption', { dir: 'auto' }, words),
  );

export function centre(frame: FiveHundredFrame): Drawn | null {
  if (!isBeforePlay(frame)) return null;
  const said = callsOf(frame);
  const { phase, contract, turn } = frame;
  const bidding = phase === 'auction';
  return {
    key: `${phase} ${said.map((call) => call.seat + call.action).join(' ')} ${turn}`,
    nodes() {
      if (bidding && said.length === 0) return [kitty(t('games.five-hundred.kitty.lies'))];
      const table = calls(frame, bidding ? turn : null);
      if (bidding || contract === null) return [table];
      return [table, kittyOf(frame, contract)].filter((node) => node !== null);
    },
  };
}

/** What became of the kitty: mine is in my hand. */
const kittyOf = ({ view, phase }: FiveHundredFrame, { declarer }: FiveHundredContract): HTMLElement | null =>
  phase !== 'discard' || declarer === view.seat
    ? null
    : kitty(t('games.five-hundred.kitty.taken', { name: seatName(declarer) }));

/** Beside the trick: the cards that are easily misread, and what I put away. */
export function aside(frame: FiveHundredFrame): Drawn | null {
  const { contract, view } = frame;
  if (contract === null || isBeforePlay(frame)) return null;
  const lines = cardLines(contract);
  const mine = contract.declarer === view.seat ? (view.game.discards ?? []) : [];
  return {
    key: [...lines, ...mine].join(),
    nodes: () => [
      ...lines.map((line) => h('p', { class: 'aside-line', dir: 'auto' }, ...isolated(line))),
      ...(mine.length === 0 ? [] : [smallCards(mine, t('games.five-hundred.kitty.away'))]),
    ],
  };
}

/** What the contract still needs. */
export function needWords(frame: FiveHundredFrame, { declarer, bid }: FiveHundredContract): string {
  const { level } = bidOf(bid);
  if (level === 0) return t('games.five-hundred.need.none');
  const taken = tricksOf(frame, declarer);
  if (taken >= level) return t('games.five-hundred.need.made');
  if (frame.tricks.length - taken > kTricksInDeal - level) return t('games.five-hundred.need.failed');
  return t('games.five-hundred.need.more', { count: level - taken });
}

function cardLines(contract: FiveHundredContract): string[] {
  const { trump } = bidOf(contract.bid);
  if (trump !== null) return [t('games.five-hundred.need.tops', { cards: topTrumps(trump).map(shown).join(' ') })];
  const { joker_suit: suit } = contract;
  return [
    suit === null ? t('games.five-hundred.need.suitless') : t('games.five-hundred.call.joker', { suit: shown(suit) }),
  ];
}

/** What a seat has just said: its last call; then the joker's suit, given or asked for. */
export function bubble(frame: FiveHundredFrame, seat: Seat): Bubble | null {
  const { trick, contract, phase } = frame;
  const [first] = trick;
  if (first?.asked !== undefined && first.seat === seat) {
    return { kind: 'said', text: t('games.five-hundred.call.asks', { suit: shown(first.asked) }) };
  }
  if (phase === 'play') {
    const given = contract?.declarer === seat && !isSuitless(contract) ? contract.joker_suit : null;
    if (given === null || given === undefined || frame.tricks.length > 0) return null;
    return { kind: 'said', text: t('games.five-hundred.call.joker', { suit: shown(given) }) };
  }
  if (phase === 'end') return null;
  const call = callsOf(frame)
    .filter((one) => one.seat === seat)
    .at(-1);
  if (!call) return null;
  const pass = verbOf(call.action) === 'pass';
  return { kind: pass ? 'pass' : contract?.declarer === seat ? 'said' : 'call', text: callWords(call.action) };
}

/** While the partner plays a misère alone, and while somebody is busy with the kitty. */
export function idle(frame: FiveHundredFrame, out: Seat | null): string | null {
  const { contract, view, turn, phase } = frame;
  if (contract === null || phase === 'end') return null;
  if (out === view.seat) {
    return t('games.five-hundred.idle.out', {
      name: seatName(contract.declarer),
      bid: callWords(`bid:${contract.bid}`),
    });
  }
  if (turn === null || turn === view.seat) return null;
  if (phase === 'discard') return t('games.five-hundred.idle.discard', { name: seatName(turn) });
  return phase === 'joker' ? t('games.five-hundred.idle.joker', { name: seatName(turn) }) : null;
}
