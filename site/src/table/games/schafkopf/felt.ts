/** What lies on the felt besides the trick: the calls, who plays with whom, what is trump (docs/rules/schafkopf.md 5 to 7, 14). */
import { t } from '../../../i18n.ts';
import type { Seat } from '../../../notation.ts';
import { h } from '../../dom.ts';
import { callsTable } from '../../felt-parts.ts';
import type { Frame } from '../../frames.ts';
import type { Bubble, ContractChip, Drawn } from '../../game.ts';
import { isolated, seatName } from '../../words.ts';
import { namesTrump } from './cards.ts';
import { auctionOf, isSecretPartner } from './course.ts';
import { callWords, contractBy, contractWords, gameName, trumpsShown } from './words.ts';

type SchafkopfFrame = Frame<'schafkopf'>;

const isBeforePlay = ({ phase }: SchafkopfFrame): boolean => phase === 'auction' || phase === 'declare';

export const calls = (frame: SchafkopfFrame, turn: Seat | null): HTMLElement =>
  callsTable(auctionOf(frame.past), frame.dealer, turn, ({ action }) => callWords(action));

export function centre(frame: SchafkopfFrame): Drawn | null {
  if (!isBeforePlay(frame)) return null;
  const turn = frame.phase === 'auction' ? frame.turn : null;
  const said = auctionOf(frame.past).map((call) => call.seat + call.action);
  return { key: `${said.join(' ')} ${turn}`, nodes: () => [calls(frame, turn)] };
}

export function contractChip(frame: SchafkopfFrame): ContractChip | null {
  const { contract } = frame;
  if (contract === null) return null;
  const solo = namesTrump(contract.game);
  const chip = {
    suit: solo ? contract.suit : null,
    words: solo ? gameName(contract.game) : contractWords(contract),
    by: contractBy(contract),
  };
  const partner = partnerWords(frame);
  return partner === null ? chip : { ...chip, state: partner };
}

/** The partner, as far as I may know him. */
function partnerWords(frame: SchafkopfFrame): string | null {
  const { contract } = frame;
  if (contract?.game !== 'rufspiel' || contract.suit === null) return null;
  if (contract.partner === null) return t('games.schafkopf.contract.unknown');
  return t('games.schafkopf.contract.partner', { name: seatName(contract.partner) });
}

/** Beside the trick: what is trump, what a Ramsch is about, and what only I know. */
export function aside(frame: SchafkopfFrame): Drawn | null {
  const { contract } = frame;
  if (contract === null || isBeforePlay(frame) || frame.phase === 'end') return null;
  const trumps = t('games.schafkopf.trumps.line', { trumps: trumpsShown(contract) });
  const lines = [trumps];
  if (contract.game === 'ramsch') lines.unshift(t('games.schafkopf.contract.aim'));
  if (isSecretPartner(frame)) lines.unshift(t('games.schafkopf.contract.secret'));
  return {
    key: lines.join(),
    nodes: () => lines.map((line) => h('p', { class: 'aside-line', dir: 'auto' }, ...isolated(line))),
  };
}

/** My own part stands in the contract's chip. */
export function seatNote({ contract, phase, view }: SchafkopfFrame, seat: Seat): string | null {
  if (contract === null || phase === 'end' || seat === view.seat) return null;
  if (contract.declarer === seat) return t('games.schafkopf.seat.caller');
  return contract.partner === seat ? t('games.schafkopf.seat.partner') : null;
}

/** What a seat has just said: its last call, then the ace or the trumps it named; the partner when he shows himself. */
export function bubble(frame: SchafkopfFrame, seat: Seat): Bubble | null {
  const { phase, past, contract, trick, tricks } = frame;
  if (phase === 'end') return null;
  if (isBeforePlay(frame)) {
    const call = auctionOf(past)
      .filter((one) => one.seat === seat)
      .at(-1);
    if (!call) return null;
    const stands = contract?.declarer === seat;
    return { kind: call.action === 'pass' ? 'pass' : stands ? 'said' : 'call', text: callWords(call.action) };
  }
  if (contract?.suit !== null && contract?.declarer === seat && tricks.length === 0) {
    const action = `${contract.game === 'rufspiel' ? 'ace' : 'trump'}:${contract.suit}`;
    return { kind: 'said', text: callWords(action) };
  }
  const shows =
    contract?.game === 'rufspiel' && trick.some((one) => one.seat === seat && one.card === `A${contract.suit}`);
  return shows ? { kind: 'said', text: t('games.schafkopf.seat.shown') } : null;
}

/** While somebody names an ace or the trumps. */
export function idle({ phase, contract, turn, view }: SchafkopfFrame): string | null {
  if (phase !== 'declare' || contract === null || turn === null || turn === view.seat) return null;
  const name = seatName(turn);
  return t(namesTrump(contract.game) ? 'games.schafkopf.idle.trump' : 'games.schafkopf.idle.ace', { name });
}
