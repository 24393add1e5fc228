/** The visitor's own few colours in the place of ours: what is chosen, legal, refused, winning, or in focus is seen by its lines. */
import { expect, type Locator, type Page } from '@playwright/test';
import { withoutViolationsButOfColours } from './accessible.ts';
import { kBidding, kConfirm, kLegal, kMine, kRefused, phone, tabIntoHand, test } from './at-table.ts';
import { kPages } from './kinds.ts';
import { nothingCovered } from './uncovered.ts';
import { pageOf } from './visitor.ts';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => forced(page));

const forced = (page: Page): Promise<void> => page.emulateMedia({ forcedColors: 'active' });

/** The lines around an element. */
const lines = (element: Locator): Promise<{ border: string; outline: string }> =>
  element.first().evaluate((node) => {
    const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(node);
    return {
      border: `${borderTopWidth} ${borderTopStyle}`,
      outline: outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineStyle}`,
    };
  });

for (const lang of ['ur', 'en']) {
  test(`every kind of page is accessible, ${lang}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(phone.viewport);
    for (const path of kPages) {
      await page.goto(`/${lang}/${path}`, { waitUntil: 'networkidle' });
      await withoutViolationsButOfColours(page);
      await nothingCovered(page, `/${lang}/${path}`);
    }
  });
}

test('the page that one is on is seen by a line in the navigation, and by a thicker one at the foot', async ({
  page,
}) => {
  await page.goto('/en/board/');
  const line = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await line('.nav a:not([aria-current])')).toBe(ground);
  expect(await line('.nav a[aria-current]')).not.toBe(ground);
  await page.goto('/en/glossary/');
  const thickness = await page
    .locator('.foot-links a[aria-current]')
    .evaluate((link) => getComputedStyle(link).textDecorationThickness);
  expect(thickness).toBe('3px');
});

test('a bid that is chosen has another border than the others', async ({ page }) => {
  await page.goto('/en/play/coinche/');
  await page.locator(kMine).waitFor();
  const options = page.locator(`${kBidding} .option`);
  await options.last().click();
  await expect(page.locator(kConfirm)).not.toHaveAttribute('aria-disabled');
  expect((await lines(options.last())).border).toBe('3px solid');
  for (const other of [options, page.locator(kConfirm)]) expect((await lines(other)).border).toBe('1px solid');
  expect((await lines(page.locator('.is-turn .seat-chip'))).border).toBe('3px solid');
  await withoutViolationsButOfColours(page);
});

test('a card shows that it is legal, refused, winning, or in focus', async ({ browser, service }) => {
  const me = await service.player('Amina');
  await service.finish(me.token, { table: 'coinche', upTo: 4 });
  const page = await pageOf(browser, service, { me });
  await forced(page);
  await page.goto('/en/play/coinche/');
  await page.locator(kMine).waitFor();
  await tabIntoHand(page, 30);
  await expect(page.locator(kLegal).first()).toBeFocused();
  const seen = [kLegal, `${kLegal}:not(:focus)`, kRefused, '.trick-card.is-winning'].map((card) => page.locator(card));
  expect(await Promise.all(seen.map(lines))).toEqual([
    { border: '2px solid', outline: '6px double' },
    { border: '2px solid', outline: '3px solid' },
    { border: '2px dashed', outline: 'none' },
    { border: '2px solid', outline: '5px solid' },
  ]);
  await withoutViolationsButOfColours(page);
  await page.context().close();
});
