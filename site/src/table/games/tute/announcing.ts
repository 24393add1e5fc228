/** Singing, tute and the exchange: the buttons beside the hand, what each would mean and what its button says (docs/rules/tute.md 6, 7). */
import { plain } from '../../../bidi.ts';
import { fmt, t } from '../../../i18n.ts';
import { type Action, argumentOf, isCard, verbOf } from '../../../notation.ts';
import type { TuteCall } from '../../../types.ts';
import type { Scene } from '../../game.ts';
import { here } from '../../here.ts';
import type { Option, OptionsPanel } from '../../panel/panel.ts';
import { shown, suitName, suitShown } from '../../words.ts';
import { songPoints } from './cards.ts';
import { exchanged, fourOf, songName } from './words.ts';

type TuteScene = Scene<'tute'>;

/** What may be announced or exchanged now, the greatest first. */
export function announceable({ view }: Pick<TuteScene, 'view'>): readonly Action[] {
  const rank = (action: Action): number => {
    if (verbOf(action) === 'tute') return 0;
    return verbOf(action) === 'exchange' ? 3 : argumentOf(action) === view.game.trump ? 1 : 2;
  };
  return view.legal.filter((action) => !isCard(action)).sort((a, b) => rank(a) - rank(b));
}

function option(action: Action, scene: TuteScene): Option {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'sing': {
      const points = songPoints(argument, scene.view.game.trump);
      const words = t('games.tute.panel.sing', { points: plain.ltr(fmt(points)) });
      return {
        name: action,
        action,
        words,
        suit: argument,
        label: `${t('games.tute.panel.sing', { points })}${t('cards.comma')}${suitName(argument)}`,
      };
    }
    case 'tute':
      return {
        name: action,
        action,
        words: t('games.tute.panel.tute', { four: fourOf(argument as TuteCall['rank']) }),
      };
    default: {
      const { given, taken } = exchanged(scene.frame);
      return {
        name: action,
        action,
        words: t('games.tute.panel.exchange', { given: shown(given), taken: shown(taken) }),
      };
    }
  }
}

export function announcePanel(scene: TuteScene): OptionsPanel | null {
  const actions = announceable(scene);
  if (actions.length === 0) return null;
  return {
    kind: 'options',
    hint: '',
    stepper: null,
    top: [],
    options: actions.map((action) => option(action, scene)),
    columns: null,
    beside: true,
  };
}

/** What is chosen and would happen when it is confirmed. */
export function meaningOf(action: Action, scene: TuteScene): string {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'sing': {
      const points = songPoints(argument, scene.view.game.trump);
      return t('games.tute.means.sing', {
        king: shown(`K${argument}`),
        caballo: shown(`Q${argument}`),
        points,
        name: plain.ltr(songName(points)),
      });
    }
    case 'tute':
      return t(here().seating.partners ? 'games.tute.means.tute_us' : 'games.tute.means.tute', {
        four: fourOf(argument as TuteCall['rank']),
      });
    default: {
      const { given, taken } = exchanged(scene.frame);
      return t('games.tute.means.exchange', { given: shown(given), taken: shown(taken) });
    }
  }
}

export function confirmWords(action: Action, scene: TuteScene): string {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'sing':
      return t('games.tute.confirm.sing', {
        suit: suitShown(argument),
        points: songPoints(argument, scene.view.game.trump),
      });
    case 'tute':
      return t('games.tute.confirm.tute');
    default: {
      const { given, taken } = exchanged(scene.frame);
      return t('games.tute.confirm.exchange', { given: shown(given), taken: shown(taken) });
    }
  }
}
