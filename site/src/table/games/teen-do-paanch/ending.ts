/** How a deal of Teen Do Paanch ended, what the next one has to settle, and how the match ended (docs/rules/teen-do-paanch.md 5.1, 7, 8). */
import { plain } from '../../../bidi.ts';
import { fmt, type Key, list, t } from '../../../i18n.ts';
import type { Result, View } from '../../../types.ts';
import { h } from '../../dom.ts';
import type { Ending, Outcome } from '../../game.ts';
import { isolated, seatName, suitShown } from '../../words.ts';
import { rightOf, targetsOf } from './cards.ts';
import { duesFrom, marginsOf } from './dues.ts';
import { glance } from './glance.ts';
import { outOf, someone } from './words.ts';

type TdpResult = Result<'teen-do-paanch'>;
type TdpView = View<'teen-do-paanch'>;

/** «آپ 4، کبیر 6، زویا 3»: a number for each seat. */
const eachSeat = (numbers: readonly number[]): string =>
  numbers.map((number, seat) => `${seatName(seat)} ${plain.ltr(fmt(number))}`).join(t('cards.comma'));

function dealOutcome(result: TdpResult): Outcome {
  const margin = marginsOf(result)[0] ?? 0;
  const tricks = result.tricks[0] ?? 0;
  const how = margin > 0 ? 'over' : margin < 0 ? 'under' : 'exact';
  const { trump = '', chooser = 0, targets = [] } = result.contract ?? {};
  return {
    tone: margin < 0 ? 'lost' : 'won',
    title: t(`games.teen-do-paanch.result.${how}`, { count: margin === 0 ? tricks : Math.abs(margin) }),
    line: t('games.teen-do-paanch.result.line', {
      suit: suitShown(trump),
      name: someone(chooser),
      score: outOf(tricks, targets[0] ?? 0),
    }),
    note: null,
  };
}

function matchOutcome({ winners = [], results }: TdpView): Outcome {
  const totals = [0, 1, 2].map((seat) => results.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
  const alone = winners.length === 1;
  return {
    tone: winners.includes(0) ? 'won' : 'lost',
    title:
      alone && winners[0] === 0
        ? t('games.teen-do-paanch.result.won_you')
        : t('games.teen-do-paanch.result.won', { names: list(winners.map(seatName)), count: winners.length }),
    line: t('games.teen-do-paanch.result.totals', { scores: eachSeat(totals) }),
    note: null,
  };
}

/** The targets of the next deal, and what is drawn in it. */
function next(result: TdpResult, { dealer }: TdpView): HTMLElement {
  const dealerThen = rightOf(dealer);
  const dues = duesFrom(marginsOf(result), dealerThen).map(({ claimant, debtor, count }) =>
    t('games.teen-do-paanch.result.due', { claimant: seatName(claimant), debtor: someone(debtor), count }),
  );
  const lines = [
    t('games.teen-do-paanch.result.targets', { targets: eachSeat(targetsOf(dealerThen)) }),
    ...(dues.length > 0 ? dues : [t('games.teen-do-paanch.result.none_due')]),
  ];
  return h(
    'section',
    { class: 'next-deal' },
    h('h3', {}, t('games.teen-do-paanch.result.next')),
    h('ul', {}, ...lines.map((words) => h('li', {}, ...isolated(words)))),
  );
}

export const ending: Ending<'teen-do-paanch'> = {
  outcome: dealOutcome,
  match: matchOutcome,
  item: ({ item }) => t(`games.teen-do-paanch.items.${item}` as Key),
  guideOfItem: () => 'scoring',
  under: (result) => [
    { words: t('games.teen-do-paanch.score.target'), values: result.contract?.targets ?? [] },
    { words: t('games.teen-do-paanch.result.margin'), values: marginsOf(result), signed: true },
  ],
  next,
  glance,
};
