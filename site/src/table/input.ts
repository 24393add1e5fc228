/** Fingers, mouse and keys. Shortcuts work only while the focus is inside the table (WCAG 2.1.4). */
import { loadEngine } from '../engine/load.ts';
import type { Card } from '../types.ts';
import { settle, stepped } from './bid.ts';
import { allShown } from './frames.ts';
import type { Controller } from './play.ts';
import { mayAct } from './prompt.ts';
import { type Screen, shownFrame } from './render.ts';
import type { Sheet, TableState } from './state.ts';
import { kTables } from './tables.ts';

export interface Input {
  openSheet(sheet: Sheet): void;
  why(): void;
}

export function attachInput(root: HTMLElement, state: TableState, screen: Screen, controller: Controller): Input {
  const render = (): void => screen.render(state);

  const explain = (card: Card): void => {
    state.lifted = null;
    state.why = { card, rule: null };
    render();
    const view = state.play?.view;
    const rules = kTables[state.table];
    if (!view || !rules) return;
    void loadEngine().then((engine) => {
      const rule = engine?.explain(rules.game, rules.options, view, card) ?? null;
      if (rule === null || state.why?.card !== card || state.play?.view !== view) return;
      state.why = { card, rule };
      render();
    });
  };

  const press = (card: Card): void => {
    const view = state.play?.view;
    const frame = shownFrame(state);
    if (!view || !frame || state.pending !== null) return;
    if (!allShown(view, state.place)) controller.hurry();
    else if (!mayAct(state, frame) || !view.legal.includes(card)) explain(card);
    else if (state.settings.tapTwice && state.lifted !== card) {
      state.why = null;
      state.lifted = card;
      render();
    } else controller.act(card);
  };

  const openSheet = (sheet: Sheet): void => {
    state.sheet = sheet;
    render();
  };

  const why = (): void => {
    state.why = { card: 'all', rule: null };
    render();
  };

  const buttons = (): HTMLElement[] => [...screen.hand.querySelectorAll<HTMLElement>('[data-card]')];

  const moveTo = (node: HTMLElement | undefined): void => {
    if (!node) return;
    state.focus = node.dataset.card ?? null;
    render();
    node.focus();
  };

  /** The nth legal card, or in the bidding the nth option. */
  const nth = (number: number): void => {
    const options = [...root.querySelectorAll<HTMLElement>('.bid:not([hidden]) [data-option]')];
    if (options.length > 0) {
      options[number - 1]?.click();
      root.querySelector<HTMLElement>('.bid .confirm')?.focus();
      return;
    }
    const card = buttons().filter((node) => node.classList.contains('is-legal'))[number - 1];
    if (!card) return;
    moveTo(card);
    press(card.dataset.card ?? '');
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

  const raise = (by: 1 | -1): boolean => {
    const view = state.play?.view;
    if (view?.phase !== 'auction' || !root.querySelector('.bid:not([hidden])')) return false;
    state.bid = stepped(settle(state.bid, view.legal), view.legal, by);
    render();
    return true;
  };

  const forget = (): boolean => {
    if (state.why === null && state.lifted === null) return false;
    state.why = null;
    state.lifted = null;
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

  return { openSheet, why };
}
