/** Visitors who have been here before, each with a browser of their own. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { startService } from '../api/harness.mjs';

type Service = Awaited<ReturnType<typeof startService>>;

interface Before {
  /** The player on this device; somebody new without one. */
  readonly me?: object | undefined;
  readonly settings?: object;
  readonly options?: BrowserContextOptions;
}

/** A page of one. What the page itself keeps afterwards stays. */
export async function pageOf(
  browser: Browser,
  { url }: Pick<Service, 'url'>,
  { me, settings, options }: Before = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...options });
  if (me) {
    await context.addInitScript((kept) => {
      if (!localStorage.getItem('rozbazi')) localStorage.setItem('rozbazi', kept);
    }, JSON.stringify({ me, settings }));
  }
  return context.newPage();
}

/** What the page keeps on the device. */
export const stored = (page: Page): Promise<{ me: { player: string; name: string; token: string } | null }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rozbazi') ?? '{}'));
