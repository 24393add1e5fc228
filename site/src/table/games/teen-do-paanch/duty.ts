/** What a card of the moment must be, and why, in words (docs/rules/teen-do-paanch.md 6). */
import { suitOf } from '../../../cards/decks.ts';
import { t } from '../../../i18n.ts';
import type { Duty, Moment } from '../../moment.ts';
import { suitShown } from '../../words.ts';

/** `cut`: the suit led is not there, a trump is. */
const dutyOf = ({ duty, legal, trump }: Moment): Duty | 'cut' =>
  duty === 'free' && legal.some((card) => suitOf(card) === trump) ? 'cut' : duty;

const suits = ({ led, trump }: Moment) => ({
  led: led === null ? '' : suitShown(led),
  trump: trump === null ? '' : suitShown(trump),
});

export function dutyWords(moment: Moment): string {
  const duty = dutyOf(moment);
  return duty === 'lead' || duty === 'only'
    ? t(`table.prompt.${duty}`)
    : t(`games.teen-do-paanch.prompt.${duty}`, suits(moment));
}

export function reasonWords(moment: Moment): string {
  const duty = dutyOf(moment);
  return duty === 'lead' || duty === 'only'
    ? t('table.why.lead')
    : t(`games.teen-do-paanch.why.${duty}`, suits(moment));
}
