/** Tute's announcements in words. */
import { plain } from '../../../bidi.ts';
import { t } from '../../../i18n.ts';
import { argumentOf, type Card, type Seat, verbOf } from '../../../notation.ts';
import type { PlayedAction, TuteCall } from '../../../types.ts';
import type { Frame } from '../../frames.ts';
import { here } from '../../here.ts';
import { cardName, shown, spokenBy, suitName, suitShown } from '../../words.ts';
import { givenFor, songPoints } from './cards.ts';

type TuteFrame = Frame<'tute'>;

/** «چار گھڑسوار»; on French cards they are queens. */
export const fourOf = (rank: TuteCall['rank']): string =>
  t(rank === 'Q' && here().deck.name === 'french' ? 'games.tute.four.queens' : `games.tute.four.${rank}`);

/** Las veinte, las cuarenta. */
export const songName = (points: number): string =>
  t(points === 40 ? 'games.tute.song.trump' : 'games.tute.song.plain');

/** What an exchange gave and took: the seven or two for the card turned up, since only one exchange is possible in a deal. */
export function exchanged({ view }: Pick<TuteFrame, 'view'>): { readonly given: Card; readonly taken: Card } {
  const { trump_card } = view.game;
  return { given: givenFor(trump_card), taken: trump_card };
}

/** An announcement for a bubble. */
export function callWords({ action }: Pick<PlayedAction, 'action'>, frame: TuteFrame): string {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'sing':
      return t('games.tute.call.sing', { suit: shown(argument), points: songPoints(argument, frame.view.game.trump) });
    case 'tute':
      return t('games.tute.call.tute', { four: fourOf(argument as TuteCall['rank']) });
    default: {
      const { given, taken } = exchanged(frame);
      return t('games.tute.call.exchange', { given: shown(given), taken: shown(taken) });
    }
  }
}

/** An announcement as a sentence, with whose it is; `spoken` names suits and cards without signs. */
export function callSentence(
  { seat, action }: { seat: Seat; action: string },
  frame: TuteFrame,
  spoken: boolean,
): string {
  const argument = argumentOf(action);
  const card = spoken ? cardName : shown;
  const called = (points: number): string => (spoken ? songName(points) : plain.ltr(songName(points)));
  let words: string;
  switch (verbOf(action)) {
    case 'sing': {
      const points = songPoints(argument, frame.view.game.trump);
      const suit = spoken ? suitName(argument) : suitShown(argument);
      words = t('games.tute.call.song', { suit, points, name: called(points) });
      break;
    }
    case 'tute':
      words = t('games.tute.call.tute_won', { four: fourOf(argument as TuteCall['rank']) });
      break;
    default: {
      const { given, taken } = exchanged(frame);
      words = t('games.tute.call.exchanged', { given: card(given), taken: card(taken) });
    }
  }
  return `${spokenBy(seat, words)}${t('table.stop')}`;
}
