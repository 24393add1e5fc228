/** Under a practice that is over: what its cards cost, and that nobody peeked. */
import { expect } from '@playwright/test';
import { withoutViolations } from './accessible.ts';
import { complaintsOf, kOver, phone, test } from './at-table.ts';
import { keepPractice } from './finished.ts';
import { kSays, kStart, kTrick, stands } from './proven.ts';

test.use(phone);

const kHard = { table: 'belote', game: 'belote', options: { mode: 'classique' }, seats: 4, deals: 1, level: 'hard' };
const kTeen = { table: 'teen-do-paanch', game: 'teen-do-paanch', options: {}, seats: 3, deals: 3, level: 'normal' };

for (const [lang, practice, says] of [
  ['ur', kHard, /آزمائیں: جواب ایک بار بھی نہیں بدلا۔$/],
  ['en', kTeen, /ways tried: the answer never changed\.$/],
] as const) {
  test(`${practice.table} in practice, ${lang}: reviewed, and each trick proven at once`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const address = await keepPractice(page, practice);
    await page.goto(`/${lang}/practice/${practice.table}/${address}`);
    await page.locator(kOver).waitFor();

    // By keys, the second trick.
    await page.locator(kStart).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(kTrick).first()).toBeFocused();
    await page.locator(kTrick).nth(2).focus();
    await page.keyboard.press('Enter');
    await stands(page);
    await expect(page.locator(kSays)).toHaveText(says);
    await expect(page.locator(`${kTrick}[aria-pressed="true"]`)).toHaveText(/2/);

    const shown = await page.locator('.proof-layout').nth(1).innerHTML();
    await page.locator('.proof-body > .link-button').tap();
    await expect(async () => {
      expect(await page.locator('.proof-layout').nth(1).innerHTML()).not.toBe(shown);
    }).toPass();
    await stands(page);

    // From the review, where each trick of mine leads to its proof.
    await page.locator('.review > .link-button').first().tap();
    const tricks = page.locator('.review-trick');
    await expect(tricks.first()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.review-trick .review-prove')).toHaveCount(await tricks.count());
    await tricks.nth(2).locator('.review-prove').tap();
    await expect(page.locator(`${kTrick}[aria-pressed="true"]`)).toHaveText(/3/);
    await stands(page);
    await withoutViolations(page);
    expect(complaints).toEqual([]);
  });
}
