/** The built site on a file server as plain as there is, without the service: every kind of page, in both languages. */
import { expect, type Page, test } from '@playwright/test';
import { withoutViolations } from './accessible.ts';
import { cards, kLegal, myTurn } from './at-table.ts';
import { type PlainHost, startPlainHost } from './plain-host.ts';

let host: PlainHost;
test.beforeAll(async () => {
  host = await startPlainHost();
});
test.afterAll(() => host.close());

/** What the console said; that the API is not there is what this is about. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/v1/')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

const kWords = {
  ur: { server: 'سرور', practise: 'تب تک مشق کریں', table: 'میز نہیں کھلی' },
  en: { server: 'server', practise: 'Practise instead', table: 'The table did not open' },
} as const;

for (const lang of ['ur', 'en'] as const) {
  const words = kWords[lang];

  test(`says kindly in ${lang} what needs the server, and offers practice`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: host.url });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    for (const path of ['', 'board/', 'days/', 'check/']) {
      await page.goto(`/${lang}/${path}`);
      await expect(page.locator('.notice:visible').first(), path).toContainText(words.server);
      if (path !== 'check/') await expect(page.locator('.instead'), path).toHaveText(words.practise);
    }
    await page.goto(`/${lang}/groups/`);
    await page.locator('#make-input').fill('Chai');
    await page.locator('#make .button').click();
    await expect(page.locator('#make-fault')).toContainText(words.server);

    await page.goto(`/${lang}/play/belote/`);
    await expect(page.locator('.failure')).toContainText(words.table);
    await expect(page.locator('.failure')).toContainText(words.server);
    await withoutViolations(page);
    await page.locator('.failure').getByRole('link', { name: words.practise }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/practice/\\?table=belote$`));
    await page.locator('button[type="submit"]').click();
    await myTurn(page);
    // The cards were any; of these I am the first to be asked.
    await page.goto(`/${lang}/practice/belote/?level=normal&seed=dawat&dealer=3`);
    expect(await myTurn(page)).toBe('bid');
    const held = await cards(page);
    await page.locator('.bid:not([hidden]) [data-option]').last().click();
    await page.locator('.bid .confirm').click();
    await myTurn(page);
    expect(held).toHaveLength(5);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`has all in ${lang} that needs no server: guides with what moves in them, words, settings`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: host.url });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    for (const path of ['guide/', 'glossary/', 'how/', 'fair/', 'privacy/', 'offline/', 'practice/', 'settings/']) {
      await page.goto(`/${lang}/${path}`);
      await expect(page.locator('h1')).toHaveCount(1);
    }
    await page.locator('input[name="speed"][value="instant"]').check();
    await page.goto(`/${lang}/guide/tute/`);
    await page.locator('mini-table').first().scrollIntoViewIfNeeded();
    await page.locator(`mini-table ${kLegal}, mini-table button`).first().click();
    await page.goto(`/${lang}/practice/tute-3/?seed=bandar`);
    await myTurn(page);
    const held = await cards(page);
    await page.locator(kLegal).first().click();
    await expect.poll(() => cards(page)).not.toEqual(held);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('no address on it leads nowhere', async ({ request }) => {
  const seen = new Set<string>();
  const waiting = ['/', '/ur/', '/en/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await request.get(host.url + path);
    expect(answer.status(), path).toBe(200);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    for (const [, address = ''] of (await answer.text()).matchAll(
      / (?:href|src|data-later|data-examples)="(\/[^"#?]*)/g,
    )) {
      waiting.push(address);
    }
  }
  expect(seen.size).toBeGreaterThan(100);
});
