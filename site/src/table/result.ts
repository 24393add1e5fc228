/** The end of a deal: outcome in words, the score sheet line by line, place on the board, everybody's cards, where to go next. */
import { sum } from '../bidi.ts';
import { dailyNode, dailyWords } from '../daily.ts';
import { t } from '../i18n.ts';
import { proofSection } from '../proof/section.ts';
import { reviewSection } from '../review/section.ts';
import { shareSection } from '../share/section.ts';
import { toldOf } from '../share/told.ts';
import { convertDigits } from '../text/digits.ts';
import type { Action, Play, Result, View } from '../types.ts';
import { actionWords } from './action-words.ts';
import { allHands } from './all-hands.ts';
import { button, fill, h } from './dom.ts';
import type { Ending, GameFace, Scene } from './game.ts';
import { here } from './here.ts';
import { matchSoFar } from './match.ts';
import { outcomeHead, outcomeOf } from './outcome.ts';
import type { Option, Panel } from './panel/panel.ts';
import { scoreSheet } from './score-sheet.ts';
import type { VenueLater } from './venue.ts';
import { forEar } from './words.ts';

export interface ResultView {
  readonly play: Play;
  /** The deal that is over while the match goes on; null when the play is over. */
  readonly ended: View | null;
  /** Tables of the same day, the next one first. */
  readonly others: readonly string[];
}

export interface ResultActions {
  nextDeal(): void;
  /** The end of a view. */
  scene(view: View): Scene;
  /** All that a panel offers. */
  options(panel: Panel | null): readonly Option[];
}

export interface ResultPart {
  readonly element: HTMLElement;
  update(view: ResultView | null): void;
}

export function createResult(face: GameFace, ending: Ending, venue: VenueLater, actions: ResultActions): ResultPart {
  const element = h('section', { class: 'result', 'aria-labelledby': 'result-title', tabindex: '-1' });
  const words = (view: View, action: Action): string => actionWords(face, actions.scene(view), action, actions.options);
  // Review and proof stay while the place on the board changes above them.
  let looked: { readonly of: Play['view']; readonly nodes: readonly HTMLElement[] } | null = null;
  const look = (play: Play): readonly HTMLElement[] => {
    if (looked?.of !== play.view) looked = { of: play.view, nodes: lookBack(face, venue, play, words) };
    return looked.nodes;
  };
  return {
    element,
    update(view) {
      element.hidden = view === null;
      const key = view
        ? `${view.play.play} ${view.ended?.deal} ${view.play.rank} ${view.play.players} ${view.play.percentage} ${view.others}`
        : '';
      fill(element, key, () => (view ? resultNodes(face, ending, venue, view, { ...actions, look }) : []));
    },
  };
}

/** Review and proof, as far as the venue has what they need. */
function lookBack(
  face: GameFace,
  { record, asked }: VenueLater,
  play: Play,
  words: (view: View, action: Action) => string,
): readonly HTMLElement[] {
  if (!record) return [];
  const proof = asked ? proofSection(face, { record, asked }, play, words) : null;
  const review = reviewSection(
    face.game,
    () => record(play),
    () => proof?.show ?? null,
  );
  return proof ? [review, proof.element] : [review];
}

/** The result in one sentence, for the ear. */
export function resultWords(game: string, ending: Ending, play: Play, ended: View | null): string {
  const result = (ended ?? play.view).results.at(-1);
  const outcome = result ? `${forEar(outcomeOf(ending, result, ended ?? play.view).title)}${t('table.stop')} ` : '';
  if (ended !== null) return outcome + endedWords(ended);
  return `${outcome}${t('table.result.score')}: ${dailyWords(game, play.score ?? 0)}${t('table.stop')}`;
}

function resultNodes(
  face: GameFace,
  ending: Ending,
  venue: VenueLater,
  { play, ended, others }: ResultView,
  actions: Pick<ResultActions, 'nextDeal' | 'scene'> & { look(play: Play): readonly HTMLElement[] },
): Node[] {
  const view = ended ?? play.view;
  const result = view.results.at(-1);
  if (!result) return [];
  const several = view.results.length > 1;
  const title = several || ended !== null ? t('table.match.sheet', { number: view.results.length }) : undefined;
  const sheet = scoreSheet(ending, result, view.hands?.[view.results.length - 1] ?? null, title);
  if (ended !== null) {
    return [
      dealHead(ending, result, ended),
      ending.next?.(result, ended) ?? null,
      button({ class: 'link-button is-main' }, () => actions.nextDeal(), t('table.match.next')),
      venue.between?.(ended) ?? null,
      sheet,
      several ? matchSoFar(ended) : null,
    ].filter((node) => node !== null);
  }
  return [
    headline(face, ending, play, result),
    venue.standing(play),
    venue.address ? shareSection(toldOf(face, ending, play, actions.scene(view).frame), venue.address(play)) : null,
    several ? matchSoFar(view) : null,
    sheet,
    // Where no cards were played there is nothing to review.
    ...(view.results.some(({ contract }) => contract !== null) ? actions.look(play) : []),
    allHands(face, ending, view, venue.proof()),
    venue.after?.(play, face.game) ?? null,
    venue.links(play, others),
  ].filter((node) => node !== null);
}

/** Which deal of how many is over. */
function endedWords({ deal }: View): string {
  const { deals } = here();
  return deals > 1
    ? t('table.match.ended_of', { number: deal + 1, deals })
    : t('table.match.ended', { number: deal + 1 });
}

/** Between two deals: how this one ended. */
const dealHead = (ending: Ending, result: Result, view: View): HTMLElement =>
  outcomeHead(outcomeOf(ending, result, view), {
    id: 'result-title',
    before: h('p', { class: 'result-label' }, endedWords(view)),
  });

function headline(face: GameFace, ending: Ending, play: Play, result: Result): HTMLElement {
  const score = play.score ?? 0;
  const single = play.view.results.length === 1;
  const reckoning = single ? (ending.reckoning?.(result, score) ?? null) : null;
  const scoreNote = single ? (ending.scoreNote?.(result) ?? null) : null;
  return outcomeHead(
    outcomeOf(ending, result, play.view),
    { id: 'result-title' },
    h(
      'p',
      { class: 'result-score' },
      h('span', { class: 'result-label' }, t('table.result.score')),
      h('span', { class: 'result-number' }, dailyNode(face.game, score)),
      reckoning
        ? h(
            'span',
            { class: 'result-difference' },
            `${reckoning.words}: `,
            sum(reckoning.parts, reckoning.total ?? score),
          )
        : null,
      scoreNote === null ? null : h('span', { class: 'result-difference' }, convertDigits(scoreNote)),
    ),
  );
}
