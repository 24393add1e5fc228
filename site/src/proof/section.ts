/**
 * The proof under a result that nobody peeked: a trick is chosen, its computer players are asked again. All that it takes (texts, look, the
 * module with the players) is fetched when it is asked for. The players of an open day cannot be asked before its seed is public.
 */
import { t } from '../i18n.ts';
import { localDay, localTime } from '../parts/countdown.ts';
import { button, h } from '../table/dom.ts';
import type { GameFace } from '../table/game.ts';
import type { Asked, VenueLater } from '../table/venue.ts';
import type { Action, Play, View } from '../types.ts';
import { handDrawer } from './hand.ts';
import { type Chapter, chaptersOf } from './moments.ts';

/** Whatever is done within a second needs no bar. */
const kPatience = 1000;

export interface ProofSection {
  readonly element: HTMLElement;
  /** Proves a trick, as if it had been chosen here; null as long as nothing can be proven. */
  readonly show: ((deal: number, trick: number) => void) | null;
}

/** `words`: an action as the seat of a view could do it, in words. */
export function proofSection(
  face: GameFace,
  venue: Required<Pick<VenueLater, 'record' | 'asked'>>,
  play: Play,
  words: (view: View, action: Action) => string,
): ProofSection {
  const chapters = chaptersOf(play.view.played);
  const says = h('p', { class: 'proof-says', role: 'status' });
  const bar = h('progress', { class: 'proof-progress', max: '1', value: '0', hidden: '' });
  bar.setAttribute('aria-label', t('table.result.proving'));
  const choice = h('div', { class: 'proof-tricks', hidden: '' });
  const body = h('div', { class: 'proof-body' });
  const start = button({ class: 'link-button', hidden: '' }, () => void once(choose), t('table.result.prove_start'));
  const buttons = new Map<Chapter, HTMLButtonElement>();
  let asked: Asked | null = null;
  let busy = false;

  /** One thing at a time. */
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    busy = true;
    const late = setTimeout(() => {
      bar.hidden = false;
    }, kPatience);
    says.textContent = t('table.result.proving');
    bar.value = 0;
    await work().catch(() => {
      says.textContent = t('table.result.prove_failed');
    });
    clearTimeout(late);
    bar.hidden = true;
    busy = false;
  };

  const choose = async (): Promise<void> => {
    const { fetchTexts } = await import('./open.ts');
    await fetchTexts();
    const focused = start.matches(':focus');
    if (buttons.size === 0) choice.append(...chapterButtons());
    choice.hidden = false;
    start.remove();
    says.textContent = '';
    if (focused) choice.querySelector('button')?.focus();
  };

  const chapterButtons = (): Node[] => {
    const deals = [...new Set(chapters.map((one) => one.deal))];
    return deals.flatMap((deal) => {
      const of = chapters.filter((one) => one.deal === deal);
      const label = deals.length > 1 ? t('proof.tricks_of_deal', { number: deal + 1 }) : t('proof.tricks');
      const row = h('div', { class: 'proof-row', role: 'group', 'aria-label': label }, ...of.map(chapterButton));
      return deals.length > 1 ? [h('p', { class: 'proof-deal' }, t('proof.deal', { number: deal + 1 })), row] : [row];
    });
  };

  const chapterButton = (chapter: Chapter): HTMLElement => {
    const inside =
      chapter.trick === null
        ? [t('proof.calls')]
        : [h('span', { class: 'hidden' }, `${t('proof.trick')} `), t('proof.number', { number: chapter.trick + 1 })];
    const node = button({ class: 'proof-trick', 'aria-pressed': 'false' }, () => run(chapter, null), ...inside);
    buttons.set(chapter, node);
    return node;
  };

  const run = (chapter: Chapter, lot: string | null): void => {
    void once(async () => {
      const players = asked;
      if (players === null) return;
      for (const [one, node] of buttons) node.setAttribute('aria-pressed', String(one === chapter));
      body.replaceChildren();
      const [{ prove, proofNodes, outcomeWords }, whole] = await Promise.all([import('./open.ts'), venue.record(play)]);
      const proven = await prove({ game: face.game, ...whole }, players, chapter.moments, lot, (part) => {
        bar.value = part;
      });
      const ranking = face.ranking(play.view.results[chapter.deal]?.contract ?? null, play.view);
      const others = button({ class: 'link-button' }, () => run(chapter, anyLot()), t('proof.others'));
      body.replaceChildren(...proofNodes(proven, words, handDrawer(ranking)), others);
      says.textContent = outcomeWords(proven);
    });
  };

  const element = h(
    'section',
    { class: 'review proof-again', 'aria-labelledby': 'proof-title' },
    h('h3', { id: 'proof-title' }, t('table.result.prove')),
    h('p', { class: 'review-lead' }, t('table.result.prove_lead')),
    start,
    choice,
    says,
    bar,
    body,
  );

  const ask = async (): Promise<void> => {
    const answer = await venue.asked(play);
    if ('from' in answer) {
      const from = new Date(answer.from);
      says.textContent = t('table.result.prove_from', { day: localDay(from), time: localTime(from) });
      return;
    }
    asked = answer;
    start.hidden = false;
  };
  void ask().catch(() => {
    says.textContent = t('table.result.prove_failed');
  });

  return {
    element,
    get show(): ProofSection['show'] {
      if (asked === null) return null;
      return (deal, trick) => {
        const chapter = chapters.find((one) => one.deal === deal && one.trick === trick);
        if (chapter === undefined) return;
        void once(choose).then(() => {
          buttons.get(chapter)?.focus();
          run(chapter, null);
        });
      };
    },
  };
}

/** 64 hex digits of chance. */
const anyLot = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
