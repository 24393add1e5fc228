/** The table in a browser, against the real server: played by touch, played by keys alone, interrupted, refused, and read by a machine. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { withoutViolations } from './accessible.ts';
import {
  cards,
  confirmByKey,
  endsAsTheServerHasIt,
  kBidding,
  kCard,
  kConfirm,
  kLegal,
  kLog,
  kMine,
  kOver,
  kPrompt,
  kRefused,
  kStatus,
  lying,
  myTurn,
  open,
  phone,
  playByKey,
  playOf,
  setInstant,
  tabIntoHand,
  tapCard,
  test,
  token,
  touchUntil,
} from './at-table.ts';
import { withSite } from './service.ts';
import { pageOf } from './visitor.ts';

test.describe('a deal of Belote on a small phone', () => {
  test.use(phone);

  test('has everything that is touched in the lower half of the screen', async ({ page }) => {
    await open(page, 'ur', 'belote');
    await myTurn(page);
    await withoutViolations(page);
    const highest = await page
      .locator(`${kBidding} button, ${kCard}`)
      .evaluateAll((nodes) => Math.min(...nodes.map((node) => node.getBoundingClientRect().top)));
    expect(highest).toBeGreaterThan(740 * 0.5);
  });
});

test.describe('a whole deal of Coinche by keyboard alone in English', () => {
  test('is told by the live regions, a sentence a trick', async ({ page }) => {
    test.setTimeout(240_000);
    await setInstant(page, 'en');
    await open(page, 'en', 'coinche');
    await myTurn(page);
    const status = page.locator(kStatus);
    const log = page.locator(kLog);
    await expect(status).toContainText('Your turn: bid, or pass.');
    await expect(status).toContainText('If everybody passes, the deal scores 0.');

    // Into the table by Tab, and never a pointer after it.
    await tabIntoHand(page, 12);

    let bid = false;
    for (let move = 0; move < 40; move++) {
      const what = await myTurn(page);
      if (what === 'over') break;
      if (what === 'bid') {
        const options = await page
          .locator(`${kBidding} [data-option]`)
          .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.option));
        const wish = !bid && options.includes('H') ? 'H' : 'pass';
        bid = true;
        await page.keyboard.press(`Digit${options.indexOf(wish) + 1}`);
        if (wish === 'H') await expect(status).toContainText('hearts');
        await confirmByKey(page);
      } else {
        await expect(status).toContainText('Your turn');
        await playByKey(page);
      }
    }

    await expect(page.locator(kOver)).toBeFocused();
    const play = await endsAsTheServerHasIt(page, 'en', 'coinche');
    await expect(status).toContainText(String(Math.abs(play.score ?? 0)));
    const sentences = await log.allTextContents();
    expect(
      sentences.filter((sentence) =>
        /^(?:\w+: (?:ace|king|queen|jack|10|9|8|7) of \w+,? ?)+.*Trick to .*points\.$/.test(sentence),
      ).length,
    ).toBe(8);
    expect(sentences.some((sentence) => /(?:Pass|hearts|spades|clubs|diamonds)/.test(sentence))).toBe(true);
  });

  test('answers questions: why, last trick, history, score', async ({ page }) => {
    await open(page, 'en', 'coinche');
    await page.locator(kMine).waitFor();
    await page.locator(kCard).first().focus();
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog')).toContainText('Bids and tricks so far');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog')).toContainText('No trick has been finished yet.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog')).toContainText('Card points');
  });

  test('moves through the hand as it looks, in Urdu as well', async ({ page }) => {
    await open(page, 'ur', 'coinche');
    await page.locator(kMine).waitFor();
    const hand = await cards(page);
    await page.locator(kCard).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(`${kCard}:focus`)).toHaveAttribute('data-card', hand[1] ?? '');
    await page.keyboard.press('End');
    await expect(page.locator(`${kCard}:focus`)).toHaveAttribute('data-card', hand.at(-1) ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(`${kCard}:focus`)).toHaveAttribute('data-card', hand.at(-2) ?? '');
  });
});

test.describe('a card that may not be played', () => {
  test.use(phone);

  test('explains itself when it is touched, and stays in the hand', async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, 'en', 'belote');
    const found = await touchUntil(page, async () => (await page.locator(kRefused).count()) > 0);
    expect(found).toBe(true);
    const held = await cards(page);
    await tapCard(page, kRefused);
    await expect(page.locator(kPrompt)).toContainText('cannot be played now');
    await expect(page.locator(kPrompt)).toContainText('You may play');
    // The rule is named by the engine in the page.
    await expect(page.locator(kPrompt)).toHaveAttribute('data-rule', /^must_(follow_suit|trump|overtrump)$/);
    await expect(page.locator('.prompt-text a')).toHaveAttribute('href', '/en/guide/belote/#tricks');
    await expect(page.locator(kStatus)).toContainText('cannot be played now');
    expect(await cards(page)).toEqual(held);
  });
});

test.describe('coming back', () => {
  test.use(phone);

  const midDeal = async (page: Page): Promise<void> => {
    await open(page, 'ur', 'belote');
    const reached = await touchUntil(page, async () => {
      const inPlay = !(await page.locator(kBidding).isVisible()) && (await cards(page)).length <= 6;
      return inPlay && (await lying(page)).length < 4;
    });
    expect(reached).toBe(true);
  };

  test('after a reload the same cards lie and are held', async ({ page }) => {
    test.setTimeout(180_000);
    await midDeal(page);
    const [held, trick] = [await cards(page), await lying(page)];
    await page.reload();
    await myTurn(page);
    expect(await cards(page)).toEqual(held);
    expect(await lying(page)).toEqual(trick);
  });

  test('a second tab goes on, and the first follows when it is looked at again', async ({ page, context }) => {
    test.setTimeout(180_000);
    await midDeal(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await myTurn(second);
    expect(await cards(second)).toEqual(await cards(page));
    const held = await cards(page);
    await tapCard(second, kLegal);
    await expect(second.locator(kCard)).toHaveCount(held.length - 1);
    await expect.poll(async () => (await playOf(second, 'belote')).view.hand.length).toBe(held.length - 1);
    await page.bringToFront();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.locator(kCard)).toHaveCount(held.length - 1);
  });

  test('a move made elsewhere first wins, and the table says so', async ({ page }) => {
    await open(page, 'en', 'coinche');
    expect(await myTurn(page)).toBe('bid');
    const play = await playOf(page, 'coinche');
    const headers = { Authorization: `Bearer ${await token(page)}` };
    await page.request.put(`/v1/plays/${play.play}/log`, { headers, data: { log: [...play.log, 'pass'] } });
    await page.locator(`${kBidding} [data-option="H"]`).tap();
    await page.locator(kConfirm).tap();
    await expect(page.locator('.table-notice')).toContainText('another window or on another device');
    await expect.poll(async () => (await playOf(page, 'coinche')).log[0]).toBe('pass');
  });
});

test.describe('a lost connection', () => {
  test.use(phone);

  test('is said kindly; the move waits, survives a reload, and is recorded once', async ({ page, context }) => {
    test.setTimeout(180_000);
    await open(page, 'en', 'belote');
    await touchUntil(page, async () => !(await page.locator(kBidding).isVisible()));
    const before = await playOf(page, 'belote');
    expect(before.finished).toBe(false);
    await cut(context);
    const card = await page.locator(kLegal).first().getAttribute('data-card');
    await tapCard(page, kLegal);
    await expect(page.locator('.table-notice')).toContainText('Your move is safe', { timeout: 20_000 });
    await expect(page.locator(`.trick-card[data-card="${card}"]`)).toBeVisible();
    await context.unroute('**/v1/plays/*/log');
    await page.reload();
    await expect
      .poll(async () => (await playOf(page, 'belote')).log, { timeout: 20_000 })
      .toEqual([...before.log, card]);
    await myTurn(page);
    expect(await cards(page)).not.toContain(card);
  });
});

test.describe('a day that closed in the middle of a play', () => {
  test('is explained, and the play goes on unranked', async ({ browser }) => {
    const service = await startService({ clock: '2026-11-29T23:00:00Z', options: withSite });
    try {
      const me = await service.player();
      const { play } = await service.play(me.token, 'coinche', '2026-11-29');
      await service.restart({ clock: '2026-11-30T01:00:00Z', options: withSite });
      const page = await pageOf(browser, service, { me });
      await page.goto('/en/play/coinche/?date=2026-11-29');
      expect(await myTurn(page)).toBe('bid');
      await page.locator(`${kBidding} [data-option="pass"]`).click();
      await page.locator(kConfirm).click();
      await expect(page.locator('.table-notice')).toContainText('The day has closed');
      await page.locator('.notice-button').click();
      await expect
        .poll(async () => (await service.call('GET', `/v1/plays/${play}`, { token: me.token })).body.log)
        .toEqual(['pass']);
      await expect(page.locator('.table-notice')).toBeHidden();
      await page.context().close();
    } finally {
      await service.close();
    }
  });
});

test.describe('midnight over an open table', () => {
  test('is told; the deal can be gone on with, or left for the new one', async ({ browser }) => {
    const service = await startService({ clock: '2026-11-29T23:59:45Z', options: withSite });
    try {
      const me = await service.player();
      const page = await pageOf(browser, service, { me });
      await page.goto('/en/play/coinche/');
      expect(await myTurn(page)).toBe('bid');
      const told = page.locator('.notices [role="status"]');
      await expect(told).toContainText('A new day has begun', { timeout: 40_000 });
      await withoutViolations(page, '.notices');
      await page.locator(`${kBidding} [data-option="pass"]`).click();
      await page.locator(kConfirm).click();
      await expect.poll(async () => (await playOf(page, 'coinche')).log).toEqual(['pass']);
      await told.getByRole('link').click();
      await expect(page).toHaveURL(/\/en\/play\/coinche\/\?date=2026-11-30$/);
      await myTurn(page);
      await expect(told).toBeEmpty();

      await service.restart({ clock: '2026-11-30T00:29:45Z', options: withSite });
      const later = await pageOf(browser, service, { me });
      await later.goto('/ur/play/coinche/?date=2026-11-29');
      const toldLater = later.locator('.notices [role="status"]');
      await expect(toldLater).toContainText('نیا دن شروع');
      await expect(toldLater).toContainText('اس بازی کا دن گزر چکا', { timeout: 40_000 });
      await later.context().close();
      await page.context().close();
    } finally {
      await service.close();
    }
  });
});

/** No move gets through any more; everything else does. */
const cut = (context: BrowserContext): Promise<void> =>
  context.route('**/v1/plays/*/log', (route) => route.abort('internetdisconnected'));
