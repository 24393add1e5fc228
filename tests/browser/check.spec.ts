/** Checking a deal and a whole day in the browser, against a day that was really played. */
import { expect, type Page, test } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { withoutViolations } from './accessible.ts';
import { withSite } from './service.ts';

const kDate = '2026-11-29';

type Service = Awaited<ReturnType<typeof startService>>;

test.describe('the check of a day', () => {
  let service: Service;
  let record: string;
  test.beforeAll(async () => {
    service = await startService({ clock: `${kDate}T10:00:00Z`, options: withSite });
    for (const table of ['tute-2', 'belote', 'teen-do-paanch']) {
      for (const name of ['Ada', 'Bea']) await service.finish((await service.player(name)).token, { table });
    }
    await service.restart({ clock: '2026-11-30T10:00:00Z', options: withSite });
    record = (await service.call('GET', `/v1/days/${kDate}/record`)).text;
  });
  test.afterAll(() => service.close());

  const open = (page: Page, language: string, date: string, table: string) =>
    page.goto(`${service.url}/${language}/check/?date=${date}&table=${table}`);
  const verdict = (page: Page) => page.locator('#result .verdict');

  for (const [language, good] of [
    ['en', 'all is right, in 6 plays'],
    ['ur', 'سب ٹھیک ہے، 6 بازیوں میں'],
  ] as const) {
    test(`plays a closed day again and finds it right, in ${language}`, async ({ page }) => {
      await open(page, language, kDate, 'teen-do-paanch');
      await expect(page.locator('#deal .verdict.is-good')).toBeVisible();
      await expect(page.locator('#deal .pack')).toHaveCount(3);
      await expect(page.locator('#deal .pack').first().locator('li')).toHaveCount(30);
      await page.locator('#day').click();
      await expect(verdict(page)).toContainText(good);
      await expect(page.locator('#result .found li')).toHaveCount(4);
      await withoutViolations(page);
    });
  }

  test('names the line of a file in which something was changed', async ({ page }) => {
    await open(page, 'en', kDate, 'belote');
    const give = (text: string) =>
      page.locator('#file').setInputFiles({ name: 'r', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await give(record);
    await expect(verdict(page)).toContainText('all is right');
    const lines = record.split('\n');
    await give(lines.with(3, lines[3]?.replace(/"score":-?/, '"score":4') ?? '').join('\n'));
    await expect(verdict(page)).toContainText('something is wrong in line 4');
    await page.locator('#result summary').click();
    await expect(page.locator('#result .exact')).toContainText('the replay gives');
    await withoutViolations(page);
    await give('no record');
    await expect(verdict(page)).toContainText('in its first line');
  });

  test('finds a board that is not the one that the record gives', async ({ page }) => {
    await page.route('**/v1/boards/belote/**', async (route) => {
      const response = await route.fetch();
      const board = await response.json();
      board.entries[1].percentage = 12.5;
      await route.fulfill({ response, json: board });
    });
    await open(page, 'en', kDate, 'belote');
    await page.locator('#day').click();
    await expect(verdict(page)).toContainText('something is wrong in line');
    await page.locator('#result summary').click();
    await expect(page.locator('#result .exact')).toContainText('has another `percentage` in place 2');
  });

  test('shows the seal of an open deal, and when its seed comes', async ({ page }) => {
    await open(page, 'en', '2026-11-30', 'belote');
    await expect(page.locator('#deal .digest')).toHaveCount(1);
    await expect(page.locator('#deal')).toContainText('Its seed is published when the day is closed');
    await page.locator('#day').click();
    await expect(page.locator('#result')).toContainText('This day is not closed yet');
  });

  test('is one step from the results, and from a play that is over', async ({ page }) => {
    await page.goto(`${service.url}/en/board/?table=belote&date=${kDate}`);
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Check this day' }).click();
    await expect(page.locator('#deal .verdict.is-good')).toBeVisible();
    await expect(page.locator('#table')).toHaveValue('belote');

    const me = await service.player('Cem');
    const play = await service.finish(me.token, { table: 'tute-2' });
    await page.evaluate((player) => localStorage.setItem('rozbazi', JSON.stringify({ me: player })), me);
    await page.goto(`${service.url}/en/play/tute-2/?date=${play.date}`);
    await page.getByRole('link', { name: 'Verify this deal' }).click();
    await expect(page).toHaveURL(/\/en\/check\/\?date=2026-11-30&table=tute-2$/);
    await expect(page.locator('#deal .digest')).toHaveCount(1);
  });
});
