/** How a deal or a match ended, in words. */
import { convertDigits } from '../text/digits.ts';
import { h } from './dom.ts';
import type { Outcome } from './game.ts';
import { isolated } from './words.ts';

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
