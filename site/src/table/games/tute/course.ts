// The course of a deal of Tute: the stock, the exposed card, the songs, and what everybody knows of the hands (docs/rules/tute.md 2, 5 to 7, 11).
import { argumentOf, type Card, cardOf, isCard, type Seat, verbOf } from '../../../notation.ts';
import type { PlayedAction, TuteCall, TuteKnowledge, View } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import type { Course, Standing } from '../../game.ts';
import { givenFor, handSize, kStock, kTricksWithStock, songPoints } from './cards.ts';

type TuteView = View<'tute'>;

/** The suits of the deck as they are printed on its kings or caballos. */
const kSuitsOfTute = ['S', 'H', 'D', 'C'] as const;

export const playersOf = (view: TuteView): number => view.counts.length;

/** Takes note of what everybody may know, action by action. */
function watch(view: TuteView) {
  const { trump, trump_card } = view.game;
  const alone = playersOf(view) === 2;
  const shown: Card[][] = view.counts.map((_, seat) => (!alone && seat === view.dealer ? [trump_card] : []));
  const sung: TuteKnowledge['sung'][number][] = [];
  let exposed: Card | null = alone ? trump_card : null;
  let exchangedBy: Seat | null = null;
  let tute: TuteCall | null = null;
  let stock = alone ? kStock : 0;

  const show = (seat: Seat, cards: readonly Card[]): void => {
    shown[seat] = [...(shown[seat] ?? []).filter((card) => !cards.includes(card)), ...cards];
  };
  const act = ({ seat, action }: Pick<PlayedAction, 'seat' | 'action'>): void => {
    const argument = argumentOf(action);
    const card = cardOf(action);
    if (card !== null) shown[seat] = (shown[seat] ?? []).filter((one) => one !== card);
    else if (verbOf(action) === 'sing') {
      show(seat, [`K${argument}`, `Q${argument}`]);
      sung.push({ seat, suit: argument, points: songPoints(argument, trump) });
    } else if (verbOf(action) === 'tute') {
      show(
        seat,
        kSuitsOfTute.map((suit) => argument + suit),
      );
      tute = { seat, rank: argument as TuteCall['rank'] };
    } else if (exposed !== null) {
      const given = givenFor(exposed);
      show(seat, [exposed]);
      exposed = given;
      exchangedBy = seat;
    }
  };
  /** Both seats draw; the exposed card comes last and goes to the loser. */
  const draw = (winner: Seat): void => {
    stock -= 2;
    if (stock > 0 || exposed === null) return;
    show(1 - winner, [exposed]);
    exposed = null;
  };
  const known = (): TuteKnowledge => ({
    trump,
    trump_card,
    exposed,
    stock,
    exchanged_by: exchangedBy,
    shown,
    sung,
    tute,
  });
  return { act, draw, known };
}

/** What everybody knew after these actions, when so many tricks had been gathered: a view's `game`, at any point of its course. */
function knownAfter(view: TuteView, past: readonly PlayedAction[], gathered: number): TuteKnowledge {
  const players = playersOf(view);
  const drawn = players === 2 ? Math.min(gathered, kTricksWithStock) : 0;
  const { act, draw, known } = watch(view);
  let cards = 0;
  for (const one of past) {
    act(one);
    if (!isCard(one.action)) continue;
    cards += 1;
    if (cards % players === 0 && cards / players <= drawn) draw(view.tricks[cards / players - 1]?.winner ?? 0);
  }
  return known();
}

export const knownAt = (frame: Frame<'tute'>): TuteKnowledge => knownAfter(frame.view, frame.past, frame.tricks.length);

export function standing({ view, past, gathered }: Course<'tute'>): Standing<'tute'> {
  const players = playersOf(view);
  const cards = past.filter((one) => isCard(one.action));
  const finished = Math.floor(cards.length / players) - (gathered ? 0 : 1);
  const { trump, trump_card, exchanged_by, tute, stock } = knownAfter(view, past, finished);
  const held = handSize(players) + (players === 2 ? Math.min(finished, kTricksWithStock) : 0);
  return {
    phase: stock > 0 ? 'stock' : 'play',
    contract: { trump, trump_card, exchanged_by, tute },
    counts: view.counts.map((_, seat) => held - cards.filter((one) => one.seat === seat).length),
  };
}

/** What was done since the last trick was gathered: what was announced then, and the cards of the trick that lies. */
export function sinceGathered(frame: Frame<'tute'>): readonly PlayedAction[] {
  const before = frame.tricks.length * playersOf(frame.view);
  let cards = 0;
  return frame.past.filter((one) => {
    const later = cards >= before;
    if (isCard(one.action)) cards += 1;
    return later;
  });
}

/** What was announced and I should know of now: by others since my last card, by myself before the lead. */
export function news(frame: Frame<'tute'>): readonly PlayedAction[] {
  const card = frame.past.findLastIndex((one) => one.seat === frame.view.seat && isCard(one.action));
  return frame.past.slice(card + 1).filter((one) => !isCard(one.action));
}
