/** The guide to Teen Do Paanch: its calculator by keyboard and for the ear, and the card given back at a small table. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { withoutViolations } from './accessible.ts';

const pathIn = (lang: string): string => `/${lang}/guide/teen-do-paanch/`;

async function open(page: Page, lang: string): Promise<Locator> {
  await page.goto(pathIn(lang));
  const calculator = page.locator('dues-calculator');
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator.getByRole('heading')).toBeVisible();
  return calculator;
}

/** What may be drawn after a deal, from 1. */
const duesAfter = (calculator: Locator, deal: number): Locator =>
  calculator
    .locator('.calculator-dues')
    .nth(deal - 1)
    .getByRole('listitem');
const total = (calculator: Locator, name: string): Promise<string[]> =>
  calculator.getByRole('row', { name }).getByRole('cell').allTextContents();

test('by keyboard alone a second deal is written down, and the third player’s tricks follow', async ({ page }) => {
  const calculator = await open(page, 'en');
  await expect(duesAfter(calculator, 1)).toHaveText(['You: 1 card from the right']);
  await calculator.getByRole('button', { name: 'Add a deal' }).press('Enter');
  await expect(calculator.getByLabel('You: tricks in deal 2, target 2')).toBeFocused();
  await page.keyboard.press('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('4');
  await expect(calculator.getByLabel('Left: tricks in deal 2, target 3')).toHaveValue('2');
  await expect(duesAfter(calculator, 2)).toHaveText(['You: 1 card from the right', 'You: 1 card from the left']);
  await expect(calculator.getByRole('status')).toHaveText(
    /^You 4, Right 4, and Left 2\. To draw in deal 3: You: 1 card/,
  );
  expect(await total(calculator, 'Tricks in all')).toEqual(['10', '6', '4']);
  expect(await total(calculator, 'From target')).toEqual(['+3', '−2', '−1']);
});

test('who deals first turns all targets, and with them what is due', async ({ page }) => {
  const calculator = await open(page, 'en');
  await calculator.getByLabel('You', { exact: true }).check();
  await expect(calculator.getByLabel('Right: tricks in deal 1, target 5')).toHaveValue('2');
  await expect(duesAfter(calculator, 1)).toHaveText(['You: 3 cards from the right', 'You: 1 card from the left']);
});

test('two players with more than ten are told so, and starting afresh empties the sheet', async ({ page }) => {
  const calculator = await open(page, 'en');
  await calculator.getByLabel('You: tricks in deal 1, target 5').selectOption('9');
  await calculator.getByLabel('Right: tricks in deal 1, target 3').selectOption('8');
  await expect(duesAfter(calculator, 1)).toHaveText(['These two have more than 10 tricks between them.']);
  await calculator.getByRole('button', { name: 'Start afresh' }).click();
  await expect(calculator.getByLabel('You: tricks in deal 1, target 5')).toBeFocused();
  expect(await total(calculator, 'Tricks in all')).toEqual(['0', '0', '0']);
});

test('in Urdu it speaks Urdu, in the digits that the reader chose', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rozbazi', JSON.stringify({ settings: { digits: 'arabext' } })));
  const calculator = await open(page, 'ur');
  await expect(duesAfter(calculator, 1)).toHaveText(['آپ: دائیں والے سے ۱ پتا']);
  expect(await total(calculator, 'کل ہاتھ')).toEqual(['۶', '۲', '۲']);
  await expect(calculator).not.toContainText(/[0-9]/);
});

for (const lang of ['ur', 'en']) {
  test(`in ${lang} the page with all that moves in it is accessible and fits 320 pixels`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, lang);
    for (const table of await page.locator('mini-table').all()) {
      await table.scrollIntoViewIfNeeded();
      await expect(table).toHaveClass(/is-live/);
    }
    await withoutViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(complaints).toEqual([]);
  });

  test(`in ${lang} without JavaScript the guide is whole and the calculator absent`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(pathIn(lang));
    await expect(page.locator('dues-calculator')).toBeEmpty();
    await expect(page.locator('#x-give-back .yes')).toBeVisible();
    await expect(page.locator('#x-give-back .no li')).toHaveCount(2);
    await context.close();
  });
}

test('a card that must stay is refused with the reason, another goes to the debtor', async ({ page }) => {
  await page.goto(pathIn('en'));
  const figure = page.locator('#x-give-back');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('status')).toContainText('Now give Kabir one card back');
  await figure.getByRole('button', { name: /9 of diamonds/ }).click();
  await expect(figure.getByRole('status')).toContainText('2 more cards of its suit would not stay with you');
  await figure.getByRole('button', { name: /ace of clubs/ }).click();
  await expect(figure.getByRole('status')).toContainText('the card you have just drawn');
  await figure.getByRole('button', { name: /7 of hearts/ }).click();
  await expect(figure.locator('button[data-card="7H"]')).toHaveCount(0);
  await expect(figure.getByRole('button', { name: /ace of clubs/ })).toBeVisible();
});
