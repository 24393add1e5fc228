/** The bar between felt and hand: what I may do and why; what just happened to the link; one button for the reason, one for the last trick. */
import { plain } from '../bidi.ts';
import { lang, t } from '../i18n.ts';
import { convertDigits } from '../text/digits.ts';
import { isCard } from './belote.ts';
import { attribute, button, fill, h } from './dom.ts';
import type { Frame } from './frames.ts';
import { type Moment, momentOf, whyKey } from './legality.ts';
import { meaningOf } from './meaning.ts';
import type { Notice, TableState } from './state.ts';
import { cardsShown, isolated, seatName, suitShown, trickSpoken } from './words.ts';

/** The section of the guide with the duties of a trick. */
const kGuideOfPlay = 'tricks';

export interface PromptActions {
  why(): void;
  lastTrick(): void;
  retry(): void;
}

export interface PromptView {
  readonly text: string;
  /** The section of the guide that the text rests on. */
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
  update(view: PromptView): void;
}

export function createPrompt(actions: PromptActions): Prompt {
  const text = h('p', { class: 'prompt-text', id: 'table-prompt' });
  const why = button({ class: 'prompt-button', 'data-key': '?' }, actions.why, t('table.why.button'));
  const last = button({ class: 'prompt-button', 'data-key': 'L' }, actions.lastTrick, t('table.trick.last'));
  const bar = h('div', { class: 'prompt-bar' }, text, h('div', { class: 'prompt-buttons' }, why, last));
  const notice = h('div', { class: 'table-notice', hidden: '' });
  const element = h(
    'section',
    { class: 'prompt' },
    h('h2', { class: 'hidden' }, t('table.region.prompt')),
    notice,
    bar,
  );

  return {
    element,
    update(view) {
      element.classList.toggle('is-mine', view.mine);
      fill(text, `${view.text}${view.guide ?? ''}`, () => {
        const nodes = isolated(view.text);
        if (view.guide) nodes.push(document.createTextNode(' '), guideLink(view.guide, t('table.why.guide')));
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

export const guideLink = (section: string, words: string): HTMLAnchorElement =>
  h('a', { class: 'guide-link', href: `/${lang}/guide/belote/#${section}` }, words);

function noticeNodes(notice: Notice, actions: PromptActions): Node[] {
  if (notice === 'none') return [];
  const words = h('p', {}, t(`table.net.${notice}`));
  if (notice === 'waiting') return [words, button({ class: 'notice-button' }, actions.retry, t('table.net.retry'))];
  if (notice === 'closed') return [words, button({ class: 'notice-button' }, actions.retry, t('table.net.go_on'))];
  return [words];
}

/** What the prompt says now, and the section of the guide behind it where a reason is given. */
export function promptText(state: TableState, frame: Frame): { readonly text: string; readonly guide: string | null } {
  const view = state.play?.view;
  if (!view) return { text: '', guide: null };
  if (state.pending !== null) {
    return { text: t(isCard(state.pending) ? 'table.prompt.sending' : 'table.prompt.sending_call'), guide: null };
  }
  const moment = momentOf(frame, view.legal, view.seat);
  if (state.why !== null) return whyText(state.why.card, state.why.rule, frame, moment, view.seat);
  if (frame.turn !== view.seat && !mayAct(state, frame)) {
    return { text: frame.turn === null ? '' : t('table.prompt.waiting', { name: seatName(frame.turn) }), guide: null };
  }
  if (view.phase !== 'play') return { text: biddingText(state, frame), guide: null };
  if (state.lifted !== null)
    return { text: t('table.prompt.tap_again', { card: plain.card(state.lifted) }), guide: null };
  return { text: dutyText(moment), guide: null };
}

/** Whether the player may act on what is shown, a finished trick still lying included. */
export const mayAct = (state: TableState, frame: Frame): boolean => {
  const view = state.play?.view;
  return (
    view !== undefined && view.turn === view.seat && frame.place.step >= view.played.length && state.pending === null
  );
};

const suitWords = (moment: Moment) => ({
  led: moment.led ? suitShown(moment.led) : '',
  trump: moment.trump ? suitShown(moment.trump) : '',
  high: moment.high ? plain.card(moment.high) : '',
});

function dutyText(moment: Moment): string {
  const { led, trump, high } = suitWords(moment);
  switch (moment.duty) {
    case 'follow':
    case 'partner':
      return t(`table.prompt.${moment.duty}`, { led });
    case 'over':
      return t('table.prompt.over', { high });
    case 'trump':
      return t('table.prompt.trump', { led, trump });
    default:
      return t(`table.prompt.${moment.duty}`);
  }
}

function biddingText(state: TableState, frame: Frame): string {
  const { turnup } = state.play?.view.game ?? { turnup: null };
  if (state.bid.action !== null) return meaningOf(state.bid.action, frame.phase, turnup, frame.contract);
  const allPass = frame.contract === null ? ` ${convertDigits(t('table.means.all_pass'))}` : '';
  switch (frame.phase) {
    case 'bid1':
      return t('table.means.bid1', { suit: suitShown((turnup ?? '').slice(-1)) }) + allPass;
    case 'bid2':
      return t('table.means.bid2') + allPass;
    default:
      return t('table.means.auction') + allPass;
  }
}

function whyText(
  card: string,
  rule: string | null,
  frame: Frame,
  moment: Moment,
  seat: number,
): { readonly text: string; readonly guide: string | null } {
  const { led, trump, high } = suitWords(moment);
  if (card === 'all') {
    const key = moment.duty === 'lead' || moment.duty === 'only' ? 'lead' : (`only_${moment.duty}` as const);
    return { text: t(`table.why.${key}`, { led, trump, high }), guide: kGuideOfPlay };
  }
  if (frame.phase !== 'play') return { text: t('table.why.bidding'), guide: null };
  if (frame.turn !== null && frame.turn !== seat)
    return { text: t('table.why.not_turn', { name: seatName(frame.turn) }), guide: null };
  const key = whyKey(rule, moment);
  const words = { card: plain.card(card), legal: cardsShown(moment.legal), led, trump, high };
  return { text: t(`table.why.${key}`, words), guide: kGuideOfPlay };
}

/** The prompt for the ear: first what lies on the table. */
export function spokenPrompt(frame: Frame, text: string): string {
  const lying = frame.trick.length === 4 ? [] : frame.trick;
  return lying.length > 0 ? `${t('table.prompt.table', { cards: trickSpoken(lying) })} ${text}` : text;
}
