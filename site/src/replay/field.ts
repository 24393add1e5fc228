/** The field at each decision of the play: what others chose who had come as far in the same way, and what it brought them. A table, and a picture in it. */
import { ltr } from '../bidi.ts';
import { fmt, has, t, tn } from '../i18n.ts';
import { actionWords } from '../table/action-words.ts';
import { attribute, button, fill, h } from '../table/dom.ts';
import type { GameFace } from '../table/game.ts';
import { optionsOf } from '../table/panel/panel.ts';
import { noChoice } from '../table/state.ts';
import { isolated } from '../table/words.ts';
import type { Action, FieldDecision } from '../types.ts';
import type { Course } from './course.ts';
import { type Decision, decisionAt, decisionsOf, type FieldRow, fieldRows } from './decisions.ts';

export interface Field {
  readonly element: HTMLElement;
  update(at: number): void;
  /** What the field did, once it has come; null where it cannot be had. */
  take(decisions: readonly FieldDecision[] | null): void;
}

/** `ranked`: whether the play itself is among those that are counted. */
export function createField(face: GameFace, course: Course, ranked: boolean, goTo: (at: number) => void): Field {
  const decisions = decisionsOf(course);
  const title = h('p', { class: 'field-which' });
  const body = h('div', { class: 'field-body' });
  const step = (by: 1 | -1): void => {
    const to = decisions[(now?.index ?? 0) + by];
    if (to) goTo(to.before);
  };
  const earlier = button({ class: 'replay-deal' }, () => step(-1), t('replay.field.before'));
  const later = button({ class: 'replay-deal' }, () => step(1), t('replay.field.after'));
  let now: Decision | null = null;
  let field: readonly FieldDecision[] | null | 'coming' = 'coming';
  let at = 0;

  const draw = (): void => {
    now = decisionAt(decisions, at);
    attribute(earlier, 'aria-disabled', now === null || now.index === 0 ? 'true' : null);
    attribute(later, 'aria-disabled', now === null || now.index === decisions.length - 1 ? 'true' : null);
    title.textContent =
      now === null ? '' : t('replay.field.which', { number: now.index + 1, decisions: decisions.length });
    fill(body, `${now?.index} ${field === null || field === 'coming' ? field : ''}`, () => nodes(now));
  };

  const nodes = (decision: Decision | null): readonly Node[] => {
    if (decision === null) return [h('p', {}, t('replay.field.none'))];
    if (field === 'coming') return [h('p', {}, t('replay.field.coming'))];
    if (field === null) return [h('p', {}, t('replay.field.failed'))];
    const { choices = [] } = field.find(({ index }) => index === decision.index) ?? {};
    const count = choices.reduce((sum, { plays }) => sum + plays, 0);
    const { frame, view } = scene(decision);
    const words = (action: Action): string =>
      actionWords(face, { frame, view, choice: noChoice(face.firstValue ?? 0) }, action, optionsOf);
    return [
      h(
        'p',
        { class: 'field-count' },
        count <= Number(ranked) ? t('replay.field.alone') : t('replay.field.count', { count }),
      ),
      fieldTable(face.game, fieldRows(choices, decision.action), words),
    ];
  };

  const scene = ({ before }: Decision) => {
    const frame = course.frame(before);
    return { frame, view: frame.view };
  };

  return {
    element: h(
      'section',
      { class: 'field-picture', 'aria-labelledby': 'field-title' },
      h('h2', { id: 'field-title' }, t('replay.field.title')),
      h('div', { class: 'replay-deals field-steps', hidden: decisions.length > 1 ? null : '' }, earlier, title, later),
      body,
    ),
    update(next) {
      at = next;
      draw();
    },
    take(decisions) {
      field = decisions;
      delete body.dataset.filled;
      draw();
    },
  };
}

function fieldTable(game: string, rows: readonly FieldRow[], words: (action: Action) => string): HTMLElement {
  const note = `replay.field.mean_of.${game}`;
  const head = (name: string): HTMLElement => h('th', { scope: 'col' }, name);
  return h(
    'div',
    {},
    h(
      'table',
      { class: 'field-table' },
      h(
        'thead',
        {},
        h('tr', {}, head(t('replay.field.choice')), head(t('replay.field.plays')), head(t('replay.field.mean'))),
      ),
      h('tbody', {}, ...rows.map((row) => fieldRow(game, row, words))),
    ),
    has(note) ? h('p', { class: 'field-note' }, t(note)) : '',
  );
}

function fieldRow(game: string, { action, plays, share, mean, mine }: FieldRow, words: (action: Action) => string) {
  const bar = h('span', { class: 'field-bar', 'aria-hidden': 'true' });
  bar.style.setProperty('--share', String(share));
  return h(
    'tr',
    { class: mine ? 'is-mine' : '' },
    h(
      'th',
      { scope: 'row' },
      ...isolated(words(action)),
      ...(mine ? [' ', h('span', { class: 'field-mine' }, t('replay.field.mine'))] : []),
    ),
    h(
      'td',
      { class: 'field-share' },
      bar,
      h('span', {}, tn('replay.field.share', { percent: ltr(`${fmt(Math.round(share * 100))}%`), plays })),
    ),
    h('td', { class: 'field-mean' }, mean === null ? '' : ltr(meanShown(game, mean))),
  );
}

/** A score of two numbers, the payment in thousands, has no mean that could be read: then it is that of the payment. */
const meanShown = (game: string, mean: number): string =>
  game === 'schafkopf'
    ? fmt(Math.floor(mean / 100) / 10, { decimals: 1, signed: true })
    : fmt(mean, { decimals: 1, signed: game !== 'teen-do-paanch' });
