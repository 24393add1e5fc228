/** The review of a play that is over: fetched when it is asked for, worked out in the browser, readable by everybody. */
import { expect } from '@playwright/test';
import { withoutViolations } from './accessible.ts';
import { complaintsOf, kOver, myTurn, open, phone, playOf, test } from './at-table.ts';
import { playOut } from './finished.ts';

test.use(phone);

for (const [lang, table] of [
  ['ur', 'belote'],
  ['en', 'teen-do-paanch'],
] as const) {
  test(`${table}, ${lang}: each of my cards has its price, and the dearest is named`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, lang, table);
    await myTurn(page);
    await playOut(page, table);
    await page.reload();
    await page.locator(kOver).waitFor();
    const { view } = await playOf(page, table);
    const asked = (): boolean => fetched.some((path) => /review\.json|assets\/players-/.test(path));
    expect(asked()).toBe(false);

    await page.locator('.review > .link-button').first().tap();
    const tricks = page.locator('.review-trick');
    await expect(tricks.first()).toBeVisible({ timeout: 30_000 });
    expect(asked()).toBe(true);
    const played = view.results.reduce((sum, { tricks: taken }) => sum + taken.reduce((all, one) => all + one, 0), 0);
    await expect(tricks).toHaveCount(played);
    // Of each choice one card was played, and at least one costs nothing.
    const choices = await page.locator('.review-cards').count();
    expect(choices).toBeGreaterThan(0);
    await expect(page.locator('.review-card.is-played')).toHaveCount(choices);
    await expect(tricks.filter({ has: page.locator('.is-free') })).toHaveCount(choices);
    await expect(page.locator('.review-par')).toHaveCount(view.results.length);
    await expect(page.locator('.review-reason')).toHaveText(/\S/);
    await expect(page.locator('.review-trick.is-worst.is-loss')).toHaveCount(1);
    await expect(page.locator('.review-progress')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await withoutViolations(page);
    expect(complaints).toEqual([]);
  });
}
