/** What is done without playing a card: calling a game, an ace, the trumps (docs/rules/schafkopf.md 4 to 6). */
import { fmt, t } from '../../../i18n.ts';
import { type Action, argumentOf, type Card, verbOf } from '../../../notation.ts';
import type { SchafkopfGame } from '../../../types.ts';
import type { Scene } from '../../game.ts';
import type { Option, OptionsPanel } from '../../panel/panel.ts';
import { seatName, shown, suitName, suitShown } from '../../words.ts';
import {
  isPlainCardOf,
  isWenz,
  kSuitOrder,
  kWenzRanking,
  namesTrump,
  suitRanking,
  type TrumpSuit,
  trumpsIn,
} from './cards.ts';
import { gameOf, standingCall } from './course.ts';
import { gameName, kNeeded, kWorth, topLetters } from './words.ts';

type SchafkopfScene = Scene<'schafkopf'>;
type Called = keyof typeof kWorth;

export function panelOf({ view, frame }: SchafkopfScene): OptionsPanel | null {
  if (view.phase === 'auction') return auction(view.legal, standingCall(frame.past) !== null);
  if (view.phase !== 'declare' || frame.contract === null) return null;
  return namesTrump(frame.contract.game) ? trumps(view.hand) : aces(view.legal, view.hand);
}

const panel = (hint: string, top: readonly Option[], options: readonly Option[]): OptionsPanel => ({
  kind: 'options',
  hint,
  stepper: null,
  top,
  options,
  columns: null,
});

/** The games of every day with the pass in one row, the rare ones in the next. */
function auction(legal: readonly Action[], called: boolean): OptionsPanel {
  const game = (name: Called) => callOption(name, legal, called);
  const pass = { name: 'pass', action: 'pass', words: t('games.schafkopf.call.pass') };
  return panel(
    t('games.schafkopf.choose.game'),
    [pass, game('rufspiel'), game('wenz'), game('solo')],
    [game('wenz_tout'), game('solo_tout'), game('sie')],
  );
}

function callOption(name: Called, legal: readonly Action[], called: boolean): Option {
  const action = `call:${name}`;
  const words = gameName(name);
  const worth = kWorth[name];
  const label = t('games.schafkopf.choose.label', { game: words, worth });
  const option = { name, action, words, worth: fmt(worth), label };
  return legal.includes(action) ? option : { ...option, off: whyNotCalled(name, called) };
}

/** A Sie is never too low, and where nothing is called no other game is. */
function whyNotCalled(name: Called, called: boolean): string {
  if (name === 'sie') return 'not_sie';
  return called ? 'bid_too_low' : 'no_callable_ace';
}

const aces = (legal: readonly Action[], hand: readonly Card[]): OptionsPanel =>
  panel(
    t('games.schafkopf.choose.ace'),
    [],
    kSuitOrder.map((suit) => aceOption(suit, legal, hand)),
  );

function aceOption(suit: TrumpSuit, legal: readonly Action[], hand: readonly Card[]): Option {
  const action = `ace:${suit}`;
  const option = { name: suit, action, words: suitName(suit), suit };
  if (legal.includes(action)) {
    const held = hand.filter((card) => isPlainCardOf(card, suit)).length;
    return { ...option, worth: t('games.schafkopf.choose.held', { count: held }) };
  }
  const off = suit === 'H' ? 'ace_is_trump' : hand.includes(`A${suit}`) ? 'ace_in_hand' : 'no_suit_card';
  return { ...option, off, worth: t(`games.schafkopf.choose.${off}`) };
}

const trumps = (hand: readonly Card[]): OptionsPanel =>
  panel(
    t('games.schafkopf.choose.trump'),
    [],
    kSuitOrder.map((suit) => ({
      name: suit,
      action: `trump:${suit}`,
      words: suitName(suit),
      suit,
      worth: t('games.schafkopf.choose.trumps', { count: trumpsIn(hand, suitRanking(suit)) }),
    })),
  );

/** What is asked before anything is chosen; null where a card is to be played. */
export function askedWords({ view, frame }: SchafkopfScene): string | null {
  if (view.phase === 'auction') return askedInAuction(frame.past, view.seat, view.legal);
  if (view.phase !== 'declare' || frame.contract === null) return null;
  const { game } = frame.contract;
  if (namesTrump(game)) return t('games.schafkopf.ask.trump', { game: gameName(game), ...topLetters() });
  return t('games.schafkopf.ask.ace');
}

function askedInAuction(past: SchafkopfScene['frame']['past'], seat: number, legal: readonly Action[]): string {
  const call = standingCall(past);
  if (call === null) return t('games.schafkopf.ask.open');
  const words = { name: seatName(call.seat), game: gameName(call.game) };
  if (legal.includes(`call:${call.game}`)) return t('games.schafkopf.ask.hold', words);
  const mine = past.some((one) => one.seat === seat && verbOf(one.action) === 'call');
  return t(mine ? 'games.schafkopf.ask.overbid' : 'games.schafkopf.ask.higher', words);
}

export function meaningOf(action: Action, { view, frame }: SchafkopfScene): string {
  const suit = argumentOf(action);
  switch (verbOf(action)) {
    case 'call':
      return callMeaning(gameOf(action), { view, frame });
    case 'ace':
      return t('games.schafkopf.means.ace', { card: shown(`A${suit}`) });
    case 'trump': {
      const count = trumpsIn(view.hand, suitRanking(suit));
      return t('games.schafkopf.means.trump', { ...topLetters(), suit: suitShown(suit), count });
    }
    default:
      return passMeaning(frame.past);
  }
}

/** What a game takes and brings; of the trumps that it surely has, how many I hold. */
function callMeaning(game: SchafkopfGame, { view, frame }: Pick<SchafkopfScene, 'view' | 'frame'>): string {
  const call = standingCall(frame.past);
  const means = gameMeaning(game, view.hand);
  return call?.game === game ? `${t('games.schafkopf.means.hold', { name: seatName(call.seat) })} ${means}` : means;
}

function gameMeaning(game: SchafkopfGame, hand: readonly Card[]): string {
  const worth = kWorth[game as Called];
  const words = { ...topLetters(), suit: shown('H'), need: kNeeded, pay: t('games.schafkopf.means.pay', { worth }) };
  switch (game) {
    case 'rufspiel':
      return t('games.schafkopf.means.rufspiel', { ...words, count: trumpsIn(hand, suitRanking('H')) });
    case 'wenz':
      return t('games.schafkopf.means.wenz', { ...words, count: trumpsIn(hand, kWenzRanking) });
    case 'solo':
      return t('games.schafkopf.means.solo', words);
    case 'sie':
      return t('games.schafkopf.means.sie', { worth });
    default:
      return t('games.schafkopf.means.tout', { worth, simple: gameName(isWenz(game) ? 'wenz' : 'solo') });
  }
}

/** The fourth pass makes it a Ramsch; one after a call leaves the game to its caller. */
function passMeaning(past: SchafkopfScene['frame']['past']): string {
  if (standingCall(past) !== null) return t('games.schafkopf.means.pass');
  const passes = past.filter(({ action }) => action === 'pass').length;
  return t(passes === 3 ? 'games.schafkopf.means.last_pass' : 'games.schafkopf.means.open_pass');
}

export function confirmWords(action: Action, { frame }: SchafkopfScene): string {
  const suit = argumentOf(action);
  switch (verbOf(action)) {
    case 'call': {
      const game = gameOf(action);
      const hold = standingCall(frame.past)?.game === game;
      return t(hold ? 'games.schafkopf.confirm.hold' : 'games.schafkopf.confirm.call', { game: gameName(game) });
    }
    case 'ace':
      return t('games.schafkopf.confirm.ace', { card: shown(`A${suit}`) });
    case 'trump':
      return t('games.schafkopf.confirm.trump', { suit: suitShown(suit) });
    default:
      return t('games.schafkopf.confirm.call', { game: t('games.schafkopf.call.pass') });
  }
}
