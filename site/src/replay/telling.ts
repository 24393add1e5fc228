/** What happens at each stop of a replay, in a sentence: for the eye with cards as they are shown, for the ear with their names. */
import { t } from '../i18n.ts';
import { askedOf, cardOf, isCard } from '../notation.ts';
import { wonWords } from '../table/announce.ts';
import type { Frame } from '../table/frames.ts';
import type { Ending, GameFace } from '../table/game.ts';
import { forEar, seatName, shown, suitShown, trickCardName } from '../table/words.ts';
import type { PlayedAction } from '../types.ts';
import type { Course } from './course.ts';

export interface Told {
  readonly shown: string;
  readonly spoken: string;
}

export type Tell = (at: number) => Told;

/** `ending` is how the game tells the end of a deal, once that has come. */
export function teller(face: GameFace, course: Course, ending: () => Ending | null): Tell {
  return (at) => {
    const stop = course.stops[at];
    const action = stop && course.played[stop.made - 1];
    const frame = course.frame(at);
    if (!stop || stop.step === 0 || !action) return dealt(frame);
    if (stop.gathered) return alike(face.told(course.frame(at - 1), frame));
    const done = isCard(action.action) ? card(face, course, at, action) : alike(said(face, course, at, action));
    const ends = at === course.dealSpan(stop.deal)[1] ? ended(ending(), course, frame, stop.deal) : [];
    return joined(done, alike(ends));
  };
}

const alike = (sentences: readonly string[]): Told => {
  const words = sentences.join(' ');
  return { shown: words, spoken: forEar(words) };
};

const joined = (one: Told, other: Told): Told => ({
  shown: `${one.shown} ${other.shown}`.trim(),
  spoken: `${one.spoken} ${other.spoken}`.trim(),
});

const dealt = ({ dealer }: Frame): Told => alike([t('replay.told.dealt', { name: seatName(dealer) })]);

function card(face: GameFace, course: Course, at: number, { seat, action }: PlayedAction): Told {
  const code = cardOf(action) ?? '';
  const asked = askedOf(action);
  const name = seatName(seat);
  const seen = asked === undefined ? shown(code) : t('table.trick.asks', { card: shown(code), suit: suitShown(asked) });
  const heard = trickCardName({ seat, card: code, ...(asked === undefined ? {} : { asked }) });
  const frame = course.frame(at);
  const more = [...face.told(course.frame(at - 1), frame)];
  if (frame.full && frame.winner !== null) {
    more.push(`${wonWords(frame.winner, face.trickPoints(frame.trick, frame))}${t('table.stop')}`);
  }
  return joined(
    {
      shown: `${t('table.call.spoken', { name, call: seen })}${t('table.stop')}`,
      spoken: `${t('table.call.spoken', { name, call: heard })}${t('table.stop')}`,
    },
    alike(more),
  );
}

/** What is no card is told as its own seat knows it: here no card is hidden any more. */
export const said = (face: GameFace, course: Course, at: number, { seat }: PlayedAction): readonly string[] =>
  face.told(course.frame(at - 1, seat), course.frame(at, seat));

function ended(ending: Ending | null, course: Course, { view }: Frame, deal: number): readonly string[] {
  const result = course.results[deal];
  if (!result || ending === null) return [];
  const title = `${ending.outcome(result, view).title}${t('table.stop')}`;
  return course.deals === 1 ? [title] : [t('replay.told.deal_over', { number: deal + 1 }), title];
}
