/** My days: a calendar of what I have played, and of what is still there to be played. */
import { expect, test } from '@playwright/test';
import { runAdmin, startService } from '../api/harness.mjs';
import { withoutViolations } from './accessible.ts';
import { withSite } from './service.ts';
import { pageOf } from './visitor.ts';

test('a calendar shows my days, and a day that is past can still be played', async ({ browser }) => {
  const service = await startService({ clock: '2026-11-27T10:00:00Z', options: withSite });
  const me = await service.player('Amina');
  await service.finish(me.token);
  await service.finish(me.token, { table: 'teen-do-paanch' });
  await service.finish((await service.player('Bea')).token, { table: 'coinche' });
  await service.restart({ clock: '2026-12-02T10:00:00Z', options: withSite });
  await service.finish(me.token, { table: 'coinche' });

  const page = await pageOf(browser, service, { me, settings: { scheme: 'light' } });
  const row = (table: string) => page.locator(`.day-table[data-table="${table}"]`);
  await page.goto('/en/days/');
  await expect(page.locator('#day-name')).toHaveText('Wednesday, December 2, 2026');
  await expect(page.locator('#streak')).toContainText('1 day');
  await expect(page.locator('#tally tbody tr')).toHaveCount(3);
  await expect(page.locator('#tally')).toContainText('Belote150.0%50.0%');
  await expect(row('coinche')).toContainText('number 1 of 1');
  await expect(row('belote')).toContainText('Not played');
  await expect(page.locator('#later')).toHaveAttribute('aria-disabled', 'true');
  await withoutViolations(page);

  await page.getByRole('link', { name: 'The month before' }).click();
  await expect(page.locator('#month-name')).toHaveText('November 2026');
  await expect(page.locator('#earlier')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: '27 2 tables finished' }).press('Enter');
  await expect(page).toHaveURL(/\?date=2026-11-27$/);
  await expect(page.locator('[aria-current="page"]')).toBeFocused();
  await expect(row('belote')).toContainText('number 1 of 1');
  await expect(page.getByRole('link', { name: 'Results: Belote' })).toHaveAttribute(
    'href',
    '/en/board/?table=belote&date=2026-11-27',
  );
  await expect(page.locator('#status')).toContainText('no longer count');
  await page.getByRole('link', { name: 'Play, uncounted: Schafkopf' }).click();
  await expect(page.locator('.card').first()).toBeVisible();
  await expect(page).toHaveURL(/\/en\/play\/schafkopf\/\?date=2026-11-27$/);

  // What does not count is none of the plays that others are told of.
  const { play } = await service.finish(me.token, { table: 'coinche', date: '2026-11-27' });
  await page.goto(`/en/replay/?play=${play}&table=coinche`);
  await expect(page.locator('.field-count')).toHaveText('1 play came this far in the same way.');
  // What is brought later is as light as the visitor wants it, too.
  const media = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => {
        const inner = rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule];
        return inner.flatMap((each) => (each instanceof CSSMediaRule ? [each.media.mediaText] : []));
      }),
  );
  expect(media).toContain('not all and (prefers-color-scheme: dark)');
  expect(media).not.toContain('(prefers-color-scheme: dark)');

  expect((await runAdmin(service.database, ['void-day', '2026-11-27'])).status).toBe(0);
  await page.goto('/en/days/?date=2026-11-27');
  await expect(page.locator('#status')).toContainText('void');
  await expect(row('belote')).toContainText('did not count');
  await page.goto('/en/board/?table=belote&date=2026-11-27');
  await expect(page.locator('#status')).toContainText('void');
  await page.goto(`/en/replay/?play=${play}&table=coinche`);
  await expect(page.locator('.field-count')).toContainText('Nobody else');

  await page.goto('/ur/days/?date=2026-11-26');
  await expect(page.locator('#notice .notice')).toContainText('کوئی بازی نہیں');
  await page.context().close();
  await service.close();
});

test('who has not played yet sees the days all the same', async ({ page }) => {
  await page.goto('/ur/days/');
  await expect(page.locator('.day-table').first()).toContainText('نہیں کھیلا');
  await expect(page.locator('#streak')).toBeHidden();
  await expect(page.locator('#tally')).toBeHidden();
});
