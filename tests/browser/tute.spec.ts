/** Tute in a browser: two players by touch, four by keys alone, three with their long hands; songs, the stock, arrastre, refusals. */
import { expect } from '@playwright/test';
import { withoutViolations } from './accessible.ts';
import {
  cards,
  complaintsOf,
  endsAsTheServerHasIt,
  kBidding,
  kCard,
  kLog,
  kMayChoose,
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
  touchUntil,
} from './at-table.ts';
import { inSight, readsWell } from './on-phone.ts';

test.describe('a deal of Tute for two by touch in Urdu on a small phone', () => {
  test.use(phone);

  test('draws from the stock, comes to arrastre, and ends with the score that the server has', async ({ page }) => {
    test.setTimeout(240_000);
    const complaints = complaintsOf(page);
    await open(page, 'ur', 'tute-2');
    await myTurn(page);
    await withoutViolations(page);
    await expect(page.locator(kCard)).toHaveCount(8);
    await expect(page.locator('.aside .card[role="img"]')).toBeVisible();

    const seen = { panel: false, refused: false, drawn: 0, free: false, arrastre: false };
    await touchUntil(page, async () => {
      await inSight(page);
      const stock = (await page.locator('.aside figcaption').count()) > 0;
      if (stock) {
        await expect(page.locator(kRefused)).toHaveCount(0);
        seen.drawn += await page.locator('.hand .is-marked').count();
      }
      // The corner says all along whether cards must be answered yet.
      const corner = (await page.locator('.contract').textContent()) ?? '';
      seen.free ||= corner.includes('ہر پتا چلتا ہے');
      seen.arrastre ||= corner.includes('اب رنگ لازم');
      if (!seen.panel && (await page.locator(kBidding).isVisible())) {
        seen.panel = true;
        await withoutViolations(page);
      }
      if (!seen.refused && (await page.locator(kRefused).count()) > 0) {
        seen.refused = true;
        expect(stock).toBe(false);
        await withoutViolations(page);
      }
      return false;
    });
    expect(seen.drawn).toBeGreaterThan(4);
    expect(seen.free).toBe(true);
    expect(seen.arrastre).toBe(true);

    await endsAsTheServerHasIt(page, 'ur', 'tute-2');
    await readsWell(page, 'ur', 'tute-2');
    expect(complaints).toEqual([]);
    // Two hands and the stock in two rows.
    await expect(page.locator('.one-hand')).toHaveCount(4);
    await expect(page.locator('.one-hand .card')).toHaveCount(40);
  });
});

test.describe('a deal of Tute for four by keyboard alone in English', () => {
  test('is told by the live regions, a sentence a trick and one for every song', async ({ page }) => {
    test.setTimeout(240_000);
    await setInstant(page, 'en');
    await open(page, 'en', 'tute-4');
    await myTurn(page);
    const status = page.locator(kStatus);
    await expect(status).toContainText(/Your (?:turn|trick)/);
    await expect(page.locator('.contract')).toContainText('trump');

    await tabIntoHand(page, 14);

    let announced = 0;
    for (let move = 0; move < 24; move++) {
      const what = await myTurn(page);
      if (what === 'over') break;
      if (what === 'bid') {
        announced += 1;
        for (let press = 0; press < 9 && (await page.locator(`${kMayChoose}:focus`).count()) === 0; press++)
          await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
        for (let press = 0; press < 9 && (await page.locator('.confirm:focus').count()) === 0; press++)
          await page.keyboard.press('Tab');
        const options = await page.locator(kMayChoose).count();
        await page.keyboard.press('Enter');
        await expect(page.locator(kMayChoose)).not.toHaveCount(options);
        for (let press = 0; press < 9 && (await page.locator(`${kCard}:focus`).count()) === 0; press++)
          await page.keyboard.press('Tab');
      } else {
        await expect(status).toContainText(/Your (?:turn|trick)|Now lead/);
        await playByKey(page);
      }
    }

    await expect(page.locator(kOver)).toBeFocused();
    const play = await endsAsTheServerHasIt(page, 'en', 'tute-4');
    const sentences = await page.locator(kLog).allTextContents();
    const tricks = sentences.filter((sentence) =>
      /^(?:\w+: (?:ace|king|caballo|sota|[2-7]) of \w+,? ?)+.*Trick to \w+, \d+ points?\.$/.test(sentence),
    );
    expect(tricks.length).toBe(play.view.results[0]?.tricks.reduce((sum, one) => sum + one, 0));
    expect(new Set(sentences).size).toBe(sentences.length);
    const mine = sentences.filter((sentence) => /^You: (?:a song in|tute with)/.test(sentence));
    expect(mine.length).toBe(announced);
  });

  test('tells on request what was announced and what has been won', async ({ page }) => {
    await open(page, 'en', 'tute-4');
    await myTurn(page);
    await page.locator(kCard).first().focus();
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog')).toContainText('Songs and tricks so far');
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog')).toContainText('las diez de últimas');
  });
});

test.describe('the cards of another country', () => {
  test.use(phone);

  test('are named in both languages on the felt of the first plays, and in the menu always', async ({ page }) => {
    await open(page, 'ur', 'tute-2');
    await myTurn(page);
    const legend = page.locator('.legend');
    await expect(legend.locator('li')).toHaveText([/سکے.*oros/, /پیالے.*copas/, /تلوار.*espadas/, /ڈنڈے.*bastos/]);
    await expect(legend.locator('[lang="es"]')).toHaveCount(4);
    await page.locator('.ask-how').tap();
    await expect(page.getByRole('dialog')).toContainText('ہاتھ');
    await withoutViolations(page);

    // Three other plays have been met since.
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('rozbazi') ?? '{}');
      localStorage.setItem('rozbazi', JSON.stringify({ ...stored, met: { tute: ['a', 'b', 'c'] } }));
    });
    await page.reload();
    await myTurn(page);
    await page.locator('.bar-button').last().tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('کیسے کھیلیں؟');
    await expect(dialog).toContainText('oros');
    await expect(dialog).toContainText('caballo');
    await withoutViolations(page);
    await expect(legend).toHaveCount(0);
  });
});

test.describe('thirteen cards of Tute for three', () => {
  test.use(phone);

  test('lie in two rows, each wide enough for a finger; a refused card explains itself', async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, 'en', 'tute-3');
    await myTurn(page);
    await expect(page.locator(kCard)).toHaveCount(13);
    const places = await page
      .locator(kCard)
      .evaluateAll((nodes) =>
        nodes.map((node) => [(node as HTMLElement).offsetLeft, (node as HTMLElement).offsetTop] as const),
      );
    const rows = [...new Set(places.map(([, top]) => top))];
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      const lefts = places.filter(([, top]) => top === row).map(([left]) => left);
      for (let at = 1; at < lefts.length; at++)
        expect((lefts[at] ?? 0) - (lefts[at - 1] ?? 0)).toBeGreaterThanOrEqual(24);
    }

    const found = await touchUntil(page, async () => (await page.locator(kRefused).count()) > 0);
    expect(found).toBe(true);
    const held = await cards(page);
    await tapCard(page, kRefused);
    await expect(page.locator(kPrompt)).toHaveAttribute('data-rule', /^must_(?:follow_suit|beat|trump|overtrump)$/);
    await expect(page.locator(kPrompt)).toContainText('You may play');
    await expect(page.locator(kStatus)).toContainText('cannot be played now');
    expect(await cards(page)).toEqual(held);
  });
});
