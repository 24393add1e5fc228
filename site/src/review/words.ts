/** What a review says: actions as they are shown, costs, and the sentence for the card that cost most. */
import { plain } from '../bidi.ts';
import { suitOf } from '../cards/decks.ts';
import type { Choice, Judged, ReviewedDeal } from '../engine/reviewed.ts';
import { fmt, has, list, t } from '../i18n.ts';
import { argumentOf, cardOf, verbOf } from '../notation.ts';
import { shown, suitShown } from '../table/words.ts';
import type { Action } from '../types.ts';

/** A card as it is shown; what is more than a card in words. */
export function actionShown(action: Action): string {
  const card = cardOf(action);
  if (card === action) return shown(action);
  const suit = argumentOf(action);
  if (card !== null) return t('review.asks', { card: shown(card), suit: suitShown(suit) });
  return verbOf(action) === 'sing' ? t('review.sing', { suit: suitShown(suit) }) : t('review.tute');
}

/** The choices that cost nothing, those of the suit played first. */
export function bestOf({ action, choices }: Judged): readonly Choice[] {
  const best = choices.filter(({ cost }) => cost === 0 || cost === null);
  const suit = (of: Action): string => suitOf(cardOf(of) ?? '');
  const near = (choice: Choice): number => (suit(choice.action) === suit(action) ? 0 : 1);
  return [...best].sort((one, other) => near(one) - near(other));
}

/** «14 پوائنٹ», "2 tricks". */
export const costWords = (deal: ReviewedDeal, count: number): string =>
  t(`review.cost.${deal.unit ?? 'points'}`, { count });

/** What is counted, as the head of a column. */
export function countedWords({ unit = 'points', counted = [] }: ReviewedDeal): string {
  const whose = !counted.includes(0) ? 'theirs' : counted.length > 1 ? 'ours' : 'mine';
  return t(`review.counted.${unit}.${whose}`);
}

/** Why the card cost something, in a sentence. A game may have words of its own for a trump. */
export function reasonWords(game: string, one: Judged): string {
  const own = `review.own.${game}.${one.reason}`;
  const known = `review.reasons.${one.reason}`;
  const key = has(own) ? own : has(known) ? known : 'review.reasons.other';
  const [best] = bestOf(one);
  return t(key, { card: actionShown(one.action), best: best === undefined ? '' : actionShown(best.action) });
}

/** The card that cost most: first the score, then what is counted; the first of equals. */
export function worstOf(judged: readonly Judged[]): Judged | null {
  const lost = judged.filter(({ reason }) => reason !== null);
  return lost.reduce<Judged | null>(
    (worst, one) =>
      worst === null ||
      one.score_cost > worst.score_cost ||
      (one.score_cost === worst.score_cost && one.cost > worst.cost)
        ? one
        : worst,
    null,
  );
}

/** What the best choice would have brought in the score. */
export function betterScore(one: Judged): number {
  const now = one.choices.find(({ action }) => action === one.action)?.score ?? 0;
  return now + one.score_cost;
}

/** A choice for the ear. */
export function choiceSpoken(one: Judged, choice: Choice, deal: ReviewedDeal): string {
  const parts = [actionShown(choice.action)];
  if (choice.cost !== null) parts.push(choice.cost === 0 ? t('review.free') : costWords(deal, choice.cost));
  if (choice.action === one.action) parts.push(t('review.played'));
  return list(parts);
}

export const costShown = (cost: number | null): string =>
  cost === null ? '' : cost === 0 ? plain.ltr('✓') : plain.ltr(fmt(-cost, { signed: true }));

/** Who led the trick and what lay there, for the line above the choices. */
export const othersShown = ({ table }: Judged): string => list(table.map(({ card }) => shown(card)));
