/** What the tests of proofs share. */
import { expect, type Page } from '@playwright/test';

export const kStart = '.proof-again > .link-button';
export const kTrick = '.proof-trick';
export const kSays = '.proof-says';
export const kDecision = '.proof-decision';

/** What a proof on the page must be like, whatever the trick: other layouts with other hands, and the same answer. */
export async function stands(page: Page): Promise<void> {
  await expect(page.locator(kDecision).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.is-differing')).toHaveCount(0);
  const first = page
    .locator(kDecision)
    .filter({ has: page.locator('.proof-layout') })
    .first();
  const layouts = first.locator('.proof-layout');
  await expect(layouts).toHaveCount(3);
  const hands = await layouts.evaluateAll((nodes) =>
    nodes.map((node) => [...node.querySelectorAll('.card')].map((card) => card.getAttribute('aria-label')).join()),
  );
  expect(new Set(hands).size).toBe(3);
  const answers = await first.locator('.proof-answer').allTextContents();
  expect(new Set(answers).size).toBe(1);
  await expect(first.locator('.proof-layout').first().locator('.is-elsewhere')).toHaveCount(0);
  expect(await first.locator('.proof-layout').nth(1).locator('.is-elsewhere').count()).toBeGreaterThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}
