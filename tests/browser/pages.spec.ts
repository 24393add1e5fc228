/** Every page, in both languages, against the real server. */
import { expect, type Page, test } from '@playwright/test';
import { spaceText, withoutViolations, withoutViolationsInTheDark } from './accessible.ts';
import { kAbout, kPages } from './kinds.ts';
import { overflow } from './uncovered.ts';

const kLanguages = [
  { code: 'ur', dir: 'rtl', other: 'English' },
  { code: 'en', dir: 'ltr', other: 'اردو' },
] as const;

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
