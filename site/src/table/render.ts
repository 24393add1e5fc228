/** State in, page out: every part walks its own keyed nodes, nothing is thrown away and made anew. */
import { placeSheet } from '../cards/place-sheet.ts';
import { type Card, cardOf, givenBy, isCard } from '../notation.ts';
import type { Play, View } from '../types.ts';
import { animated } from './anim.ts';
import { type Announcer, createAnnouncer } from './announce.ts';
import { attribute, h } from './dom.ts';
import { createFelt } from './felt.ts';
import { type Frame, frameAt, lastPlace, withMine } from './frames.ts';
import type { GameFace, Scene } from './game.ts';
import { createHand, redrawn } from './hand.ts';
import { here } from './here.ts';
import type { Legend, ResultPart, Sheets } from './later.ts';
import { optionsOf, type Panel, settle } from './panel/panel.ts';
import { createPanel, type PanelActions } from './panel/view.ts';
import { createPrompt, mayAct, type PromptActions, promptText, spokenPrompt } from './prompt.ts';
import { type Choice, noChoice, shownView, type TableState } from './state.ts';
import { createTopbar } from './topbar.ts';
import type { Tools, Venue } from './venue.ts';

export interface Actions extends PromptActions, PanelActions {
  sheetClosed(): void;
  feltTouched(): void;
  /** The deal is over, and what its result needs cannot be had. */
  stuck(): void;
  nextDeal(): void;
}

export interface Screen {
  readonly announcer: Announcer;
  readonly hand: HTMLElement;
  /** Fetches what comes after the first card; drawing that needs it waits for it. */
  prepare(): void;
  /** The table shows another deck from the next drawing on. */
  redress(): void;
  render(state: TableState): void;
}

/** The frame that the state shows: where the walk through the view has come to, with my own move already made. */
export function shownFrame(face: GameFace, state: TableState): Frame | null {
  const view = shownView(state);
  if (view === null) return null;
  const frame = frameAt(face, view, state.place, state.before);
  return state.pending === null ? frame : withMine(face, frame, state.pending);
}

/** The moment that the state shows, for the game's face. */
export function sceneOf(face: GameFace, state: TableState): Scene | null {
  const frame = shownFrame(face, state);
  return (
    frame && { view: frame.view, frame, choice: withOnlyWay(settle(state.choice, frame.view.legal, frame.hand), frame) }
  );
}

/** The end of a view, with nothing chosen. */
const sceneAtEnd = (face: GameFace, view: View): Scene => ({
  view,
  frame: frameAt(face, view, lastPlace(view)),
  choice: noChoice(0),
});

/** Where there is one thing to do and it plays no card, it is chosen already. */
function withOnlyWay(choice: Choice, { last, turn, view }: Frame): Choice {
  const [only] = view.legal;
  if (choice.action !== null || only === undefined || view.legal.length > 1 || isCard(only)) return choice;
  return last && turn === view.seat ? { ...choice, action: only } : choice;
}

/** The panel that stands under the prompt; none while it is not my turn or a trick still lies. */
export function panelOf(face: GameFace, state: TableState, scene: Scene | null): Panel | null {
  return scene?.frame.last && mayAct(state) ? face.panel(scene) : null;
}

/** The panel of my next bid while those before it are shown: its room is kept for it, so that nothing moves when it comes. An onlooker has none. */
const panelAhead = (face: GameFace, { view, frame, choice }: Scene): Panel | null =>
  face.centre(frame) === null || view.counts[view.seat] === undefined
    ? null
    : face.panel({ ...sceneAtEnd(face, view), choice });

/** The cards that may be touched to play or to choose them; null where none is asked for. */
export function touchable({ view }: Scene, panel: Panel | null): readonly Card[] | null {
  if (panel?.kind === 'cards') return panel.may;
  const cards = view.legal.map(cardOf).filter((card): card is Card => card !== null);
  return cards.length > 0 ? [...new Set(cards)] : null;
}

/** The parts that are fetched later. */
interface Later {
  readonly legend: Legend | null;
  readonly result: ResultPart;
  readonly sheets: Sheets;
  words(play: Play, ended: View | null): string;
}

export function createScreen(
  root: HTMLElement,
  face: GameFace,
  venue: Venue,
  tools: Tools | null,
  actions: Actions,
): Screen {
  const topbar = createTopbar(face, venue, actions.openSheet);
  const felt = createFelt(face, actions.feltTouched);
  const prompt = createPrompt(actions);
  const bid = createPanel(actions);
  const hand = createHand();
  const announcer = createAnnouncer();
  if (tools) prompt.element.append(tools.element);
  const stage = h('div', { class: 'stage' }, felt.element, prompt.element, bid.element, hand.element);
  const after = h('div', {});
  let later: Later | null = null;
  let fetching = false;
  let latest: TableState | null = null;
  let shown: Frame | null = null;
  let said = '';
  let ended = false;

  const mount = (): void => {
    if (stage.isConnected) return;
    void placeSheet(here().deck);
    const keep = root.querySelectorAll(':scope > h1');
    root.replaceChildren(...keep, topbar.element, prompt.notices, stage, after, announcer.element);
  };

  /** The result and the sheets; a failed fetch is tried again at the next need. */
  const prepare = (): void => {
    if (fetching || later !== null) return;
    fetching = true;
    const rest = import('./later.ts').then(async (parts) => {
      await parts.fetchRest(venue.laterTexts);
      return parts;
    });
    void Promise.all([rest, face.ending(), venue.later()])
      .then(([parts, ending, place]) => {
        const result = parts.createResult(face, ending, place, {
          ...actions,
          scene: (view) => sceneAtEnd(face, view),
          options: optionsOf,
        });
        const sheets = parts.createSheets(face, ending, place, actions.sheetClosed);
        const legend = latest?.play ? parts.createLegend(face.game, latest.play.play, actions.openSheet) : null;
        after.replaceChildren(result.element, sheets.element);
        if (legend) felt.lay(legend.element);
        later = { result, sheets, legend, words: (play, ended) => parts.resultWords(face.game, ending, play, ended) };
        if (latest) render(latest);
      })
      .catch(() => {
        if (stage.hidden) actions.stuck();
      })
      .finally(() => {
        fetching = false;
      });
  };

  const draw = (state: TableState, scene: Scene): void => {
    const { view, frame, choice } = scene;
    const over = isOver(state, frame);
    const acting = mayAct(state) && !over;
    const panel = over ? null : panelOf(face, state, scene);
    const legal = acting ? touchable(scene, panel) : null;
    const { text, guide } = promptText(face, state, scene, panel);
    attribute(root, 'data-phase', over ? 'end' : frame.phase);
    root.classList.toggle('is-before-play', face.centre(frame) !== null);
    root.classList.toggle('four-colour', state.settings.fourColour);
    stage.hidden = over;
    topbar.update(over ? null : frame);
    felt.update(frame);
    prompt.update({
      text,
      guide,
      rule: state.why?.rule ?? null,
      notice: state.notice,
      mine: acting,
      hasLast: frame.tricks.length > 0,
      mayAskWhy: legal !== null && panel?.kind !== 'cards' && state.why === null,
    });
    tools?.update(state, acting);
    const room = panel ?? (acting || over ? null : panelAhead(face, scene));
    bid.update(
      room && {
        panel: room,
        choice,
        confirm: choice.action === null ? '' : face.confirm(choice.action, scene),
        ahead: panel === null,
      },
    );
    hand.update({
      cards: frame.hand,
      ranking: face.ranking(frame.contract, view),
      legal,
      still: legal === null && (room !== null || face.sitsOut?.(frame, view.seat) === true),
      picked: panel?.kind === 'cards' ? choice.picked : null,
      lifted: state.lifted ?? choice.card,
      hinted: state.hint === null ? [] : givenBy(state.hint.action),
      focus: state.focus,
      marked: face.marked?.(frame) ?? null,
    });
    later?.result.update(over && state.play ? { play: state.play, ended: state.ended, others: state.others } : null);
    later?.legend?.update();
    later?.sheets.update({ sheet: state.sheet, frame, date: state.play?.date ?? 'today' });
    if (over || state.sheet !== 'none') prepare();
    const spoken = acting ? spokenPrompt(frame, text) : '';
    if (spoken !== '' && (spoken !== said || state.why !== null)) announcer.status(spoken);
    said = spoken;
  };

  /** The focus never falls out of the table: the keys would stop working. */
  const keepFocus = (held: boolean): void => {
    const at = document.activeElement;
    if (!held || (root.contains(at) && !at?.closest('[inert]'))) return;
    hand.element.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };

  /** The deal has just ended: the result is said, and the keyboard and the reader are taken to it. */
  const end = (state: TableState): void => {
    if (!later || !state.play) return;
    announcer.status(later.words(state.play, state.ended));
    later.result.element.focus({ preventScroll: true });
    scrollTo(0, 0);
  };

  const render = (state: TableState): void => {
    latest = state;
    const scene = sceneOf(face, state);
    if (scene === null) return;
    mount();
    const { frame } = scene;
    const held = root.contains(document.activeElement);
    const swept = shown?.full && !frame.full ? shown.winner : null;
    animated(stage, swept, () => draw(state, scene));
    shown = frame;
    const over = isOver(state, frame) && later !== null;
    if (over && !ended) end(state);
    else if (!isOver(state, frame)) keepFocus(held || ended);
    ended = over;
  };

  const redress = (): void => {
    void placeSheet(here().deck);
    redrawn(root);
  };

  return { announcer, hand: hand.element, prepare, redress, render };
}

/** The deal is over and everything of it has been shown. */
const isOver = (state: TableState, frame: Frame): boolean =>
  frame.last && (state.ended !== null || state.play?.finished === true);
