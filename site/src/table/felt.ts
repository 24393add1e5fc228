/** The felt: seats at their compass places, the trick in the middle, the contract in one corner, the count of tricks in the other. */

import { ltr } from '../bidi.ts';
import { suitGlyph } from '../cards/faces.ts';
import { fmt, t } from '../i18n.ts';
import type { BeloteContract, Card } from '../types.ts';
import { kTricksInDeal } from './belote.ts';
import { attribute, drawing, fill, h } from './dom.ts';
import type { Frame } from './frames.ts';
import { createSeats } from './seats.ts';
import { createTrick } from './trick.ts';
import { bidValue, contractBy, suitName } from './words.ts';

export interface Felt {
  readonly element: HTMLElement;
  update(frame: Frame, turnup: Card | null): void;
}

export function createFelt(touched: () => void): Felt {
  const contract = h('div', { class: 'contract' });
  const count = h('p', { class: 'trick-count' });
  const seats = createSeats();
  const trick = createTrick();
  const inner = h('div', { class: 'felt-inner', dir: 'ltr' }, contract, count, ...seats.elements, trick.element);
  const element = h('section', { class: 'felt' }, h('h2', { class: 'hidden' }, t('table.region.felt')), inner);
  element.addEventListener('pointerdown', touched);

  return {
    element,
    update(frame, turnup) {
      seats.update(frame, turnup);
      trick.update(frame, turnup);
      showContract(contract, frame.contract);
      const number = Math.min(kTricksInDeal, frame.tricks.length + 1);
      count.hidden = frame.phase !== 'play';
      fill(count, String(number), () => [
        document.createTextNode(`${t('table.trick.word')} `),
        ltr(`${fmt(number)} / ${fmt(kTricksInDeal)}`),
      ]);
    },
  };
}

function showContract(chip: HTMLElement, contract: BeloteContract | null): void {
  chip.hidden = contract === null;
  fill(chip, JSON.stringify(contract), () => {
    if (!contract) return [];
    const value = contract.value === undefined ? t('table.contract.trump') : bidValue(contract.value);
    const times =
      contract.multiplier !== undefined && contract.multiplier > 1
        ? h('span', { class: 'contract-times' }, ltr(t('table.contract.times', { count: contract.multiplier })))
        : null;
    attribute(chip, 'data-suit-chip', contract.trump);
    const line = h(
      'span',
      { class: 'contract-line' },
      drawing(suitGlyph(contract.trump)),
      h('span', { class: 'hidden' }, suitName(contract.trump)),
      h('span', { class: 'contract-value' }, value),
    );
    if (times) line.append(times);
    return [line, h('span', { class: 'contract-by', dir: 'auto' }, contractBy(contract))];
  });
}
