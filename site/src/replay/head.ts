/** Above and below a replay: whose play it was, where it came, how to hand it on, and where to go from here. */
import { ltr, name as nameNode, plain } from '../bidi.ts';
import { dailyNode, dailyWords } from '../daily.ts';
import { day, fmt, lang, t, tn } from '../i18n.ts';
import { handOn } from '../parts/hand-on.ts';
import { button, h } from '../table/dom.ts';
import type { Facts } from './facts.ts';
import { fileName, fileText } from './file.ts';
import type { Recording } from './recording.ts';
import { shownName } from './seat-names.ts';
import type { TableHere } from './tables.ts';

export interface Shown {
  readonly recording: Recording;
  readonly facts: Facts | null;
  readonly table: TableHere;
  readonly score: number;
}

const isMine = ({ recording, facts }: Shown): boolean => facts?.mine ?? recording.name === null;

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

/** Hands the address on, writes the file. A file alone has no address that would be the same elsewhere. */
export function toolsNode(shown: Shown): HTMLElement {
  const said = h('p', { class: 'replay-handed', role: 'status' });
  const share = (): Promise<void> => {
    const [text, copied, byHand] = [shareText(shown), t('replay.share.copied'), t('replay.share.by_hand')];
    return handOn({ url: location.href, text, copied, byHand }, said);
  };
  return h(
    'div',
    { class: 'replay-tools' },
    shown.facts === null ? null : button({ class: 'tool' }, () => void share(), t('replay.share.button')),
    button({ class: 'tool' }, () => save(shown.recording), t('replay.file.save')),
    said,
  );
}

function shareText(shown: Shown): string {
  const { recording, table, score } = shown;
  const words = { title: titleOf(shown), score: dailyWords(table.game, score) };
  return isMine(shown)
    ? t('replay.share.mine', words)
    : t('replay.share.text', { ...words, name: plain.name(shownName(recording.name ?? '')) });
}

function save(recording: Recording): void {
  const url = URL.createObjectURL(new Blob([fileText(recording)], { type: 'application/json' }));
  const link = h('a', { href: url, download: fileName(recording) });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Where to go from here. `seed`: that of the deal, once it is public. */
export function linksNode({ recording: { date, dealer }, table: { table } }: Shown, seed: string | null): HTMLElement {
  const link = (href: string, words: string): HTMLElement => h('li', {}, h('a', { class: 'link-button', href }, words));
  const practice = seed === null ? null : `/${lang}/practice/${table}/?seed=${seed}&dealer=${dealer}`;
  return h(
    'nav',
    { class: 'replay-links', 'aria-label': t('replay.links.label') },
    h(
      'ul',
      {},
      date === null ? null : link(`/${lang}/board/?table=${table}&date=${date}`, t('replay.links.board')),
      date === null ? null : link(`/${lang}/check/?date=${date}&table=${table}`, t('replay.links.check')),
      practice === null ? null : link(practice, t('replay.links.practise')),
      link(`/${lang}/play/${table}/`, t('replay.links.today')),
    ),
  );
}
