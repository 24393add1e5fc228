/** Pages zoomed in a wide window, until it is as narrow as WCAG 1.4.10 has it, and tables with room between their letters: nothing is lost or covered. */
import { spaceText } from './accessible.ts';
import { liesApart } from './apart.ts';
import { phone, test } from './at-table.ts';
import { kPages } from './kinds.ts';
import { atEveryTable, kMoves, seated } from './tables.ts';
import { nothingCovered } from './uncovered.ts';

test.describe.configure({ mode: 'parallel' });

/** 1280 × 800 at 200 %, and 1280 × 1024 at 400 %. */
const kTwice = { width: 640, height: 400 };
const kFourTimes = { width: 320, height: 256 };
const kSmallPhone = { width: 320, height: 568 };

for (const lang of ['ur', 'en']) {
  test(`every kind of page can be read, ${lang}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(kFourTimes);
    for (const path of kPages) {
      await page.goto(`/${lang}/${path}`, { waitUntil: 'networkidle' });
      await nothingCovered(page, `/${lang}/${path}`);
    }
  });

  for (const moves of kMoves) {
    test(`every table can be read after ${moves} moves, ${lang}`, async ({ browser, service }) => {
      test.setTimeout(240_000);
      const me = await seated(service, moves);
      await atEveryTable(browser, service, { me, lang }, async (page, table) => {
        for (const window of [kTwice, kFourTimes]) {
          await page.setViewportSize(window);
          await nothingCovered(page, `${table} in ${window.width} pixels`);
        }
        for (const window of [phone.viewport, kSmallPhone]) {
          await page.setViewportSize(window);
          await liesApart(page, `${table} in ${window.width} pixels`);
        }
        await spaceText(page);
        for (const window of [{ width: 1280, height: 800 }, phone.viewport, kSmallPhone]) {
          await page.setViewportSize(window);
          await nothingCovered(page, `${table} with room between letters in ${window.width} pixels`);
          await liesApart(page, `${table} with room between letters in ${window.width} pixels`);
        }
      });
    });
  }
}
