/**
 * The controller: starts the play, sends my moves, and walks the table through what is answered. What is shown before an answer is
 * only my own move; everything else is the answer's view. A move that cannot be sent waits and goes out by itself.
 */
import type { Action, GameName, Play, View } from '../types.ts';
import { sentencesBetween } from './announce.ts';
import { type Connection, codeOf } from './connection.ts';
import { allShown, dealEnded, frameAt, lastPlace, nextPlace, type Place } from './frames.ts';
import type { GameFace } from './game.ts';
import type { Screen } from './render.ts';
import { type Notice, noChoice, shownView, type TableState } from './state.ts';

/** Between two cards of the computer players. */
const kPaceMs = { slow: 700, normal: 350, instant: 0 } as const;
/** What wants reading before it goes on. */
const kReadMs = { slow: 3000, normal: 1600, instant: 800 } as const;
/** A finished trick lies at least this long, or until a touch. */
const kTrickMs = { slow: 1500, normal: 1000, instant: 900 } as const;
const kRetryMs = [1000, 2000, 4000, 8000, 15_000] as const;
const kNoticeMs = 6000;

export interface Controller {
  open(): Promise<void>;
  /** Makes my move; what is not legal now is not sent. */
  act(action: Action): void;
  /** Sends a waiting move at once. */
  retry(): void;
  /** Asks whether another window or device went on. */
  refresh(): Promise<void>;
  /** A touch: hurry to the next thing worth seeing. */
  hurry(): void;
  /** From the result of a deal to the next deal of the match. */
  nextDeal(): void;
  /** Shows a play that is not what came of the one shown, at its end. */
  show(play: Play): void;
}

export function createController(
  face: GameFace<GameName>,
  state: TableState,
  screen: Screen,
  connection: Connection,
  failed: (code: string) => void,
): Controller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let sending = false;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const render = (): void => screen.render(state);

  /** Shows a notice; those that only inform go by themselves. */
  const notice = (next: Notice): void => {
    clearTimeout(noticeTimer);
    state.notice = next;
    if (next === 'back' || next === 'diverged' || next === 'refused' || next === 'unranked') {
      noticeTimer = setTimeout(() => {
        state.notice = 'none';
        render();
      }, kNoticeMs);
    }
  };

  const frameShown = (view: View) => frameAt(face, view, state.place, state.before);

  const goTo = (place: Place): void => {
    const view = shownView(state);
    if (!view) return;
    const before = frameShown(view);
    state.place = place;
    screen.announcer.log(sentencesBetween(face, before, frameShown(view), state.settings.heard));
  };

  const lingers = (view: View): boolean => face.lingers?.(frameShown(view)) ?? false;

  /** Walks on from the place shown, each step after its pause. */
  const walk = (): void => {
    clearTimeout(timer);
    const view = shownView(state);
    const next = view ? nextPlace(view, state.place) : null;
    if (!view || next === null || state.pending !== null) return;
    const { speed } = state.settings;
    const pause = next.step === state.place.step ? kTrickMs : lingers(view) ? kReadMs : kPaceMs;
    timer = setTimeout(() => {
      goTo(next);
      render();
      walk();
    }, pause[speed]);
  };

  /** Takes what was answered. `mine`: its first new action is the one already shown as mine. */
  const accept = (play: Play, mine: boolean): void => {
    const seen = state.play?.play === play.play ? shownView(state) : null;
    const goesOn = seen !== null && seen.deal === play.view.deal;
    if (seen === null) state.ended = null;
    else if (!goesOn && state.ended === null) state.ended = dealEnded(face, seen, play.view);
    if (seen !== null && state.ended !== seen) state.before = seen;
    state.play = play;
    state.pending = null;
    state.lifted = null;
    state.why = null;
    state.hint = null;
    state.choice = noChoice(state.choice.value);
    if (seen === null && connection.ranks && !play.ranked && !play.finished) notice('unranked');
    const shown = state.ended ?? play.view;
    const last = lastPlace(shown);
    if (seen === null) state.place = play.log.length === 0 && !play.finished ? { step: 0, gathered: true } : last;
    else if (state.place.step > last.step) state.place = last;
    else if (mine) goTo({ step: state.place.step + 1, gathered: false });
    if (play.finished) void findOthers();
    render();
    walk();
  };

  const findOthers = async (): Promise<void> => {
    if (state.others.length > 0 || state.play === null) return;
    state.others = await connection.others(state.play);
    if (state.others.length > 0) render();
  };

  const send = async (): Promise<void> => {
    const { play, pending } = state;
    if (play === null || pending === null || sending) return;
    sending = true;
    clearTimeout(retryTimer);
    try {
      const answer = await connection.send(play, [...play.log, pending]);
      if (state.notice === 'waiting' || state.notice === 'slow_down') notice('back');
      else if (state.notice !== 'none') notice('none');
      failures = 0;
      accept(answer, true);
    } catch (error) {
      await sendFailed(play, codeOf(error));
    } finally {
      sending = false;
    }
  };

  const sendFailed = async (play: Play, code: string): Promise<void> => {
    switch (code) {
      case 'day_closed':
        // The play has become unranked; the same log is accepted when it is sent again.
        notice('closed');
        render();
        return;
      case 'unauthorized':
      case 'not_yours':
      case 'no_such_play':
      case 'no_players':
        failed(code);
        return;
      case 'log_diverges':
      case 'illegal_action':
      case 'unknown_action':
      case 'log_after_end': {
        const now = await connection.now(play);
        if (now === null) {
          waitAndRetry('waiting');
          return;
        }
        notice(code === 'log_diverges' ? 'diverged' : 'refused');
        accept(now, false);
        return;
      }
      default:
        waitAndRetry(code === 'slow_down' ? 'slow_down' : 'waiting');
    }
  };

  const waitAndRetry = (why: Notice): void => {
    notice(why);
    render();
    const pause = kRetryMs[Math.min(failures, kRetryMs.length - 1)] ?? 15_000;
    failures += 1;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(refresh, pause);
  };

  const refresh = async (): Promise<void> => {
    const { play } = state;
    if (play === null || play.finished) return;
    if (state.pending !== null) {
      await send();
      return;
    }
    const now = await connection.now(play);
    if (state.play !== play || state.pending !== null) return;
    const away = state.notice === 'away';
    if (now === null) {
      if (away) waitAndRetry('away');
      return;
    }
    // Others may have acted and I have not: then the log is as it was, and the course is not.
    const changed = now.view.played.length !== play.view.played.length || now.ranked !== play.ranked;
    if (now.log.length > play.log.length) notice('diverged');
    else if (away) notice('back');
    if (changed) accept(now, false);
    else if (away) render();
  };

  return {
    async open() {
      try {
        const { play, waiting, away } = await connection.open();
        accept(play, false);
        if (waiting !== null && play.view.legal.includes(waiting)) {
          clearTimeout(timer);
          state.place = lastPlace(play.view);
          state.pending = waiting;
          render();
          await send();
        } else if (away && !play.finished) waitAndRetry('away');
      } catch (error) {
        failed(codeOf(error));
      }
    },

    act(action) {
      const view = shownView(state);
      if (!view?.legal.includes(action) || state.pending !== null || !allShown(view, state.place)) return;
      clearTimeout(timer);
      state.pending = action;
      state.lifted = null;
      state.why = null;
      state.hint = null;
      render();
      void send();
    },

    retry() {
      if (state.notice === 'closed') notice('none');
      void refresh();
    },

    refresh,

    nextDeal() {
      if (state.ended === null) return;
      clearTimeout(timer);
      state.ended = null;
      state.before = null;
      state.place = { step: 0, gathered: true };
      render();
      walk();
    },

    show(play) {
      clearTimeout(timer);
      state.play = null;
      state.before = null;
      accept(play, false);
    },

    hurry() {
      const view = shownView(state);
      if (!view || state.pending !== null) return;
      let next = nextPlace(view, state.place);
      if (next === null) return;
      // A trick lying is swept; otherwise on to what wants reading, to the next finished trick, or to the end.
      do {
        goTo(next);
        next = nextPlace(view, state.place);
      } while (next !== null && next.step !== state.place.step && !lingers(view));
      render();
      walk();
    },
  };
}
