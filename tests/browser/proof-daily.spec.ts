/** That nobody peeked in a deal of the day: proven when its day is closed and its seed public. */
import { expect } from '@playwright/test';
import { withoutViolations } from './accessible.ts';
import { complaintsOf, kOver, myTurn, open, phone, test } from './at-table.ts';
import { playOut } from './finished.ts';
import { kDecision, kSays, kStart, kTrick, stands } from './proven.ts';
import { withSite } from './service.ts';

// A service that no other file's tests see: it is taken into the next day.
test.use({ ...phone, clock: '2026-11-30T12:00:01Z' });

test('a deal of the day says from when it can be proven, and then is', async ({ page, service }) => {
  const complaints = complaintsOf(page);
  await open(page, 'en', 'coinche');
  await myTurn(page);
  await playOut(page, 'coinche');
  await page.reload();
  await page.locator(kOver).waitFor();
  await expect(page.locator(kSays)).toHaveText(/^From December 1, 5:30 AM, when the day is closed/);
  await expect(page.locator(kStart)).toBeHidden();
  await withoutViolations(page);

  const known = await page.evaluate(() => localStorage.getItem('rozbazi') ?? '');
  await service.restart({ clock: '2026-12-01T12:00:00Z', options: withSite });
  // It listens at another port, where the device is unknown.
  await page.addInitScript((mine) => localStorage.setItem('rozbazi', mine), known);
  await page.goto(`${service.url}/en/play/coinche/?date=2026-11-30`);
  await page.locator(kOver).waitFor();
  await page.locator(kStart).tap();
  await page.locator(kTrick).nth(1).tap();
  await stands(page);
  await expect(page.locator(kSays)).toHaveText(/ways tried: the answer never changed\.$/);
  // Where other players had sat there, it would say so instead.
  await expect(page.locator(kDecision).filter({ hasText: 'Asked again with the real cards' })).not.toHaveCount(0);
  await expect(page.locator(kDecision).filter({ hasText: 'other players' })).toHaveCount(0);
  await withoutViolations(page);
  expect(complaints).toEqual([]);
});
