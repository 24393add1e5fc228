/** The bidding panel: large buttons of what may be said, then one button that says what will happen and does it. */
import { suitGlyph } from '../cards/faces.ts';
import { kSuits } from '../cards/suits.ts';
import { fmt, t } from '../i18n.ts';
import type { Action, Card } from '../types.ts';
import { attribute, button, drawing, fill, h } from './dom.ts';
import type { BidChoice } from './state.ts';
import { bidValue, kCapot, suitName, suitShown } from './words.ts';

export interface BidView {
  readonly phase: string;
  readonly legal: readonly Action[];
  readonly turnup: Card | null;
  readonly choice: BidChoice;
}

export interface BidActions {
  choose(choice: BidChoice): void;
  confirm(): void;
}

export interface Bid {
  readonly element: HTMLElement;
  update(view: BidView | null): void;
}

/** The values that may still be bid, ascending. */
export function valuesOf(legal: readonly Action[]): number[] {
  const values = legal.filter((one) => one.startsWith('bid:')).map((one) => Number(one.slice(4, -1)));
  return [...new Set(values)].sort((a, b) => a - b);
}

/** The choice with a value that may still be bid. */
export function settle(choice: BidChoice, legal: readonly Action[]): BidChoice {
  const values = valuesOf(legal);
  const value = values.includes(choice.value) ? choice.value : (values[0] ?? choice.value);
  return { value, action: choice.action !== null && legal.includes(choice.action) ? choice.action : null };
}

/** One step up or down the values; a suit that is chosen stays chosen. */
export function stepped(choice: BidChoice, legal: readonly Action[], by: 1 | -1): BidChoice {
  const values = valuesOf(legal);
  const value = values[values.indexOf(choice.value) + by] ?? choice.value;
  const action = choice.action?.startsWith('bid:') ? `bid:${value}${choice.action.slice(-1)}` : choice.action;
  return { value, action };
}

export function createBid(actions: BidActions): Bid {
  let view: BidView | null = null;
  const body = h('div', { class: 'bid-body' });
  const element = h('section', { class: 'bid' }, h('h2', { class: 'hidden' }, t('table.region.bid')), body);

  const choose = (action: (choice: BidChoice) => Action): void => {
    if (view) actions.choose({ ...view.choice, action: action(view.choice) });
  };
  const option = (
    kind: string,
    name: string,
    action: (choice: BidChoice) => Action,
    ...inside: readonly Node[]
  ): HTMLElement =>
    button({ class: `option ${kind}`, 'data-option': name, 'aria-pressed': 'false' }, () => choose(action), ...inside);
  const word = (action: 'pass' | 'coinche' | 'surcoinche'): HTMLElement =>
    option(`is-word is-${action}`, action, () => action, h('span', {}, t(`table.bid.${action}`)));
  const suit = (code: string, label: string, action: (choice: BidChoice) => Action): HTMLElement =>
    option('is-suit', code, action, drawing(suitGlyph(code)), h('span', {}, label));
  const confirm = (): HTMLElement => button({ class: 'confirm' }, () => actions.confirm());

  const taking = ({ legal, turnup }: BidView): Node[] => {
    const options = legal.includes('take')
      ? [suit((turnup ?? '').slice(-1), t('table.bid.take'), () => 'take')]
      : kSuits
          .filter((code) => legal.includes(`take:${code}`))
          .map((code) => suit(code, suitName(code), () => `take:${code}`));
    return [h('div', { class: 'options' }, ...options, word('pass')), confirm()];
  };

  const step = (by: 1 | -1, sign: string): HTMLElement =>
    button(
      { class: 'step', 'data-step': String(by), 'aria-label': t(by > 0 ? 'table.bid.more' : 'table.bid.less') },
      () => {
        if (view) actions.choose(stepped(view.choice, view.legal, by));
      },
      sign,
    );

  const auction = ({ legal }: BidView): Node[] => {
    const mayBid = valuesOf(legal).length > 0;
    const stepper = h(
      'div',
      { class: 'stepper', dir: 'ltr' },
      step(-1, '−'),
      h('output', { class: 'stepper-value' }),
      step(1, '+'),
    );
    const words = (['surcoinche', 'coinche', 'pass'] as const).filter((action) => legal.includes(action)).map(word);
    const suits = kSuits.map((code) => suit(code, suitName(code), ({ value }) => `bid:${value}${code}`));
    return [
      h('div', { class: 'bid-top' }, mayBid ? stepper : null, ...words),
      ...(mayBid ? [h('div', { class: 'options' }, ...suits)] : []),
      confirm(),
    ];
  };

  return {
    element,
    update(next) {
      view = next;
      element.hidden = next === null;
      fill(body, next ? `${next.phase} ${next.legal.join(' ')}` : '', () =>
        next === null ? [] : next.phase === 'auction' ? auction(next) : taking(next),
      );
      if (next) mark(body, next);
    },
  };
}

/** Shows the choice on the buttons that are there. */
function mark(body: HTMLElement, { choice, legal, turnup }: BidView): void {
  const { action, value } = choice;
  const pressed = action === 'take' ? turnup?.slice(-1) : action?.includes(':') ? action.slice(-1) : action;
  for (const node of body.querySelectorAll<HTMLElement>('[data-option]')) {
    attribute(node, 'aria-pressed', String(node.dataset.option === pressed));
  }
  const values = valuesOf(legal);
  const output = body.querySelector('.stepper-value');
  if (output) {
    output.replaceChildren(bidValue(value));
    attribute(output, 'aria-label', t('table.bid.value', { value: bidValue(value) }));
  }
  for (const node of body.querySelectorAll<HTMLElement>('[data-step]')) {
    const end = node.dataset.step === '1' ? values.at(-1) : values[0];
    attribute(node, 'aria-disabled', value === end ? 'true' : null);
  }
  const confirm = body.querySelector('.confirm');
  if (!confirm) return;
  attribute(confirm, 'aria-disabled', action === null ? 'true' : null);
  confirm.textContent = confirmWords(action, turnup, valuesOf(legal).length > 0);
}

function confirmWords(action: Action | null, turnup: Card | null, mayBid: boolean): string {
  if (action === null) return t(mayBid ? 'table.bid.choose_suit' : 'table.bid.choose');
  const [verb, argument = ''] = action.split(':');
  if (verb === 'take') return t('table.bid.confirm_take', { suit: suitShown(argument || (turnup ?? '').slice(-1)) });
  if (verb === 'bid') {
    const suit = suitShown(argument.slice(-1));
    const value = Number(argument.slice(0, -1));
    return value === kCapot
      ? t('table.bid.confirm_capot', { suit })
      : t('table.bid.confirm_bid', { value: fmt(value), suit });
  }
  return t(`table.bid.confirm_${verb as 'pass'}`);
}
