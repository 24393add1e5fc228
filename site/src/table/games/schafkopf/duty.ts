/** What a card of the moment must be, and why, in words (docs/rules/schafkopf.md 7). */
import { suitOf } from '../../../cards/decks.ts';
import { t } from '../../../i18n.ts';
import type { Card } from '../../../notation.ts';
import type { Scene } from '../../game.ts';
import type { Duty, Moment } from '../../moment.ts';
import { cardsShown, shown, suitShown } from '../../words.ts';
import { schafkopfRanking } from './cards.ts';
import { isSecretPartner } from './course.ts';
import { trumpsShown } from './words.ts';

type SchafkopfScene = Scene<'schafkopf'>;
export type SchafkopfDuty = Duty | 'trump' | 'called_ace' | 'lead_partner' | 'keep_ace';

/** The called ace while it is in my hand. */
function heldAce({ frame }: Pick<SchafkopfScene, 'frame'>): Card | null {
  const { contract, hand } = frame;
  if (contract?.game !== 'rufspiel' || contract.suit === null) return null;
  const ace = `A${contract.suit}`;
  return hand.includes(ace) ? ace : null;
}

/** Tells the duties apart by the legal cards: those of who holds the called ace are his alone. */
export function dutyOf(scene: Pick<SchafkopfScene, 'frame'>, { duty, led, trump, legal }: Moment): SchafkopfDuty {
  const ace = heldAce(scene);
  if (duty === 'lead') return ace !== null && legal.length < scene.frame.hand.length ? 'lead_partner' : 'lead';
  if (duty === 'free') return ace !== null && !legal.includes(ace) ? 'keep_ace' : 'free';
  if (duty !== 'follow') return duty;
  if (led === trump) return 'trump';
  return ace !== null && led === scene.frame.contract?.suit && legal.length === 1 && legal[0] === ace
    ? 'called_ace'
    : 'follow';
}

function wordsOf(scene: SchafkopfScene, { led }: Moment) {
  const { contract } = scene.frame;
  const ofSuit = led !== null && led.length === 1 && 'CSHD'.includes(led);
  return {
    led: ofSuit ? suitShown(led) : t('games.schafkopf.trumps.name'),
    trumps: contract === null ? '' : trumpsShown(contract),
    ace: shown(heldAce(scene) ?? ''),
    suit: contract?.suit ? suitShown(contract.suit) : '',
  };
}

export function dutyWords(scene: SchafkopfScene, moment: Moment): string {
  const duty = dutyOf(scene, moment);
  const words = wordsOf(scene, moment);
  const general = duty === 'lead' || duty === 'only' || duty === 'follow';
  const asked = general ? t(`table.prompt.${duty}`, words) : t(`games.schafkopf.prompt.${duty}`, words);
  const first = firstWords(scene);
  return first === null ? asked : `${first} ${asked}`;
}

/** What a beginner has to know before his first card. */
function firstWords({ frame }: SchafkopfScene): string | null {
  if (frame.tricks.length > 0 || frame.full) return null;
  if (frame.contract?.game === 'ramsch') return t('games.schafkopf.ask.ramsch');
  return isSecretPartner(frame) ? t('games.schafkopf.ask.partner') : null;
}

export function reasonWords(scene: SchafkopfScene, moment: Moment): string {
  const duty = dutyOf(scene, moment);
  const words = wordsOf(scene, moment);
  if (duty === 'lead' || duty === 'only') return t('table.why.lead');
  if (duty === 'follow') return t('table.why.only_follow', words);
  return t(`games.schafkopf.why.${duty}`, words);
}

/** A card that looks as if it followed and does not, or is a trump against its looks, is refused for a reason of its own. */
export function refusalWords(rule: string, card: Card, scene: SchafkopfScene, moment: Moment): string | null {
  if (moment.led === null || scene.frame.contract === null) return null;
  const { trump, suit } = schafkopfRanking(scene.frame.contract);
  const words = { ...wordsOf(scene, moment), card: shown(card), legal: cardsShown(moment.legal) };
  if (rule === 'must_follow_trump') return t('games.schafkopf.why.trump_refused', words);
  const strays = rule === 'must_follow_suit' && suit(card) === trump && suitOf(card) === moment.led;
  return strays ? t('games.schafkopf.why.stray_refused', words) : null;
}

const kRuleOfDuty: Readonly<Partial<Record<SchafkopfDuty, string>>> = {
  trump: 'must_follow_trump',
  follow: 'must_follow_suit',
  called_ace: 'must_play_called_ace',
  lead_partner: 'run_away_needs_four',
  keep_ace: 'called_ace_not_discardable',
};

/** The rule that refuses a card, told by the moment: for when the engine cannot be asked. */
export const likelyRule = (scene: SchafkopfScene, moment: Moment): string | null =>
  kRuleOfDuty[dutyOf(scene, moment)] ?? null;
