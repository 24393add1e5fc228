/** The buttons under a replay, as on any player: they run from left to right in both directions of text, as time does on a slider. */
import { plain } from '../bidi.ts';
import { fmt, t } from '../i18n.ts';
import { attribute, button, drawing, h } from '../table/dom.ts';

export interface ControlActions {
  first(): void;
  back(): void;
  play(): void;
  next(): void;
  last(): void;
  /** To the nth stop of the deal. */
  slide(to: number): void;
  deal(number: number): void;
  open(all: boolean): void;
}

export interface ControlView {
  /** Place among the stops of this deal, and the last of them. */
  readonly place: number;
  readonly end: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly playing: boolean;
  readonly deal: number;
  readonly deals: number;
  readonly all: boolean;
}

export interface Controls {
  readonly element: HTMLElement;
  update(view: ControlView): void;
}

const icon = (path: string): SVGElement =>
  drawing(
    `<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`,
  );
const kIcons = {
  first: 'M5 5h2.5v14H5zM19 5v14L9 12z',
  back: 'M16 5v14L6 12z',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M6.5 5H10v14H6.5zM14 5h3.5v14H14z',
  next: 'M8 5v14l10-7z',
  last: 'M16.5 5H19v14h-2.5zM5 5v14l10-7z',
} as const;

/** `tools` stand beside them. */
export function createControls(actions: ControlActions, tools: HTMLElement): Controls {
  const make = (name: keyof typeof kIcons, words: string, press: () => void): HTMLButtonElement =>
    button({ class: 'replay-button', 'aria-label': words }, press, icon(kIcons[name]));
  const first = make('first', t('replay.controls.first'), actions.first);
  const back = make('back', t('replay.controls.back'), actions.back);
  const play = make('play', t('replay.controls.play'), actions.play);
  const next = make('next', t('replay.controls.next'), actions.next);
  const last = make('last', t('replay.controls.last'), actions.last);
  const slider = h('input', { type: 'range', min: '0', class: 'replay-slider', dir: 'ltr' });
  slider.setAttribute('aria-label', t('replay.controls.slider'));
  slider.addEventListener('input', () => actions.slide(Number(slider.value)));
  const all = h('input', { type: 'checkbox', role: 'switch' });
  all.addEventListener('change', () => actions.open(all.checked));
  const earlier = button(
    { class: 'replay-deal' },
    () => actions.deal(shown.deal - 1),
    t('replay.controls.deal_before'),
  );
  const later = button({ class: 'replay-deal' }, () => actions.deal(shown.deal + 1), t('replay.controls.deal_after'));
  const which = h('p', { class: 'replay-which' });
  const deals = h('div', { class: 'replay-deals' }, earlier, which, later);
  const count = h('p', { class: 'replay-count', 'aria-hidden': 'true', dir: 'ltr' });
  let shown: ControlView = {
    place: 0,
    end: 0,
    atStart: true,
    atEnd: false,
    playing: false,
    deal: 0,
    deals: 1,
    all: true,
  };

  return {
    element: h(
      'div',
      { class: 'replay-controls' },
      h('div', { class: 'replay-slide', dir: 'ltr' }, slider, count),
      h(
        'div',
        { class: 'replay-row' },
        h('div', { class: 'replay-buttons', dir: 'ltr', role: 'group' }, first, back, play, next, last),
        h('label', { class: 'replay-switch' }, all, h('span', {}, t('replay.controls.all'))),
        tools,
      ),
      deals,
    ),
    update(view) {
      shown = view;
      const off = (node: HTMLElement, is: boolean): void => attribute(node, 'aria-disabled', is ? 'true' : null);
      off(first, view.atStart);
      off(back, view.atStart);
      off(next, view.atEnd);
      off(last, view.atEnd);
      attribute(play, 'aria-label', t(view.playing ? 'replay.controls.pause' : 'replay.controls.play'));
      if (play.dataset.icon !== String(view.playing)) {
        play.dataset.icon = String(view.playing);
        play.replaceChildren(icon(view.playing ? kIcons.pause : kIcons.play));
      }
      slider.max = String(view.end);
      slider.value = String(view.place);
      const words = `${fmt(view.place)} / ${fmt(view.end)}`;
      count.textContent = words;
      attribute(slider, 'aria-valuetext', plain.ltr(words));
      all.checked = view.all;
      deals.hidden = view.deals === 1;
      off(earlier, view.deal === 0);
      off(later, view.deal === view.deals - 1);
      which.textContent = t('replay.controls.deal', { number: view.deal + 1, deals: view.deals });
    },
  };
}
