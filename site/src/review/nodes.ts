/** A review on the page: par and my result, the card that cost most, and every card of mine with what the others would have cost. */
import { score as scoreNode } from '../bidi.ts';
import { dailyNode } from '../daily.ts';
import type { Choice, Judged, ReviewedDeal } from '../engine/reviewed.ts';
import { t, tn } from '../i18n.ts';
import { button, h } from '../table/dom.ts';
import { isolated } from '../table/words.ts';
import type { Review } from './run.ts';
import {
  actionShown,
  betterScore,
  choiceSpoken,
  costShown,
  costWords,
  countedWords,
  othersShown,
  reasonWords,
  worstOf,
} from './words.ts';

/** Proves a trick; null where nothing can be proven. */
export type Prove = ((deal: number, trick: number) => void) | null;

export function reviewNodes(game: string, { deals, judged }: Review, prove: Prove): Node[] {
  if (judged.length === 0) return [h('p', {}, t('review.nothing'))];
  const worst = worstOf(judged);
  const several = deals.length > 1;
  const nodes: Node[] = [
    worst === null ? h('p', { class: 'review-worst' }, t('review.flawless')) : worstNode(game, worst, deals),
  ];
  deals.forEach((deal, number) => {
    const own = judged.filter((one) => one.deal === number);
    if (own.length === 0) return;
    if (several) nodes.push(h('h4', { class: 'deal-title' }, t('review.deal', { number: number + 1 })));
    nodes.push(parTable(game, deal, own), timeline(deal, own, worst, prove));
  });
  return nodes;
}

function worstNode(game: string, worst: Judged, deals: readonly ReviewedDeal[]): HTMLElement {
  const deal = deals[worst.deal];
  const place = { number: worst.trick + 1, deal: worst.deal + 1 };
  const head = deals.length > 1 ? t('review.worst_of_deal', place) : t('review.worst', place);
  const cost =
    worst.cost > 0 && deal ? h('p', {}, ...isolated(t('review.lost', { cost: costWords(deal, worst.cost) }))) : null;
  const better = h('p', {}, tn('review.score', { score: dailyNode(game, betterScore(worst)) }));
  return h(
    'div',
    { class: 'review-worst' },
    h('p', { class: 'review-label' }, head),
    h('p', { class: 'review-reason' }, ...isolated(reasonWords(game, worst))),
    cost,
    worst.score_cost > 0 ? better : null,
  );
}

/** Par beside what came of it. */
function parTable(game: string, deal: ReviewedDeal, own: readonly Judged[]): HTMLElement {
  const par = own.find((one) => one.par !== undefined)?.par;
  const row = (words: string, value: number | undefined, score: number): HTMLElement =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, words),
      h('td', {}, value === undefined ? '' : scoreNode(value)),
      h('td', {}, dailyNode(game, score)),
    );
  return h(
    'table',
    { class: 'running review-par' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        h('th', { scope: 'col' }, countedWords(deal)),
        h('th', { scope: 'col' }, t('review.daily')),
      ),
    ),
    h(
      'tbody',
      {},
      par === undefined ? null : row(t('review.par'), par.value, par.score),
      row(t('review.mine'), deal.value, deal.score),
    ),
  );
}

function timeline(deal: ReviewedDeal, own: readonly Judged[], worst: Judged | null, prove: Prove): HTMLElement {
  return h('ol', { class: 'review-tricks' }, ...own.map((one) => decision(deal, one, one === worst, prove)));
}

function decision(deal: ReviewedDeal, one: Judged, isWorst: boolean, prove: Prove): HTMLElement {
  const before = one.table.length === 0 ? t('review.led') : t('review.to', { cards: othersShown(one) });
  const forced = one.choices.length === 1;
  const verdict = one.cost === 0 ? t('review.free') : costWords(deal, one.cost);
  return h(
    'li',
    { class: `review-trick${one.reason === null ? '' : ' is-loss'}${isWorst ? ' is-worst' : ''}` },
    h(
      'p',
      { class: 'review-line' },
      h('strong', {}, t('review.trick', { number: one.trick + 1 })),
      h('span', { class: 'review-before' }, ...isolated(before)),
      h('span', { class: 'review-verdict' }, ...isolated(forced ? forcedWords(one) : verdict)),
    ),
    forced
      ? null
      : h('ul', { class: 'review-cards', dir: 'ltr' }, ...one.choices.map((choice) => choiceNode(deal, one, choice))),
    prove === null
      ? null
      : button(
          { class: 'review-prove' },
          () => prove(one.deal, one.trick),
          t('review.prove'),
          h('span', { class: 'hidden' }, ` ${t('review.trick', { number: one.trick + 1 })}`),
        ),
  );
}

const forcedWords = ({ action }: Judged): string => t('review.forced', { card: actionShown(action) });

function choiceNode(deal: ReviewedDeal, one: Judged, choice: Choice): HTMLElement {
  const played = choice.action === one.action;
  const kind = `${played ? ' is-played' : ''}${choice.cost === 0 ? ' is-free' : ''}`;
  return h(
    'li',
    { class: `review-card${kind}` },
    h('span', { class: 'hidden', dir: 'auto' }, choiceSpoken(one, choice, deal)),
    h('span', { 'aria-hidden': 'true', class: 'review-face' }, ...isolated(actionShown(choice.action))),
    h('span', { 'aria-hidden': 'true', class: 'review-cost' }, ...isolated(costShown(choice.cost))),
  );
}
