/** What a card of the moment must be, and why, in words (docs/rules/belote.md 7). */
import { suitOf } from '../../../cards/decks.ts';
import { t } from '../../../i18n.ts';
import type { Frame } from '../../frames.ts';
import type { Scene } from '../../game.ts';
import type { Duty, Moment } from '../../moment.ts';
import { shown, suitShown } from '../../words.ts';
import { beloteRanking } from './cards.ts';

export type BeloteDuty = Duty | 'over' | 'trump' | 'partner';

/** Tells Belote's duties apart by the legal cards. */
export function dutyOf(frame: Pick<Frame, 'hand' | 'winner'>, moment: Moment, seat: number): BeloteDuty {
  const { duty, legal, led, trump, high } = moment;
  if (duty === 'only' || duty === 'lead') return duty;
  const { strength } = beloteRanking(trump);
  const refused = frame.hand.filter((card) => !legal.includes(card));
  const trumpRefused = refused.some((card) => suitOf(card) === trump);
  const overtrumps =
    high !== null && legal.every((card) => suitOf(card) === trump && strength(card) < strength(high)) && trumpRefused;
  if (duty === 'follow') return led === trump && overtrumps ? 'over' : 'follow';
  if (refused.length > 0) return overtrumps ? 'over' : 'trump';
  return frame.winner !== null && frame.winner % 2 === seat % 2 ? 'partner' : 'free';
}

const suitWords = (moment: Moment) => ({
  led: moment.led ? suitShown(moment.led) : '',
  trump: moment.trump ? suitShown(moment.trump) : '',
  high: moment.high ? shown(moment.high) : '',
});

export function dutyWords({ frame, view }: Scene<'belote'>, moment: Moment): string {
  const duty = dutyOf(frame, moment, view.seat);
  const words = suitWords(moment);
  return duty === 'over' || duty === 'trump' || duty === 'partner'
    ? t(`games.belote.prompt.${duty}`, words)
    : t(`table.prompt.${duty}`, words);
}

export function reasonWords({ frame, view }: Scene<'belote'>, moment: Moment): string {
  const duty = dutyOf(frame, moment, view.seat);
  const words = suitWords(moment);
  if (duty === 'lead' || duty === 'only') return t('table.why.lead');
  return duty === 'follow' ? t('table.why.only_follow', words) : t(`games.belote.why.only_${duty}`, words);
}

const kRuleOfDuty: Readonly<Partial<Record<BeloteDuty, string>>> = {
  follow: 'must_follow_suit',
  trump: 'must_trump',
  over: 'must_overtrump',
};

/** The rule that refuses a card, told by the moment: for when the engine cannot be asked. */
export const likelyRule = (frame: Pick<Frame, 'hand' | 'winner'>, moment: Moment, seat: number): string | null =>
  kRuleOfDuty[dutyOf(frame, moment, seat)] ?? null;
