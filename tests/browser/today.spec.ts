/** The day’s page: the tables, the clock, and where I stand. */
import { expect, test } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { withoutViolations } from './accessible.ts';
import { withSite } from './service.ts';
import { pageOf, stored } from './visitor.ts';

test('offers a name of two Urdu words, which the reader may change before the first play', async ({ page }) => {
  await page.goto('/ur/');
  const name = page.locator('#who-name');
  await expect(name).toHaveText(/^[\u0600-\u06ff]+ [\u0600-\u06ff]+$/);
  await page.getByText('نام بدلیں').click();
  await page.getByLabel('نام', { exact: true }).fill('🂡');
  await page.getByRole('button', { name: 'یہی نام رکھیں' }).click();
  await expect(page.getByRole('alert')).toContainText('حرف');
  await page.getByLabel('نام', { exact: true }).fill('  نیا   نام ');
  await page.getByRole('button', { name: 'یہی نام رکھیں' }).click();
  await expect(name).toHaveText('نیا نام');
  await page.reload();
  await expect(name).toHaveText('نیا نام');
  expect((await stored(page)).me ?? null, 'nobody is made before the first play').toBeNull();
});

test('counts down to midnight UTC and names it by the visitor’s clock', async ({ page }) => {
  await page.goto('/en/');
  await expect(page.getByRole('timer')).toHaveText(/^(\d\d:)?\d\d:\d\d$/);
  await expect(page.locator('.clock-local')).toContainText('5:00');
});

test('shows what I have not begun, am in the middle of, and have finished', async ({ browser }) => {
  const service = await startService({ options: withSite });
  const me = await service.player('Amina');
  const page = await pageOf(browser, service, { me: me });
  const deal = (table: string) => page.locator(`.deal[data-table="${table}"]`);
  await page.goto('/en/');
  await expect(deal('belote')).toHaveAttribute('data-state', 'new');
  await expect(deal('belote').locator('[data-field]')).toContainText('be the first');

  const finished = await service.finish(me.token);
  await service.finish(me.token, { table: 'coinche', upTo: 1 });
  await page.reload();
  await expect(deal('coinche').getByRole('link', { name: 'Continue: Coinche' })).toHaveAttribute(
    'href',
    '/en/play/coinche/',
  );
  await expect(deal('belote')).toContainText('One player has finished');
  const score = `${finished.score > 0 ? '+' : ''}${finished.score}`.replace('-', '−');
  await expect(deal('belote').locator('.deal-score')).toContainText(`Score${score}`);
  await expect(deal('belote').locator('.deal-score')).toContainText('Rank1 of 1');
  await withoutViolations(page);
  await page.context().close();
  await service.close();
});

test('turns to the next day when midnight passes while it is open', async ({ browser }) => {
  const service = await startService({ clock: '2026-11-29T23:59:40Z', options: withSite });
  const me = await service.player('Amina');
  await service.finish(me.token, { table: 'coinche', upTo: 2 });
  const page = await pageOf(browser, service, { me: me });
  await page.goto('/en/');
  const board = await page.context().newPage();
  await board.goto('/en/board/?table=belote');
  const days = await page.context().newPage();
  await days.goto('/en/days/');
  await expect(page.locator('#date')).toHaveText('Sunday, November 29, 2026');
  await expect(page.locator('#date')).toHaveText('Monday, November 30, 2026', { timeout: 40_000 });
  await expect(page.locator('#status')).toHaveText(/new day/);
  // The others stay where they were, with the next day a step away.
  await expect(board).toHaveURL(/\?table=belote&date=2026-11-29$/);
  await expect(board.locator('#status')).toContainText('The day has ended');
  await expect(board.getByRole('link', { name: 'Play the deal' })).toHaveCount(0);
  await expect(board.locator('#later')).toHaveAttribute('href', '?table=belote&date=2026-11-30');
  await expect(days.locator('#day-name')).toHaveText('Sunday, November 29, 2026');
  await expect(days.locator('#status')).toContainText('The day has ended');
  await expect(days.getByRole('link', { name: /^Play.*: Belote/ })).toHaveCount(0);
  await expect(days.getByRole('link', { name: 'Continue: Coinche' })).toHaveAttribute(
    'href',
    '/en/play/coinche/?date=2026-11-29',
  );
  await page.context().close();
  await service.close();
});

test('the board and the days go over to closed when the grace of the day before ends while they are open', async ({
  browser,
}) => {
  const service = await startService({ clock: '2026-11-29T10:00:00Z', options: withSite });
  const me = await service.player('Amina');
  await service.finish(me.token);
  await service.restart({ clock: '2026-11-30T00:29:40Z', options: withSite });
  const page = await pageOf(browser, service, { me });
  await page.goto('/en/board/?table=belote&date=2026-11-29');
  const days = await page.context().newPage();
  await days.goto('/en/days/?date=2026-11-29');
  await expect(page.locator('#status')).toContainText('ranks may change');
  await expect(days.locator('#status')).toContainText('The day has ended');
  await expect(page.locator('#status')).toContainText('this result is final', { timeout: 40_000 });
  await expect(days.locator('#status')).toContainText('The day is closed');
  await expect(days.getByRole('link', { name: 'Play, uncounted: Coinche' })).toBeVisible();
  await page.context().close();
  await service.close();
});

test('says kindly that the server is not there, and goes on counting', async ({ page }) => {
  await page.route('**/v1/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' }));
  await page.goto('/en/');
  await expect(page.locator('#notice .notice')).toContainText('needs the game’s server');
  await expect(page.getByRole('timer')).toHaveText(/:/);
  await page.goto('/en/board/');
  await expect(page.locator('#notice .notice')).toContainText('results come from the game’s server');
});
