/** The wiring of a table: state, screen, controller, input, around the face of the page's game. */
import { deckOf } from '../cards/decks.ts';
import { t } from '../i18n.ts';
import { load, onChange } from '../store.ts';
import type { GameName } from '../types.ts';
import { h } from './dom.ts';
import type { GameFace } from './game.ts';
import { here, sitDown } from './here.ts';
import { attachInput, type Input } from './input.ts';
import { createController } from './play.ts';
import { createScreen, sceneOf } from './render.ts';
import { initialState } from './state.ts';
import type { Venue } from './venue.ts';

/** What comes after the first card is fetched when the page is idle, of which one that draws nothing may never be told. */
const kQuietMs = 2000;
const whenQuiet: (act: () => void, limit: IdleRequestOptions) => unknown =
  window.requestIdleCallback ?? ((act) => setTimeout(act));

/** Opens the page's table with the face of its game. `changed`: the options that are not the page's own, and the match's deals. */
export function openTable<G extends GameName>(face: GameFace<G>, venue: Venue, changed: Changed = {}): void {
  const root = document.querySelector<HTMLElement>('#table');
  // A face is only ever asked about views of its own game.
  if (root) start(root, face as unknown as GameFace, venue, changed);
}

export interface Changed {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly deals?: number;
}

function start(place: HTMLElement, face: GameFace, venue: Venue, changed: Changed): void {
  const { table = '', options = '{}', deals = '1', guide = '', others = '' } = place.dataset;
  const { settings } = load();
  const rules: Readonly<Record<string, unknown>> = changed.options ?? JSON.parse(options);
  sitDown({
    table,
    options: rules,
    seating: face.seating(rules),
    deals: changed.deals ?? Number(deals),
    deck: deckOf(face.game, settings),
    guide: guide === '' ? null : guide,
    others: others.split(' ').filter((one) => one !== ''),
  });
  const state = initialState(table, face.firstValue ?? 0);
  state.settings = settings;

  const tools =
    venue.tools?.({
      state,
      scene: () => sceneOf(face, state),
      render: () => screen.render(state),
      show: (play) => controller.show(play),
      refresh: () => controller.refresh(),
      nextDeal: () => controller.nextDeal(),
      say: (words) => screen.announcer.log([words]),
    }) ?? null;
  const screen = createScreen(place, face, venue, tools, {
    why: () => input.why(),
    openSheet: (sheet) => input.openSheet(sheet),
    sheetClosed: () => {
      state.sheet = 'none';
    },
    retry: () => controller.retry(),
    feltTouched: () => controller.hurry(),
    stuck: () => failed('offline'),
    choose: (choice) => {
      state.choice = choice;
      state.why = null;
      state.hint = null;
      screen.render(state);
    },
    step: (by) => input.step(by),
    confirm: () => {
      const action = sceneOf(face, state)?.choice.action ?? null;
      if (action !== null) controller.act(action);
    },
    refuse: (action, rule) => input.refuse(action, rule),
    nextDeal: () => controller.nextDeal(),
  });
  /** Where even the words for it cannot be had, a way to ask again is left. */
  const failed = (code: string): void => {
    void import('./failure.ts').then(
      ({ showFailure }) => showFailure(place, venue, code, open),
      () => place.replaceChildren(h('a', { class: 'link-button', href: '' }, t('errors.retry'))),
    );
  };
  const controller = createController(face, state, screen, venue.connection, failed);
  const input: Input = attachInput(place, face, state, screen, controller, venue.explain, tools?.keys ?? {});

  const open = async (): Promise<void> => {
    await controller.open();
    if (state.play === null) return;
    whenQuiet(
      () => {
        screen.prepare();
        venue.prepare?.();
      },
      { timeout: kQuietMs },
    );
  };

  onChange(({ settings }) => {
    state.settings = settings;
    const deck = deckOf(face.game, settings);
    if (deck !== here().deck) {
      sitDown({ deck });
      screen.redress();
    }
    screen.render(state);
  });
  addEventListener('online', () => void controller.refresh());
  addEventListener('focus', () => void controller.refresh());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void controller.refresh();
  });
  void open();
}
