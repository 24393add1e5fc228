/** What a machine that reads pages finds wrong with one: WCAG 2.2 AA as far as axe can tell. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const kTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const kOfColours = ['color-contrast', 'link-in-text-block'];

/** Of the whole page, or within these selectors. */
export async function withoutViolations(page: Page, ...within: readonly string[]): Promise<void> {
  await findsNothing(axeOf(page, within).withTags(kTags));
}

/** The same in the dark, which changes nothing but colours. */
export async function withoutViolationsInTheDark(page: Page, ...within: readonly string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await findsNothing(axeOf(page, within).withRules(kOfColours));
}

/** The same with the visitor's own colours in the place of ours, of which axe knows nothing. */
export async function withoutViolationsButOfColours(page: Page): Promise<void> {
  await findsNothing(axeOf(page, []).withTags(kTags).disableRules(kOfColours));
}

function axeOf(page: Page, within: readonly string[]): AxeBuilder {
  // The pages have no frames, for which alone axe would open a second page each time, and nobody reads what is right.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const selector of within) axe.include(selector);
  return axe;
}

async function findsNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** Lays the page out with as much room between letters, words and lines as WCAG 1.4.12 asks it to bear. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}
