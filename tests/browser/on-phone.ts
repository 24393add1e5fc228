/** What every table must keep to on a small phone, at every turn and on its result. */
import { expect, type Page } from '@playwright/test';
import { spaceText, withoutViolations } from './accessible.ts';
import { nothingCovered } from './uncovered.ts';

/** While cards are to be touched nothing of the table is out of sight. */
export async function inSight(page: Page): Promise<void> {
  const { width, height, low } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
    low: Math.max(...[...document.querySelectorAll('.hand .card')].map((card) => card.getBoundingClientRect().bottom)),
  }));
  const phase = await page.locator('#table').getAttribute('data-phase');
  expect(width, `${phase}: wider than the screen`).toBeLessThanOrEqual(360);
  expect(height, `${phase}: higher than the screen`).toBeLessThanOrEqual(740);
  expect(low, `${phase}: cards below the edge`).toBeLessThanOrEqual(740);
}

/** The result can be read by everybody, leads on to the board and to another table, and nothing on it is cut off. */
export async function readsWell(page: Page, lang: string, table: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await withoutViolations(page);
  await expect(page.locator(`.result-links a[href*="/${lang}/board/?table=${table}"]`)).toBeVisible();
  const others = await page
    .locator(`.result-links a[href^="/${lang}/play/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(others).toHaveLength(1);
  expect(others).not.toContain(`/${lang}/play/${table}/`);
  await spaceText(page);
  await nothingCovered(page);
}
