/** The guides: figures to touch, the contents, and everything there without a script. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { withoutViolations } from './accessible.ts';

/** A figure that the reader has come near, ready to be touched. */
async function near(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address);
  const figure = page.locator(`#x-${name}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[role=group] button').first()).toBeVisible();
  return figure;
}

/** Each language with what a small table says there. */
const kLanguages = [
  { lang: 'ur', refused: 'نہیں چل سکتا', won: 'ہاتھ آپ کا', again: 'پھر سے', answer: 'جواب دکھائیں' },
  {
    lang: 'en',
    refused: 'K♥ cannot be played now',
    won: 'Trick to you',
    again: 'Start again',
    answer: 'Show the answer',
  },
] as const;

for (const { lang, refused, won, again, answer } of kLanguages) {
  test.describe(`a position in the guide in ${lang}`, () => {
    const address = `/${lang}/guide/belote/`;

    test('refuses a card with the reason, and lets the engine tell who wins', async ({ page }) => {
      const figure = await near(page, address, 'overtrump');
      const status = figure.getByRole('status');
      const cards = figure.locator('[role=group] button');
      await expect(cards).toHaveCount(8);
      await cards.and(figure.locator('[data-card=KH]')).click();
      await expect(status).toContainText(refused);
      await expect(cards).toHaveCount(8);
      await cards.and(figure.locator('[data-card=QC]')).click();
      await expect(status).toContainText(won);
      await expect(cards).toHaveCount(7);
      await expect(figure.locator('.lie .is-best')).toHaveAttribute('data-card', 'QC');
      await figure.getByRole('button', { name: again }).click();
      await expect(cards).toHaveCount(8);
    });

    test('is played with keys alone, the arrows going as one sees', async ({ page }) => {
      const figure = await near(page, address, 'overtrump');
      const cards = figure.locator('[role=group] button');
      await cards.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(cards.nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await expect(cards.last()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(figure.getByRole('status')).toContainText('7♠');
      await expect(cards.last()).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      await expect(figure.getByRole('status')).toContainText(won);
      // The card has left the hand: the focus stays in it.
      await expect(cards.first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(figure.getByRole('button', { name: again })).toBeFocused();
    });

    test('keeps its answer until it is asked for', async ({ page }) => {
      const figure = await near(page, address, 'overtrump');
      await expect(figure.locator('.answer')).toBeHidden();
      await figure.getByRole('button', { name: answer }).click();
      await expect(figure.locator('.answer')).toBeVisible();
      await expect(figure.locator('.answer')).toContainText('Q♣');
    });
  });

  test(`the guide in ${lang} says everything without a script`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(`/${lang}/guide/belote/`);
    const figures = page.locator('figure.example');
    expect(await figures.count()).toBeGreaterThanOrEqual(6);
    const figure = page.locator('#x-overtrump');
    await expect(figure.locator('.is-legal')).toHaveCount(2);
    await expect(figure.locator('.answer')).toBeVisible();
    await expect(figure.locator('.answer')).toContainText('J♣');
    await expect(page.locator('#x-made tfoot')).toContainText('134');
    await expect(page.locator('button:visible')).toHaveCount(0);
    await context.close();
  });

  test(`the guide in ${lang} is accessible with its tables open, by day and by night, and fits 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    const figure = await near(page, `/${lang}/guide/belote/`, 'overtrump');
    await figure.locator('[data-card=KH]').first().click();
    await figure.getByRole('button', { name: answer }).click();
    await page.locator('.contents summary').click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // pages.spec.ts looks at whole pages.
      await withoutViolations(page, '#x-overtrump', '.contents');
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}

test('the digits are those that the reader has chosen, on the cards as they are printed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rozbazi', JSON.stringify({ settings: { digits: 'arabext' } })));
  const figure = await near(page, '/ur/guide/belote/', 'overtrump');
  await figure.locator('[data-card=QC]').first().click();
  await expect(figure.getByRole('status')).toContainText('۱۴');
  await expect(page.locator('#x-made tfoot')).toContainText('۱۳۴');
});

test('the others play on where the reader is not the last, and with less motion nothing flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await near(page, '/en/guide/belote/', 'overtrump');
  await figure.locator('[data-card=QC]').first().click();
  await expect(figure.getByRole('status')).toContainText('Trick to you');
  await figure.locator('[role=group] [data-card=JC]').click();
  await expect(figure.locator('.lie li')).toHaveCount(4);
  await expect(figure.getByRole('status')).toContainText('Trick to you');
});

test('the engine is fetched with the first card, nothing of a table before a figure is near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/guide/belote/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\.wasm|examples-/.test(url))).toEqual([]);
  const figure = page.locator('#x-overtrump');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[role=group] button').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('.wasm'))).toEqual([]);
  await figure.locator('[data-card=QC]').first().click();
  await expect(figure.getByRole('status')).toContainText('Trick to you');
  expect(asked.filter((url) => url.includes('.wasm'))).toHaveLength(1);
});

test('the contents lead to the chapters, open beside the text on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/guide/belote/');
  await page.getByRole('link', { name: 'Playing a trick' }).click();
  await expect(page.locator('#tricks')).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/guide/belote/');
  await expect(page.getByRole('link', { name: 'Playing a trick' })).toBeHidden();
  await page.locator('.contents summary').click();
  await expect(page.getByRole('link', { name: 'Playing a trick' })).toBeVisible();
});

for (const game of ['tute', 'belote', 'five-hundred', 'teen-do-paanch', 'schafkopf']) {
  test(`every small table in the guide to ${game} opens, refuses and lets play`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`/ur/guide/${game}/`);
    const tables = page.locator('mini-table');
    expect(await tables.count()).toBeGreaterThan(0);
    for (const table of await tables.all()) {
      await table.scrollIntoViewIfNeeded();
      const status = table.getByRole('status');
      await expect(table.locator('[role=group] button').first()).toBeVisible();
      const refused = table.locator('[role=group] button:not(.may)');
      if ((await refused.count()) > 0) {
        const before = await status.textContent();
        await refused.first().click();
        await expect(status).not.toHaveText(before ?? '');
      }
      const may = table.locator('[role=group] button.may').first();
      const played = table.locator(`[role=group] [data-card="${await may.getAttribute('data-card')}"]`);
      await may.click();
      // A joker that is led first asks for which suit.
      const suits = table.locator('.tell button');
      await expect.poll(async () => (await played.count()) === 0 || (await suits.count()) > 2).toBe(true);
      if ((await played.count()) > 0) await suits.first().click();
      await expect(played).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });
}
