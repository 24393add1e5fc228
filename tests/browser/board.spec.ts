/** The board: ranks, my place, the spread of scores, spans of time. */
import { expect, test } from '@playwright/test';
import { runAdmin, startService } from '../api/harness.mjs';
import { withoutViolations } from './accessible.ts';
import { withSite } from './service.ts';
import { pageOf } from './visitor.ts';

test('ranks 1, 2, 2, 4, marks me, and tells like names apart by their tags', async ({ browser }) => {
  const service = await startService({ options: withSite });
  const names = ['Roshan', 'roshan', 'زینب', 'Karim'];
  const players = await Promise.all(names.map((name) => service.player(name)));
  const ways = [0, -1, -1, 0.5];
  for (const [place, player] of players.entries()) {
    const way = ways[place] ?? 0;
    await service.finish(player.token, {
      choose: ({ legal }: { legal: string[] }) => legal.at(way === 0.5 ? Math.floor(legal.length / 2) : way) ?? '',
    });
  }
  const board = (await service.call('GET', '/v1/boards/belote/today')).body;
  const page = await pageOf(browser, service, { me: players[1] ?? {} });
  await page.goto('/en/board/?table=belote');
  const rows = page.locator('#board tbody tr');
  await expect(rows).toHaveCount(4);
  expect(await page.locator('#board .board-rank').allTextContents()).toEqual(
    board.entries.map(({ rank }: { rank: number }) => String(rank)),
  );
  expect(new Set(board.entries.map(({ rank }: { rank: number }) => rank)).size, 'two players tie').toBeLessThan(4);
  await expect(page.locator('#board .is-me')).toContainText('roshan');
  await expect(page.locator('#board .tag')).toHaveCount(2);
  await expect(page.locator('#mine')).toContainText('of 4');
  await withoutViolations(page);
  await page.context().close();
  await service.close();
});

test('says of a result that was removed that it does not count, and shows the others’ plays all the same', async ({
  browser,
}) => {
  const service = await startService({ options: withSite });
  const me = await service.player('Amina');
  const mine = await service.finish(me.token);
  await service.finish((await service.player('Bea')).token);
  expect((await runAdmin(service.database, ['remove-result', mine.play])).status).toBe(0);
  const page = await pageOf(browser, service, { me });
  await page.goto('/en/board/?table=belote');
  await expect(page.locator('#mine')).toContainText('Your result does not count on this board.');
  await expect(page.locator('#board tbody tr')).toHaveCount(1);
  await expect(page.locator('#board .row-replay')).toHaveCount(1);
  await page.context().close();
  await service.close();
});

test('claims no lead where nobody else has played', async ({ browser }) => {
  const service = await startService({ options: withSite });
  const me = await service.player('Amina');
  await service.finish(me.token);
  const page = await pageOf(browser, service, { me });
  await page.goto('/en/board/?table=belote');
  await expect(page.locator('#mine')).toContainText('You are number 1 of 1');
  await expect(page.locator('#mine')).not.toContainText('Ahead');
  await service.finish((await service.player('Bea')).token);
  // A board may be two seconds old.
  await expect(async () => {
    await page.reload();
    await expect(page.locator('#mine')).toContainText('Ahead of 50.0% of the others', { timeout: 1000 });
  }).toPass();
  await page.context().close();
  await service.close();
});

test('shows my neighbours where I am not on the first page, the rest on demand, and how the scores are spread', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  // Another day than the browser's.
  const service = await startService({ clock: '2026-12-12T12:00:00Z', options: withSite });
  const all = await Promise.all(Array.from({ length: 53 }, (_, place) => service.player(`Player ${place + 1}`)));
  // Two courses and two scores, so that the second one goes on over the first page's end.
  const passing = ({ legal }: { legal: string[] }) => (legal.includes('pass') ? 'pass' : (legal[0] ?? ''));
  for (const [place, { token }] of all.entries()) await service.finish(token, place < 13 ? { choose: passing } : {});
  const last = all.at(-1) ?? { player: '' };
  const page = await pageOf(browser, service, { me: last });
  await page.goto('/en/board/?table=belote');
  await expect(page.locator('#board tbody tr')).toHaveCount(50);
  await expect(page.locator('#mine .is-me')).toContainText('Player 53');
  const spread = page.getByRole('region', { name: 'How the scores are spread' });
  await expect(spread.locator('.column.is-me')).toHaveText('you');
  await spread.getByText('As a list').click();
  await expect(spread.locator('tbody td')).toHaveText(['13', '40']);
  await expect(spread.locator('tbody tr.is-me')).toContainText('40');
  await withoutViolations(page, '.distribution');
  await expect(page.locator('#mine tbody tr')).toHaveCount(4);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.locator('#board tbody tr')).toHaveCount(53);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await page.context().close();
  await service.close();
});

test('adds up weeks, months and all time, at each table and at all', async ({ browser }) => {
  const service = await startService({ clock: '2026-11-28T10:00:00Z', options: withSite });
  const players = await Promise.all(['Ada', 'Bea', 'Cem'].map((name) => service.player(name)));
  for (const { token } of players) await service.finish(token);
  await service.restart({ clock: '2026-11-29T10:00:00Z', options: withSite });
  const [first] = (await service.call('GET', '/v1/boards/all/2026-W48')).body.entries;
  const page = await pageOf(browser, service, { me: players[2] ?? {} });
  await page.goto('/en/board/?table=belote&date=2026-11-28');
  await expect(page.locator('#board tbody tr')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'All tables' })).toBeHidden();
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await expect(page.locator('#day-name')).toHaveText('Nov 23 – Nov 29, 2026');
  await page.getByRole('link', { name: 'All tables' }).click();
  await expect(page).toHaveURL(/\?table=all&date=2026-11-28&span=week$/);
  await expect(page.locator('#board tbody tr').first()).toContainText(first.score.toFixed(1));
  await expect(page.locator('#mine')).toContainText('of 3');
  await withoutViolations(page);
  await page.getByRole('link', { name: 'The week before' }).click();
  await expect(page.locator('#notice')).toContainText('no deals of that time');
  await page.getByRole('link', { name: 'All time' }).click();
  await expect(page.locator('#board tbody tr')).toHaveCount(3);
  await expect(page.locator('.days')).toBeHidden();
  await page.getByRole('link', { name: 'Day', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/board\/\?date=2026-11-21$/);
  await page.context().close();
  await service.close();
});

test('says kindly that nobody has played, that a day is sealed, and that one never was', async ({ page }) => {
  await page.goto('/en/board/?table=coinche');
  await expect(page.locator('#notice .notice, #board tbody tr').first()).toBeVisible();
  const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/en/board/?table=belote&date=${ahead}`);
  await expect(page.locator('#notice .notice')).toContainText('has not come yet');
  await page.goto('/en/board/?table=belote&date=2001-01-01');
  await expect(page.locator('#notice .notice')).toContainText('no deals of that day');
  await page.getByRole('link', { name: 'Today’s results' }).click();
  await expect(page.locator('#later')).toHaveAttribute('aria-disabled', 'true');
});
