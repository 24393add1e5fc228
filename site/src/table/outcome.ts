/** How a deal or a match ended, in words. */
import { list, t } from '../i18n.ts';
import { convertDigits } from '../text/digits.ts';
import type { Result, View } from '../types.ts';
import { h } from './dom.ts';
import type { Ending, Outcome } from './game.ts';
import { here } from './here.ts';
import { isolated, seatName } from './words.ts';

/** How the deal ended; of a match of several deals that is over, how the match ended. */
export function outcomeOf(ending: Ending, result: Result, view: View): Outcome {
  if (view.finished && ending.match) return ending.match(view);
  return view.finished && view.results.length > 1 ? matchOutcome(view) : ending.outcome(result, view);
}

function matchOutcome({ winners = [] }: View): Outcome {
  const mine = winners.includes(0);
  const [first = 0] = winners;
  const title =
    winners.length === here().seating.seats
      ? t('table.match.drawn')
      : here().seating.partners
        ? t(mine ? 'table.match.won_us' : 'table.match.won_them')
        : winners.length === 1 && first === 0
          ? t('table.match.won_you')
          : t('table.match.won', { names: list(winners.map(seatName)) });
  return { tone: mine ? 'won' : 'lost', title, line: null, note: null };
}

/** The head of a result; `before` and `after` stand around the words, `id` is the title's. */
export function outcomeHead(
  { tone, title, line, note }: Outcome,
  { id = null, before = null }: { readonly id?: string | null; readonly before?: HTMLElement | null },
  ...after: readonly HTMLElement[]
): HTMLElement {
  return h(
    'header',
    { class: `result-head is-${tone}` },
    before,
    h('h2', { id }, title),
    line === null ? null : h('p', { class: 'result-contract' }, ...isolated(line)),
    note === null ? null : h('p', {}, convertDigits(note)),
    ...after,
  );
}
