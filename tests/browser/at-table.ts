/** What the tests of tables share: a service whose day stands still, and a player who sees nothing but the screen. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { withSite } from './service.ts';

type Service = Awaited<ReturnType<typeof startService>>;

/** A service of our own whose day is always the same one: the same deals, the same replies, in every run. `clock` is another day's. */
export const test = base.extend<object, { clock: string; service: Service }>({
  clock: ['2026-11-30T12:00:00Z', { option: true, scope: 'worker' }],
  service: [
    async ({ clock }, use) => {
      const service = await startService({ clock, options: withSite });
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ service }, use) => {
    await use(service.url);
  },
});

export const kCard = '.hand [data-card]';
export const kLegal = '.hand .is-legal';
export const kRefused = '.hand .is-refused';
export const kMine = '.prompt.is-mine';
export const kOver = '.result:not([hidden])';
export const kBidding = '.bid:not([hidden])';
export const kConfirm = `${kBidding} .confirm`;
export const kPrompt = '.prompt-text';
export const kStatus = '[data-live="status"]';
export const kLog = '[data-live="log"] p';

export const open = (page: Page, lang: string, table: string): Promise<unknown> => page.goto(`/${lang}/play/${table}/`);

/** Waits until something is asked of me, or the deal is over; cards of others are hurried along by a touch of the felt. */
export async function myTurn(page: Page): Promise<'bid' | 'play' | 'over'> {
  await page.locator(`${kMine}, ${kOver}`).first().waitFor({ timeout: 60_000 });
  if (await page.locator(kOver).isVisible()) return 'over';
  return (await page.locator(kBidding).isVisible()) ? 'bid' : 'play';
}

/** The cards that a selector finds, as they lie. */
export const cards = (page: Page, selector: string = kCard): Promise<string[]> =>
  page.locator(selector).evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.card ?? ''));

export const lying = async (page: Page): Promise<string[]> => (await cards(page, '.trick-card')).sort();

/** Taps a card where it shows: the left edge, which no neighbour covers. */
export async function tapCard(page: Page, selector: string, nth = 0): Promise<void> {
  const box = await page.locator(selector).nth(nth).boundingBox();
  if (!box) throw new Error(`no ${selector} to tap`);
  await page.touchscreen.tap(box.x + 12, box.y + box.height / 2);
}

/** What this device would send to the API. */
export const token = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rozbazi') ?? '{}').me.token);

export interface Play {
  readonly play: string;
  readonly log: readonly string[];
  readonly score: number | null;
  readonly finished: boolean;
  readonly view: {
    readonly legal: readonly string[];
    readonly hand: readonly string[];
    readonly results: readonly { readonly scores: readonly number[]; readonly tricks: readonly number[] }[];
  };
}

/** My play as the server has it. */
export async function playOf(page: Page, table: string): Promise<Play> {
  const date = new URL(page.url()).searchParams.get('date');
  const headers = { Authorization: `Bearer ${await token(page)}` };
  const answer = await page.request.post('/v1/plays', { headers, data: { table, date } });
  return (await answer.json()) as Play;
}

export async function withoutViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** An option of the panel that may be chosen. */
export const kMayChoose = `${kBidding} [data-option]:not([aria-disabled])`;

/** Does what the panel asks, by touch: chooses the option, or cards of the hand from the last one on, and confirms. */
export async function answer(page: Page, option: string): Promise<void> {
  const confirm = page.locator(kConfirm);
  if ((await page.locator(option).count()) > 0) await page.locator(option).first().tap();
  else {
    for (let more = 0; (await confirm.getAttribute('aria-disabled')) !== null; more++) {
      await page
        .locator(kLegal)
        .nth(-1 - more)
        .tap();
    }
  }
  await confirm.tap();
}

/** Goes on by touch until a condition holds or the deal is over. */
export async function touchUntil(page: Page, done: () => Promise<boolean>): Promise<boolean> {
  for (let move = 0; move < 40; move++) {
    const what = await myTurn(page);
    if (what === 'over') return false;
    if (await done()) return true;
    if (what === 'bid') await answer(page, kMayChoose);
    else await tapCard(page, kLegal);
    await page.touchscreen.tap(15, 300);
  }
  throw new Error('the deal does not end');
}

/** Goes on by touch until the deal is over; read by a machine when a card is refused for the first time. */
export async function touchToTheEnd(page: Page, everyTurn: () => Promise<void> = async () => {}): Promise<void> {
  let looked = false;
  await touchUntil(page, async () => {
    await everyTurn();
    if (!looked && (await page.locator(kRefused).count()) > 0) {
      looked = true;
      await withoutViolations(page);
    }
    return false;
  });
}

/** Into the hand by Tab, in so many presses at the most. */
export async function tabIntoHand(page: Page, most: number): Promise<void> {
  const focused = page.locator(`${kCard}:focus`);
  for (let press = 0; press < most && (await focused.count()) === 0; press++) await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
}

/** Plays the first legal card by its key. */
export async function playByKey(page: Page): Promise<void> {
  const held = (await cards(page)).length;
  await page.keyboard.press('Digit1');
  await expect(page.locator(kCard)).toHaveCount(held - 1);
}

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
