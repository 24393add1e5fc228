/** Opens a recording on the page: brings its game, its texts and the engine, and lays out all that there is to see of it. */
import { deckOf } from '../cards/decks.ts';
import { placeSheet } from '../cards/place-sheet.ts';
import { loadEngine } from '../engine/load.ts';
import { addTexts, t } from '../i18n.ts';
import { once } from '../once.ts';
import { find } from '../parts/dom.ts';
import { load } from '../store.ts';
import { bringStyle } from '../style.ts';
import { h } from '../table/dom.ts';
import { faceOf } from '../table/faces.ts';
import type { GameFace } from '../table/game.ts';
import { here, sitDown } from '../table/here.ts';
import { fetchTexts } from '../texts.ts';
import { createCourse, RecordingError } from './course.ts';
import { type Facts, factsOf, fetchPlay, recordingOf } from './facts.ts';
import { factsNode, titleOf, toolsNode } from './head.ts';
import { createPlayer, type Player } from './player.ts';
import { type Recording, requestOf } from './recording.ts';
import { speakOf } from './seat-names.ts';
import type { Shown } from './shown.ts';
import { type TableHere, tablesHere } from './tables.ts';

declare const REPLAY_PLAYER_STYLE: string;

interface Brought {
  readonly face: GameFace;
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

const styled = once(() => bringStyle(REPLAY_PLAYER_STYLE));
let player: Player | undefined;

async function bring({ game, texts }: TableHere): Promise<Brought> {
  const [face, engine, brought] = await Promise.all([faceOf(game), loadEngine(), fetchTexts(texts), styled()]);
  if (engine === null) throw new ReplayError('no_engine');
  const { theirs } = brought.replay;
  addTexts(brought);
  return { face, engine, theirs };
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
  const { face, engine, theirs } = await bringing;
  sit(face, recording, table);
  if (recording.name !== null && !facts?.mine) speakOf(recording.name, theirs as Parameters<typeof speakOf>[1]);
  const course = createCourse(face, engine, requestOf(recording), recording.log);
  if (course.view.counts.length !== here().seating.seats) throw new RecordingError('bad_request');
  const shown: Shown = { recording, facts, table, score: course.view.daily_scores?.[0] ?? 0 };
  player?.pause();
  player = createPlayer(face, course, { start: step, tools: toolsNode(shown), moved: keepStep });
  const below = h('div', { class: 'replay-below' });
  lay(page, shown, player, below);
  // The table is drawn before anything else is asked for.
  await new Promise((drawn) => setTimeout(drawn));
  const { bringBesides } = await import('./besides.ts');
  await bringBesides(face, course, player, shown, below);
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

function lay(page: HTMLElement, shown: Shown, { element }: Player, below: HTMLElement): void {
  const title = titleOf(shown);
  const heading = find('#replay-title');
  heading.textContent = title;
  document.title = `${title} · ${t('replay.site')}`;
  page.classList.add('is-open');
  page.classList.toggle('four-colour', load().settings.fourColour);
  page.classList.remove('is-busy');
  find('#replay-place').replaceChildren(h('div', { class: 'replay-head' }, heading, factsNode(shown)), element, below);
}
