/** Schafkopf in a browser: a called ace by touch, a deal by keys alone, a secret partner, a Ramsch, a Tout that is lost at once. */
import { type Browser, expect, type Page } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { withoutViolations } from './accessible.ts';
import {
  answer,
  complaintsOf,
  confirmByKey,
  endsAsTheServerHasIt,
  kBidding,
  kConfirm,
  kLog,
  kOver,
  kPrompt,
  kRefused,
  kStatus,
  myTurn,
  open,
  phone,
  playByKey,
  setInstant,
  tabIntoHand,
  tapCard,
  test,
  touchToTheEnd,
  touchUntil,
} from './at-table.ts';
import { inSight, readsWell } from './on-phone.ts';
import { withSite } from './service.ts';

const kTable = 'schafkopf';

const call = (name: string): string => `${kBidding} [data-option="${name}"]:not([aria-disabled])`;

/** The day of this secret, whose deals are always the same, and what the players of this version make of them; a phone in English at its table. */
async function onDayOf(secret: number, browser: Browser, play: (page: Page) => Promise<void>): Promise<void> {
  const service = await startService({
    clock: '2026-11-30T12:00:00Z',
    options: withSite,
    secret: secret.toString(16).padStart(64, '0'),
  });
  try {
    const context = await browser.newContext({ ...phone, baseURL: service.url });
    const page = await context.newPage();
    await open(page, 'en', kTable);
    expect(await myTurn(page)).toBe('bid');
    await play(page);
    await context.close();
  } finally {
    await service.close();
  }
}

test.describe('a deal of Schafkopf by touch in Urdu on a small phone', () => {
  test.use(phone);

  test('goes from the auction to the payments of every seat', async ({ page }) => {
    test.setTimeout(240_000);
    const complaints = complaintsOf(page);
    await open(page, 'ur', kTable);
    expect(await myTurn(page)).toBe('bid');
    await inSight(page);
    await expect(page.locator(kPrompt)).toContainText('رامش');
    await expect(page.locator(`${kBidding} [data-option]`)).toHaveCount(7);
    await withoutViolations(page);
    // What cannot be called says why.
    await page.locator(`${kBidding} [data-option="sie"]`).tap({ force: true });
    await expect(page.locator(kPrompt)).toHaveAttribute('data-rule', 'not_sie');

    await answer(page, call('solo'));
    await myTurn(page);
    await expect(page.locator('#table')).toHaveAttribute('data-phase', 'declare');
    await inSight(page);
    await withoutViolations(page);
    await answer(page, call('H'));
    await expect(page.locator('.contract')).toContainText('سولو');

    await touchToTheEnd(page, () => inSight(page));
    await endsAsTheServerHasIt(page, 'ur', kTable);
    await readsWell(page, 'ur', kTable);
    expect(complaints).toEqual([]);
    await expect(page.locator('.one-hand')).toHaveCount(4);
  });
});

test.describe('a deal of Schafkopf by keyboard alone in English', () => {
  test('is told by the live regions, a sentence a trick', async ({ page }) => {
    test.setTimeout(240_000);
    await setInstant(page, 'en');
    await open(page, 'en', kTable);
    await myTurn(page);
    const status = page.locator(kStatus);
    await expect(status).toContainText('If all pass, Ramsch is played.');
    await tabIntoHand(page, 30);

    for (let move = 0; move < 40; move++) {
      const what = await myTurn(page);
      if (what === 'over') break;
      if (what === 'bid') {
        // The pass stands first; of aces and suits the first that may be named.
        await page.keyboard.press('Digit1');
        await confirmByKey(page);
      } else {
        await expect(status).toContainText('Your turn');
        await playByKey(page);
      }
    }

    await expect(page.locator(kOver)).toBeFocused();
    await endsAsTheServerHasIt(page, 'en', kTable);
    const sentences = await page.locator(kLog).allTextContents();
    expect(sentences.filter((sentence) => /^\w+: .*\. Trick to \w+, \d+ points\.$/.test(sentence))).toHaveLength(8);
    expect(sentences.some((sentence) => sentence.startsWith('You: Pass'))).toBe(true);
  });
});

test.describe('days on which something happens', () => {
  test('the holder of the called ace is told alone, and why another card of the suit may not be led', async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    await onDayOf(2, browser, async (page) => {
      await answer(page, call('pass'));
      await myTurn(page);
      await expect(page.locator(kPrompt)).toContainText('you are the secret partner');
      await expect(page.locator('.aside')).toContainText('Partner in secret');
      await withoutViolations(page);
      await tapCard(page, kRefused);
      await expect(page.locator(kPrompt)).toHaveAttribute('data-rule', 'run_away_needs_four');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });

  test('the called ace may not be thrown on another suit, and says so in both languages', async ({ browser }) => {
    test.setTimeout(120_000);
    await onDayOf(1, browser, async (page) => {
      await answer(page, call('pass'));
      await myTurn(page);
      await tapCard(page, '.hand [data-card="7S"]');
      await myTurn(page);
      const sentences = { en: 'may not be thrown on another suit', ur: 'کسی اور رنگ کے ہاتھ میں نہیں پھینکا جا سکتا' };
      for (const [lang, sentence] of Object.entries(sentences)) {
        await open(page, lang, kTable);
        expect(await myTurn(page)).toBe('play');
        await tapCard(page, '.hand [data-card="AD"]');
        await expect(page.locator(kPrompt)).toHaveAttribute('data-rule', 'called_ace_not_discardable');
        await expect(page.locator(kPrompt)).toContainText(sentence);
        expect(await page.locator('.hand [data-card="AD"]').count()).toBe(1);
      }
    });
  });

  test('four passes are a Ramsch, and the first prompt says what it is about', async ({ browser }) => {
    test.setTimeout(120_000);
    await onDayOf(6, browser, async (page) => {
      await answer(page, call('pass'));
      await myTurn(page);
      await expect(page.locator('.contract')).toContainText('Ramsch');
      await expect(page.locator(kPrompt)).toContainText('Everybody passed');
    });
  });

  test('who is overbid may hold the game, and is told so', async ({ browser }) => {
    test.setTimeout(120_000);
    await onDayOf(21, browser, async (page) => {
      await answer(page, call('wenz'));
      expect(await myTurn(page)).toBe('bid');
      await expect(page.locator(kPrompt)).toContainText('call the same to hold it');
      await page.locator(call('solo')).tap();
      await expect(page.locator(kConfirm)).toContainText('hold');
    });
  });

  test('a Tout is over with the first trick lost, and paid twice', async ({ browser }) => {
    test.setTimeout(120_000);
    await onDayOf(4, browser, async (page) => {
      await answer(page, call('wenz_tout'));
      await touchUntil(page, async () => false);
      await expect(page.locator('.result-head')).toContainText('In a Tout the first trick lost ends the deal.');
      await expect(page.locator('.score-sheet tbody')).toContainText('Tout: double price');
      await endsAsTheServerHasIt(page, 'en', kTable);
    });
  });
});
