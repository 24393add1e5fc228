/** Practice: whole deals against the players in the browser, with hints and moves taken back, from files alone. */
import { expect, type Page } from '@playwright/test';
import { withoutViolations } from './accessible.ts';
import {
  answer,
  cards,
  complaintsOf,
  kCard,
  kConfirm,
  keysToTheEnd,
  kLegal,
  kMayChoose,
  kOver,
  kPrompt,
  myTurn,
  phone,
  playByKey,
  tabIntoHand,
  tapCard,
  test,
  touchToTheEnd,
} from './at-table.ts';

test.describe.configure({ mode: 'parallel' });

const kHint = '.practice-tools [data-key="H"]';
const kTakeBack = '.practice-tools [data-key="U"]';
const kHinted = '.hand .is-hinted';

/** The computer players act without a pause. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.getItem('rozbazi') ?? localStorage.setItem('rozbazi', '{"settings":{"speed":"instant"}}');
  });
});

/** What the page asks the network for that no plain file server has. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = /\/$|\.(?:js|css|json|svg|png|ico|wasm|woff2)$/.test(pathname) && !pathname.startsWith('/v1/');
    if (request.method() !== 'GET' || !isFile) calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}

test.describe('by touch on a small phone in Urdu', () => {
  test.use(phone);

  test('a deal of Belote is chosen, played with a hint, and its last card taken back', async ({ page }) => {
    test.setTimeout(240_000);
    const calls = callsOf(page);
    const complaints = complaintsOf(page);
    await page.goto('/ur/practice/?seed=dawat');
    await withoutViolations(page);
    await page.locator('label:has(input[value="belote"])').tap();
    await page.locator('[data-rules="belote"] label:has(input[value="off"])').tap();
    await page.locator('form [type="submit"]').tap();
    await expect(page).toHaveURL(/\/ur\/practice\/belote\/\?level=normal&seed=dawat&announcements=off$/);

    while ((await myTurn(page)) === 'bid') await answer(page, kMayChoose);
    await page.locator(kHint).tap();
    await expect(page.locator(kPrompt)).toHaveText(/^مشورہ: /);
    expect(await cards(page, kHinted)).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
    await withoutViolations(page);
    await tapCard(page, kHinted);

    await touchToTheEnd(page);
    await expect(page.locator('.result-place')).toContainText('مشق نتائج میں نہیں گنی جاتی۔');
    await expect(page.locator('.result-place')).toContainText('ایک مشورے کے ساتھ');
    await withoutViolations(page);
    await page.locator('.result-links button').first().tap();
    await expect(page.locator(kCard)).toHaveCount(1);
    await touchToTheEnd(page);
    await expect(page.locator('.result-place')).toContainText('ایک چال واپس لی');
    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.describe('by keyboard on a wide screen in English', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a deal of Tute is played, with a hint, a card taken back, and a reload on the way', async ({ page }) => {
    test.setTimeout(240_000);
    const calls = callsOf(page);
    const complaints = complaintsOf(page);
    await page.goto('/en/practice/tute-4/?level=normal&seed=bela');
    await myTurn(page);
    const dealt = await cards(page);
    await tabIntoHand(page, 30);
    await page.keyboard.press('KeyH');
    await expect(page.locator(kPrompt)).toHaveText(/^Hint: .*By the rules nothing else is possible\.$/);
    await playByKey(page);
    await myTurn(page);
    await page.keyboard.press('KeyU');
    await expect(page.locator(kCard)).toHaveCount(10);
    expect(await cards(page)).toEqual(dealt);
    await playByKey(page);
    await myTurn(page);
    const left = await cards(page);
    await page.reload();
    await myTurn(page);
    expect(await cards(page)).toEqual(left);
    await tabIntoHand(page, 30);
    await keysToTheEnd(page);
    await expect(page.locator(kOver)).toBeFocused();
    await expect(page.locator('.result-place')).toHaveText('Practice is never ranked.With one hintOne move taken back');
    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('an address gives a friend the same cards, and its rules', async ({ page, browser, baseURL }) => {
    await page.goto('/en/practice/tute-4/?level=normal&seed=bela');
    await myTurn(page);
    const [mine, legal] = [await cards(page), await cards(page, kLegal)];
    expect(legal).toEqual(['AC']);
    const friend = await browser.newContext({ baseURL: baseURL ?? '' });
    const theirs = await friend.newPage();
    await theirs.goto('/ur/practice/tute-4/?level=normal&seed=bela&must_beat_partner=off');
    await myTurn(theirs);
    expect((await cards(theirs)).sort()).toEqual(mine.sort());
    expect((await cards(theirs, kLegal)).length).toBeGreaterThan(1);
    await friend.close();
  });

  test('an address that asks for what there is not says so, and leads on', async ({ page }) => {
    await page.goto('/en/practice/schafkopf/?level=wizard&seed=lost&solo=0');
    await expect(page.locator('.failure li')).toHaveText(['level', 'solo']);
    await page.locator('.failure a').first().click();
    await expect(page).toHaveURL(/\/schafkopf\/\?level=normal&seed=lost$/);
    await myTurn(page);
    await page.goto('/en/practice/?table=whist');
    await expect(page.locator('#odd')).toBeVisible();
    await expect(page.locator('#go-on')).toHaveText('Go on where you left off: Schafkopf');
    await page.locator('#code').fill('no, code!');
    await page.keyboard.press('Enter');
    await expect(page.locator('#fault')).toHaveText(/^A code has/);
    await expect(page.locator('#code')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both pages say what they need', async ({ page }) => {
    await page.goto('/en/practice/');
    await expect(page.locator('.notice.no-js')).toContainText('JavaScript');
    await page.goto('/en/practice/belote/');
    expect(await page.content()).toMatch(/<noscript><p[^>]*>Practice needs JavaScript/);
  });
});

test.describe('on the smallest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 568 } });

  for (const [lang, table] of [
    ['ur', 'coinche'],
    ['en', 'five-hundred'],
    ['en', 'schafkopf'],
  ] as const) {
    test(`the whole hand is in sight where a bid is asked, ${table}, ${lang}`, async ({ page }) => {
      await page.goto(`/${lang}/practice/${table}/?level=normal&seed=dawat`);
      expect(await myTurn(page)).toBe('bid');
      const lowest = (): Promise<number> =>
        page
          .locator(kCard)
          .evaluateAll((nodes) => Math.max(...nodes.map((node) => node.getBoundingClientRect().bottom)));
      await expect.poll(lowest).toBeLessThanOrEqual(568);
      await page.locator(kMayChoose).first().tap();
      await expect(page.locator(kConfirm)).toBeVisible();
      await expect.poll(lowest).toBeLessThanOrEqual(568);
    });
  }
});
