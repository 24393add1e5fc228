/** Replays: from the result and from the board, by touch and by keys, from the server and from a file, and what is still a secret. */
import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { tables } from '../api/harness.mjs';
import { withoutViolations, withoutViolationsInTheDark } from './accessible.ts';
import { cards, complaintsOf, kCard, kOver, phone, test } from './at-table.ts';
import { keepPractice } from './finished.ts';

const kPlayer = '.replay-player';
const kSentence = '.replay-sentence';
const kNext = '.replay-button:nth-child(4)';
const kHand = '.replay-table .hand-row .card';
const kOthers = '.replay-table .seat-open .card';
const kNotice = '#notice .notice';

/** This device belongs to that player, and its cards do not fly. */
async function be(page: Page, me: object): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((stored) => localStorage.setItem('rozbazi', stored), JSON.stringify({ me }));
}

/** Has the page note when the replay came into sight. */
const noteShown = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.replay-player')) return;
      document.documentElement.dataset.shown = String(performance.now());
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/**
 * What had come over the wire by then, in bytes: all of it, and scripts alone. What the API said does not count, nor what the site does
 * on every page in a quiet moment.
 */
const weight = (page: Page): Promise<{ all: number; scripts: number }> =>
  page.evaluate(async () => {
    const shown = Number(document.documentElement.dataset.shown);
    const timings = performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'));
    let [all, scripts] = [0, 0];
    for (const { name, startTime, encodedBodySize } of timings as PerformanceResourceTiming[]) {
      if (startTime >= shown || new URL(name).pathname.startsWith('/v1/')) continue;
      const isScript = name.endsWith('.js');
      if (isScript && (await (await fetch(name)).text()).includes('serviceWorker')) continue;
      all += encodedBodySize;
      if (isScript) scripts += encodedBodySize;
    }
    return { all, scripts };
  });

// A service of this file's own: what others have played at its tables is counted.
test.use({ clock: '2026-11-25T12:00:00Z' });

const stepOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('step') ?? 0);

test.describe('by touch on a small phone in Urdu', () => {
  test.use(phone);

  test('my play from its result, saved as a file, and opened again without a server', async ({ page, service }) => {
    const complaints = complaintsOf(page);
    const me = await service.player('زویا کی سہیلی');
    const other = await service.player('Ali');
    const played = await service.finish(me.token, { table: 'belote' });
    await service.finish(other.token, { table: 'belote' });
    await be(page, me);
    await page.goto(`/ur/play/belote/?date=${played.date}`);
    await page.locator(kOver).waitFor();
    await page.locator('.watch a').tap();
    await page.locator(kPlayer).waitFor();
    await expect(page.locator('#replay-title')).toContainText('بیلوٹ');
    await expect(page.locator('.replay-facts')).toContainText('آپ کی بازی');

    // Everybody's cards are open, or mine alone.
    await expect(page.locator(kHand)).toHaveCount(5);
    await expect(page.locator(kOthers)).toHaveCount(15);
    await page.locator('.replay-switch').tap();
    await expect(page.locator(kOthers)).toHaveCount(0);
    await page.locator('.replay-switch').tap();

    // A touch of the felt goes on, as the button does; the address follows.
    await page.locator('.replay-table .felt').tap({ position: { x: 160, y: 150 } });
    await page.locator(kNext).tap();
    expect(stepOf(page)).toBe(2);
    await page.locator('.replay-chapter.is-trick').first().tap();
    await expect(page.locator(kSentence)).toContainText('ہاتھ');
    await expect(page.locator('.replay-chapter[aria-current]')).toHaveCount(1);

    // Two who chose alike came this far in the same way.
    await page.locator('.field-steps button').first().tap();
    await expect(page.locator('.field-count')).toHaveText('اسی راستے سے 2 بازیاں یہاں تک پہنچیں۔');
    await expect(page.locator('.field-table .is-mine')).toHaveCount(1);
    await expect(page.locator('.field-share')).toContainText('100%');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await withoutViolations(page);

    const course = await page.locator('.replay-cards').allTextContents();
    const step = stepOf(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.replay-tools button').last().tap(),
    ]);
    expect(saved.suggestedFilename()).toBe(`rozbazi-belote-${played.date}.json`);
    const file = test.info().outputPath('replay.json');
    await saved.saveAs(file);
    await page.route('**/v1/**', (route) => route.abort());
    await page.goto('/ur/replay/');
    await page.locator('#file').setInputFiles(file);
    await page.locator(kPlayer).waitFor();
    await expect(page.locator('.replay-facts')).toContainText('زویا کی سہیلی');
    await expect(page.locator('.field-picture')).toHaveCount(0);
    await expect.poll(() => page.locator('.replay-cards').allTextContents()).toEqual(course);
    // A reload comes back to it; and from a file the play is told by name, whoever opens it.
    await page.goto(`/ur/replay/?file&step=${step}`);
    await page.locator(kPlayer).waitFor();
    expect(stepOf(page)).toBe(step);
    await expect(page.locator('.replay-table .seat[data-seat="0"] .seat-name')).toContainText('زویا کی سہیلی');

    await writeFile(file, '{"format":"rozbazi-replay","version":1,"table":"belote"}');
    await page.locator('#file').setInputFiles(file);
    await expect(page.locator(kNotice)).toHaveText(
      'یہ فائل خراب ہے: اس کا حصہ \u2066game\u2069 غائب ہے، فالتو ہے یا غلط ہے۔',
    );
    await withoutViolations(page);
    expect(complaints).toEqual([]);
  });
});

/** What is said on the felt over a card, or over the place of one, with the stop of the replay. Runs in the page. */
function saidOverCards(): string[] {
  const boxes = (selector: string): [string, DOMRect][] =>
    [...document.querySelectorAll(`.replay-table .felt ${selector}`)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => [each.textContent ?? '', each.getBoundingClientRect()]);
  const places = boxes(':is(.trick:not(.is-bidding) > *, .seat-open .card)');
  return boxes('.bubble').flatMap(([words, bubble]) =>
    places.some(
      ([, place]) =>
        Math.min(bubble.right, place.right) - Math.max(bubble.left, place.left) > 1 &&
        Math.min(bubble.bottom, place.bottom) - Math.max(bubble.top, place.top) > 1,
    )
      ? [`${new URLSearchParams(location.search).get('step')}: ${words}`]
      : [],
  );
}

test.describe('on a small phone', () => {
  test.use(phone);

  for (const lang of ['ur', 'en']) {
    test(`nothing that is said lies over a card at any table, ${lang}`, async ({ page, service }) => {
      const me = await service.player('Zoya');
      await be(page, me);
      for (const table of tables) {
        const { play } = await service.finish(me.token, { table });
        await page.goto(`/${lang}/replay/?play=${play}&table=${table}`);
        await page.locator('.replay-log').waitFor();
        const next = page.locator(kNext);
        while ((await next.getAttribute('aria-disabled')) === null) {
          await page.keyboard.press('ArrowRight');
          expect(await page.evaluate(saidOverCards), table).toEqual([]);
        }
      }
    });
  }
});

test('a practice that is over is seen again from this device alone', async ({ page }) => {
  const rules = { table: 'tute-3', game: 'tute', options: { players: 3 }, seats: 3, deals: 1, level: 'easy' };
  const address = await keepPractice(page, rules);
  await page.goto(`/en/practice/tute-3/${address}`);
  await page.locator(kOver).waitFor();
  await page.route('**/v1/**', (route) => route.abort());
  await page.locator('.watch a').click();
  await page.locator(kPlayer).waitFor();
  await expect(page).toHaveURL(/\/en\/replay\/\?file$/);
  await expect(page.locator('.replay-facts')).toContainText('Your play');
  await expect(page.locator(kHand)).toHaveCount(13);
  const hand = (await cards(page, kHand)).sort();
  await page.getByRole('link', { name: 'Practise these cards' }).click();
  await expect(page).toHaveURL(/\/en\/practice\/tute-3\/\?/);
  await expect(page.locator(kCard)).toHaveCount(13);
  expect((await cards(page)).sort()).toEqual(hand);
});

test.describe('by keyboard on a wide screen in English', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("another's match from the board, step by step through its deals", async ({ page, service }) => {
    const complaints = complaintsOf(page);
    const me = await service.player('Reader');
    const them = await service.player('Maximiliane');
    const table = 'teen-do-paanch';
    await service.finish(me.token, { table });
    const played = await service.finish(them.token, { table, choose: ({ legal }) => legal.at(-1) });
    await be(page, me);
    await page.goto(`/en/board/?table=${table}`);
    const link = page.locator(`tr[data-play="${played.play}"] .row-replay`);
    await expect(link).toHaveAccessibleName('Watch \u2068Maximiliane\u2069’s play');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.locator(kPlayer).waitFor();
    await expect(page.locator('.replay-facts')).toContainText('Played by Maximiliane');
    await expect(page.locator('.replay-table .seat[data-seat="0"] .seat-name')).toContainText('Maximiliane');

    // Keys from anywhere on the page, as they are on every player.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(stepOf(page)).toBe(1);
    await expect(page.locator('.replay-status')).toHaveText(/named the trump/);
    await page.locator(kNext).focus();
    await page.keyboard.press('End');
    await expect(page.locator(kSentence)).toContainText('Deal 1 is over.');
    await page.keyboard.press('Enter');
    await expect(page.locator('.replay-which')).toHaveText('Deal 2 of 3');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(page.locator('.replay-count')).toHaveText(/^0 \/ /);
    const at = stepOf(page);
    await page.reload();
    await page.locator(kPlayer).waitFor();
    expect(stepOf(page)).toBe(at);
    await expect(page.locator('.replay-which')).toHaveText('Deal 2 of 3');

    // By itself it goes on until it is stopped.
    const play = page.locator('.replay-button:nth-child(3)');
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(play).toHaveAccessibleName('Pause');
    await expect.poll(() => stepOf(page)).toBeGreaterThan(at);
    await page.keyboard.press('Enter');
    await expect(play).toHaveAccessibleName('Play by itself');

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.replay-tools button').first().click();
    await expect(page.locator('.replay-handed')).toHaveText('The link is copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.locator('.score-sheet')).toHaveCount(4);
    await expect(page.locator('.all-hands .one-hand')).toHaveCount(9);
    await page.locator('.others .link-button').click();
    await expect(page.locator('.others-board tr.is-me')).toHaveCount(1);
    await withoutViolations(page);
    await withoutViolationsInTheDark(page, '#replay');
    expect(complaints).toEqual([]);
  });

  test('what comes before a replay is in sight weighs no more than a table', async ({ browser, baseURL, service }) => {
    const { token } = await service.player('Weigher');
    const { play } = await service.finish(token, { table: 'schafkopf' });
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const page = await context.newPage();
    await be(page, { token });
    await noteShown(page);
    await page.goto(`/ur/replay/?play=${play}&table=schafkopf`);
    await page.locator(kPlayer).waitFor();
    const { all, scripts } = await weight(page);
    test.info().annotations.push({ type: 'bytes', description: `${all} ${scripts}` });
    expect(scripts).toBeGreaterThan(15 * 1024);
    expect(scripts).toBeLessThanOrEqual(25 * 1024);
    expect(all).toBeLessThanOrEqual(130 * 1024);
    await context.close();
  });

  test('a play that is still a secret leads to its table, and a link that is wrong says so', async ({
    page,
    service,
  }) => {
    const them = await service.player('Somebody');
    const { play } = await service.finish(them.token, { table: 'tute-2' });
    await page.goto(`/en/replay/?play=${play}&table=tute-2`);
    await expect(page.locator(kNotice)).toContainText('Play it yourself first');
    await expect(page.locator(`${kNotice} a`)).toHaveAttribute('href', '/en/play/tute-2/');
    await withoutViolations(page);
    await page.goto('/en/board/?table=tute-2');
    await expect(page.locator('tr[data-play]').first()).toBeVisible();
    await expect(page.locator('.row-replay')).toHaveCount(0);
    await page.goto('/en/replay/?play=nonsense');
    await expect(page.locator(kNotice)).toContainText('This play is not there');
  });
});
