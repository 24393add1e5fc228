/** A proof on the page: of each decision in a sentence what was tried and what came of it, and the layouts as hands. */
import type { Layout, Proof, Way } from '../engine/proved.ts';
import { t } from '../i18n.ts';
import { askedOf, cardOf } from '../notation.ts';
import { h } from '../table/dom.ts';
import { seatsHere } from '../table/here.ts';
import { isolated, seatName, shown, suitShown } from '../table/words.ts';
import type { Action, View } from '../types.ts';
import type { DrawHand } from './hand.ts';
import { differs, isForced, type Proven } from './run.ts';

/** So many other layouts are shown at once; the others when they are asked for. */
const kFew = 2;

/** How actions are said, and hands drawn. */
interface Show {
  readonly words: (view: View, action: Action) => string;
  readonly draw: DrawHand;
}

export function proofNodes(proven: readonly Proven[], words: Show['words'], draw: DrawHand): Node[] {
  const show = { words, draw };
  return [h('ul', { class: 'proof-list' }, ...proven.map((one, place) => decision(one, show, place === 0)))];
}

/** What the run has come to, for the status line. */
export function outcomeWords(proven: readonly Proven[]): string {
  const tried = proven.filter(({ proof }) => !isForced(proof));
  const count = tried.reduce((sum, { proof }) => sum + proof.ways.length, 0);
  const differing = tried.reduce((sum, { proof }) => sum + otherWays(proof).length, 0);
  if (count === 0) return t('proof.nothing');
  return differing === 0 ? t('proof.done', { count }) : t('proof.done_differing', { count, differing });
}

const otherWays = (proof: Proof): readonly Way[] => proof.ways.filter((way) => differs(proof, way));

function decision(one: Proven, show: Show, open: boolean): HTMLElement {
  const { proof, seat } = one;
  const name = seatName(seat);
  const wrong = !isForced(proof) && otherWays(proof).length > 0;
  return h(
    'li',
    { class: `proof-decision${wrong ? ' is-differing' : ''}` },
    h('h4', {}, ...isolated(`${name}: ${actionShown(one, proof.played, show)}`)),
    ...sentences(one, show).map((words) => h('p', {}, ...isolated(words))),
    isForced(proof) ? null : layouts(one, show, open || wrong),
  );
}

function sentences(one: Proven, show: Show): readonly string[] {
  const { proof, seat } = one;
  const name = seatName(seat);
  const action = actionShown(one, proof.action, show);
  const count = proof.ways.length;
  if (isForced(proof)) return [t('proof.forced', { action: actionShown(one, proof.played, show) })];
  if (proof.played !== proof.action) {
    return [t('proof.another_version', { played: actionShown(one, proof.played, show), action })];
  }
  const real = t('proof.real', { action });
  if (count === 0) return [t('proof.none', { name }), real];
  const differing = otherWays(proof).length;
  return [
    differing === 0 ? t('proof.same', { name, count, action }) : t('proof.differing', { name, count, differing }),
    real,
  ];
}

/** The real layout and the others, those first in which the answer was another. */
function layouts(one: Proven, show: Show, open: boolean): HTMLElement {
  const { proof } = one;
  const numbered = proof.ways.map((way, place) => ({ way, number: place + 1 }));
  const wrong = ({ way }: { readonly way: Way }): number => (differs(proof, way) ? 0 : 1);
  const ways = [...numbered].sort((before, after) => wrong(before) - wrong(after));
  const node = ({ way, number }: { readonly way: Way; readonly number: number }): HTMLElement =>
    layout(one, show, way, t('proof.way', { number }), way);
  const rest = ways.slice(kFew);
  const details = h(
    'details',
    { class: 'proof-layouts' },
    h('summary', {}, t('proof.layouts', { count: proof.ways.length })),
    layout(one, show, proof, t('proof.real_layout'), null),
    proof.ways.length === 0 ? null : h('p', { class: 'proof-marked' }, t('proof.marked')),
    ...ways.slice(0, kFew).map(node),
  );
  details.open = open;
  if (rest.length > 0) details.append(later(t('proof.more', { count: rest.length }), () => rest.map(node)));
  return details;
}

/** More of them, made when they are wanted: twenty layouts are some four hundred cards. */
function later(words: string, nodes: () => readonly Node[]): HTMLElement {
  const details = h('details', { class: 'proof-layouts' }, h('summary', {}, words));
  details.addEventListener('toggle', () => details.append(...nodes()), { once: true });
  return details;
}

/** The cards that the player did not see. `way` tells what came of them; null is the real layout. */
function layout(one: Proven, show: Show, cards: Layout, title: string, way: Way | null): HTMLElement {
  const { proof, seat } = one;
  const answer = way === null ? proof.action : way.action;
  const words = answer === null ? t('proof.other_view') : t('proof.answer', { action: actionShown(one, answer, show) });
  const wrong = way !== null && differs(proof, way);
  const others = seatsHere().filter((other) => other !== seat && (cards.hands[other]?.length ?? 0) > 0);
  const rows = others.map((other) =>
    hand(seatName(other), show.draw(cards.hands[other] ?? [], proof.hands[other] ?? [])),
  );
  if (!knowsAside(proof)) rows.push(hand(t('proof.aside'), show.draw(cards.aside, proof.aside)));
  return h(
    'section',
    { class: `proof-layout${wrong ? ' is-differing' : ''}` },
    h('h5', {}, title, h('span', { class: 'proof-answer' }, ...isolated(words))),
    ...rows,
  );
}

/** Nothing lies aside, or the seat knows what does: then it is the same in all ways. */
const knowsAside = ({ aside, ways }: Proof): boolean => ways.every((way) => `${way.aside}` === `${aside}`);

const hand = (name: string, drawn: HTMLElement): HTMLElement =>
  h('div', { class: 'proof-hand' }, h('p', {}, name), drawn);

/** A joker that was led says what it asks for. */
function actionShown({ proof }: Proven, action: Action, { words }: Show): string {
  const card = cardOf(action);
  const asked = askedOf(action);
  if (card === null || asked === undefined) return words(proof.view, action);
  return t('table.trick.asks', { card: shown(card), suit: suitShown(asked) });
}
