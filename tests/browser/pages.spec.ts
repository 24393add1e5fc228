/** Every page, in both languages, against the real server. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { spaceText, withoutViolations, withoutViolationsInTheDark } from './accessible.ts';
import { withSite } from './service.ts';

const kAbout = ['guide/', 'glossary/', 'how/', 'fair/', 'privacy/'];
const kPages = [
  '',
  'board/',
  'days/',
  ...kAbout,
  'practice/',
  'settings/',
  'groups/',
  'check/',
  'replay/',
  'no-such-page/',
];
const kLanguages = [
  { code: 'ur', dir: 'rtl', other: 'English' },
  { code: 'en', dir: 'ltr', other: 'اردو' },
] as const;

type Service = Awaited<ReturnType<typeof startService>>;

/** Goes to a page and gives what its console complained of; a page that is not there may say so. */
async function visit(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404 \(Not Found\)/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address, { waitUntil: 'networkidle' });
  return complaints;
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const stored = (page: Page): Promise<{ me: { player: string; name: string; token: string } | null }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rozbazi') ?? '{}'));

/** A page of somebody who has played before. */
async function pageOf(browser: Browser, service: Service, me: object): Promise<Page> {
  const context = await browser.newContext({ baseURL: service.url });
  await context.addInitScript((player) => {
    if (!localStorage.getItem('rozbazi')) localStorage.setItem('rozbazi', JSON.stringify({ me: player }));
  }, me);
  return context.newPage();
}

for (const { code, dir, other } of kLanguages) {
  test.describe(`in ${code}`, () => {
    for (const path of kPages) {
      test(`/${code}/${path} is accessible, says nothing to the console, and fits 320 pixels`, async ({ page }) => {
        expect(await visit(page, `/${code}/${path}`)).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await expect(page.locator('h1')).toHaveCount(1);
        await withoutViolations(page);
        // The colours are the same in both languages.
        if (code === 'ur') await withoutViolationsInTheDark(page);
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await overflow(page), `${width} pixels wide`).toBeLessThanOrEqual(0);
        }
        await spaceText(page);
        expect(await overflow(page), 'with room between letters').toBeLessThanOrEqual(0);
      });
    }

    test('the language switch keeps the page, its query and its place', async ({ page }) => {
      await page.goto(`/${code}/board/?table=coinche&date=2026-01-05`);
      await page.getByRole('link', { name: other }).click();
      const target = code === 'ur' ? 'en' : 'ur';
      await expect(page).toHaveURL(new RegExp(`/${target}/board/\\?table=coinche&date=2026-01-05$`));
      await expect(page.locator('html')).toHaveAttribute('lang', target);
    });

    test('the first Tab leads past the masthead', async ({ page }) => {
      await page.goto(`/${code}/guide/belote/`);
      await page.keyboard.press('Tab');
      await expect(page.locator('.skip')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    });
  });
}

test('the door at / offers both languages', async ({ page }) => {
  expect(await visit(page, '/')).toEqual([]);
  await withoutViolations(page);
  await expect(page.getByRole('link', { name: 'Play in English' })).toHaveAttribute('href', '/en/');
  await page.getByRole('link', { name: 'اردو میں کھیلیں' }).click();
  await expect(page).toHaveURL(/\/ur\/$/);
});

test('every page names its other language by an absolute address', async ({ request }) => {
  for (const path of ['/ur/', '/en/board/', '/ur/guide/belote/', '/en/play/coinche/']) {
    const html = await (await request.get(path)).text();
    for (const hreflang of ['ur', 'en', 'x-default']) {
      expect(html).toMatch(new RegExp(`hreflang="${hreflang}" href="https?://[^"]+"`));
    }
  }
});

test('what search engines and other sites ask for is there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: https?:\/\/[^/]+(\/sitemap\.xml)$/m.exec(robots)?.[1] ?? '';
  const listed = await request.get(sitemap);
  expect(listed.headers()['content-type']).toContain('xml');
  const addresses = [...(await listed.text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  for (const path of ['', ...kAbout]) expect(addresses).toEqual(expect.arrayContaining([`/ur/${path}`, `/en/${path}`]));
  for (const path of addresses) expect((await request.get(path ?? '')).status(), path).toBe(200);
  const html = await (await request.get('/ur/guide/belote/')).text();
  const picture = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
  const icon = /rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
  for (const path of [picture, icon]) {
    expect((await request.get(path)).headers()['content-type'], path).toBe('image/png');
  }
  expect((await (await request.get('/ur/manifest.json')).json()).start_url).toBe('/ur/');
});

test('the foot of every page leads to what is said about the site', async ({ page }) => {
  await page.goto('/ur/settings/');
  for (const path of kAbout) {
    await page.locator('.foot').locator(`a[href="/ur/${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/ur/${path}$`));
    await expect(page.locator(`.foot a[href="/ur/${path}"]`)).toHaveAttribute('aria-current', 'page');
  }
});

test('without JavaScript a game can be chosen, and a word looked up', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/en/guide/');
  await page.locator('.wishes').getByRole('link', { name: 'Teen Do Paanch' }).first().click();
  await expect(page).toHaveURL(/#teen-do-paanch$/);
  await page.getByRole('link', { name: 'How is Belote played?' }).click();
  await expect(page).toHaveURL(/\/en\/guide\/belote\/$/);
  await page.goto('/ur/glossary/#litige');
  await expect(page.locator(':target')).toContainText('litige');
  await expect(page.locator(':target bdi')).toHaveAttribute('lang', 'fr');
  await context.close();
});

test('without JavaScript the rules are there, and the other pages say what they need', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/ur/guide/belote/');
  await expect(page.locator('.guide h2')).toHaveCount(14);
  await expect(page.locator('.contents li')).toHaveCount(14);
  await page.goto('/en/board/');
  await expect(page.getByText('The results need JavaScript')).toBeVisible();
  await context.close();
});

test.describe('today', () => {
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
    const page = await pageOf(browser, service, me);
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
    const page = await pageOf(browser, service, me);
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

  test('says kindly that the server is not there, and goes on counting', async ({ page }) => {
    await page.route('**/v1/**', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' }),
    );
    await page.goto('/en/');
    await expect(page.locator('#notice .notice')).toContainText('needs the game’s server');
    await expect(page.getByRole('timer')).toHaveText(/:/);
    await page.goto('/en/board/');
    await expect(page.locator('#notice .notice')).toContainText('results come from the game’s server');
  });
});

test.describe('the board', () => {
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
    const page = await pageOf(browser, service, players[1] ?? {});
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
    const page = await pageOf(browser, service, last);
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
    const page = await pageOf(browser, service, players[2] ?? {});
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
});

test.describe('settings', () => {
  test('are kept at once and hold on every page', async ({ page }) => {
    await page.goto('/ur/settings/');
    await page.getByRole('radio', { name: 'چار رنگ' }).check();
    await page.getByRole('radio', { name: 'ہمیشہ فرانسیسی' }).check();
    await expect(page.locator('[data-faces]:visible .index')).toHaveText(['K', 'Q', 'K', '7']);
    await page.getByRole('radio', { name: 'آہستہ' }).check();
    await page.getByRole('radio', { name: '۱ ۲ ۳' }).check();
    await expect(page.getByText('محفوظ ہو گیا۔')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'چار رنگ' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'ہمیشہ فرانسیسی' })).toBeChecked();
    await page.getByRole('radio', { name: 'کھیل کے اپنے' }).check();
    await expect(page.locator('[data-faces]:visible .index')).toHaveText(['12', '11', 'K', '7']);
    await expect(page.getByRole('radio', { name: 'آہستہ' })).toBeChecked();
    await page.goto('/ur/guide/belote/');
    await expect(page.locator('.guide')).toContainText('۶۲ + ۳۰ + ۳۰ + ۳۰ = ۱۵۲');
    await expect(page.locator('.guide')).toContainText('A♦');
  });

  test('light or dark is the visitor’s choice, whatever the device is', async ({ page }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [light, dark] = ['rgb(246, 241, 231)', 'rgb(18, 26, 21)'];
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/en/settings/');
    expect(await paper()).toBe(light);
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    expect(await paper()).toBe(dark);
    await page.goto('/en/guide/tute/');
    expect(await paper()).toBe(dark);
    await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#121a15');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/en/settings/');
    await page.getByRole('radio', { name: 'Light', exact: true }).check();
    expect(await paper()).toBe(light);
    await page.reload();
    expect(await paper()).toBe(light);
    await page.getByRole('radio', { name: 'As the device' }).check();
    expect(await paper()).toBe(dark);
  });

  test('Nastaliq dresses prose when it is asked for, and stays', async ({ page }) => {
    await page.goto('/ur/guide/belote/');
    await page.getByRole('button', { name: 'نستعلیق' }).click();
    await expect(page.locator('html')).toHaveClass(/nast/);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/nast/);
    await page.getByRole('button', { name: 'نستعلیق' }).click();
    await page.reload();
    await expect(page.locator('html')).not.toHaveClass(/nast/);
  });

  test('a code moves me to another device, and deleting me is known on both', async ({ browser }) => {
    const service = await startService({ options: withSite });
    const phone = await pageOf(browser, service, await service.player('Amina'));
    await phone.goto('/en/settings/');
    await phone.getByRole('button', { name: 'Make a code' }).click();
    await expect(phone.locator('#code-left')).toHaveText(/^\d\d:\d\d$/);
    const code = await phone.locator('#code-text').textContent();

    const desk = await (await browser.newContext({ baseURL: service.url })).newPage();
    await desk.goto('/en/settings/');
    await desk.getByLabel('The code made on the other device').fill('WRNG2222');
    await desk.getByRole('button', { name: 'Join this device' }).click();
    await expect(desk.locator('#code-input-fault')).toContainText('wrong, used, or too old');
    await desk.getByLabel('The code made on the other device').fill(code ?? '');
    await desk.getByRole('button', { name: 'Join this device' }).click();
    await expect(desk.locator('#status')).toContainText('Welcome, \u2068Amina\u2069!');
    expect((await stored(desk)).me?.player).toBe((await stored(phone)).me?.player);
    expect((await stored(desk)).me?.token).not.toBe((await stored(phone)).me?.token);

    await desk.getByRole('button', { name: 'Delete me', exact: true }).click();
    await withoutViolations(desk);
    await desk.getByRole('button', { name: 'Yes, delete me' }).click();
    await expect(desk.locator('#status')).toHaveText('Your name has been deleted.');
    await phone.getByRole('button', { name: 'Make a new code' }).click();
    await expect(phone.locator('#code-fault')).toContainText('no longer belongs to a player');
    await phone.context().close();
    await desk.context().close();
    await service.close();
  });

  test('a name is changed for all to see', async ({ browser }) => {
    const service = await startService({ options: withSite });
    const me = await service.player('Amina');
    const page = await pageOf(browser, service, me);
    await page.goto('/en/settings/');
    await page.getByLabel('Name', { exact: true }).fill('Amina Bibi');
    await page.getByRole('button', { name: 'Keep this name' }).click();
    await expect(page.getByText('Name kept.')).toBeVisible();
    expect((await service.call('GET', `/v1/players/${me.player}`)).body.name).toBe('Amina Bibi');
    await page.context().close();
    await service.close();
  });
});
