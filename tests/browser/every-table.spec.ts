/** Every table that the site shows, in both languages, from the first touch to a score sheet that says what the server counted; some by keys alone. */
import { expect, type Page } from '@playwright/test';
import tables from '../../site/content/_data/tables.js';
import { withoutViolations } from './accessible.ts';
import {
  complaintsOf,
  endsAsTheServerHasIt,
  kBidding,
  kCard,
  keysToTheEnd,
  kOver,
  myTurn,
  open,
  phone,
  setInstant,
  tabIntoHand,
  test,
  touchToTheEnd,
} from './at-table.ts';

test.describe.configure({ mode: 'parallel' });

/** While cards are to be touched nothing of the table is out of sight. */
async function inSight(page: Page): Promise<void> {
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
async function readsWell(page: Page, lang: string, table: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await withoutViolations(page);
  await expect(page.locator(`.result-links a[href*="/${lang}/board/?table=${table}"]`)).toBeVisible();
  const others = await page
    .locator(`.result-links a[href^="/${lang}/play/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(others).toHaveLength(1);
  expect(others).not.toContain(`/${lang}/play/${table}/`);
}

for (const lang of ['ur', 'en'] as const) {
  test.describe(`by touch on a small phone, ${lang}`, () => {
    test.use(phone);
    for (const { table } of tables) {
      test(`${table} goes to the score that the server has`, async ({ page }) => {
        test.setTimeout(240_000);
        const complaints = complaintsOf(page);
        await open(page, lang, table);
        await touchToTheEnd(page, () => inSight(page));
        await endsAsTheServerHasIt(page, lang, table);
        await readsWell(page, lang, table);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test.describe('on the smallest phone, upright and on its side', () => {
  test.use({ ...phone, viewport: { width: 320, height: 568 } });
  for (const { table } of tables) {
    test(`${table} is not wider than the screen, tells how it is played and shows its course by touch, and asks next to its words`, async ({
      page,
    }) => {
      await open(page, 'ur', table);
      await myTurn(page);
      const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(320);
      await page.locator('.ask-how').tap();
      await expect(page.locator('.glance li')).not.toHaveCount(0);
      expect(await page.locator('.card-order .card').count()).toBeGreaterThanOrEqual(8);
      expect(await page.locator('.sheet-dialog').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
      await page.locator('.sheet-close').tap();
      await page.locator('.bar-button').last().tap();
      await page.locator('.menu-links button').last().tap();
      await expect(page.locator('.sheet-note')).toBeVisible();
      await page.locator('.sheet-close').tap();
      await page.setViewportSize({ width: 640, height: 360 });
      expect(await width()).toBeLessThanOrEqual(640);
      const words = await page.locator('.prompt').boundingBox();
      const below = await page.locator(`${kBidding} [data-option], ${kCard}`).first().boundingBox();
      expect((below?.y ?? 360) - (words?.y ?? 0) - (words?.height ?? 0)).toBeLessThan(32);
    });
  }
});

test.describe('by keyboard alone in Urdu', () => {
  for (const table of ['belote', 'tute-2', 'tute-3']) {
    test(`${table} goes to the score that the server has`, async ({ page }) => {
      test.setTimeout(240_000);
      const complaints = complaintsOf(page);
      await setInstant(page, 'ur');
      await open(page, 'ur', table);
      await myTurn(page);
      await tabIntoHand(page, 30);
      await keysToTheEnd(page);
      await expect(page.locator(kOver)).toBeFocused();
      await endsAsTheServerHasIt(page, 'ur', table);
      expect(complaints).toEqual([]);
    });
  }
});
