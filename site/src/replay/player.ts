/** A replay on the page: where it stands, how it goes on, and all that follows from that. */

import { t } from '../i18n.ts';
import { load } from '../store.ts';
import { fill, h } from '../table/dom.ts';
import type { Ending, GameFace } from '../table/game.ts';
import { isolated } from '../table/words.ts';
import { type ControlActions, createControls } from './controls.ts';
import type { Course } from './course.ts';
import { createStage } from './stage.ts';
import { teller } from './telling.ts';

/** Between two steps while it plays by itself; what wants reading stays longer. */
const kPaceMs = { slow: 1800, normal: 1000, instant: 500 } as const;
const kReading = 1.7;

/** What follows the replay beside its table. */
export interface Part {
  readonly element: HTMLElement;
  update(at: number): void;
}

export interface Player {
  readonly element: HTMLElement;
  /** Goes to a stop; what plays by itself stops. */
  goTo(at: number): void;
  /** Takes what comes after the table: how the game tells the end of a deal, and what stands beside it. */
  join(ending: Ending, parts: readonly Part[]): void;
  /** Stops what plays by itself. */
  pause(): void;
}

export interface PlayerOptions {
  /** The stop to begin at. */
  readonly start: number;
  /** What stands beside the buttons. */
  readonly tools: HTMLElement;
  /** Is told each stop that is gone to. */
  moved(at: number): void;
}

export function createPlayer(face: GameFace, course: Course, { start, moved, tools }: PlayerOptions): Player {
  const lastStop = course.stops.length - 1;
  let ending: Ending | null = null;
  let parts: readonly Part[] = [];
  const tell = teller(face, course, () => ending);
  let at = Math.max(0, Math.min(lastStop, start));
  let all = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let playing = false;

  const deal = (): number => course.stops[at]?.deal ?? 0;
  const span = (): readonly [first: number, last: number] => course.dealSpan(deal());

  const pause = (): void => {
    clearTimeout(timer);
    if (!playing) return;
    playing = false;
    update();
  };
  /** By hand: what played by itself stops. */
  const goTo = (to: number): void => {
    clearTimeout(timer);
    playing = false;
    move(to);
  };
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(lastStop, to));
    if (next !== at) {
      at = next;
      moved(at);
    }
    update();
  };
  const run = (): void => {
    if (!playing) return;
    const reads = course.frame(at).full || course.stops[at]?.step === 0;
    timer = setTimeout(
      () => {
        if (document.hidden) return run();
        if (at + 1 >= lastStop) playing = false;
        move(at + 1);
        run();
      },
      kPaceMs[load().settings.speed] * (reads ? kReading : 1),
    );
  };
  const toggle = (): void => {
    if (playing) {
      pause();
      return;
    }
    playing = true;
    if (at === lastStop) move(0);
    else update();
    run();
  };

  const stage = createStage(face, course, () => goTo(at + 1));
  const actions: ControlActions = {
    first: () => goTo(at === span()[0] ? 0 : span()[0]),
    back: () => goTo(at - 1),
    play: toggle,
    next: () => goTo(at + 1),
    last: () => goTo(at === span()[1] ? lastStop : span()[1]),
    slide: (to) => goTo(span()[0] + to),
    deal: (number) => {
      if (number >= 0 && number < course.deals) goTo(course.dealSpan(number)[0]);
    },
    open: (open) => {
      all = open;
      update();
    },
  };
  const controls = createControls(actions, tools);
  const side = h('div', { class: 'replay-side' });
  const sentence = h('span', {});
  const status = h('p', { class: 'hidden replay-status', role: 'status' });
  const element = h(
    'div',
    { class: 'replay-player' },
    h(
      'section',
      { class: 'replay-main', 'aria-label': t('replay.region') },
      stage.element,
      h('div', { class: 'replay-deck' }, h('p', { class: 'replay-sentence' }, sentence), controls.element),
      status,
    ),
    side,
  );

  function update(): void {
    const [first, last] = span();
    const { shown, spoken } = tell(at);
    stage.show(at, all);
    controls.update({
      place: at - first,
      end: last - first,
      atStart: at === 0,
      atEnd: at === lastStop,
      playing,
      deal: deal(),
      deals: course.deals,
      all,
    });
    fill(sentence, shown, () => isolated(shown));
    // While it plays by itself, only whole tricks and what was said are worth a voice.
    const frame = course.frame(at);
    if (!playing || frame.full || frame.trick.length === 0) status.textContent = spoken;
    for (const part of parts) part.update(at);
  }

  const kKeys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => goTo(at - 1),
    ArrowRight: () => goTo(at + 1),
    Home: () => goTo(span()[0]),
    End: () => goTo(span()[1]),
  };
  /** From anywhere on the page but a field or a list that has these keys for itself. */
  addEventListener('keydown', (event) => {
    const act = kKeys[event.key];
    const from = event.target instanceof Element ? event.target : null;
    if (!act || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (!element.isConnected || from?.closest('input:not([type="range"], [type="checkbox"]), select, textarea')) return;
    const isVertical = event.key === 'Home' || event.key === 'End';
    if (isVertical && !element.contains(from)) return;
    event.preventDefault();
    act();
  });
  update();
  return {
    element,
    goTo,
    pause,
    join(told, beside) {
      ending = told;
      parts = beside;
      side.replaceChildren(...parts.map((part) => part.element));
      update();
    },
  };
}
