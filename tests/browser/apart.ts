/** That what is said on the felt of a table stands apart: no seat, bubble, contract or legend over another one. */
import { expect, type Page } from '@playwright/test';

/** No box with words touches another one. */
export async function liesApart(page: Page, where = ''): Promise<void> {
  // A bubble grows when it is said.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  expect(await page.evaluate(touching), where).toEqual([]);
}

/** Runs in the page. */
function touching(): string[] {
  const kWords = '.seat-chip, .seat-note, .bubble, .contract, .aside > *, .trick-count, .legend > *';
  const shown = [...document.querySelectorAll(`.felt :is(${kWords})`)].filter(
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
      if (across > 0.5 && along > 0.5) found.push(`${nameOf(one)} touches ${nameOf(other)}`);
    }
  }
  return found;
}
