/** What a card of the moment must be, and why, in words (docs/rules/five-hundred.md 8). */
import { kJoker, suitOf } from '../../../cards/decks.ts';
import { t } from '../../../i18n.ts';
import type { Card } from '../../../notation.ts';
import type { Scene } from '../../game.ts';
import type { Duty, Moment } from '../../moment.ts';
import { cardsShown, shown, suitShown } from '../../words.ts';
import { bidOf, isMisere } from './bids.ts';
import { isSuitless, leftBower } from './cards.ts';

type FiveHundredScene = Scene<'five-hundred'>;
export type FiveHundredDuty = Duty | 'joker' | 'free_joker';

/** Tells apart the duties about a joker of no suit: in a misère it must be thrown, in no-trump it may be. */
export function dutyOf({ frame }: Pick<FiveHundredScene, 'frame'>, { duty, legal }: Moment): FiveHundredDuty {
  const { contract } = frame;
  if (duty !== 'free' || contract === null || !legal.includes(kJoker) || !isSuitless(contract)) return duty;
  return isMisere(bidOf(contract.bid)) ? 'joker' : 'free_joker';
}

/** The trump suit that has a card. */
const trumpOf = ({ frame }: FiveHundredScene): string | null =>
  frame.contract === null ? null : bidOf(frame.contract.bid).trump;

/** The other jack of the colour, where it is in the hand and what was led makes one wonder about it. */
function strayBower(scene: FiveHundredScene, { led }: Moment): Card | null {
  const trump = trumpOf(scene);
  if (trump === null || led === null) return null;
  const bower = leftBower(trump);
  return scene.frame.hand.includes(bower) && (led === trump || led === suitOf(bower)) ? bower : null;
}

export function dutyWords(scene: FiveHundredScene, moment: Moment): string {
  const duty = dutyOf(scene, moment);
  const led = moment.led === null ? '' : suitShown(moment.led);
  if (duty === 'joker' || duty === 'free_joker') return t(`games.five-hundred.prompt.${duty}`, { led });
  return t(`table.prompt.${duty}`, { led });
}

export function reasonWords(scene: FiveHundredScene, moment: Moment): string {
  const duty = dutyOf(scene, moment);
  if (duty === 'lead' || duty === 'only') return t('table.why.lead');
  const led = moment.led === null ? '' : suitShown(moment.led);
  const why = duty === 'follow' ? t('table.why.only_follow', { led }) : t(`games.five-hundred.why.${duty}`, { led });
  const bower = strayBower(scene, moment);
  return bower === null ? why : `${why} ${bowerWords(bower, scene)}`;
}

const bowerWords = (bower: Card, scene: FiveHundredScene): string =>
  t('games.five-hundred.why.bower', { card: shown(bower), trump: suitShown(trumpOf(scene) ?? '') });

/** The jack that has gone over to the trumps and the joker of no suit are refused for reasons of their own. */
export function refusalWords(rule: string, card: Card, scene: FiveHundredScene, moment: Moment): string | null {
  if (rule !== 'must_follow_suit' || moment.led === null) return null;
  const words = { card: shown(card), led: suitShown(moment.led), legal: cardsShown(moment.legal) };
  if (card === kJoker && isSuitless(scene.frame.contract)) return t('games.five-hundred.why.joker_refused', words);
  const trump = trumpOf(scene);
  if (trump === null || card !== leftBower(trump) || moment.led !== suitOf(card)) return null;
  return t('games.five-hundred.why.bower_refused', { ...words, trump: suitShown(trump) });
}

/** The rule that refuses a card, told by the moment: for when the engine cannot be asked. */
export function likelyRule(scene: FiveHundredScene, moment: Moment): string | null {
  const duty = dutyOf(scene, moment);
  if (duty === 'lead') return 'joker_needs_suit';
  if (duty === 'joker') return 'joker_must_be_played';
  return duty === 'follow' ? 'must_follow_suit' : null;
}
