/** What the result and the sheets say of the deal of the day: place on the board, proof of the cards, where to go next. */
import { fmt, type Key, lang, t, tn } from '../../i18n.ts';
import * as api from '../../net/endpoints.ts';
import { withMe } from '../../player.ts';
import { othersSection } from '../../replay/others-section.ts';
import { watchAgain } from '../../replay/watch.ts';
import { kGraceMs } from '../../text/dates.ts';
import type { Play } from '../../types.ts';
import { h } from '../dom.ts';
import { here } from '../here.ts';
import type { Asked, Later, VenueLater, Whole } from '../venue.ts';
import { tellWhenOver } from './day-over.ts';

// This comes once the table stands.
tellWhenOver(here().table, dateHere());

export const dailyLater: VenueLater = {
  standing,
  address: ({ table, date }) => `${location.origin}/${lang}/play/${table}/?date=${date}`,
  links,
  after,
  record,
  asked,
  proof: () =>
    h(
      'p',
      { class: 'proof' },
      t('table.result.proof'),
      ' ',
      h('a', { href: `/${lang}/check/?table=${here().table}&date=${dateHere()}` }, t('table.result.check')),
    ),
  menu: (date) => [
    { href: `/${lang}/board/?table=${here().table}&date=${date}`, words: t('table.help.board') },
    { href: `/${lang}/`, words: t('table.back') },
  ],
  keys: [],
  get rule() {
    return t('table.history.rule');
  },
};

/** The server tells all cards and actions of a play that is over. */
async function record({ play }: Play): Promise<Whole> {
  const { packs, dealer, played = [] } = await withMe(() => api.play(play));
  const { options, deals } = here();
  return { options: { ...options, match: { deals } }, packs, dealer, log: played.map(({ action }) => action) };
}

/** With the seed of a closed day its computer players can be asked again. */
async function asked({ play, table, date }: Play): Promise<Asked | Later> {
  const [day, { bots }] = await Promise.all([api.day(date), withMe(() => api.play(play))]);
  const seed = day.tables.find((one) => one.table === table)?.seed;
  if (seed === undefined || bots === undefined) {
    return { from: new Date(Date.parse(day.closes_at) + kGraceMs).toISOString() };
  }
  return { level: bots.level, seed };
}

const seen = new Map<string, HTMLElement>();

/** The play once more, and those of others: they stay while the place on the board changes above them. */
function after(play: Play, game: string): HTMLElement {
  const { table } = here();
  const made =
    seen.get(play.play) ??
    h('div', {}, watchAgain(`/${lang}/replay/?play=${play.play}&table=${table}`), othersSection(game, table, play));
  seen.set(play.play, made);
  return made;
}

/** The address names the day that is played (connection.ts). */
function dateHere(): string {
  return new URLSearchParams(location.search).get('date') ?? '';
}

function standing(play: Play): HTMLElement | null {
  if (!play.ranked || play.rank === null || play.players === null) {
    return play.ranked ? null : h('p', { class: 'result-place' }, t('table.unranked'));
  }
  if (play.players < 2) return h('p', { class: 'result-place' }, t('table.result.alone'));
  const percentage = play.percentage === null ? '' : fmt(play.percentage, { decimals: 1 });
  return h(
    'p',
    { class: 'result-place' },
    h('strong', {}, t('table.result.rank', { rank: play.rank, players: play.players })),
    h('span', {}, t('table.result.percentage', { percentage })),
  );
}

function links(play: Play, others: readonly string[]): HTMLElement {
  const [other] = others;
  const toOther =
    other === undefined ? null : h('a', { class: 'link-button is-main', href: `/${lang}/play/${other}/` });
  toOther?.append(tn('table.result.other', { table: t(`tables.${other}.name` as Key) }));
  return h(
    'nav',
    { class: 'result-links', 'aria-label': t('table.region.result') },
    toOther,
    h(
      'a',
      { class: 'link-button', href: `/${lang}/board/?table=${play.table}&date=${play.date}` },
      t('table.result.board'),
    ),
    h('a', { class: 'link-button', href: `/${lang}/` }, t('table.result.today')),
  );
}
