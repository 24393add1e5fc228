/** The bar between felt and hand: what I may do and why; one button for the reason, one for the last trick. Over the felt, what just happened to the link. */
import { t } from '../i18n.ts';
import { isCard } from '../notation.ts';
import { attribute, button, fill, h } from './dom.ts';
import { allShown, type Frame } from './frames.ts';
import type { GameFace, Scene } from './game.ts';
import { guideLink, guidePath } from './guide.ts';
import { type Moment, momentOf } from './moment.ts';
import type { Panel } from './panel/panel.ts';
import { refusalWords } from './refusal.ts';
import { type Notice, type Sheet, shownView, type TableState } from './state.ts';
import { forEar, isolated, seatName, shown, trickSpoken } from './words.ts';

export interface PromptActions {
  why(): void;
  openSheet(sheet: Sheet): void;
  retry(): void;
}

export interface PromptView {
  readonly text: string;
  /** The chapter of the guide that the text rests on. */
  readonly guide: string | null;
  /** The engine's code of the rule that is being explained. */
  readonly rule: string | null;
  readonly notice: Notice;
  readonly mine: boolean;
  readonly hasLast: boolean;
  readonly mayAskWhy: boolean;
}

export interface Prompt {
  readonly element: HTMLElement;
  /** A strip of its own: nothing on the felt moves together for it. */
  readonly notices: HTMLElement;
  update(view: PromptView): void;
}

/** From so many letters on a prompt is long. */
const kLong = 64;

export function createPrompt(actions: PromptActions): Prompt {
  const text = h('p', { class: 'prompt-text', id: 'table-prompt' });
  const why = button({ class: 'prompt-button', 'data-key': '?' }, actions.why, t('table.why.button'));
  const last = button(
    { class: 'prompt-button', 'data-key': 'L' },
    () => actions.openSheet('last'),
    t('table.trick.last'),
  );
  const bar = h('div', { class: 'prompt-bar' }, text, h('div', { class: 'prompt-buttons' }, why, last));
  const notice = h('div', { class: 'table-notice', hidden: '' });
  const element = h('section', { class: 'prompt' }, h('h2', { class: 'hidden' }, t('table.region.prompt')), bar);

  return {
    element,
    notices: h('div', { class: 'notices' }, notice),
    update(view) {
      element.classList.toggle('is-mine', view.mine);
      text.classList.toggle('is-long', view.text.length > kLong);
      fill(text, `${view.text}${view.guide ?? ''}`, () => {
        const nodes = isolated(view.text);
        if (view.guide !== null && guidePath() !== null)
          nodes.push(document.createTextNode(' '), guideLink(view.guide, t('table.why.guide')));
        return nodes;
      });
      attribute(text, 'data-rule', view.rule);
      why.hidden = !view.mayAskWhy;
      last.hidden = !view.hasLast;
      notice.hidden = view.notice === 'none';
      fill(notice, view.notice, () => noticeNodes(view.notice, actions));
    },
  };
}

function noticeNodes(notice: Notice, actions: PromptActions): Node[] {
  if (notice === 'none') return [];
  const words = h('p', {}, t(`table.net.${notice}`));
  if (notice === 'waiting') return [words, button({ class: 'notice-button' }, actions.retry, t('table.net.retry'))];
  if (notice === 'away') return [words, button({ class: 'notice-button' }, actions.retry, t('table.net.again'))];
  if (notice === 'closed') return [words, button({ class: 'notice-button' }, actions.retry, t('table.net.go_on'))];
  return [words];
}

export interface PromptText {
  readonly text: string;
  readonly guide: string | null;
}

const plainText = (text: string): PromptText => ({ text, guide: null });

/** What the prompt says now, and the chapter of the guide behind it where a reason is given. */
export function promptText(face: GameFace, state: TableState, scene: Scene, panel: Panel | null): PromptText {
  const { view, frame, choice } = scene;
  if (state.pending !== null) {
    return plainText(t(isCard(state.pending) ? 'table.prompt.sending' : 'table.prompt.sending_call'));
  }
  const moment = momentOf(frame, view.legal, face.ranking(frame.contract, view));
  if (state.why !== null) return whyText(face, state.why, scene, moment, panel);
  if (frame.turn !== view.seat && !mayAct(state)) {
    const idle = face.idle?.(frame) ?? null;
    return plainText(idle ?? (frame.turn === null ? '' : t('table.prompt.waiting', { name: seatName(frame.turn) })));
  }
  if (state.hint !== null) return plainText(state.hint.words);
  if (choice.action !== null) return plainText(face.meaning(choice.action, scene));
  if (state.lifted !== null) return plainText(t('table.prompt.tap_again', { card: shown(state.lifted) }));
  return plainText(face.ask(scene, moment));
}

/** Whether the player may act on what is shown, a finished trick still lying included. */
export const mayAct = (state: TableState): boolean => {
  const view = shownView(state);
  return view !== null && view.turn === view.seat && allShown(view, state.place) && state.pending === null;
};

function whyText(
  face: GameFace,
  { card, action, rule }: NonNullable<TableState['why']>,
  scene: Scene,
  moment: Moment,
  panel: Panel | null,
): PromptText {
  const { frame, view } = scene;
  if (card === null) {
    if (action === undefined) return { text: face.reason(scene, moment), guide: face.guideOfPlay };
    return plainText(refusalWords(face.game, rule, '', moment));
  }
  if (frame.turn !== null && frame.turn !== view.seat) {
    return plainText(t('table.why.not_turn', { name: seatName(frame.turn) }));
  }
  if (moment.legal.length === 0 && panel?.kind !== 'cards') return plainText(t('table.why.bidding'));
  const may = panel?.kind === 'cards' ? { ...moment, legal: panel.may } : moment;
  const broken = rule ?? face.likelyRule(scene, moment);
  const own = broken === null ? null : (face.refusal?.(broken, card, scene, may) ?? null);
  const words = own ?? refusalWords(face.game, broken, card, may);
  return { text: words, guide: frame.phase === 'return' ? (face.guideOfReturn ?? null) : face.guideOfPlay };
}

/** The prompt for the ear: first what lies on the table. */
export function spokenPrompt(frame: Frame, text: string): string {
  const lying = frame.full ? [] : frame.trick;
  const words = forEar(text);
  return lying.length > 0 ? `${t('table.prompt.table', { cards: trickSpoken(lying) })} ${words}` : words;
}
