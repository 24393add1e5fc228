/** Every table that the site shows, in both languages, from the first touch to a score sheet that says what the server counted; some by keys alone. */
import { expect } from '@playwright/test';
import tables from '../../site/content/_data/tables.js';
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
import { playOut } from './finished.ts';
import { inSight, readsWell } from './on-phone.ts';

test.describe.configure({ mode: 'parallel' });

/**
 * Played through by their games' own specs, which ask the same of them: in Urdu by touch, in English by keyboard. The other ways are
 * gone here, those that only say the same once more in the long run alone.
 */
const kOwnSpec = {
  ur: ['tute-2', 'five-hundred', 'teen-do-paanch', 'schafkopf'],
  en: ['tute-4', 'coinche', 'five-hundred', 'teen-do-paanch', 'schafkopf'],
};
const isLong = Boolean(process.env.ROZBAZI_LONG);

for (const lang of ['ur', 'en'] as const) {
  test.describe(`by touch on a small phone, ${lang}`, () => {
    // Cards fly in one language.
    test.use({ ...phone, contextOptions: { reducedMotion: lang === 'ur' ? 'no-preference' : 'reduce' } });
    for (const { table } of tables) {
      const elsewhere = kOwnSpec[lang].includes(table);
      if (elsewhere && lang === 'ur') continue;
      test(`${table} goes to the score that the server has`, async ({ page }) => {
        test.setTimeout(240_000);
        const complaints = complaintsOf(page);
        await open(page, lang, table);
        if (elsewhere && !isLong) {
          await myTurn(page);
          await playOut(page, table);
          await page.reload();
          await expect(page.locator(kOver)).toBeVisible();
        } else {
          await touchToTheEnd(page, () => inSight(page));
        }
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
  for (const table of isLong ? ['belote', 'tute-2', 'tute-3'] : ['belote']) {
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
