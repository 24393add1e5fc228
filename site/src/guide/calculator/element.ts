/** `<dues-calculator>`: tricks of each deal go in; who draws from whom in the next one, and the running totals, come out. */
import { ltr } from '../../bidi.ts';
import { addTexts, fmt, list, t } from '../../i18n.ts';
import type { Seat } from '../../notation.ts';
import { say } from '../../parts/dom.ts';
import { bringStyle } from '../../style.ts';
import { button, h } from '../../table/dom.ts';
import { kTricksInDeal } from '../../table/games/teen-do-paanch/cards.ts';
import { fetchTexts } from '../../texts.ts';
import { complete, type Entry, kBlank, reckon, write } from './reckon.ts';
import { createRow, kSeats, outcome, player, type Row } from './row.ts';

declare const CALCULATOR_URL: string;

/** As many deals as a match of the engine may have. */
const kMostDeals = 100;

/** Who dealt first: everything else about the targets follows. */
function dealerChoice(chosen: Seat, choose: (seat: Seat) => void): HTMLElement {
  const choices = kSeats.map((seat) => {
    const input = h('input', { type: 'radio', name: 'first-dealer', value: String(seat) });
    input.checked = seat === chosen;
    input.addEventListener('change', () => choose(seat));
    return h('label', {}, input, player(seat));
  });
  return h(
    'fieldset',
    {},
    h('legend', {}, t('guide.calculator.first_dealer')),
    h('div', { class: 'segments' }, ...choices),
  );
}

function totalsRow(words: string): { readonly element: HTMLElement; show(values: readonly string[]): void } {
  const cells = kSeats.map(() => h('td', {}));
  return {
    element: h('tr', {}, h('th', { scope: 'row' }, words), ...cells),
    show(values) {
      for (const [seat, cell] of cells.entries()) cell.replaceChildren(ltr(values[seat] ?? ''));
    },
  };
}

/** Begins with the guide's own first deal, so that the sheet shows how it is meant. */
const kExample = { dealer: 2, entry: write(write(kBlank, 0, 6), 1, 2) };

function mount(place: HTMLElement): void {
  let dealer: Seat = kExample.dealer;
  let entries: readonly Entry[] = [kExample.entry];
  const rows: Row[] = [];
  const status = h('p', { class: 'hidden', role: 'status' });
  const body = h('tbody', {});
  const totals = totalsRow(t('guide.calculator.totals'));
  const differences = totalsRow(t('guide.calculator.differences'));

  // The button pressed may be gone then: where writing goes on, there is the focus.
  const resize = (next: readonly Entry[]): void => {
    change(next);
    rows.at(-1)?.focus();
  };
  const more = button({ class: 'button' }, () => resize([...entries, kBlank]), t('guide.calculator.more'));
  const fewer = button({ class: 'button quiet' }, () => resize(entries.slice(0, -1)), t('guide.calculator.fewer'));
  const clear = button({ class: 'button quiet' }, () => resize([kBlank]), t('guide.calculator.clear'));

  const rowOf = (deal: number): Row => {
    const row = createRow((seat, count) => {
      change(entries.map((entry, one) => (one === deal ? write(entry, seat, count) : entry)));
      say(status, spoken(deal));
    });
    body.append(...row.elements);
    return row;
  };

  /** The deal and what it leads to, for the ear. */
  function spoken(deal: number): string {
    const entry = entries[deal] ?? kBlank;
    const { dues = null } = reckon(dealer, entries.map(complete))[deal] ?? {};
    const tricks = complete(entry);
    const lines = outcome(entry, dues);
    if (tricks === null) return lines.join(' ');
    return t('guide.calculator.spoken', {
      tricks: list(kSeats.map((seat) => `${player(seat)} ${fmt(tricks[seat] ?? 0)}`)),
      next: t('guide.calculator.next', { number: deal + 2 }),
      dues: list(lines),
    });
  }

  function change(next: readonly Entry[]): void {
    entries = next;
    for (const row of rows.splice(entries.length)) for (const element of row.elements) element.remove();
    while (rows.length < entries.length) rows.push(rowOf(rows.length));
    const reckonings = reckon(dealer, entries.map(complete));
    for (const [deal, reckoning] of reckonings.entries())
      rows[deal]?.update(deal + 1, entries[deal] ?? kBlank, reckoning);
    const last = reckonings.at(-1);
    totals.show((last?.totals ?? []).map((sum) => fmt(sum)));
    differences.show((last?.differences ?? []).map((sum) => fmt(sum, { signed: true })));
    more.hidden = entries.length >= kMostDeals;
    fewer.hidden = entries.length < 2;
  }

  const head = [t('guide.deal'), ...kSeats.map(player)].map((words) => h('th', { scope: 'col' }, words));
  place.replaceChildren(
    h('h3', {}, t('guide.calculator.title')),
    h('p', { class: 'hint' }, t('guide.calculator.hint', { count: kTricksInDeal })),
    dealerChoice(dealer, (seat) => {
      dealer = seat;
      change(entries);
    }),
    h(
      'table',
      {},
      h('caption', { class: 'hidden' }, t('guide.calculator.title')),
      h('thead', {}, h('tr', {}, ...head)),
      body,
      h('tfoot', {}, totals.element, differences.element),
    ),
    h('div', { class: 'row' }, more, fewer, clear),
    status,
  );
  change(entries);
}

class DuesCalculator extends HTMLElement {
  connectedCallback(): void {
    mount(this);
  }
}

/** The texts come with the guide's examples, which the small tables before it have mostly brought already. */
async function bringTexts(): Promise<void> {
  const { examples = '' } = document.querySelector<HTMLElement>('[data-examples]')?.dataset ?? {};
  addTexts((await fetchTexts(examples)).texts);
}

await Promise.all([bringTexts(), bringStyle(CALCULATOR_URL)]);
customElements.define('dues-calculator', DuesCalculator);
