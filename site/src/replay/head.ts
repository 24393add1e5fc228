/** Above a replay and beside its buttons: whose play it was, where it came, how to hand it on. */
import { ltr, name as nameNode } from '../bidi.ts';
import { dailyNode } from '../daily.ts';
import { day, fmt, t, tn } from '../i18n.ts';
import { button, h } from '../table/dom.ts';
import type { Facts } from './facts.ts';
import { shownName } from './seat-names.ts';
import { isMine, type Shown } from './shown.ts';

/** «بیلوٹ، 30 نومبر 2026». */
export const titleOf = ({ table, recording: { date } }: Pick<Shown, 'table' | 'recording'>): string =>
  date === null ? table.name : t('replay.title_of', { table: table.name, day: day(date, { dateStyle: 'medium' }) });

/** Who, how much, which place. */
export function factsNode(shown: Shown): HTMLElement {
  const { recording, facts, table, score } = shown;
  const who = isMine(shown) ? t('replay.mine') : tn('replay.of', { name: nameNode(shownName(recording.name ?? '')) });
  const place = facts && facts.rank !== null && facts.players !== null ? placeNodes(facts) : [];
  const unranked = facts !== null && !facts.ranked ? [h('span', {}, t('table.unranked'))] : [];
  return h(
    'p',
    { class: 'replay-facts' },
    h('strong', {}, who),
    h('span', {}, tn('replay.scored', { score: dailyNode(table.game, score) })),
    ...place,
    ...unranked,
  );
}

function placeNodes({ rank, players, percentage }: Facts): HTMLElement[] {
  const place = h('span', {}, t('table.result.rank', { rank: rank ?? 0, players: players ?? 0 }));
  if (players === 1 || percentage === null) return [place];
  return [place, h('span', { class: 'replay-percentage' }, ltr(`${fmt(percentage, { decimals: 1 })}%`))];
}

/** What it takes to pass a replay on comes when it is asked for. */
const passing = () => import('./passing.ts');

/** Hands the address on, writes the file. A file alone has no address that would be the same elsewhere. */
export function toolsNode(shown: Shown): HTMLElement {
  const said = h('p', { class: 'replay-handed', role: 'status' });
  return h(
    'div',
    { class: 'replay-tools' },
    shown.facts === null
      ? null
      : button(
          { class: 'tool' },
          () => void passing().then(({ share }) => share(titleOf(shown), shown, said)),
          t('replay.share.button'),
        ),
    button({ class: 'tool' }, () => void passing().then(({ save }) => save(shown.recording)), t('replay.file.save')),
    said,
  );
}
