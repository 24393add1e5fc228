/** Belote's bidding: what the panel offers, what a call would mean and what its button says (docs/rules/belote.md 5, 6, 11). */
import { kSuits } from '../../../cards/suits.ts';
import { fmt, t } from '../../../i18n.ts';
import { type Action, argumentOf, type Card, verbOf } from '../../../notation.ts';
import { convertDigits } from '../../../text/digits.ts';
import type { BeloteContract } from '../../../types.ts';
import type { Scene } from '../../game.ts';
import { type Option, type OptionsPanel, suitOptions } from '../../panel/panel.ts';
import { seatName, shown, suitName, suitShown } from '../../words.ts';
import { kCapot } from './cards.ts';
import { bidOf, bidValue, callWords } from './words.ts';

/** A coinche contract is made with its value, and never with fewer than 82 points. */
const kLeastToMake = 82;
/** What the winners of a failed or doubled contract get besides its value. */
const kFixed = 160;

/** The values that may still be bid, ascending. */
export function valuesOf(legal: readonly Action[]): number[] {
  const values = legal.filter((one) => verbOf(one) === 'bid').map(bidOf);
  return [...new Set(values)].sort((a, b) => a - b);
}

const word = (action: 'pass' | 'coinche' | 'surcoinche'): Option => ({
  name: action,
  action,
  words: t(`games.belote.bid.${action}`),
});

export function biddingPanel({ view, choice }: Scene<'belote'>): OptionsPanel | null {
  if (view.phase === 'play') return null;
  return view.phase === 'auction' ? auction(view.legal, choice.value) : taking(view.legal, view.game.turnup);
}

function taking(legal: readonly Action[], turnup: Card | null): OptionsPanel {
  const turned = (turnup ?? '').slice(-1);
  const suits = legal.includes('take')
    ? [{ name: turned, action: 'take', words: t('games.belote.bid.take'), suit: turned }]
    : suitOptions(
        kSuits.filter((suit) => legal.includes(`take:${suit}`)),
        suitName,
        (suit) => `take:${suit}`,
      );
  return {
    kind: 'options',
    hint: t('games.belote.bid.choose'),
    stepper: null,
    top: [],
    options: [...suits, word('pass')],
    columns: null,
  };
}

function auction(legal: readonly Action[], wished: number): OptionsPanel {
  const values = valuesOf(legal);
  const mayBid = values.length > 0;
  const value = values.includes(wished) ? wished : (values[0] ?? wished);
  return {
    kind: 'options',
    hint: t(mayBid ? 'games.belote.bid.choose_suit' : 'games.belote.bid.choose'),
    stepper: mayBid
      ? {
          values,
          value,
          shown: bidValue(value),
          label: t('games.belote.bid.value', { value: bidValue(value) }),
        }
      : null,
    top: (['surcoinche', 'coinche', 'pass'] as const).filter((action) => legal.includes(action)).map(word),
    options: mayBid ? suitOptions(kSuits, suitName, (suit) => `bid:${value}${suit}`) : [],
    columns: null,
  };
}

export function confirmWords(action: Action, turnup: Card | null): string {
  const argument = argumentOf(action);
  const verb = verbOf(action);
  if (verb === 'take') {
    return t('games.belote.bid.confirm_take', { suit: suitShown(argument || (turnup ?? '').slice(-1)) });
  }
  if (verb === 'bid') {
    const suit = suitShown(argument.slice(-1));
    const value = bidOf(action);
    return value === kCapot
      ? t('games.belote.bid.confirm_capot', { suit })
      : t('games.belote.bid.confirm_bid', { value: fmt(value), suit });
  }
  return t(`games.belote.bid.confirm_${verb as 'pass'}`);
}

export function meaningOf(action: Action, phase: string, turnup: Card | null, contract: BeloteContract | null): string {
  const argument = argumentOf(action);
  const value = contract?.value ?? 0;
  switch (verbOf(action)) {
    case 'take':
      return t('games.belote.means.take', {
        suit: suitShown(argument || (turnup ?? '').slice(-1)),
        card: shown(turnup ?? ''),
      });
    case 'bid': {
      const bid = bidOf(action);
      const suit = suitShown(argument.slice(-1));
      if (bid === kCapot) return t('games.belote.means.capot', { suit, won: 2 * kCapot, lost: kFixed + kCapot });
      return t('games.belote.means.bid', { suit, need: Math.max(bid, kLeastToMake), value: bid, lost: kFixed + bid });
    }
    case 'coinche':
      return t('games.belote.means.coinche', { points: kFixed + 2 * value });
    case 'surcoinche':
      return t('games.belote.means.surcoinche', { points: kFixed + 4 * value });
    default:
      return t(
        phase === 'bid1'
          ? 'games.belote.means.pass1'
          : phase === 'bid2'
            ? 'games.belote.means.pass2'
            : (contract?.multiplier ?? 1) > 1
              ? 'games.belote.means.pass_doubled'
              : 'games.belote.means.pass_auction',
      );
  }
}

/** What is asked before anything is chosen; while nobody has taken, also what four passes do. */
export function askedWords({ view, frame }: Scene<'belote'>): string {
  const allPass = frame.contract === null ? ` ${convertDigits(t('table.all_pass'))}` : '';
  switch (frame.phase) {
    case 'bid1':
      return t('games.belote.means.bid1', { suit: suitShown((view.game.turnup ?? '').slice(-1)) }) + allPass;
    case 'bid2':
      return t('games.belote.means.bid2') + allPass;
    default:
      return (
        (frame.contract === null ? t('games.belote.means.auction') : overWords(frame.contract, view.legal)) + allPass
      );
  }
}

/** What may be said to the highest bid. */
function overWords(contract: BeloteContract, legal: readonly Action[]): string {
  const { declarer, value = 0, trump, multiplier } = contract;
  const words = { bid: callWords(`bid:${value}${trump}`, null), name: seatName(declarer) };
  if (multiplier !== 1) return t('games.belote.means.doubled', words);
  const may = legal.includes('coinche') ? 'theirs' : 'ours';
  return t(valuesOf(legal).length > 0 ? `games.belote.means.over_${may}` : `games.belote.means.top_${may}`, words);
}
