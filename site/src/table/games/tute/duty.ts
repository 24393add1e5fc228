/** What a card of the moment must be, and why, in words (docs/rules/tute.md 5). */
import { suitOf } from '../../../cards/decks.ts';
import { t } from '../../../i18n.ts';
import type { Scene } from '../../game.ts';
import type { Duty, Moment } from '../../moment.ts';
import { shown, suitShown } from '../../words.ts';
import { announceable } from './announcing.ts';
import { kLastTrick, kTricksWithStock, tuteRanking } from './cards.ts';
import { knownAt, news, playersOf, sinceGathered } from './course.ts';
import { callSentence } from './words.ts';

type TuteScene = Scene<'tute'>;

/**
 * `stock`: any card while there is a stock. `beat`, `trump`, `over`: the duties of arrastre besides following. `low`: following, and nothing
 * of the suit beats what lies there. `under`: without the suit, and no trump of mine beats the one that lies there.
 */
export type TuteDuty = Duty | 'stock' | 'beat' | 'low' | 'trump' | 'over' | 'under';

export function dutyOf({ frame, view }: Pick<TuteScene, 'frame' | 'view'>, moment: Moment): TuteDuty {
  const { duty, legal, led, trump, high, best } = moment;
  if (duty === 'lead' || duty === 'only') return duty;
  if (view.phase === 'stock') return 'stock';
  const { strength } = tuteRanking(view.game.trump);
  const held = (suit: string | null) => frame.hand.filter((card) => suitOf(card) === suit);
  if (held(led).length > 0) {
    if (held(led).length > legal.length) return 'beat';
    const beats = best !== null && suitOf(best) === led && legal.some((card) => strength(card) < strength(best));
    return beats ? 'follow' : 'low';
  }
  if (held(trump).length === 0) return 'free';
  if (high === null) return 'trump';
  return held(trump).some((card) => strength(card) < strength(high)) ? 'over' : 'under';
}

const suitWords = (moment: Moment) => ({
  led: moment.led ? suitShown(moment.led) : '',
  trump: moment.trump ? suitShown(moment.trump) : '',
  high: moment.high ? shown(moment.high) : '',
  best: moment.best ? shown(moment.best) : '',
});

/** The first trick after the stock has gone: from here on the duties hold. */
export const arrastreBegins = ({ frame }: Pick<TuteScene, 'frame'>): boolean =>
  playersOf(frame.view) === 2 && frame.tricks.length === kTricksWithStock;

function leadWords(scene: TuteScene): string {
  const { frame, view } = scene;
  if (frame.tricks.length === 0) return t('games.tute.prompt.first', { trump: suitShown(view.game.trump) });
  const done = sinceGathered(frame).length > 0;
  const more = announceable(scene);
  if (more.length === 0) return t(done ? 'games.tute.prompt.now_lead' : 'games.tute.prompt.lead');
  const sings = more.some((action) => action !== 'exchange');
  if (!sings) return t('games.tute.prompt.may_exchange');
  return t(more.includes('exchange') ? 'games.tute.prompt.may_both' : 'games.tute.prompt.may_sing');
}

/** What is asked, after what was announced meanwhile. */
export function askedWords(scene: TuteScene, moment: Moment): string {
  const { frame } = scene;
  const sentences = news(frame).map((one) => callSentence(one, frame, false));
  if (arrastreBegins(scene)) sentences.push(t('games.tute.prompt.arrastre'));
  const duty = dutyOf(scene, moment);
  if (duty === 'lead') sentences.push(leadWords(scene));
  else if (duty === 'only') sentences.push(t('games.tute.prompt.only', { points: kLastTrick }));
  else if (duty === 'stock') sentences.push(t('games.tute.prompt.stock', { count: knownAt(frame).stock }));
  else if (duty === 'follow') sentences.push(t('table.prompt.follow', suitWords(moment)));
  else sentences.push(t(`games.tute.prompt.${duty}`, suitWords(moment)));
  return sentences.join(' ');
}

export function reasonWords(scene: TuteScene, moment: Moment): string {
  const duty = dutyOf(scene, moment);
  const words = suitWords(moment);
  if (duty === 'lead' || duty === 'only') return t('table.why.lead');
  return duty === 'follow' ? t('table.why.only_follow', words) : t(`games.tute.why.${duty}`, words);
}

const kRuleOfDuty: Readonly<Partial<Record<TuteDuty, string>>> = {
  follow: 'must_follow_suit',
  low: 'must_follow_suit',
  trump: 'must_trump',
  over: 'must_overtrump',
};

/** The rule that refuses a card, told by the moment: for when the engine cannot be asked. A card of another suit breaks the first of two. */
export const likelyRule = (scene: TuteScene, moment: Moment): string | null =>
  kRuleOfDuty[dutyOf(scene, moment)] ?? null;
