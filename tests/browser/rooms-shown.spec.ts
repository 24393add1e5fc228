/** What a room's pages show of people and matches: names at the seats, what was promised of the cards, matches that are over. */
import { expect } from '@playwright/test';
import { makeRoom } from '../api/room.mjs';
import { withoutViolations } from './accessible.ts';
import { liesApart } from './apart.ts';
import { phone, test } from './at-table.ts';
import { type Player, pageOf, people } from './room-people.ts';
import { overflow } from './uncovered.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 5000 });

test('names of people have their room at the seats, on their turn too, and no mark or bubble lies over them', async ({
  browser,
  service,
}) => {
  const players = await people(service, 'Ada', 'Maximilian', 'Bartholomew Wolfgang', 'بیگم بہار گلستان');
  const [ada] = players as [Player];
  for (const table of ['belote', 'schafkopf']) {
    const room = await makeRoom(service, ada, { table, deals: 1, seat: 0, patience: null });
    await room.seat([undefined, ...players.slice(1)]);
    await room.fixCards(ada);
    await room.begin(ada);
    const page = await pageOf(browser, service, ada);
    for (const upTo of [0, 1, 2, 3, 6, 9]) {
      // First all pass, then somebody takes what is offered.
      await room.play(players, { upTo, choose: ({ legal }: { legal: string[] }) => legal.at(upTo < 4 ? 0 : -1) });
      await page.goto(`/en/room/${table}/?code=${room.code}`);
      await page.locator('.seat-name').first().waitFor();
      for (const window of [phone.viewport, { width: 320, height: 568 }, { width: 1280, height: 800 }]) {
        await page.setViewportSize(window);
        const where = `${table} after ${upTo} actions in ${window.width} pixels`;
        expect(
          await page.getByText('Maximilian', { exact: true }).locator('visible=true').evaluateAll(cutNames),
          where,
        ).toEqual([]);
        await liesApart(page, where);
      }
    }
    await page.context().close();
  }
});

/** Runs in the page: those of the seats' names that are not wholly seen in one line. */
function cutNames(elements: Element[]): string[] {
  return elements
    .filter((element) => element.classList.contains('seat-name'))
    .filter((element) => {
      const letters = document.createRange();
      letters.selectNodeContents(element);
      return (
        new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ||
        element.scrollWidth > element.clientWidth
      );
    })
    .map(({ textContent }) => textContent ?? '');
}

for (const [language, words] of [
  ['ur', { title: 'مقابلہ 1 کی مہر', holds: 'بیج مہر پر پورا اترتا ہے', broken: 'بیج مہر پر پورا نہیں اترتا' }],
  ['en', { title: 'The seal of match 1', holds: 'the seed fits the seal', broken: 'the seed does not fit the seal' }],
] as const) {
  test(`the seal of a match is shown before its first card, and its seed when it is over, in ${language}`, async ({
    browser,
    service,
  }) => {
    const [ada, bea] = (await people(service, 'Ada', 'Bea')) as [Player, Player];
    const room = await makeRoom(service, ada, { table: 'tute-2', deals: 1, seat: 0, patience: null });
    await room.seat([undefined, bea]);
    const { commitment } = await room.seenBy(ada);
    const page = await pageOf(browser, service, ada, { viewport: { width: 320, height: 568 } });
    await page.goto(`/${language}/room/?code=${room.code}`);
    await page.getByText(words.title).click();
    await expect(page.locator('.seal code')).toHaveText(commitment);
    await withoutViolations(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await room.begin(ada);
    const { seed } = await room.play([ada, bea]);
    await page.goto(`/${language}/room/tute-2/?code=${room.code}`);
    await page.locator('.result .seal summary').click();
    await expect(page.locator('.seal code')).toHaveText([
      commitment,
      seed,
      `rozbazi/v1/room/commit/${room.code}/1/${seed}`,
    ]);
    await expect(page.locator('.seal')).toContainText(words.holds);
    await withoutViolations(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    // A server that shows another seed than it promised is found out.
    await page.route(`**/v1/rooms/${room.code}*`, async (route) => {
      const response = await route.fetch();
      const json = response.status() === 200 ? await response.json() : null;
      return route.fulfill({ response, ...(json ? { json: { ...json, seed: '00'.repeat(32) } } : {}) });
    });
    await page.reload();
    await page.locator('.result .seal summary').click();
    await expect(page.locator('.seal')).toContainText(words.broken);
    await page.context().close();
  });
}

test('matches that are over are watched again: from the result though the room has gone on, and from the lobby', async ({
  browser,
  service,
}) => {
  const [ada, bea, cem] = (await people(service, 'Ada', 'بیگم بہار', 'Cem')) as [Player, Player, Player];
  const room = await makeRoom(service, ada, { table: 'tute-2', deals: 1, seat: 0, patience: null });
  await room.join(cem);
  await room.seat([undefined, bea]);
  await room.begin(ada);
  const over = await room.play([ada, bea]);
  const page = await pageOf(browser, service, ada);
  await page.goto(`/en/room/tute-2/?code=${room.code}`);
  await expect(page.locator('.result .watch a')).toBeVisible();
  await room.rematch(bea, over.version);
  await page.locator('.result .watch a').click();
  await expect(page).toHaveURL(/\/en\/replay\/\?file/);
  await expect(page.locator('#replay-title')).toContainText('Tute');
  await expect(page.locator('.seat[data-place="bottom"] .seat-name')).toHaveText('You');
  await room.play([ada, bea]);

  for (const [language, words] of [
    ['ur', ['مقابلہ 1 دیکھیں', 'مقابلہ 2 دیکھیں']],
    ['en', ['Watch match 1', 'Watch match 2']],
  ] as const) {
    // Who looked on is told of seat 0 by name.
    const looking = await pageOf(browser, service, cem);
    await looking.goto(`/${language}/room/?code=${room.code}`);
    await expect(looking.locator('#past-matches a')).toHaveText([...words]);
    await withoutViolations(looking);
    expect(await overflow(looking)).toBeLessThanOrEqual(0);
    await looking.locator('#past-matches a').first().click();
    await expect(looking).toHaveURL(new RegExp(`/${language}/replay/\\?file`));
    await expect(looking.locator('.seat[data-place="bottom"] .seat-name')).toContainText('Ada');
    await looking.context().close();
  }
  await page.context().close();
});
