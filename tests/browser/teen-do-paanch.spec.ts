/** Teen Do Paanch in a browser: a match of three deals by touch and by keys alone, with trump, draws, returns and what others draw from me. */
import { expect, type Page } from '@playwright/test';
import { withoutViolations } from './accessible.ts';
import {
  cards,
  complaintsOf,
  endsAsTheServerHasIt,
  kBidding,
  kCard,
  kConfirm,
  kLegal,
  kLog,
  kNext,
  kOver,
  kPrompt,
  kRefused,
  kStatus,
  myTurn,
  myTurnHurried,
  open,
  phone,
  playOf,
  tabIntoHand,
  tapCard,
  test,
} from './at-table.ts';
import { inSight, readsWell } from './on-phone.ts';

const kTable = 'teen-do-paanch';
const kBack = `${kBidding} .back-option`;
const kMarked = '.hand .is-marked';

/** A day on which this way of playing brings something to draw in the second deal and leaves something owed in the third. */
test.use({ clock: '2026-12-12T12:00:00Z' });

type Asked = 'trump' | 'draw' | 'return' | 'card' | 'deal over' | 'match over';

async function asked(page: Page, turn = myTurn): Promise<Asked> {
  switch (await turn(page)) {
    case 'over':
      return (await page.locator(kNext).count()) > 0 ? 'deal over' : 'match over';
    case 'play':
      return 'card';
    default:
      return (await page.locator('#table').getAttribute('data-phase')) as Asked;
  }
}

const rank = (card: string): number => 'AKQJT987'.indexOf(card.charAt(0));

/**
 * The place of the card to play among the legal ones: high cards in the first deal, for more tricks than the dealer's two, so that there is
 * something to draw; low ones after it, so that something is owed.
 */
async function choice(page: Page, deal: number): Promise<number> {
  const legal = (await cards(page, kLegal)).slice(0, 9);
  const ranks = legal.map(rank);
  return ranks.indexOf(deal === 1 ? Math.min(...ranks) : Math.max(...ranks));
}

const note = (page: Page, seat: number) => page.locator(`.seat[data-seat="${seat}"] .seat-note`);

test.describe('a match of Teen Do Paanch by touch in Urdu on a small phone', () => {
  test.use(phone);

  test('goes through three deals, with cards drawn and returned, to the score that the server has', async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const complaints = complaintsOf(page);
    await open(page, 'ur', kTable);
    const seen = new Set<Asked>();
    let looked = false;
    let deal = 1;
    const next = (): Promise<Asked> => asked(page, myTurnHurried);
    for (let what = await next(); what !== 'match over'; what = await next()) {
      const first = !seen.has(what);
      seen.add(what);
      const refused = !looked && (await page.locator(kRefused).count()) > 0;
      looked ||= refused;
      if (first || refused) await withoutViolations(page);
      if (what !== 'deal over') await inSight(page);
      if (what === 'card') {
        if (first)
          for (const [seat, target] of [2, 5, 3].entries()) await expect(note(page, seat)).toContainText(`/ ${target}`);
        await tapCard(page, kLegal, await choice(page, deal));
      } else if (what === 'trump') await nameTrump(page);
      else if (what === 'draw') await draw(page);
      else if (what === 'return') await giveBack(page);
      else {
        await expect(page.locator('.next-deal li').first()).toContainText('ہدف');
        await page.locator(kNext).tap();
        deal += 1;
      }
    }
    expect([...seen].sort()).toEqual(['card', 'deal over', 'draw', 'return', 'trump']);

    const play = await endsAsTheServerHasIt(page, 'ur', kTable);
    await readsWell(page, 'ur', kTable);
    expect(complaints).toEqual([]);
    const mine = await page.locator('.deals-table tbody td:first-of-type').allTextContents();
    expect(mine.map(Number)).toEqual(play.view.results.map(({ scores }) => scores[0]));
    await expect(page.locator('.deals-table tfoot td').first()).toHaveText(String(play.score));
    await expect(page.locator('.one-hand')).toHaveCount(9);
  });
});

/** Four large suits; what others draw after it is shown card by card, and what came stays marked in the hand. */
async function nameTrump(page: Page): Promise<void> {
  await expect(page.locator(kCard)).toHaveCount(5);
  await expect(page.locator(`${kBidding} .option`)).toHaveCount(4);
  for (const option of await page.locator(`${kBidding} .option`).all()) {
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(72);
  }
  await page.locator(`${kBidding} [data-option="H"]`).tap();
  await expect(page.locator(kPrompt)).toContainText('پان');
  await page.locator(kConfirm).tap();
  expect(await asked(page)).toBe('card');
  await expect(page.locator('.contract')).toContainText('رنگ');
  const { game } = (await playOf(page, kTable)).view as unknown as {
    game: { exchanges: readonly { debtor: number; drawn: string | null; returned: string | null }[] };
  };
  const fromMe = game.exchanges.filter(({ debtor }) => debtor === 0);
  expect(fromMe.length).toBeGreaterThan(0);
  const kept = fromMe.map(({ returned }) => returned).filter((card) => !fromMe.some(({ drawn }) => drawn === card));
  expect(await cards(page, kMarked)).toEqual(expect.arrayContaining(kept));
  await expect(page.locator('.dues tbody tr')).not.toHaveCount(0);
}

/** A card from any of ten places, and the dues in sight. */
async function draw(page: Page): Promise<void> {
  await expect(page.locator('.dues .is-now')).toHaveCount(1);
  await expect(page.locator(kBack)).toHaveCount(10);
  for (const back of await page.locator(kBack).all()) {
    const box = await back.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const held = await cards(page);
  await page.locator(kBack).nth(9).tap();
  await expect(page.locator(kBack).nth(9)).toHaveAttribute('aria-pressed', 'true');
  await page.locator(kConfirm).tap();
  await expect(page.locator(kCard)).toHaveCount(11);
  const [drawn, ...more] = (await cards(page)).filter((card) => !held.includes(card));
  expect(more).toEqual([]);
  expect(await cards(page, kMarked)).toContain(drawn);
}

/** The card just drawn is refused, and one that would leave too few of its suit; another goes. */
async function giveBack(page: Page): Promise<void> {
  const held = await cards(page);
  const drawn = (await cards(page, kMarked)).find((card) => held.includes(card)) ?? '';
  await tapCard(page, `.hand [data-card="${drawn}"]`);
  await expect(page.locator(kPrompt)).toHaveAttribute('data-rule', 'return_drawn_card');
  const few = (await cards(page, kRefused)).find((card) => card !== drawn);
  if (few !== undefined) {
    await tapCard(page, `.hand [data-card="${few}"]`);
    await expect(page.locator(kPrompt)).toHaveAttribute('data-rule', 'return_leaves_too_few');
  }
  expect(await cards(page)).toEqual(held);
  const [given = ''] = await cards(page, kLegal);
  await tapCard(page, kLegal);
  await expect(page.locator(kConfirm)).not.toHaveAttribute('aria-disabled');
  await page.locator(kConfirm).tap();
  await expect(page.locator(kCard)).toHaveCount(10);
  expect(await cards(page)).not.toContain(given);
}

test.describe('a match of Teen Do Paanch by keyboard alone in English', () => {
  test('is told by the live regions: trump, draws, a sentence a trick', async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript(() => {
      if (!localStorage.getItem('rozbazi')) localStorage.setItem('rozbazi', '{"settings":{"speed":"instant"}}');
    });
    await open(page, 'en', kTable);
    await myTurn(page);
    await tabIntoHand(page, 12);

    const sentences: string[] = [];
    let deal = 1;
    for (let what = await asked(page); what !== 'match over'; what = await asked(page)) {
      const held = await page.locator(kCard).count();
      if (what === 'card') {
        await expect(page.locator(kStatus)).toContainText('Your turn');
        await page.keyboard.press(`Digit${(await choice(page, deal)) + 1}`);
        await expect(page.locator(kCard)).toHaveCount(held - 1);
      } else if (what === 'deal over') {
        await expect(page.locator(kOver)).toBeFocused();
        await expect(page.locator(kStatus)).toContainText(`Deal ${deal} of 3 is over`);
        sentences.push(...(await page.locator(kLog).allTextContents()));
        await page.keyboard.press('Tab');
        await expect(page.locator(kNext)).toBeFocused();
        await page.keyboard.press('Enter');
        deal += 1;
      } else {
        await page.keyboard.press('Digit1');
        await expect(page.locator('.confirm:focus')).toHaveCount(1);
        await page.keyboard.press('Enter');
        await expect(page.locator(kCard)).toHaveCount(what === 'draw' ? 11 : 10);
      }
    }

    await expect(page.locator(kOver)).toBeFocused();
    const play = await endsAsTheServerHasIt(page, 'en', kTable);
    await expect(page.locator(kStatus)).toContainText(`Your score: \u2066${play.score}\u2069.`);
    sentences.push(...(await page.locator(kLog).allTextContents()));
    const told = new Set(sentences);
    const count = (pattern: RegExp): number => [...told].filter((sentence) => pattern.test(sentence)).length;
    expect(count(/^(?:You|\w+): [\w ]+, \w+: [\w ]+, \w+: [\w ]+\. Trick to \w+\.$/)).toBe(30);
    expect(count(/^You named the trump: \w+\.$/)).toBe(1);
    expect(count(/^You drew from \w+: [\w ]+\.$/)).toBeGreaterThan(0);
    expect(count(/^You gave back to \w+: [\w ]+\.$/)).toBeGreaterThan(0);
    expect(count(/^\w+ drew from you: [\w ]+\.$/)).toBeGreaterThan(0);
  });
});
