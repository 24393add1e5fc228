/** The panel on the screen: large buttons of what may be done, then one button that says what will happen and does it. */
import { ltr } from '../../bidi.ts';
import { cardBack, suitGlyph } from '../../cards/faces.ts';
import { fmt, t } from '../../i18n.ts';
import type { Action } from '../../notation.ts';
import { attribute, button, drawing, fill, h } from '../dom.ts';
import { here } from '../here.ts';
import type { Choice } from '../state.ts';
import { isolated } from '../words.ts';
import { type Option, type OptionsPanel, optionsOf, type Panel, type Stepper } from './panel.ts';

export interface PanelView {
  readonly panel: Panel;
  readonly choice: Choice;
  /** The words of the confirming button once something is chosen. */
  readonly confirm: string;
  /** It is not yet my turn: the panel is there for its room, and cannot be used. */
  readonly ahead: boolean;
}

export interface PanelActions {
  choose(choice: Choice): void;
  step(by: 1 | -1): void;
  confirm(): void;
  /** Says why an option may not be chosen. */
  refuse(action: Action, rule: string): void;
}

export interface PanelPart {
  readonly element: HTMLElement;
  update(view: PanelView | null): void;
}

export function createPanel(actions: PanelActions): PanelPart {
  let view: PanelView | null = null;
  const body = h('div', { class: 'bid-body' });
  const element = h('section', { class: 'bid' }, h('h2', { class: 'hidden' }, t('table.region.bid')), body);

  /** The button's action is looked up when it is pressed: it may have changed under it. */
  const press = (name: string): void => {
    const option = optionsOf(view?.panel ?? null).find((one) => one.name === name);
    if (!view || !option) return;
    if (option.off === undefined) actions.choose({ ...view.choice, action: option.action });
    else actions.refuse(option.action, option.off);
  };
  const option = ({ name, words, suit, worth, label, edge }: Option): HTMLElement => {
    const look = `option ${suit ? 'is-suit' : 'is-word'}${edge ? ' is-edge' : ''}`;
    // A label says the same in words: what stands on the button is then for the eye alone.
    const seen: Record<string, string> = label ? { 'aria-hidden': 'true' } : {};
    const node = button(
      { class: look, 'data-option': name, 'aria-pressed': 'false' },
      () => press(name),
      suit ? drawing(suitGlyph(suit, here().deck)) : null,
      h('span', {}, h('span', seen, ...isolated(words)), label ? h('span', { class: 'hidden' }, label) : null),
      worth ? h('small', { class: 'option-worth', ...seen }, ltr(worth)) : null,
    );
    if (edge) node.style.gridRow = `${edge.row} / span ${edge.rows}`;
    return node;
  };
  const step = (by: 1 | -1, sign: string): HTMLElement =>
    button(
      { class: 'step', 'data-step': String(by), 'aria-label': t(by > 0 ? 'table.panel.more' : 'table.panel.less') },
      () => actions.step(by),
      sign,
    );
  const stepper = (): HTMLElement =>
    h('div', { class: 'stepper', dir: 'ltr' }, step(-1, '−'), h('output', { class: 'stepper-value' }), step(1, '+'));

  const options = (panel: OptionsPanel): Node[] => {
    const nodes: Node[] = [];
    if (panel.stepper !== null || panel.top.length > 0) {
      nodes.push(h('div', { class: 'bid-top' }, panel.stepper ? stepper() : null, ...panel.top.map(option)));
    }
    if (panel.options.length > 0) {
      const grid = h('div', { class: panel.columns === null ? 'options' : 'options is-grid' });
      if (panel.columns !== null) grid.style.setProperty('--columns', String(panel.columns));
      grid.append(...panel.options.map(option));
      nodes.push(grid);
    }
    return nodes;
  };

  const back = (place: number, label: string): HTMLElement => {
    const choose = (): void => {
      if (view?.panel.kind === 'backs') actions.choose({ ...view.choice, action: view.panel.action(place) });
    };
    const name = String(place);
    return button(
      { class: 'back-option', 'data-option': name, 'aria-label': label, 'aria-pressed': 'false' },
      choose,
      h('span', { class: 'card' }, drawing(cardBack())),
    );
  };

  const inside = (panel: Panel): Node[] => {
    const confirm = button({ class: 'confirm' }, () => actions.confirm());
    switch (panel.kind) {
      case 'options':
        return [...options(panel), confirm];
      case 'cards':
        return panel.count === 1 ? [confirm] : [h('p', { class: 'picked', role: 'status' }), confirm];
      case 'backs': {
        const backs = Array.from({ length: panel.count }, (_, place) => back(place, panel.label(place)));
        return [h('div', { class: 'backs', dir: 'ltr' }, ...backs), confirm];
      }
    }
  };

  return {
    element,
    update(next) {
      view = next;
      element.hidden = next === null;
      element.inert = next?.ahead === true;
      element.classList.toggle('is-beside', next?.panel.kind === 'options' && next.panel.beside === true);
      fill(body, next ? shape(next.panel) : '', () => (next ? inside(next.panel) : []));
      if (next) mark(body, next);
    },
  };
}

/** What the buttons are; while it stays the same they are kept, and the focus with them. */
function shape(panel: Panel): string {
  if (panel.kind !== 'options') return `${panel.kind} ${panel.count}`;
  const names = optionsOf(panel).map(({ name, words, worth, off }) => `${name} ${words} ${worth ?? ''} ${off ?? ''}`);
  return `${panel.stepper !== null} ${panel.top.length} ${panel.columns} ${names.join()}`;
}

/** Shows the choice on the buttons that are there. */
function mark(body: HTMLElement, { panel, choice, confirm }: PanelView): void {
  const { action } = choice;
  const buttons = body.querySelectorAll<HTMLElement>('[data-option]');
  if (panel.kind === 'options') {
    const options = optionsOf(panel);
    for (const node of buttons) {
      const option = options.find((one) => one.name === node.dataset.option);
      attribute(node, 'aria-pressed', String(action !== null && option?.action === action));
      attribute(node, 'aria-disabled', option?.off ? 'true' : null);
    }
    if (panel.stepper) markStepper(body, panel.stepper);
  } else if (panel.kind === 'backs') {
    buttons.forEach((node, place) => {
      attribute(node, 'aria-pressed', String(action !== null && panel.action(place) === action));
    });
  } else {
    const picked = body.querySelector<HTMLElement>('.picked');
    if (picked) {
      fill(picked, String(choice.picked.length), () => [
        document.createTextNode(`${t('table.panel.picked')} `),
        ltr(`${fmt(choice.picked.length)} / ${fmt(panel.count)}`),
      ]);
    }
  }
  const button = body.querySelector<HTMLElement>('.confirm');
  if (!button) return;
  attribute(button, 'aria-disabled', action === null ? 'true' : null);
  const words = action === null ? panel.hint : confirm;
  fill(button, words, () => isolated(words));
}

function markStepper(body: HTMLElement, { values, value, shown, label }: Stepper): void {
  const output = body.querySelector('.stepper-value');
  if (output) {
    output.replaceChildren(shown);
    attribute(output, 'aria-label', label);
  }
  for (const node of body.querySelectorAll<HTMLElement>('[data-step]')) {
    const end = node.dataset.step === '1' ? values.at(-1) : values[0];
    attribute(node, 'aria-disabled', value === end ? 'true' : null);
  }
}
