/** What is done without playing a card: bidding, discarding, the joker's suit (docs/rules/five-hundred.md 4 to 6, 8.6). */
import { kJoker } from '../../../cards/decks.ts';
import { kSuits } from '../../../cards/suits.ts';
import { fmt, list, t } from '../../../i18n.ts';
import { type Action, argumentOf, askedOf, verbOf } from '../../../notation.ts';
import { convertDigits } from '../../../text/digits.ts';
import type { Scene } from '../../game.ts';
import type { Option, OptionsPanel, Panel } from '../../panel/panel.ts';
import { cardsShown, seatName, shown, suitName, suitShown } from '../../words.ts';
import { type Bid, bidOf, isMisere, kBids } from './bids.ts';
import { topTrumps } from './cards.ts';
import { highestBid } from './course.ts';
import { bidShown, bidSpoken, lossOf } from './words.ts';

type FiveHundredScene = Scene<'five-hundred'>;

const kDiscarded = 3;

export function panelOf(scene: FiveHundredScene): Panel | null {
  const { view, choice } = scene;
  switch (view.phase) {
    case 'auction':
      return auction(view.legal);
    case 'discard':
      return {
        kind: 'cards',
        hint: t('games.five-hundred.choose.discard'),
        count: kDiscarded,
        may: view.hand,
        action: (cards) => `discard:${cards.join(',')}`,
      };
    case 'joker':
      return jokerStep(view.legal);
    default:
      return choice.card === kJoker ? jokerLead(view.legal) : null;
  }
}

/** A misère stands between sevens and eights, the open one at the nines and tens. */
const kEdges: Readonly<Partial<Record<Bid['kind'], Pick<Option, 'edge'>>>> = {
  misere: { edge: { row: 2, rows: 2 } },
  open_misere: { edge: { row: 4, rows: 2 } },
};

/** Suits and no-trump level by level; the pass and both misères in a column of their own, each beside the bids it lies between. */
const auction = (legal: readonly Action[]): OptionsPanel => ({
  kind: 'options',
  hint: t('games.five-hundred.choose.bid'),
  stepper: null,
  top: [],
  options: [
    { name: 'pass', action: 'pass', words: t('games.five-hundred.bid.pass'), edge: { row: 1, rows: 1 } },
    ...kBids.map((bid) => bidOption(bid, legal)),
  ],
  columns: 6,
});

function bidOption(bid: Bid, legal: readonly Action[]): Option {
  const action = `bid:${bid.name}`;
  const option = {
    name: bid.name,
    action,
    words: bid.trump === null ? bidShown(bid.name) : fmt(bid.level),
    worth: fmt(bid.value),
    label: t('games.five-hundred.bid.label', { bid: bidSpoken(bid.name), value: bid.value }),
    ...(bid.trump === null ? {} : { suit: bid.trump }),
    ...kEdges[bid.kind],
  };
  if (legal.includes(action)) return option;
  // A misère is not too low while a six or nothing is bid.
  const early = bid.kind === 'misere' && legal.includes('bid:7S');
  return { ...option, off: early ? 'misere_needs_seven' : 'bid_too_low' };
}

const noSuit = (): Option => ({ name: 'none', action: 'joker:none', words: t('games.five-hundred.bid.none') });

const suitOption = (suit: string, action: Action): Option => ({ name: suit, action, words: suitName(suit), suit });

/** Who does not hold the joker has nothing to choose. */
const jokerStep = (legal: readonly Action[]): OptionsPanel => ({
  kind: 'options',
  hint: t('games.five-hundred.choose.suit'),
  stepper: null,
  top: [],
  options: legal.length < 2 ? [] : [...kSuits.map((suit) => suitOption(suit, `joker:${suit}`)), noSuit()],
  columns: null,
});

function jokerLead(legal: readonly Action[]): OptionsPanel {
  const options = kSuits.map((suit) => {
    const option = suitOption(suit, `${kJoker}:${suit}`);
    return legal.includes(option.action) ? option : { ...option, off: 'joker_suit_already_led' };
  });
  return {
    kind: 'options',
    hint: t('games.five-hundred.choose.suit'),
    stepper: null,
    top: [],
    options,
    columns: null,
    beside: true,
  };
}

/** What is asked before anything is chosen; null where a card is to be played. */
export function askedWords({ view, frame, choice }: FiveHundredScene): string | null {
  const bid = frame.contract === null ? '' : bidShown(frame.contract.bid);
  switch (view.phase) {
    case 'auction': {
      const highest = highestBid(frame.past);
      if (highest === null) return `${t('games.five-hundred.ask.open')} ${convertDigits(t('table.all_pass'))}`;
      return t('games.five-hundred.ask.auction', {
        name: seatName(highest.seat),
        bid: bidShown(argumentOf(highest.action)),
      });
    }
    case 'discard':
      return t('games.five-hundred.ask.discard', { bid });
    case 'joker':
      return t('games.five-hundred.ask.joker');
    default: {
      if (choice.card !== kJoker) return null;
      const led = kSuits.filter((suit) => !view.legal.includes(`${kJoker}:${suit}`));
      const ask = t('games.five-hundred.ask.lead_joker');
      return led.length === 0 ? ask : `${ask} ${t('games.five-hundred.ask.led', { suits: list(led.map(suitShown)) })}`;
    }
  }
}

export function meaningOf(action: Action, { view, frame }: FiveHundredScene): string {
  const argument = argumentOf(action);
  const misere = frame.contract !== null && isMisere(bidOf(frame.contract.bid));
  switch (verbOf(action)) {
    case 'bid':
      return bidMeaning(bidOf(argument));
    case 'discard': {
      const cards = argument.split(',');
      const means = t('games.five-hundred.means.discard', { cards: cardsShown(cards) });
      return cards.includes(kJoker) ? `${means} ${t('games.five-hundred.means.discard_joker')}` : means;
    }
    case 'joker':
      if (argument !== 'none') return t('games.five-hundred.means.joker', { suit: suitShown(argument) });
      if (!view.hand.includes(kJoker)) return t('games.five-hundred.means.no_joker');
      return t(misere ? 'games.five-hundred.means.none_misere' : 'games.five-hundred.means.none');
    case kJoker:
      return t('games.five-hundred.means.lead_joker', { suit: suitShown(askedOf(action) ?? '') });
    default:
      return t('games.five-hundred.means.pass');
  }
}

function bidMeaning(bid: Bid): string {
  const { kind, trump, level, value } = bid;
  const lost = lossOf(bid);
  if (kind === 'misere' || kind === 'open_misere') return t(`games.five-hundred.means.${kind}`, { value, lost });
  if (trump === null) return t('games.five-hundred.means.no_trump', { level, value, lost });
  const tops = cardsShown(topTrumps(trump));
  return t('games.five-hundred.means.bid', { suit: suitShown(trump), level, value, lost, tops });
}

export function confirmWords(action: Action, { view }: FiveHundredScene): string {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'bid':
      return t('games.five-hundred.confirm.bid', { bid: bidShown(argument) });
    case 'discard':
      return t('games.five-hundred.confirm.discard');
    case 'joker':
      if (argument !== 'none') return t('games.five-hundred.confirm.joker', { suit: shown(argument) });
      return t(view.hand.includes(kJoker) ? 'games.five-hundred.confirm.none' : 'games.five-hundred.confirm.no_joker');
    case kJoker:
      return t('games.five-hundred.confirm.lead_joker', { suit: shown(askedOf(action) ?? '') });
    default:
      return t('games.five-hundred.confirm.pass');
  }
}
