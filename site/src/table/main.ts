/** The wiring of the table: state, screen, controller, input. */

import { loadEngine } from '../engine/load.ts';
import { lang, t } from '../i18n.ts';
import { load, onChange } from '../store.ts';
import { button, h } from './dom.ts';
import { attachInput, type Input } from './input.ts';
import { createController } from './play.ts';
import { createScreen } from './render.ts';
import { initialState } from './state.ts';

const root = document.querySelector<HTMLElement>('#table');
if (root) start(root, root.dataset.table ?? 'belote');

function start(place: HTMLElement, table: string): void {
  const state = initialState(table);
  state.settings = load().settings;
  const asked = new URLSearchParams(location.search).get('date') ?? 'today';

  const screen = createScreen(
    place,
    {
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
        state.bid = choice;
        screen.render(state);
      },
      confirm: () => {
        if (state.bid.action !== null) controller.act(state.bid.action);
      },
    },
    table,
  );
  const controller = createController(state, screen, asked);
  const input: Input = attachInput(place, state, screen, controller);

  const open = async (): Promise<void> => {
    await controller.open();
    if (state.failure !== null) {
      showFailure(place, state.failure, open);
      return;
    }
    // A reload, also after midnight, comes back to this day's play.
    if (state.play) history.replaceState(null, '', `?date=${state.play.date}`);
    (window.requestIdleCallback ?? setTimeout)(() => void loadEngine());
  };

  onChange((stored) => {
    state.settings = stored.settings;
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
