/**
 * A figure of a guide as a small table: the reader plays a card of the position, the engine says whether it may be played and, with the
 * others' cards, who wins. What the figure says without a script stays in it as the answer.
 */
import { deckOf } from '../cards/decks.ts';
import { cardLabel } from '../cards/names.ts';
import { cardPicture } from '../cards/picture.ts';
import { loadEngine, type Replayed } from '../engine/load.ts';
import { t } from '../i18n.ts';
import { askedOf, cardOf, givenBy } from '../notation.ts';
import { button, drawing, h } from '../table/dom.ts';
import type { GameFace } from '../table/game.ts';
import { isolated, seatName, suitShown, trickCardName } from '../table/words.ts';
import type { Action, Card, TrickCard } from '../types.ts';
import { type Example, gathered, mayPlay, othersPlay, refusedCard, type State, started, taken } from './course.ts';
import { appear, flyFrom, shake } from './motion.ts';
import { positionOf, refusalOf, sitAt, trickWon } from './position.ts';
import { reply } from './replies.ts';

/** More cards than this lie in two rows. */
const kInRow = 10;
/** Between the cards of the others. */
const kPause = 450;

export function openMiniTable(root: HTMLElement, face: GameFace, example: Example): void {
  const { request } = example;
  const deck = deckOf(face.game, { faces: 'own' });
  const file = root.querySelector('use')?.getAttribute('href')?.split('#')[0] ?? '';
  const felt = root.querySelector<HTMLElement>('.felt');
  if (!felt) return;
  const trick = h('ol', { class: 'lie' });
  const hand = h('div', { role: 'group', 'aria-label': t('table.region.hand'), dir: 'ltr' });
  const status = h('p', { class: 'say', role: 'status' });
  const doors = h('p', { class: 'row' });
  let state = started(example);
  /** Counts the reader's moves: what still waits for an earlier one is dropped. */
  let move = 0;

  const show = (next: State, words: string): void => {
    state = next;
    sit();
    const held = document.activeElement;
    const card = held instanceof HTMLElement && root.contains(held) ? (held.dataset.card ?? '') : null;
    trick.replaceChildren(...lying());
    hand.replaceChildren(...handRows());
    status.replaceChildren(...isolated(words));
    doors.replaceChildren(...openDoors());
    for (const use of root.querySelectorAll('use[href^="#"]'))
      use.setAttribute('href', file + use.getAttribute('href'));
    if (card !== null && !root.contains(document.activeElement)) refocus(card);
  };

  /** Names of seats and cards are those of this table: a page may hold tables of several kinds. */
  const sit = (): void => sitAt(face, request.options ?? {});

  /** What the reader is to do; which card it may be is left to him. */
  function asked({ view }: State): string {
    if (view.phase !== 'return') return t('guide.try');
    sit();
    const { scene, moment } = positionOf(face, view);
    return face.ask(scene, moment);
  }

  function lying(): Node[] {
    const cards = state.trick.map((one: TrickCard) =>
      h(
        'li',
        { class: one.seat === state.winner ? 'is-best' : null, 'data-card': one.card },
        drawing(cardPicture(one.card, deck, file)),
        h('span', { class: 'hidden' }, `${trickCardName(one)}: `),
        seatName(one.seat),
      ),
    );
    return state.winner === null && mayPlay(state) && state.view.phase !== 'return'
      ? [...cards, h('li', {}, h('i'), seatName(0))]
      : cards;
  }

  function handRows(): Node[] {
    const { hand: cards } = positionOf(face, state.view);
    const perRow = cards.length > kInRow ? Math.ceil(cards.length / 2) : cards.length;
    const rows = [cards.slice(0, perRow), cards.slice(perRow)].filter(({ length }) => length > 0);
    return rows.map((row) => h('div', { class: 'fan' }, ...row.map((card) => cardButton(card, card === cards[0]))));
  }

  function cardButton(card: Card, stop: boolean): HTMLElement {
    const look = state.refused.includes(card)
      ? 'is-refused'
      : state.view.legal.some((one) => givenBy(one)[0] === card)
        ? 'may'
        : '';
    const attributes = {
      'data-card': card,
      tabindex: stop ? '0' : '-1',
      class: look,
      'aria-label': cardLabel(card, deck, t),
    };
    return button(attributes, () => void press(card), drawing(cardPicture(card, deck, file)));
  }

  function openDoors(): Node[] {
    if (state.ways.length > 0) {
      return state.ways.map((action) => door(suitShown(askedOf(action) ?? ''), () => void play(action)));
    }
    const fresh = state.log === request.log;
    const answer = door(t('guide.answer'), tell);
    answer.setAttribute('aria-expanded', String(root.classList.contains('is-told')));
    return [
      ...(fresh ? [answer] : []),
      ...(state.winner !== null && !mayPlay(state) && !state.over ? [door(t('guide.go_on'), () => void goOn())] : []),
      ...(fresh && state.refused.length === 0 ? [] : [door(t('guide.again'), again)]),
    ];
  }

  const door = (words: string, press: () => void): HTMLElement => button({ class: 'tool' }, press, ...isolated(words));

  function tell(): void {
    root.classList.toggle('is-told');
    doors.replaceChildren(...openDoors());
    doors.querySelector('button')?.focus();
  }

  function again(): void {
    move += 1;
    show(started(example), asked(started(example)));
  }

  async function press(card: Card): Promise<void> {
    if (!mayPlay(state)) return;
    const ways = state.legal.filter((action) => givenBy(action)[0] === card);
    if (ways.length > 1) show({ ...gathered(state), ways }, t('guide.which'));
    else await play(ways[0] ?? (state.view.phase === 'return' ? `return:${card}` : card));
  }

  /** The engine's word on the log with one action more. */
  const tried = async (action: Action): Promise<Replayed | null> =>
    (await loadEngine())?.replay({ ...request, view: 0, log: [...state.log, action] }) ?? null;

  async function play(action: Action): Promise<void> {
    const mine = ++move;
    const answer = await tried(action);
    if (answer === null || mine !== move) return;
    const [card = ''] = givenBy(action);
    const at = (): Element | null => hand.querySelector(`[data-card="${card}"]`);
    if (!answer.ok) {
      sit();
      show(
        refusedCard(state, card),
        refusalOf(face, positionOf(face, state.view), action, answer.error.rule ?? 'other'),
      );
      shake(at());
      return;
    }
    const from = at()?.getBoundingClientRect();
    put(taken(state, action, answer));
    flyFrom(trick.querySelector(`[data-card="${card}"] svg`), from);
    await others(mine);
  }

  /** Shows a state with what is to be said of it. */
  function put(next: State): void {
    sit();
    const more = next.over ? t('guide.over') : mayPlay(next) ? asked(next) : '';
    if (next.winner === null) show(next, more);
    else show(next, `${trickWon(face, positionOf(face, next.view))}${t('table.stop')} ${more}`.trim());
  }

  async function others(mine: number): Promise<void> {
    while (othersPlay(state)) {
      await new Promise((done) => setTimeout(done, kPause));
      const action = mine === move ? theirs() : null;
      const answer = action === null ? null : await tried(action);
      if (action === null || !answer?.ok || mine !== move) return;
      put(taken(state, action, answer));
      appear(trick.querySelector(`[data-card="${cardOf(action)}"] svg`));
    }
  }

  async function goOn(): Promise<void> {
    const mine = ++move;
    show(gathered(state), state.view.turn === 0 ? asked(state) : '');
    await others(mine);
  }

  function theirs(): Action | null {
    sit();
    const seat = state.view.turn ?? 0;
    const { frame } = positionOf(face, state.view).scene;
    const ranking = face.ranking(frame.contract, state.view);
    const points = (card: Card): number => face.trickPoints([{ seat, card }], frame) ?? 0;
    return reply({ seat, trick: state.view.trick, legal: state.legal, ranking, points });
  }

  const focusOn = (card: HTMLElement | undefined): void => {
    for (const one of hand.querySelectorAll('button')) one.tabIndex = one === card ? 0 : -1;
    card?.focus();
  };

  /** Keeps the focus on its card, or on the nearest thing that is left. */
  function refocus(card: string): void {
    const cards = [...hand.querySelectorAll('button')];
    const next = cards.find((one) => one.dataset.card === card) ?? cards[0];
    if (card !== '' && next) focusOn(next);
    else (doors.querySelector('button') ?? next)?.focus();
  }

  hand.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 }[event.key];
    const cards = [...hand.querySelectorAll('button')];
    if (step === undefined) return;
    event.preventDefault();
    const at = cards.indexOf(document.activeElement as HTMLButtonElement) + step;
    focusOn(cards[Math.max(0, Math.min(cards.length - 1, at))]);
  });

  const contract = felt.querySelector(':scope > p');
  felt.replaceChildren(...(contract ? [contract] : []), trick, hand);
  felt.after(h('div', { class: 'tell' }, status, doors));
  root.classList.add('is-live');
  show(state, asked(state));
}
