/** What lies on the felt besides the trick: the trump card or the stock, the songs, what a seat has announced (docs/rules/tute.md 2, 6, 11). */
import { t } from '../../../i18n.ts';
import { isCard, type Seat } from '../../../notation.ts';
import { h } from '../../dom.ts';
import { pile } from '../../felt-parts.ts';
import type { Frame } from '../../frames.ts';
import type { Bubble, ContractChip, Drawn } from '../../game.ts';
import { isolated, seatName, shown } from '../../words.ts';
import { knownAt, playersOf, sinceGathered } from './course.ts';
import { callSentence, callWords } from './words.ts';

type TuteFrame = Frame<'tute'>;

/** The trump, and where the card is that was turned up for it; with two players, whether cards must be answered yet. */
export function contractChip(frame: TuteFrame): ContractChip {
  const { trump, trump_card, shown: open, stock } = knownAt(frame);
  const chip = { suit: trump, words: t('table.contract.trump') };
  if (playersOf(frame.view) === 2)
    return { ...chip, by: t(stock > 0 ? 'games.tute.chip.stock' : 'games.tute.chip.arrastre') };
  const { dealer } = frame;
  if (!(open[dealer] ?? []).includes(trump_card)) return chip;
  const words = { card: shown(trump_card), name: seatName(dealer) };
  return { ...chip, by: t(dealer === frame.view.seat ? 'games.tute.chip.mine' : 'games.tute.chip.theirs', words) };
}

export function aside(frame: TuteFrame): Drawn | null {
  const { stock, exposed, sung } = knownAt(frame);
  if (stock === 0 && sung.length === 0) return null;
  const song = ({ seat, suit, points }: (typeof sung)[number]): string =>
    t('games.tute.sung', { name: seatName(seat), suit: shown(suit), points });
  return {
    key: `${stock} ${exposed} ${sung.map(({ seat, suit }) => seat + suit).join()}`,
    nodes: () => [
      ...sung.map((one) => h('p', { class: 'aside-line', dir: 'auto' }, ...isolated(song(one)))),
      ...(stock === 0 ? [] : [pile(stock, exposed, t('games.tute.stock'))]),
    ],
  };
}

/** What a seat announced before the trick that lies. */
export function bubble(frame: TuteFrame, seat: Seat): Bubble | null {
  const said = sinceGathered(frame).filter((one) => one.seat === seat && !isCard(one.action));
  if (said.length === 0) return null;
  return { kind: 'said', text: said.map((one) => callWords(one, frame)).join(t('cards.comma')) };
}

/** All that was announced in the deal. */
export function calls(frame: TuteFrame): HTMLElement {
  if (frame.calls.length === 0) return h('p', {}, t('games.tute.history.none'));
  const items = frame.calls.map((one) => h('li', {}, ...isolated(callSentence(one, frame, false))));
  return h('ol', { class: 'said-list' }, ...items);
}
