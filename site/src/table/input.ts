/** Fingers, mouse and keys. Shortcuts work only while the focus is inside the table (WCAG 2.1.4). */
import { type Action, cardOf } from '../notation.ts';
import type { Card } from '../types.ts';
import { allShown } from './frames.ts';
import type { GameFace } from './game.ts';
import { type CardsPanel, type Panel, stepped, toggled } from './panel/panel.ts';
import type { Controller } from './play.ts';
import { mayAct } from './prompt.ts';
import { panelOf, type Screen, sceneOf, touchable } from './render.ts';
import { type Sheet, shownView, type TableState } from './state.ts';
import type { Venue } from './venue.ts';

export interface Input {
  openSheet(sheet: Sheet): void;
  why(): void;
  step(by: 1 | -1): void;
  refuse(action: Action, rule: string): void;
}

export function attachInput(
  root: HTMLElement,
  face: GameFace,
  state: TableState,
  screen: Screen,
  controller: Controller,
  explainer: Venue['explain'],
  keys: Readonly<Record<string, () => void>>,
): Input {
  const render = (): void => screen.render(state);
  const panel = (): Panel | null => panelOf(face, state, sceneOf(face, state));

  /** Says why an action is refused; `card` is what was touched, `rule` the likely reason until the engine names it. */
  const explain = (card: Card | null, action: Action, likely: string | null = null): void => {
    state.lifted = null;
    const asked = { card, action, rule: likely };
    state.hint = null;
    state.why = asked;
    render();
    const view = shownView(state);
    if (view === null) return;
    void explainer(face.game, view, action)
      .then((rule) => {
        if (rule === null || rule === likely || state.why !== asked) return;
        state.why = { ...asked, rule };
        render();
      })
      .catch(() => undefined);
  };

  const pick = (panel: CardsPanel, card: Card): void => {
    state.why = null;
    state.choice = toggled(state.choice, panel, card);
    render();
  };

  const play = (card: Card, actions: readonly Action[]): void => {
    const [only] = actions;
    if (only === undefined) explain(card, card);
    else if (actions.length > 1 || only !== card) {
      // It can be played in several ways, or not without a word: the panel asks in which.
      state.why = null;
      state.choice = { ...state.choice, action: null, card: state.choice.card === card ? null : card };
      render();
    } else if (state.settings.tapTwice && state.lifted !== card) {
      state.why = null;
      state.lifted = card;
      state.choice = { ...state.choice, action: null, card: null };
      render();
    } else controller.act(only);
  };

  const press = (card: Card): void => {
    const scene = sceneOf(face, state);
    if (!scene || state.pending !== null) return;
    const shown = panel();
    if (!allShown(scene.view, state.place)) controller.hurry();
    else if (!mayAct(state) || !touchable(scene, shown)?.includes(card)) {
      explain(card, shown?.kind === 'cards' && shown.count === 1 ? shown.action([card]) : card);
    } else if (shown?.kind === 'cards') pick(shown, card);
    else
      play(
        card,
        scene.view.legal.filter((action) => cardOf(action) === card),
      );
  };

  const openSheet = (sheet: Sheet): void => {
    state.sheet = sheet;
    render();
  };

  const why = (): void => {
    state.why = { card: null, rule: null };
    render();
  };

  const buttons = (): HTMLElement[] => [...screen.hand.querySelectorAll<HTMLElement>('[data-card]')];

  const moveTo = (node: HTMLElement | undefined): void => {
    if (!node) return;
    state.focus = node.dataset.card ?? null;
    render();
    node.focus();
  };

  /** The nth legal card, or the nth option that may be chosen of a panel that stands in the place of cards; then on to its confirming button. */
  const nth = (number: number): void => {
    const panel = root.querySelector<HTMLElement>('.bid:not([hidden], [inert], .is-beside)');
    const options = [...(panel?.querySelectorAll<HTMLElement>('[data-option]:not([aria-disabled])') ?? [])];
    if (options.length > 0) {
      options[number - 1]?.click();
      root.querySelector<HTMLElement>('.bid .confirm')?.focus();
      return;
    }
    const card = buttons().filter((node) => node.classList.contains('is-legal'))[number - 1];
    if (!card) return;
    moveTo(card);
    press(card.dataset.card ?? '');
    panel?.querySelector<HTMLElement>('.confirm:not([aria-disabled])')?.focus();
  };

  /** Arrows are visual: right is right in both directions of text. */
  const arrow = (key: string): boolean => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return false;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[key];
    if (to === undefined) return false;
    moveTo(all[Math.min(all.length - 1, Math.max(0, to))]);
    return true;
  };

  const step = (by: 1 | -1): void => {
    const scene = sceneOf(face, state);
    if (!scene) return;
    state.choice = stepped(scene.choice, by, (choice) => face.panel({ ...scene, choice }));
    render();
  };

  const raise = (by: 1 | -1): boolean => {
    const shown = panel();
    if (shown?.kind !== 'options' || shown.stepper === null) return false;
    step(by);
    return true;
  };

  const forget = (): boolean => {
    if (state.why === null && state.hint === null && state.lifted === null && state.choice.card === null) return false;
    state.why = null;
    state.hint = null;
    state.lifted = null;
    state.choice = { ...state.choice, action: null, card: null };
    render();
    return true;
  };

  /** By place on the keyboard, so that an Urdu layout has the same keys. */
  const actions: Readonly<Record<string, () => unknown>> = {
    KeyL: () => openSheet('last'),
    KeyT: () => openSheet('history'),
    KeyS: () => openSheet('score'),
    ArrowUp: () => raise(1),
    ArrowDown: () => raise(-1),
    Escape: forget,
    ...keys,
  };

  /** Whether the key was one of ours. */
  const shortcut = (event: KeyboardEvent): boolean => {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (event.key === '?' || event.key === '؟') why();
    else if (digit && !event.shiftKey) nth(Number(digit));
    else return actions[event.code] ? actions[event.code]?.() !== false : arrow(event.key);
    return true;
  };

  root.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || state.sheet !== 'none' || state.play === null) return;
    if (shortcut(event)) event.preventDefault();
  });

  screen.hand.addEventListener('click', (event) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-card]')?.dataset.card;
    if (card) press(card);
  });
  screen.hand.addEventListener('focusin', (event) => {
    state.focus = (event.target as HTMLElement).dataset.card ?? state.focus;
  });

  return { openSheet, why, step, refuse: (action, rule) => explain(null, action, rule) };
}
