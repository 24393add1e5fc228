/** Opens a recording on the page: brings its game, its texts and the engine, and lays out all that there is to see of it. */
import { deckOf } from '../cards/decks.ts';
import { placeSheet } from '../cards/place-sheet.ts';
import { loadEngine } from '../engine/load.ts';
import { addTexts, t } from '../i18n.ts';
import * as api from '../net/endpoints.ts';
import { find } from '../parts/dom.ts';
import { withMe } from '../session.ts';
import { load } from '../store.ts';
import { bringStyle } from '../style.ts';
import { h } from '../table/dom.ts';
import { faceOf } from '../table/faces.ts';
import type { Ending, GameFace } from '../table/game.ts';
import { here, sitDown } from '../table/here.ts';
import { type Course, createCourse, RecordingError } from './course.ts';
import { type Facts, factsOf, fetchPlay, recordingOf } from './facts.ts';
import { factsNode, linksNode, type Shown, titleOf, toolsNode } from './head.ts';
import { othersSection } from './others-section.ts';
import { createPlayer, type Player } from './player.ts';
import { type Recording, requestOf } from './recording.ts';
import { speakOf } from './seat-names.ts';
import { sectionsOf } from './sections.ts';
import { type TableHere, tablesHere } from './tables.ts';

export { RecordingError } from './course.ts';
export { FileError, kMostBytes, readFile } from './file.ts';
export { keepRecording, keptRecording } from './kept.ts';

declare const REPLAY_PLAYER_STYLE: string;

interface Brought {
  readonly face: GameFace;
  readonly ending: Ending;
  readonly engine: NonNullable<Awaited<ReturnType<typeof loadEngine>>>;
  readonly theirs: object;
}

/** The page does not know the table, or the engine cannot be had: codes of the page's own texts. */
class ReplayError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

let styled: Promise<void> | undefined;
let player: Player | undefined;

async function bring({ game, texts }: TableHere): Promise<Brought> {
  styled ??= bringStyle(REPLAY_PLAYER_STYLE).catch((error) => {
    styled = undefined;
    throw error;
  });
  const fetchTexts = async () => {
    const answer = await fetch(texts);
    if (!answer.ok) throw new Error(`texts: ${answer.status}`);
    return answer.json();
  };
  const face = await faceOf(game);
  const [engine, ending, brought] = await Promise.all([loadEngine(), face.ending(), fetchTexts(), styled]);
  if (engine === null) throw new ReplayError('no_engine');
  const { theirs } = brought.replay;
  addTexts(brought);
  return { face, ending, engine, theirs };
}

function tableOf(page: HTMLElement, name: string): TableHere {
  const table = tablesHere(page).find((one) => one.table === name);
  if (!table) throw new ReplayError('no_such_table');
  return table;
}

/** A play of the server's. `hint` is the table that the address names, which saves waiting for the answer. */
export async function openPlay(page: HTMLElement, play: string, hint: string | null, step: number): Promise<void> {
  const guessed = tablesHere(page).find((one) => one.table === hint);
  const early = guessed && bring(guessed);
  early?.catch(() => undefined);
  const told = await fetchPlay(play);
  const table = tableOf(page, told.table);
  const recording = recordingOf(told, table);
  if (recording === null) throw new ReplayError('unfinished');
  await show(page, recording, factsOf(told), table, guessed === table && early ? early : bring(table), step);
}

/** A recording from a file, or handed on by another page. */
export async function openRecording(page: HTMLElement, recording: Recording, step: number): Promise<void> {
  const table = tableOf(page, recording.table);
  if (table.game !== recording.game) throw new ReplayError('no_such_table');
  await show(page, recording, null, table, bring(table), step);
}

async function show(
  page: HTMLElement,
  recording: Recording,
  facts: Facts | null,
  table: TableHere,
  bringing: Promise<Brought>,
  step: number,
): Promise<void> {
  const { face, ending, engine, theirs } = await bringing;
  sit(face, recording, table);
  if (recording.name !== null && !facts?.mine) speakOf(recording.name, theirs as Parameters<typeof speakOf>[1]);
  const course = createCourse(face, engine, requestOf(recording), recording.log);
  if (course.view.counts.length !== here().seating.seats) throw new RecordingError('bad_request');
  const shown: Shown = { recording, facts, table, score: course.view.daily_scores?.[0] ?? 0 };
  player?.pause();
  player = createPlayer(face, ending, course, {
    start: step,
    counted: facts !== null,
    tools: toolsNode(shown),
    moved: keepStep,
  });
  lay(page, shown, player, course, face, ending);
  if (facts !== null) void bringField(facts, player);
}

function sit(face: GameFace, { options, table }: Recording, { guide, deals }: TableHere): void {
  const deck = deckOf(face.game, load().settings);
  const match = options.match as { readonly deals?: number } | undefined;
  sitDown({ table, options, seating: face.seating(options), deals: match?.deals ?? deals, deck, guide, others: [] });
  void placeSheet(deck);
}

/** The address follows, so that what is handed on is what is seen. */
function keepStep(at: number): void {
  const query = new URLSearchParams(location.search);
  if (at === 0) query.delete('step');
  else query.set('step', String(at));
  history.replaceState(history.state, '', `?${query}`);
}

function lay(
  page: HTMLElement,
  shown: Shown,
  { element }: Player,
  course: Course,
  face: GameFace,
  ending: Ending,
): void {
  const title = titleOf(shown);
  const heading = find('#replay-title');
  heading.textContent = title;
  document.title = `${title} · ${t('replay.site')}`;
  page.classList.add('is-open');
  const links = h('div', {}, linksNode(shown, shown.facts === null ? (shown.recording.seed ?? null) : null));
  const others = shown.facts === null ? null : othersSection(face.game, shown.table.table, shown.facts);
  find('#replay-place').replaceChildren(
    h('div', { class: 'replay-head' }, heading, factsNode(shown)),
    element,
    sectionsOf(face, ending, course),
    ...(others === null ? [] : [others]),
    links,
  );
  if (shown.facts !== null) void bringSeed(shown).then((seed) => seed && links.replaceChildren(linksNode(shown, seed)));
}

/** The seed of a closed day gives the same cards to practise with. */
async function bringSeed({ recording, facts }: Shown): Promise<string | null> {
  const day = await api.day(facts?.date).catch(() => null);
  return day?.tables.find((one) => one.table === recording.table)?.seed ?? null;
}

async function bringField({ play }: Facts, { field }: Player): Promise<void> {
  const told = await withMe(() => api.field(play)).catch(() => null);
  field.take(told?.decisions ?? null);
}
