/** A deal in the calculator: targets and tricks of all three, and below them what they lead to. */
import { fmt, t } from '../../i18n.ts';
import type { Seat } from '../../notation.ts';
import { fill, h } from '../../table/dom.ts';
import { kTricksInDeal } from '../../table/games/teen-do-paanch/cards.ts';
import type { Due } from '../../table/games/teen-do-paanch/dues.ts';
import { type Entry, type Reckoning, tooMany } from './reckon.ts';

export const kSeats = [0, 1, 2] as const;
const kPlayers = ['you', 'right', 'left'] as const;
export const player = (seat: Seat): string => t(`guide.calculator.players.${kPlayers[seat] ?? 'you'}`);
const someone = (seat: Seat): string => t(`guide.calculator.from.${kPlayers[seat] ?? 'you'}`);

const dueWords = ({ claimant, debtor, count }: Due): string =>
  t('guide.calculator.due', { claimant: player(claimant), debtor: someone(debtor), count });

/** What comes of a deal, a sentence each. */
export function outcome(entry: Entry, dues: readonly Due[] | null): readonly string[] {
  if (tooMany(entry)) return [t('guide.calculator.too_many')];
  if (dues === null) return [];
  return dues.length > 0 ? dues.map(dueWords) : [t('guide.calculator.settled')];
}

export interface Row {
  readonly elements: readonly HTMLElement[];
  update(number: number, entry: Entry, reckoning: Reckoning): void;
  focus(): void;
}

const kChoices = [null, ...Array.from({ length: kTricksInDeal + 1 }, (_, count) => count)];

/** @param wrote told of each change of a player's tricks, null where they are taken back */
export function createRow(wrote: (seat: Seat, count: number | null) => void): Row {
  const heading = h('th', { scope: 'row' });
  const targets = kSeats.map(() => h('span', { class: 'calculator-target' }));
  const counts = kSeats.map((seat) => {
    const options = kChoices.map((count) =>
      h('option', { value: String(count ?? '') }, count === null ? '–' : fmt(count)),
    );
    const select = h('select', { class: 'input' }, ...options);
    select.addEventListener('change', () => wrote(seat, select.value === '' ? null : Number(select.value)));
    return select;
  });
  const cells = kSeats.map((seat) => h('td', {}, ...[targets[seat], counts[seat]].filter((one) => one !== undefined)));
  const words = h('td', { colspan: '4' });
  const below = h('tr', { class: 'calculator-dues' }, words);

  return {
    elements: [h('tr', {}, heading, ...cells), below],
    focus: () => counts[0]?.focus(),
    update(number, entry, { targets: aims, dues }) {
      heading.textContent = fmt(number);
      for (const seat of kSeats) {
        const target = aims[seat] ?? 0;
        const select = counts[seat];
        const aim = targets[seat];
        if (!select || !aim) continue;
        aim.textContent = t('guide.calculator.target', { target });
        select.value = String(entry.tricks[seat] ?? '');
        select.setAttribute('aria-label', t('guide.calculator.tricks', { player: player(seat), number, target }));
      }
      const lines = outcome(entry, dues);
      below.hidden = lines.length === 0;
      below.classList.toggle('is-wrong', tooMany(entry));
      fill(words, `${number} ${lines.join()}`, () => [
        ...(tooMany(entry) ? [] : [h('p', {}, t('guide.calculator.next', { number: number + 1 }))]),
        h('ol', { role: 'list' }, ...lines.map((line, place) => h('li', { 'data-place': fmt(place + 1) }, line))),
      ]);
    },
  };
}
