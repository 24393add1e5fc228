/** A strip of news over the felt, here that of a new day: on a phone the felt is as high beneath it as without it. */
import { expect } from '@playwright/test';
import { phone, test } from './at-table.ts';
import { withSite } from './service.ts';
import { atEveryTable, kMoves, seated } from './tables.ts';

test.use({ clock: '2026-11-29T12:00:00Z' });
test.describe.configure({ mode: 'parallel' });

/** Somebody in the plays of the day that is over, by how far into them. */
const players = new Map<number, object>();

test.beforeAll(async ({ service }) => {
  for (const moves of kMoves) players.set(moves, await seated(service, moves));
  await service.restart({ clock: '2026-11-30T00:10:00Z', options: withSite });
});

for (const lang of ['ur', 'en']) {
  for (const moves of kMoves) {
    test(`every table holds after ${moves} moves, ${lang}`, async ({ browser, service }) => {
      test.setTimeout(240_000);
      const me = players.get(moves) ?? {};
      await atEveryTable(browser, service, { me, lang, date: '2026-11-29' }, async (page, table) => {
        await page.setViewportSize(phone.viewport);
        const felt = page.locator('.felt');
        await expect(page.locator('.table-notice a')).toBeVisible();
        const beneath = (await felt.boundingBox())?.height;
        await page.locator('.notices').evaluate((notices) => notices.replaceChildren());
        expect((await felt.boundingBox())?.height, table).toBe(beneath);
      });
    });
  }
}
