/** The wiring of a table: state, screen, controller, input, around the face of the page's game. */
import { deckOf } from '../cards/decks.ts';
import { lang, t } from '../i18n.ts';
import { load, onChange } from '../store.ts';
import type { GameName } from '../types.ts';
import { button, h } from './dom.ts';
import type { GameFace } from './game.ts';
import { here, sitDown } from './here.ts';
import { attachInput, type Input } from './input.ts';
import { createController } from './play.ts';
import { createScreen, sceneOf } from './render.ts';
import { initialState } from './state.ts';

/** Opens the page's table with the face of its game. */
export function openTable<G extends GameName>(face: GameFace<G>): void {
  const root = document.querySelector<HTMLElement>('#table');
  // A face is only ever asked about views of its own game.
  if (root) start(root, face as unknown as GameFace);
}

function start(place: HTMLElement, face: GameFace): void {
  const { table = '', options = '{}', deals = '1', guide = '', others = '' } = place.dataset;
  const { settings } = load();
  const rules: Readonly<Record<string, unknown>> = JSON.parse(options);
  sitDown({
    table,
    options: rules,
    seating: face.seating(rules),
    deals: Number(deals),
    deck: deckOf(face.game, settings),
    guide: guide === '' ? null : guide,
    others: others.split(' ').filter((one) => one !== ''),
  });
  const state = initialState(table, face.firstValue ?? 0);
  state.settings = settings;
  const asked = new URLSearchParams(location.search).get('date') ?? 'today';

  const screen = createScreen(place, face, {
    why: () => input.why(),
    lastTrick: () => input.openSheet('last'),
    score: () => input.openSheet('score'),
    menu: () => input.openSheet('menu'),
    sheetClosed: () => {
      state.sheet = 'none';
    },
    retry: () => controller.retry(),
    feltTouched: () => controller.hurry(),
    choose: (choice) => {
      state.choice = choice;
      state.why = null;
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
  const controller = createController(face, state, screen, asked);
  const input: Input = attachInput(place, face, state, screen, controller);

  const open = async (): Promise<void> => {
    await controller.open();
    if (state.failure !== null) {
      showFailure(place, state.failure, open);
      return;
    }
    // A reload, also after midnight, comes back to this day's play.
    if (state.play) history.replaceState(null, '', `?date=${state.play.date}`);
    (window.requestIdleCallback ?? setTimeout)(() => {
      screen.prepare();
      void import('../engine/load.ts').then(({ loadEngine }) => loadEngine());
    });
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

/** A table that could not open says why and what may be done. */
function showFailure(place: HTMLElement, code: string, again: () => Promise<void>): void {
  const own = ['day_closed', 'still_sealed', 'no_such_day'] as const;
  const general = ['offline', 'no_server', 'slow_down', 'unavailable', 'unauthorized'] as const;
  const mine = own.find((one) => one === code);
  const words = mine ? t(`table.failed.${mine}`) : t(`errors.${general.find((one) => one === code) ?? 'other'}`);
  place.replaceChildren(
    ...place.querySelectorAll(':scope > h1'),
    h(
      'section',
      { class: 'failure', role: 'alert' },
      h('h2', {}, t('table.failed.title')),
      h('p', {}, words),
      button({ class: 'link-button is-main' }, () => void again(), t('errors.retry')),
      h('a', { class: 'link-button', href: `/${lang}/` }, t('table.back')),
    ),
  );
}
