/** That what is said and played on the felt of a table stands apart: no seat, bubble, contract, legend or card of the trick over another one. */
import { expect, type Page } from '@playwright/test';

/** No box with words touches another one, nor a card of the trick. */
export async function liesApart(page: Page, where = ''): Promise<void> {
  // A bubble grows when it is said.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  expect(await page.evaluate(touching), where).toEqual([]);
}

/** Runs in the page. */
function touching(): string[] {
  const kBoxes =
    '.seat-chip, .seat-note, .seat-open, .bubble, .contract, .aside > *, .trick-count, .legend > *, .trick-card, .bidding > *';
  const shown = [...document.querySelectorAll(`.felt :is(${kBoxes})`)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
  );
  const nameOf = (element: Element): string =>
    `${element.closest('[data-place]')?.getAttribute('data-place') ?? ''} ${element.classList[0] ?? element.localName} “${(element.textContent ?? '').trim().slice(0, 40)}”`.trim();
  const found: string[] = [];
  for (const [nth, one] of shown.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of shown.slice(nth + 1)) {
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Half a pixel is rounding.
      if (across > 0.5 && along > 0.5)
        found.push(`${nameOf(one)} touches ${nameOf(other)}, ${Math.round(across)} × ${Math.round(along)}`);
    }
  }
  return found;
}
