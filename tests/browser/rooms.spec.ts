/** Rooms: people who come by a link or a code sit down at one table, play whole matches, drop out and come back. */
import { type Browser, expect, type Page } from '@playwright/test';
import { sql } from '../api/harness.mjs';
import { makeRoom, Room } from '../api/room.mjs';
import { withoutViolations } from './accessible.ts';
import { answer, cards, kBidding, kCard, kLegal, kMayChoose, kMine, kNext, kOver, phone, test } from './at-table.ts';
import * as visitor from './visitor.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 5000 });

interface Service {
  readonly url: string;
  readonly database: string;
  player(name: string): Promise<Player>;
}
interface Player {
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

const kInstant = { speed: 'instant' };

const pageOf = (browser: Browser, service: Service, me?: object, options = {}): Promise<Page> =>
  visitor.pageOf(browser, service, {
    me,
    settings: kInstant,
    options: { ...phone, permissions: ['clipboard-read', 'clipboard-write'], ...options },
  });

const people = (service: Service, ...names: string[]): Promise<Player[]> =>
  Promise.all(names.map((name) => service.player(name)));

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The time of whoever is on turn is over. */
const letTimePass = (service: Service, code: string): void => {
  sql(
    `update rooms set turn_at = turn_at - interval '60 s', version = version + 1 where code = '${code}'`,
    service.database,
  );
};

/** Does what is asked of this page, if anything is. */
async function actIfAsked(page: Page): Promise<boolean> {
  const next = page.locator(kNext);
  if (await page.locator(`${kOver} .result-links`).isVisible()) return false;
  if (await next.isVisible()) {
    await next.click();
    return true;
  }
  if ((await page.locator(kMine).count()) === 0) return false;
  if (await page.locator(kBidding).isVisible()) await answer(page, kMayChoose);
  else await page.locator(kLegal).first().click({ position: { x: 8, y: 30 } });
  await expect(page.locator(`${kMine}`)).toHaveCount(0, { timeout: 3000 }).catch(() => undefined);
  return true;
}

const isOver = (page: Page): Promise<boolean> => page.locator(`${kOver} .result-links`).isVisible();

/** All play on until everybody sees the end of the match; `between` is called after each round. */
async function playOn(pages: readonly Page[], between: (round: number) => Promise<void> = async () => {}) {
  for (let round = 0; round < 400; round++) {
    for (const page of pages) await actIfAsked(page);
    await between(round);
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return;
    await pages[0]?.waitForTimeout(50);
  }
  throw new Error('the match does not end');
}

test('four people come by code, play a match of Belote, and one of them drops out and comes back', async ({
  browser,
  service,
}) => {
  test.setTimeout(240_000);
  const [ada, bea, cem, dan] = (await people(service, 'Ada', 'بیگم بہار', 'Cem', 'Dan')) as [Player, Player, Player, Player];
  const host = await pageOf(browser, service, ada);
  await host.goto('/en/rooms/?table=belote');
  await host.locator('input[name="belote.deals"][value="1"]').check();
  await host.getByRole('button', { name: 'Open the room' }).click();
  await expect(host.locator('#room-title')).toHaveText('Belote, with friends');
  const code = new URL(host.url()).searchParams.get('code') ?? '';
  await host.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await host.getByRole('button', { name: 'Send the link' }).click();
  await expect(host.locator('.share-said')).toContainText('Link copied');
  expect(await host.evaluate(() => navigator.clipboard.readText())).toContain(`/en/room/?code=${code}`);
  await expect(host.locator('#send a')).toHaveAttribute('href', new RegExp(`wa\\.me.*${code}`));
  await withoutViolations(host);

  const guests: Page[] = [];
  for (const [seat, player] of [bea, cem, dan].entries()) {
    const page = await pageOf(browser, service, player);
    guests.push(page);
    await page.goto('/ur/rooms/');
    const typed = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))).toLowerCase();
    await page.getByLabel('محفل کا کوڈ').fill(` ${typed.slice(0, 3)} ${typed.slice(3)} `);
    await page.getByRole('button', { name: 'محفل میں جائیں' }).click();
    await expect(page.locator('#invited')).toContainText('Ada');
    if (seat === 0) await withoutViolations(page);
    await page.getByRole('button', { name: 'اندر آئیں' }).click();
    await page.locator(`[data-key="sit-${seat + 1}"]`).click();
    await expect(page.locator(`.seat-place[data-seat="${seat + 1}"]`)).toContainText('آپ');
  }
  await expect(host.locator('.seat-place.is-taken')).toHaveCount(4);
  await expect(host.locator('#ready')).toContainText('All seats are taken');
  await host.getByRole('button', { name: 'Begin the match' }).click();
  const pages = [host, ...guests];
  for (const page of pages) await expect(page.locator(kCard)).toHaveCount(5);
  // Everybody sits at the bottom of their own table, with the partner opposite.
  await expect(host.locator('.seat[data-place="top"] .seat-name')).toContainText('Cem');
  await expect(host.locator('.seat[data-place="right"] .seat-name')).toContainText('بیگم بہار');
  await expect(guests[1]?.locator('.seat[data-place="top"] .seat-name') as never).toContainText('Ada');
  await withoutViolations(host);

  const [first] = guests as [Page];
  await playOn(pages, async (round) => {
    if (round === 2) await first.goto('about:blank');
    if (round === 2) {
      await expect(async () => {
        for (const page of [host, ...guests.slice(1)]) await actIfAsked(page);
        letTimePass(service, code);
        await expect(host.locator('.seat-sign:not([hidden])')).toContainText('the computer plays', { timeout: 1500 });
      }).toPass();
      await first.goto(`/ur/room/?code=${code}`);
      await first.locator('#to-table').click();
      await first.locator('.seat-name').first().waitFor();
      await expect(host.locator('.seat-sign:not([hidden])')).toHaveCount(0);
    }
  });
  for (const page of pages) await expect(page.locator(kOver)).toBeVisible();
  await withoutViolations(host);
  await host.getByRole('button', { name: 'Play again' }).click();
  for (const page of pages) await expect(page.locator(kCard)).toHaveCount(5);
  await expect(host.locator('.seat[data-place="top"] .seat-name')).toContainText('Cem');
  for (const page of pages) await page.context().close();
});
