/** A strip of news over the felt, that of a new day and that of a move that waits: on a phone the felt is as high beneath it as without it. */
import { expect, type Page } from '@playwright/test';
import { answer, kLegal, kMayChoose, myTurn, phone, test } from './at-table.ts';
import { withSite } from './service.ts';
import { atEveryTable, kMoves, seated } from './tables.ts';

test.use({ ...phone, clock: '2026-11-29T12:00:00Z' });
test.describe.configure({ mode: 'parallel' });

const kPhones = [phone.viewport, { width: 320, height: 568 }];
const kStrip = '.table-notice:visible';

/** Somebody in the plays of the day that is over, by how far into them. */
const players = new Map<number, object>();

test.beforeAll(async ({ service }) => {
  for (const moves of kMoves) players.set(moves, await seated(service, moves));
  await service.restart({ clock: '2026-11-30T00:10:00Z', options: withSite });
});

/** By how many pixels the felt is lower beneath the strip than without it. */
const lost = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const height = (): number => document.querySelector('.felt')?.getBoundingClientRect().height ?? Number.NaN;
    const notices = document.querySelector('.notices') as HTMLElement;
    const beneath = height();
    const strips = [...notices.children];
    notices.replaceChildren();
    const without = height();
    notices.replaceChildren(...strips);
    return without - beneath;
  });

async function takesNothing(page: Page, where: string): Promise<void> {
  for (const window of kPhones) {
    await page.setViewportSize(window);
    await expect(page.locator(kStrip), where).toHaveCount(1);
    expect(await lost(page), `${where} in ${window.width} pixels`).toBe(0);
  }
}

/** Makes a move that does not reach the server. */
async function moveInVain(page: Page): Promise<void> {
  await page.context().route('**/v1/plays/*/log', (route) => route.abort());
  if ((await myTurn(page)) === 'bid') await answer(page, kMayChoose);
  else
    await page
      .locator(kLegal)
      .first()
      .tap({ position: { x: 12, y: 40 } });
  await page.locator('button.notice-button').waitFor();
}

for (const lang of ['ur', 'en']) {
  for (const moves of kMoves) {
    test(`every table holds after ${moves} moves, ${lang}`, async ({ browser, service }) => {
      test.setTimeout(240_000);
      const me = players.get(moves) ?? {};
      await atEveryTable(browser, service, { me, lang, date: '2026-11-29' }, async (page, table) => {
        await takesNothing(page, `${table}, a new day`);
        await moveInVain(page);
        await takesNothing(page, `${table}, a move that waits`);
        await page.context().unroute('**/v1/plays/*/log');
      });
    });
  }
}
