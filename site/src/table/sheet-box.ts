/** A sheet of scores under its heading. Where large numbers or long names make it wider than the screen, keys can reach it and push it aside. */
import { attribute, h } from './dom.ts';

export function sheetBox(title: string, table: HTMLTableElement, ...below: readonly (Node | null)[]): HTMLElement {
  const box = h('div', { class: 'score-sheet' }, h('h3', {}, title), table, ...below);
  const reachable = new ResizeObserver(() => {
    const wide = box.scrollWidth > box.clientWidth;
    attribute(box, 'tabindex', wide ? '0' : null);
    attribute(box, 'role', wide ? 'region' : null);
    attribute(box, 'aria-label', wide ? title : null);
  });
  for (const part of [box, table]) reachable.observe(part);
  return box;
}
