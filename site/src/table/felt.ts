/** The felt: seats at their compass places, the trick in the middle, the contract in one corner, the count of tricks in the other. */
import { ltr } from '../bidi.ts';
import { suitGlyph } from '../cards/faces.ts';
import { fmt, t } from '../i18n.ts';
import { attribute, drawing, fill, h } from './dom.ts';
import type { Frame } from './frames.ts';
import type { ContractChip, GameFace } from './game.ts';
import { here } from './here.ts';
import { createSeats } from './seats.ts';
import { createTrick } from './trick.ts';
import { isolated, suitName } from './words.ts';

export interface Felt {
  readonly element: HTMLElement;
  /** Lays something more on it, where its own style says. */
  lay(more: HTMLElement): void;
  update(frame: Frame): void;
}

export function createFelt(face: GameFace, touched: () => void): Felt {
  const contract = h('div', { class: 'contract' });
  const count = h('div', { class: 'trick-count' });
  const aside = h('div', { class: 'aside', hidden: '' });
  const seats = createSeats(face);
  const trick = createTrick(face);
  const attributes = { class: 'felt-inner', dir: 'ltr', 'data-seats': String(here().seating.seats) };
  const inner = h('div', attributes, contract, count, ...seats.elements, aside, trick.element);
  const element = h('section', { class: 'felt' }, h('h2', { class: 'hidden' }, t('table.region.felt')), inner);
  element.addEventListener('pointerdown', touched);

  return {
    element,
    lay: (more) => inner.append(more),
    update(frame) {
      seats.update(frame);
      trick.update(frame);
      showContract(contract, face.contractChip(frame));
      const beside = face.aside?.(frame) ?? null;
      aside.hidden = beside === null;
      fill(aside, beside?.key ?? '', () => beside?.nodes() ?? []);
      const all = face.tricksInDeal(frame.view);
      const number = Math.min(all, frame.tricks.length + 1);
      count.hidden = face.centre(frame) !== null || frame.phase === 'end';
      fill(count, String(number), () => [
        h('span', { dir: 'auto' }, `${t('table.trick.word')} `, ltr(`${fmt(number)} / ${fmt(all)}`)),
      ]);
    },
  };
}

function showContract(box: HTMLElement, chip: ContractChip | null): void {
  box.hidden = chip === null;
  attribute(box, 'data-suit-chip', chip?.suit ?? null);
  fill(box, JSON.stringify(chip), () => {
    if (chip === null) return [];
    const line = h('span', { class: 'contract-line' });
    if (chip.suit !== null) {
      line.append(drawing(suitGlyph(chip.suit, here().deck)), h('span', { class: 'hidden' }, suitName(chip.suit)));
    }
    line.append(h('span', { class: 'contract-value' }, ...isolated(chip.words)));
    if (chip.times !== undefined && chip.times > 1) {
      line.append(h('span', { class: 'contract-times' }, ltr(t('table.contract.times', { count: chip.times }))));
    }
    const more = [chip.by, chip.state].filter((words): words is string => words !== undefined);
    return [line, ...more.map((words) => h('span', { class: 'contract-by', dir: 'auto' }, ...isolated(words)))];
  });
}
