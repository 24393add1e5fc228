/** Without a network: what has been opened opens again, a move waits and is played once; and a new release disturbs nobody. */
import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { withoutViolations } from './accessible.ts';
import {
  cards,
  kBidding,
  kConfirm,
  kLegal,
  kMine,
  myTurn,
  open,
  phone,
  playOf,
  tapCard,
  test,
  token,
} from './at-table.ts';
import { nextRelease, type PlainHost, removeRelease, site, startPlainHost } from './plain-host.ts';

const kNotice = '.table-notice';
const kFresh = '.fresh button';

/** The worker has kept a page with all that it needs. */
const kept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path), { timeout: 60_000 })
    .toBe(true);

/** The last page of the shell: with it all of it is there. */
const keptShell = (page: Page, lang: string): Promise<void> => kept(page, `/${lang}/practice/`);

test.describe('a begun play', () => {
  test.use({ ...phone, serviceWorkers: 'allow' });
  // Without a network the day is the device's, which is that of the service's clock.
  test.beforeEach(({ page, clock }) => page.clock.setSystemTime(clock));

  test('opens without a network as it was last seen; a move waits there, and is played once', async ({
    page,
    context,
  }) => {
    await open(page, 'en', 'coinche');
    expect(await myTurn(page)).toBe('bid');
    const hand = await cards(page);
    await kept(page, '/en/play/coinche/');
    await keptShell(page, 'en');
    const before = await playOf(page, 'coinche');

    await context.setOffline(true);
    await page.goto('/en/play/coinche/');
    expect(await myTurn(page)).toBe('bid');
    expect(await cards(page)).toEqual(hand);
    await expect(page.locator(kNotice)).toContainText('as you left it');
    await withoutViolations(page);
    await page.locator(`${kBidding} [data-option="pass"]`).tap();
    await page.locator(kConfirm).tap();
    await expect(page.locator(kNotice)).toContainText('Your move is safe');

    // Away from the table, and back: it still waits.
    await page.goto('/en/');
    await expect(page.locator('#notice')).toContainText('A move of yours waits');
    await expect(page.locator('[data-table="coinche"] [data-door]')).toHaveText('Continue');
    await page.locator('[data-table="coinche"] [data-door]').tap();
    await expect(page.locator(kNotice)).toContainText('Your move is safe');
    await expect(page.locator(kMine)).toHaveCount(0);

    await context.setOffline(false);
    await expect(page.locator(kNotice)).toContainText('Connected again');
    await myTurn(page);
    expect((await playOf(page, 'coinche')).log).toEqual([...before.log, 'pass']);
  });

  test('opens also where the device has the day wrong', async ({ page, context }) => {
    await open(page, 'en', 'coinche');
    expect(await myTurn(page)).toBe('bid');
    const hand = await cards(page);
    await kept(page, '/en/play/coinche/');
    await keptShell(page, 'en');
    for (const wrong of ['2026-12-04T12:00:00Z', '2026-11-27T12:00:00Z']) {
      await page.clock.setSystemTime(wrong);
      await context.setOffline(true);
      await page.goto('/en/');
      await page.locator('[data-table="coinche"]').getByRole('link', { name: 'Continue: Coinche' }).tap();
      expect(await myTurn(page)).toBe('bid');
      expect(await cards(page)).toEqual(hand);
      await page.goto('/en/play/coinche/');
      await expect(page.locator(kNotice)).toContainText('as you left it');
      expect(await cards(page)).toEqual(hand);
      await context.setOffline(false);
    }
  });

  test('goes on from the day’s page when the network is back; another device that was first wins', async ({
    page,
    context,
    service,
  }) => {
    await open(page, 'ur', 'belote');
    expect(await myTurn(page)).toBe('bid');
    await kept(page, '/ur/play/belote/');
    await keptShell(page, 'ur');
    await context.setOffline(true);
    await page.locator(`${kBidding} [data-option="pass"]`).tap();
    await page.locator(kConfirm).tap();
    await expect(page.locator(kNotice)).toContainText('آپ کی چال محفوظ ہے');
    await page.goto('/ur/');
    await expect(page.locator('#notice')).toContainText('آپ کی ایک چال');
    await context.setOffline(false);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('-move-'))))
      .toBe(false);
    await page.goto('/ur/play/belote/');
    await myTurn(page);
    const { play, log, view } = await playOf(page, 'belote');
    expect(log).toEqual(['pass']);

    await context.setOffline(true);
    await page.reload();
    await myTurn(page);
    const mine = await page.locator(kLegal).first().getAttribute('data-card');
    const elsewhere = [...log, view.legal.find((card) => card !== mine) ?? ''];
    await service.call('PUT', `/v1/plays/${play}/log`, { token: await token(page), body: { log: elsewhere } });
    await tapCard(page, kLegal);
    await expect(page.locator(kNotice)).toContainText('آپ کی چال محفوظ ہے');
    await context.setOffline(false);
    await expect(page.locator(kNotice)).toContainText('کسی اور کھڑکی یا آلے');
    await myTurn(page);
    expect((await playOf(page, 'belote')).log.slice(0, 2)).toEqual(elsewhere);
  });
});

base.describe('the worker', () => {
  base.use({ serviceWorkers: 'allow' });

  base(
    'keeps guides and practice once they were opened, and tells what there is in the place of what is not',
    async ({ page, context }) => {
      await page.goto('/ur/guide/belote/');
      await kept(page, '/ur/guide/belote/');
      await page.goto('/ur/practice/tute-2/?seed=bandar');
      await myTurn(page);
      await kept(page, '/ur/practice/tute-2/');
      await keptShell(page, 'ur');

      await context.setOffline(true);
      await page.goto('/ur/practice/tute-2/?seed=lomari');
      await myTurn(page);
      const held = await cards(page);
      await page.locator(kLegal).first().click();
      await expect.poll(() => cards(page)).not.toEqual(held);
      await page.goto('/ur/guide/belote/');
      await page.locator('mini-table').first().scrollIntoViewIfNeeded();
      await expect(page.locator('mini-table button').first()).toBeVisible();

      // Of a language of which nothing is kept, too.
      await page.goto('/en/guide/belote/');
      await expect(page.locator('h1')).toHaveText('انٹرنیٹ کے بغیر');
      await page.goto('/ur/board/?table=belote');
      await expect(page.locator('h1')).toHaveText('انٹرنیٹ کے بغیر');
      for (const name of ['ٹُوتے، دو کھلاڑی', 'بیلوٹ کیسے کھیلتے ہیں']) {
        await expect(page.locator('#kept').getByRole('link', { name })).toBeVisible();
      }
      await withoutViolations(page);

      // Whoever chooses a table for practice is told which are away.
      await page.goto('/ur/practice/');
      const choice = (table: string) => page.locator(`label:has([name="table"][value="${table}"])`);
      await expect(choice('coinche')).toContainText('اس آلے پر نہیں');
      await expect(choice('tute-2')).not.toContainText('اس آلے پر نہیں');
      await choice('coinche').click();
      await page.locator('#practice [type="submit"]').click();
      await expect(page.locator('#fault')).toContainText('کوئی اور میز چنیں');
      await withoutViolations(page);
      await choice('tute-2').click();
      await page.locator('#practice [type="submit"]').click();
      await myTurn(page);
      await page.goto('/ur/board/?table=belote');

      // The network seems to be there before anything is heard through it.
      let heard = false;
      await page.route('**/ur/board/**', (route) => {
        if (heard || route.request().method() !== 'HEAD') return route.continue();
        return route.abort();
      });
      await context.setOffline(false);
      await page.waitForRequest((request) => request.method() === 'HEAD');
      heard = true;
      await expect(page.locator('#board-title')).toBeVisible();
    },
  );

  base('keeps the guide of a table where somebody plays, and its practice for who comes back', async ({ page }) => {
    await page.goto('/en/play/tute-3/');
    await kept(page, '/en/guide/tute/');
    expect(await page.evaluate(() => caches.match('/en/practice/tute-3/').then(Boolean))).toBe(false);
    await page.reload();
    await kept(page, '/en/practice/tute-3/');
  });

  base('keeps nothing of the API, and little on a device without room', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await page.goto('/en/guide/tute/');
    await kept(page, '/en/guide/tute/');
    await keptShell(page, 'en');
    const addresses = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(addresses.filter((path) => path.startsWith('/v1/'))).toEqual([]);
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
    await page.goto('/en/practice/tute-4/');
    await myTurn(page);
  });

  base('has the site installed, an application in each language', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    for (const [lang, name] of [
      ['ur', 'روزبازی'],
      ['en', 'Rozbazi'],
    ] as const) {
      await page.goto(`/${lang}/offline/`);
      const { data = '', errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data);
      expect(manifest).toMatchObject({ name, lang, id: `/${lang}/`, start_url: `/${lang}/`, scope: '/' });
      for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
      for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    }
  });
});

base.describe('a new release', () => {
  let host: PlainHost;
  let next: string;
  base.beforeAll(async () => {
    host = await startPlainHost();
    next = await nextRelease('Practice: never ranked', 'Practice: of release 2', [
      'practice-',
      'chunk-',
      'guide-',
      'table-',
    ]);
  });
  base.afterAll(async () => {
    await host.close();
    await removeRelease(next);
  });
  base.beforeEach(() => host.serve(site));

  const update = (page: Page): Promise<void> =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });

  base('waits while a hand is played, and comes when it is asked for', async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: host.url });
    const page = await context.newPage();
    await page.goto('/en/practice/belote/?seed=bandar');
    await myTurn(page);
    await kept(page, '/en/practice/belote/');
    await keptShell(page, 'en');
    const other = await context.newPage();
    await other.goto('/en/settings/');
    await other.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    host.serve(next);
    await update(page);
    await expect(other.locator(kFresh)).toHaveText('New version: refresh', { timeout: 20_000 });
    await expect(page.locator(kFresh)).toBeHidden();
    // What the hand may still need is there, though the site no longer has it.
    await page.locator('.practice-tools button').first().click();
    await expect(page.locator('.prompt-text')).toContainText('Hint');
    await other.locator(kFresh).click();
    await expect(other.locator(kFresh)).toHaveCount(0);
    await expect(page.locator('.practice-tools')).toContainText('never ranked');
    await page.reload();
    await expect(page.locator('.practice-tools')).toContainText('of release 2');
    await context.close();
  });

  base('ends every worker and what it kept, where an operator wants that', async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: host.url });
    const page = await context.newPage();
    await page.goto('/en/settings/');
    await keptShell(page, 'en');
    host.serve(site, resolve(import.meta.dirname, '../../ops/deploy/no-worker.js'));
    await update(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await page.goto('/en/guide/');
    await expect(page.locator('h1')).toBeVisible();
    await context.close();
  });

  base('is named where a part of an open page is gone', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: host.url });
    const page = await context.newPage();
    const quiet = page.waitForResponse(/nastaliq/);
    await page.goto('/ur/guide/belote/');
    // The face for the next page is the last thing that a quiet page asks for.
    await quiet;
    host.serve(next);
    await page.locator('mini-table').first().scrollIntoViewIfNeeded();
    await expect(page.locator(kFresh)).toHaveText('نیا نسخہ: تازہ کریں');
    await withoutViolations(page);
    await page.locator(kFresh).click();
    await page.locator('mini-table').first().scrollIntoViewIfNeeded();
    await expect(page.locator('mini-table button').first()).toBeVisible();
    await context.close();
  });
});

base('a browser that allows neither worker nor storage has a site all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'caches', { get: refuse });
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of ['', 'settings/', 'guide/belote/']) {
    await page.goto(`/en/${path}`, { waitUntil: 'networkidle' });
  }
  await page.goto('/en/play/tute-2/');
  await page.locator(kMine).waitFor();
  expect(complaints).toEqual([]);
});
