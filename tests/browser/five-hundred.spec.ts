/** Five Hundred in a browser: a contract from the first bid to the score sheet by touch and by keys alone, refusals, and a joker that is led. */
import { expect, type Page } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { withoutViolations } from './accessible.ts';
import {
  answer,
  cards,
  confirmByKey,
  complaintsOf,
  endsAsTheServerHasIt,
  kBidding,
  kCard,
  kConfirm,
  kLegal,
  kLog,
  kMayChoose,
  kOver,
  kPrompt,
  kRefused,
  kStatus,
  myTurn,
  open,
  phone,
  tabIntoHand,
  tapCard,
  test,
  touchToTheEnd,
  touchUntil,
} from './at-table.ts';
import { inSight, readsWell } from './on-phone.ts';
import { withSite } from './service.ts';

const kTable = 'five-hundred';

const phaseOf = (page: Page): Promise<string | null> => page.locator('#table').getAttribute('data-phase');
const bid = (name: string): string => `${kBidding} [data-option="${name}"]:not([aria-disabled])`;

/** Nothing is out of sight, and no button smaller than a finger can hit. */
async function withinReach(page: Page): Promise<void> {
  await inSight(page);
  const sizes = await page.locator(`${kBidding} button`).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { width, height } = node.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36);
}

test.describe('a contract of Five Hundred by touch in Urdu on a small phone', () => {
  test.use(phone);

  test('is bid, the kitty taken, three cards put away, and ends with the score that the server has', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const complaints = complaintsOf(page);
    await open(page, 'ur', kTable);
    await myTurn(page);
    await expect(page.locator(kPrompt)).toContainText(/پاس/);
    await expect(page.locator(`${kBidding} [data-option]`)).toHaveCount(28);
    await withoutViolations(page);
    await withinReach(page);
    await expect(page.locator(kCard)).toHaveCount(10);

    // Ten tricks without trumps: nobody can bid above it.
    await answer(page, bid('10NT'));
    await myTurn(page);
    expect(await phaseOf(page)).toBe('discard');
    await expect(page.locator(kCard)).toHaveCount(13);
    await expect(page.locator('.hand .is-marked')).toHaveCount(3);
    await withoutViolations(page);
    await withinReach(page);

    // Three are chosen, one is taken back, another put in its place.
    const confirm = page.locator(kConfirm);
    for (const place of [12, 11, 10]) await page.locator(kLegal).nth(place).tap();
    await expect(confirm).not.toHaveAttribute('aria-disabled');
    await page.locator(kLegal).nth(10).tap();
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await page.locator(kLegal).nth(6).tap();
    const away = await page
      .locator(`${kCard}[aria-pressed="true"]`)
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.card ?? ''));
    expect(away).toHaveLength(3);
    await confirm.tap();

    await expect(page.locator(kCard)).toHaveCount(10);
    await myTurn(page);
    for (const card of away) expect(await cards(page)).not.toContain(card);
    // The joker's step is there whoever holds it.
    expect(await phaseOf(page)).toBe('joker');
    await withoutViolations(page);
    await answer(page, bid('none'));

    await touchToTheEnd(page, () => inSight(page));

    await endsAsTheServerHasIt(page, 'ur', kTable);
    await readsWell(page, 'ur', kTable);
    expect(complaints).toEqual([]);
    await expect(page.locator('.score-sheet tbody tr').first()).toContainText('بولی');
    await expect(page.locator('.score-sheet tbody tr').first()).toContainText('520');
    // Four hands, the kitty, and what I put away.
    await expect(page.locator('.one-hand')).toHaveCount(6);
  });
});

test.describe('a deal of Five Hundred by keyboard alone in English', () => {
  test('is told by the live regions, from the first bid to the score', async ({ page }) => {
    test.setTimeout(240_000);
    await open(page, 'en', kTable);
    await myTurn(page);
    const status = page.locator(kStatus);
    await expect(status).toContainText('pass');

    await tabIntoHand(page, 40);

    let bids = 0;
    for (let move = 0; move < 40; move++) {
      const what = await myTurn(page);
      if (what === 'over') break;
      const phase = await phaseOf(page);
      if (phase === 'auction') {
        // The lowest bid that may be made, once; then pass.
        bids += 1;
        const last = (await page.locator(kMayChoose).count()) === 1;
        await page.keyboard.press(bids === 1 && !last ? 'Digit2' : 'Digit1');
        await confirmByKey(page);
      } else if (what === 'bid') {
        if (phase === 'discard') {
          for (const key of ['Digit1', 'Digit2', 'Digit3']) await page.keyboard.press(key);
          await expect(page.locator('.picked')).toContainText('3 / 3');
        } else if ((await page.locator(kMayChoose).count()) > 0) await page.keyboard.press('Digit1');
        for (let press = 0; press < 9 && (await page.locator('.confirm:focus').count()) === 0; press++)
          await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
        await expect(page.locator('.picked')).toHaveCount(0);
      } else {
        await expect(status).toContainText('Your turn');
        const held = (await cards(page)).length;
        await page.keyboard.press('Digit1');
        if (await page.locator(kBidding).isVisible()) {
          // The joker asks for a suit.
          await page.locator(kMayChoose).first().press('Enter');
          await page.locator(kConfirm).press('Enter');
        }
        await expect(page.locator(kCard)).toHaveCount(held - 1);
      }
    }

    await expect(page.locator(kOver)).toBeFocused();
    const play = await endsAsTheServerHasIt(page, 'en', kTable);
    await expect(status).toContainText(String(Math.abs(play.score ?? 0)));
    const sentences = await page.locator(kLog).allTextContents();
    expect(sentences.filter((sentence) => /^\w+: .*\. Trick to \w+\.$/.test(sentence)).length).toBeGreaterThan(0);
    expect(sentences.some((sentence) => /won the auction with .*, worth \d+\./.test(sentence))).toBe(true);
  });
});

test.describe('what may not be done in Five Hundred', () => {
  test.use(phone);

  test('is explained when it is touched: a bid, and a card', async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, 'en', kTable);
    expect(await myTurn(page)).toBe('bid');
    await page.locator(`${kBidding} [data-option="10NT"]`).tap();
    await expect(page.locator(kPrompt)).toContainText('520');
    // Misère is not to be had at this time, whatever has been bid.
    const misere = page.locator(`${kBidding} [data-option="misere"]`);
    if ((await misere.getAttribute('aria-disabled')) !== null) {
      await misere.tap({ force: true });
      await expect(page.locator(kPrompt)).toHaveAttribute('data-rule', /^(?:misere_needs_seven|bid_too_low)$/);
      await expect(page.locator(kStatus)).toContainText(/Misère may be bid only|That bid is too low/);
    }
    await answer(page, bid('10NT'));

    const found = await touchUntil(page, async () => (await page.locator(kRefused).count()) > 0);
    expect(found).toBe(true);
    const held = await cards(page);
    await tapCard(page, kRefused);
    await expect(page.locator(kPrompt)).toHaveAttribute('data-rule', 'must_follow_suit');
    await expect(page.locator(kPrompt)).toContainText('You may play');
    expect(await cards(page)).toEqual(held);
  });
});

test.describe('a joker of no suit', () => {
  test.use(phone);

  test('is led with the suit that it asks for, which lies with it on the table', async ({ browser }) => {
    test.setTimeout(120_000);
    // A day on which the player is dealt the joker.
    const service = await startService({ clock: '2026-12-20T12:00:00Z', options: withSite });
    try {
      const context = await browser.newContext({ ...phone, baseURL: service.url });
      const page = await context.newPage();
      await open(page, 'en', kTable);
      await myTurn(page);
      await answer(page, bid('10NT'));
      await myTurn(page);
      await answer(page, kMayChoose);
      await myTurn(page);
      await expect(page.locator(kPrompt)).toContainText('You hold the joker');
      await answer(page, bid('none'));

      await myTurn(page);
      const joker = page.locator(`${kCard}[data-card="JK"]`);
      await joker.tap();
      await expect(page.locator(kPrompt)).toContainText('which suit must the others play?');
      await expect(page.locator(kMayChoose)).toHaveCount(4);
      await withoutViolations(page);
      // A second touch takes it back.
      await joker.tap();
      await expect(page.locator(kBidding)).toHaveCount(0);
      await joker.tap();
      await answer(page, bid('H'));
      await expect(page.locator('.trick-card[data-card="JK"] .asked')).toBeVisible();
      await expect(joker).toHaveCount(0);
      await context.close();
    } finally {
      await service.close();
    }
  });
});
