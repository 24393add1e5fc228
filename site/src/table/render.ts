/** State in, page out: every part walks its own keyed nodes, nothing is thrown away and made anew. */

import { kFrench } from '../cards/decks.ts';
import { placeSheet } from '../cards/place-sheet.ts';
import type { Play } from '../types.ts';
import { animated } from './anim.ts';
import { type Announcer, createAnnouncer } from './announce.ts';
import { isCard } from './belote.ts';
import { type BidActions, createBid, settle } from './bid.ts';
import { attribute, h } from './dom.ts';
import { createFelt } from './felt.ts';
import { type Frame, frameAt, withMyCall, withMyCard } from './frames.ts';
import { createHand } from './hand.ts';
import { createPrompt, mayAct, type PromptActions, promptText, spokenPrompt } from './prompt.ts';
import { createScore, resultWords } from './score.ts';
import { createSheets } from './sheets.ts';
import type { TableState } from './state.ts';
import { createTopbar } from './topbar.ts';

export interface Actions extends PromptActions, BidActions {
  menu(): void;
  score(): void;
  sheetClosed(): void;
  feltTouched(): void;
}

export interface Screen {
  readonly announcer: Announcer;
  readonly hand: HTMLElement;
  render(state: TableState): void;
}

/** The frame that the state shows: where the walk through the view has come to, with my own move already made. */
export function shownFrame(state: TableState): Frame | null {
  const view = state.play?.view;
  if (!view) return null;
  const frame = frameAt(view, state.place, state.before);
  if (state.pending === null) return frame;
  return isCard(state.pending)
    ? withMyCard(frame, view.seat, state.pending)
    : withMyCall(frame, view.seat, state.pending);
}

export function createScreen(root: HTMLElement, actions: Actions, table: string): Screen {
  const topbar = createTopbar(table, actions);
  const felt = createFelt(actions.feltTouched);
  const prompt = createPrompt(actions);
  const bid = createBid(actions);
  const hand = createHand();
  const score = createScore();
  const sheets = createSheets(actions.sheetClosed);
  const announcer = createAnnouncer();
  const stage = h('div', { class: 'stage' }, felt.element, prompt.element, bid.element, hand.element);
  let shown: Frame | null = null;
  let said = '';
  let ended = false;

  const mount = (): void => {
    if (stage.isConnected) return;
    const keep = root.querySelectorAll(':scope > h1');
    void placeSheet(kFrench);
    root.replaceChildren(...keep, topbar.element, stage, score.element, sheets.element, announcer.element);
  };

  const draw = (state: TableState, frame: Frame): void => {
    const view = state.play?.view;
    if (!view) return;
    const over = frame.last && view.finished;
    const acting = mayAct(state, frame) && !over;
    const { text, guide } = promptText(state, frame);
    attribute(root, 'data-phase', over ? 'end' : frame.phase);
    root.classList.toggle('four-colour', state.settings.fourColour);
    stage.hidden = over;
    topbar.update(over ? null : frame);
    felt.update(frame, view.game.turnup);
    prompt.update({
      text,
      guide,
      rule: state.why?.rule ?? null,
      notice: state.notice,
      mine: acting,
      hasLast: frame.tricks.length > 0,
      mayAskWhy: acting && view.phase === 'play' && state.why === null,
    });
    bid.update(
      acting && view.phase !== 'play' && frame.last
        ? { phase: view.phase, legal: view.legal, turnup: view.game.turnup, choice: settle(state.bid, view.legal) }
        : null,
    );
    hand.update({
      cards: frame.hand,
      trump: frame.contract?.trump ?? null,
      legal: acting && view.phase === 'play' ? view.legal : null,
      lifted: state.lifted,
      focus: state.focus,
    });
    score.update(over ? state.play : null);
    sheets.update({ sheet: state.sheet, view, frame, date: state.play?.date ?? 'today', table: state.table });
    const spoken = acting ? spokenPrompt(frame, text) : '';
    if (spoken !== '' && (spoken !== said || state.why !== null)) announcer.status(spoken);
    said = spoken;
  };

  /** The focus never falls out of the table: the keys would stop working. */
  const keepFocus = (held: boolean): void => {
    if (!held || root.contains(document.activeElement)) return;
    hand.element.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };

  /** The deal has just ended: the result is said, and the keyboard and the reader are taken to it. */
  const end = (play: Play): void => {
    announcer.status(resultWords(play));
    score.element.focus({ preventScroll: true });
    scrollTo(0, 0);
  };

  return {
    announcer,
    hand: hand.element,
    render(state) {
      const frame = shownFrame(state);
      if (frame === null) return;
      mount();
      const held = root.contains(document.activeElement);
      const swept = shown !== null && shown.trick.length === 4 && frame.trick.length < 4 ? shown.winner : null;
      animated(stage, swept, () => draw(state, frame));
      shown = frame;
      const over = frame.last && state.play?.finished === true;
      if (over && !ended && state.play) end(state.play);
      else if (!over) keepFocus(held);
      ended = over;
    },
  };
}
