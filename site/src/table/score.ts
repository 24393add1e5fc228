/** The end of a deal: outcome in words, the score sheet line by line, place on the board, everybody's cards, where to go next. */
import { ltr, plain, sum } from '../bidi.ts';
import { fmt, type Key, lang, t, tn } from '../i18n.ts';
import { convertDigits } from '../text/digits.ts';
import type { Play, Result, Seat } from '../types.ts';
import { fill, h } from './dom.ts';
import { stillCard } from './hand.ts';
import { sortHand } from './order.ts';
import { guideLink } from './prompt.ts';
import { bidValue, contractBy, isolated, seatName, sideOf, suitShown } from './words.ts';

export interface Score {
  readonly element: HTMLElement;
  update(play: Play | null): void;
}

/** The tables of one game, for "now play the other". */
const kTables = ['belote', 'coinche'] as const;

/** The section of the guide that teaches each line of the sheet. */
const kGuideOfItem: Readonly<Record<string, string>> = {
  card_points: 'values',
  last_trick: 'values',
  capot: 'classique',
  dedans: 'classique',
  announcements: 'announcements',
  belote: 'belote',
  litige_held: 'classique',
  litige_pot: 'classique',
  rounding: 'coinche',
  base_160: 'coinche',
  contract: 'coinche',
};

export function createScore(): Score {
  const element = h('section', { class: 'result', 'aria-labelledby': 'result-title', tabindex: '-1' });
  return {
    element,
    update(play) {
      element.hidden = play === null;
      fill(element, play ? `${play.play} ${play.rank} ${play.players} ${play.percentage}` : '', () =>
        play ? resultNodes(play) : [],
      );
    },
  };
}

/** The outcome in one phrase, from where I sit. */
export function outcomeWords(result: Result): string {
  const { contract } = result;
  if (contract === null) return t('table.result.thrown_in');
  if (contract.outcome === 'litige') return t('table.result.litige');
  const side = sideOf(contract.declarer) === 0 ? 'us' : 'them';
  return t(`table.result.${contract.outcome === 'made' ? 'made' : 'failed'}_${side}`);
}

/** The result in one sentence, for the ear. */
export function resultWords(play: Play): string {
  const result = play.view.results.at(-1);
  const score = `${t('table.result.score')}: ${plain.score(play.score ?? 0, { signed: true })}`;
  return result ? `${outcomeWords(result)}${t('table.stop')} ${score}${t('table.stop')}` : score;
}

function resultNodes(play: Play): Node[] {
  const { view } = play;
  const result = view.results.at(-1);
  if (!result) return [];
  return [headline(play, result), place(play), sheet(result), hands(play, result), links(play)].filter(
    (node) => node !== null,
  );
}

function headline(play: Play, result: Result): HTMLElement {
  const { contract } = result;
  const score = play.score ?? 0;
  const us = contract !== null && contract.outcome !== 'litige' && result.winners.includes(0);
  return h(
    'header',
    { class: `result-head ${us ? 'is-won' : contract === null ? 'is-void' : 'is-lost'}` },
    h('h2', { id: 'result-title' }, outcomeWords(result)),
    contract
      ? h('p', { class: 'result-contract' }, ...isolated(contractLine(result)))
      : h('p', {}, convertDigits(t('table.result.thrown_in_long'))),
    contract?.outcome === 'litige' ? h('p', {}, t('table.result.litige_long')) : null,
    h(
      'p',
      { class: 'result-score' },
      h('span', { class: 'result-label' }, t('table.result.score')),
      ltr(fmt(score, { signed: true }), 'result-number'),
      contract ? difference(result, score) : null,
    ),
  );
}

/** `134 − 68 = +66`, with what it is in words. */
function difference(result: Result, score: number): HTMLElement {
  const [us = 0, them = 0] = result.scores;
  return h('span', { class: 'result-difference' }, `${t('table.result.difference')}: `, sum([us, -them], score));
}

function contractLine(result: Result): string {
  const { contract } = result;
  if (!contract) return '';
  const who = contractBy(contract);
  const suit = suitShown(contract.trump);
  if (contract.value === undefined) return t('table.result.contract_line', { who, suit });
  const line = t('table.result.contract_line_value', { who, value: bidValue(contract.value), suit });
  if (contract.multiplier === 4) return `${line}${t('cards.comma')}${t('table.call.surcoinche')}`;
  return contract.multiplier === 2 ? `${line}${t('cards.comma')}${t('table.call.coinche')}` : line;
}

function place(play: Play): HTMLElement | null {
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

function sheet(result: Result): HTMLElement | null {
  if (result.contract === null) return null;
  const items = [...new Set(result.breakdown.map((line) => line.item))];
  const cell = (item: string, side: 0 | 1): HTMLElement => {
    const line = result.breakdown.find((one) => one.item === item && one.seats.includes(side));
    return h('td', { class: line && line.points < 0 ? 'is-minus' : '' }, line ? ltr(fmt(line.points)) : '');
  };
  const rows = items.map((item) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, guideLink(kGuideOfItem[item] ?? 'counting', itemWords(item, result))),
      cell(item, 0),
      cell(item, 1),
    ),
  );
  const total = (side: 0 | 1): HTMLElement => h('td', {}, ltr(fmt(result.scores[side] ?? 0)));
  return h(
    'div',
    { class: 'score-sheet' },
    h('h3', {}, t('table.result.sheet')),
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, t('table.result.item')),
          h('th', { scope: 'col' }, t('table.us')),
          h('th', { scope: 'col' }, t('table.them')),
        ),
      ),
      h('tbody', {}, ...rows),
      h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, t('table.result.total')), total(0), total(1))),
    ),
    equation(result, 0),
    equation(result, 1),
  );
}

function equation(result: Result, side: 0 | 1): HTMLElement | null {
  const parts = result.breakdown.filter((line) => line.seats.includes(side)).map((line) => line.points);
  if (parts.length < 2) return null;
  return h(
    'p',
    { class: 'equation' },
    h('span', {}, t(side === 0 ? 'table.us' : 'table.them')),
    sum(parts, result.scores[side] ?? 0),
  );
}

/** An item in words; announcements and belote name what they were. */
function itemWords(item: string, result: Result): string {
  const words = convertDigits(t(`table.result.items.${item}` as Key));
  if (item === 'announcements' && result.contract?.announcements?.length) {
    const kinds = result.contract.announcements.map((one) => t(`table.announce.${one.kind}`));
    return `${words} (${[...new Set(kinds)].join(t('cards.comma'))})`;
  }
  if (item === 'contract' && result.contract?.value !== undefined) {
    const { value, multiplier = 1 } = result.contract;
    return multiplier === 1
      ? words
      : `${words} (${bidValue(value)} ${t('table.contract.times', { count: multiplier })})`;
  }
  return words;
}

function hands(play: Play, result: Result): HTMLElement | null {
  const dealt = play.view.hands?.at(-1);
  if (!dealt) return null;
  const trump = result.contract?.trump ?? null;
  const taken = (seat: Seat): string =>
    result.contract ? t('table.result.tricks_taken', { count: result.tricks[seat] ?? 0 }) : '';
  return h(
    'div',
    { class: 'all-hands' },
    h('h3', {}, t('table.result.hands')),
    ...[0, 1, 2, 3].map((seat) =>
      h(
        'div',
        { class: 'one-hand' },
        h('h4', {}, seatName(seat), h('span', { class: 'one-hand-note' }, taken(seat))),
        h(
          'div',
          { class: 'one-hand-cards', dir: 'ltr' },
          ...sortHand(dealt[seat] ?? [], trump).map((card) => stillCard(card, 'is-small')),
        ),
      ),
    ),
    h('p', { class: 'proof' }, t('table.result.proof')),
  );
}

function links(play: Play): HTMLElement {
  const other = kTables.find((table) => table !== play.table) ?? 'belote';
  const toOther = h('a', { class: 'link-button is-main', href: `/${lang}/play/${other}/` });
  toOther.append(tn('table.result.other', { table: t(`tables.${other}.name`) }));
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
