/** Letters twice as large, as a visitor has them whose browser is set so: nothing of any page is lost or covered. */
import { expect } from '@playwright/test';
import { liesApart } from './apart.ts';
import { test } from './at-table.ts';
import { kPages } from './kinds.ts';
import config from './playwright.config.ts';
import { atEveryTable, kMoves, seated } from './tables.ts';
import { nothingCovered, overflow } from './uncovered.ts';

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] },
});
test.describe.configure({ mode: 'parallel' });

/** A wide window, and a small one. */
const kWindows = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
];
/** On a phone nothing is pushed aside but a table of figures. */
const kPhone = { width: 360, height: 740 };
const kFigures = ['how/'];

for (const lang of ['ur', 'en']) {
  test(`every kind of page can be read, ${lang}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of kPages) {
      await page.goto(`/${lang}/${path}`, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const window of kWindows) {
        await page.setViewportSize(window);
        await nothingCovered(page, `/${lang}/${path} in ${window.width} pixels`);
      }
      if (kFigures.includes(path)) continue;
      await page.setViewportSize(kPhone);
      expect(await overflow(page), `/${lang}/${path} on a phone`).toBeLessThanOrEqual(0);
    }
  });

  for (const moves of kMoves) {
    test(`every table can be read after ${moves} moves, ${lang}`, async ({ browser, service }) => {
      test.setTimeout(240_000);
      const me = await seated(service, moves);
      await atEveryTable(browser, service, { me, lang }, async (page, table) => {
        for (const window of kWindows) {
          await page.setViewportSize(window);
          await nothingCovered(page, `${table} in ${window.width} pixels`);
          await liesApart(page, `${table} in ${window.width} pixels`);
        }
      });
    });
  }
}
