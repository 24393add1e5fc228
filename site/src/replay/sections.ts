/** Below the table of a replay: how the play ended, its score line by line, and everybody's cards as they were dealt. */
import { dailyNode } from '../daily.ts';
import { t } from '../i18n.ts';
import { allHands } from '../table/all-hands.ts';
import { h } from '../table/dom.ts';
import type { Ending, GameFace } from '../table/game.ts';
import { matchSoFar } from '../table/match.ts';
import { outcomeHead, outcomeOf } from '../table/outcome.ts';
import { scoreSheet } from '../table/score-sheet.ts';
import type { Course } from './course.ts';

export function sectionsOf(face: GameFace, ending: Ending, { view, results, deals }: Course): HTMLElement {
  const last = results.at(-1);
  const sheets = results.map((result, deal) =>
    scoreSheet(
      ending,
      result,
      view.hands?.[deal] ?? null,
      deals > 1 ? t('table.match.sheet', { number: deal + 1 }) : undefined,
    ),
  );
  return h(
    'div',
    { class: 'result', 'data-game': face.game },
    last ? outcome(face, ending, last, view) : null,
    deals > 1 ? matchSoFar(view) : null,
    ...sheets,
    allHands(face, ending, view),
  );
}

const outcome = (
  face: GameFace,
  ending: Ending,
  result: Course['results'][number],
  view: Course['view'],
): HTMLElement =>
  outcomeHead(
    outcomeOf(ending, result, view),
    {},
    h(
      'p',
      { class: 'result-score' },
      h('span', { class: 'result-label' }, t('replay.score')),
      h('span', { class: 'result-number' }, dailyNode(face.game, view.daily_scores?.[0] ?? 0)),
    ),
  );
