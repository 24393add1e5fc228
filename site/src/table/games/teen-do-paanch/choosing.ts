/** What is asked of me besides playing a card: the trump, a card to draw, one to give back (docs/rules/teen-do-paanch.md 4, 5). */
import { kSuits } from '../../../cards/suits.ts';
import { t } from '../../../i18n.ts';
import { type Action, argumentOf, type Card, verbOf } from '../../../notation.ts';
import type { Scene } from '../../game.ts';
import { here } from '../../here.ts';
import { type Panel, suitOptions } from '../../panel/panel.ts';
import { sortHand } from '../../ranking.ts';
import { shown, suitName, suitShown } from '../../words.ts';
import { companions, ranking } from './cards.ts';
import { dueNow, openExchange } from './course.ts';
import { someone } from './words.ts';

type TdpScene = Scene<'teen-do-paanch'>;

export function panel({ view }: TdpScene): Panel | null {
  switch (view.phase) {
    case 'trump':
      return {
        kind: 'options',
        hint: t('games.teen-do-paanch.choose.trump'),
        stepper: null,
        top: [],
        options: suitOptions(kSuits, suitName, (suit) => `trump:${suit}`),
        columns: null,
      };
    case 'draw':
      return {
        kind: 'backs',
        hint: t('games.teen-do-paanch.choose.draw'),
        count: view.legal.length,
        label: (place) => t('games.teen-do-paanch.place', { number: place + 1 }),
        action: (place) => `draw:${place}`,
      };
    case 'return':
      return {
        kind: 'cards',
        hint: t('games.teen-do-paanch.choose.return'),
        count: 1,
        may: sortHand(view.legal.map(argumentOf), ranking(view.game.trump)),
        action: ([card = '']) => `return:${card}`,
      };
    default:
      return null;
  }
}

const debtorName = ({ frame }: TdpScene): string => someone(dueNow(frame)?.debtor ?? 0);

/** The card that has just been drawn and may not go back at once. */
export const drawnCard = ({ view, frame }: TdpScene): Card | null => openExchange(view, frame.past)?.drawn ?? null;

/** How many further cards of its suit must stay with whoever gives one back: the option `return_keep`. */
export const kept = (): number => Number(here().options.return_keep ?? 2);

function askedBack(debtor: string, card: string): string {
  const count = kept();
  return count === 0
    ? t('games.teen-do-paanch.ask.return_any', { debtor, card })
    : t('games.teen-do-paanch.ask.return', { debtor, card, count });
}

/** What is asked before anything is chosen. */
export function asked(scene: TdpScene): string {
  const debtor = debtorName(scene);
  switch (scene.frame.phase) {
    case 'trump':
      return t('games.teen-do-paanch.ask.trump');
    case 'draw':
      return t('games.teen-do-paanch.ask.draw', { debtor, count: dueNow(scene.frame)?.left ?? 0 });
    default:
      return askedBack(debtor, shown(drawnCard(scene) ?? ''));
  }
}

export function meaning(action: Action, scene: TdpScene): string {
  const argument = argumentOf(action);
  const { hand } = scene.frame;
  switch (verbOf(action)) {
    case 'trump': {
      const count = hand.filter((card) => card.endsWith(argument)).length;
      const suit = suitShown(argument);
      return count === 0
        ? t('games.teen-do-paanch.means.no_trump', { suit })
        : t('games.teen-do-paanch.means.trump', { suit, count });
    }
    case 'draw':
      return t('games.teen-do-paanch.means.draw', { debtor: debtorName(scene) });
    default:
      return t('games.teen-do-paanch.means.return', {
        card: shown(argument),
        debtor: debtorName(scene),
        suit: suitShown(argument.slice(-1)),
        count: companions(hand, argument),
      });
  }
}

export function confirm(action: Action): string {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'trump':
      return t('games.teen-do-paanch.confirm.trump', { suit: suitShown(argument) });
    case 'draw':
      return t('games.teen-do-paanch.confirm.draw', { number: Number(argument) + 1 });
    default:
      return t('games.teen-do-paanch.confirm.return', { card: shown(argument) });
  }
}
