/** Names of any script and length, on pages in either language. */
import { expect, type Page, test } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { spaceText } from './accessible.ts';
import { withSite } from './service.ts';
import { nothingCovered } from './uncovered.ts';
import { pageOf } from './visitor.ts';

type Service = Awaited<ReturnType<typeof startService>>;

/** Letters that the faces of many systems lack. */
const kUrdu = 'زہرےڑۂ';
const kLongest = ['MMMMMMMMMMMMMMMMMMMM', 'Maximilian Alexander', 'ششششششششششششششششششش'];

let service: Service;
let me: { token: string };
let others: readonly { token: string }[];
test.beforeAll(async () => {
  service = await startService({ clock: '2026-11-29T10:00:00Z', options: withSite });
  me = await service.player(kUrdu);
  others = await Promise.all(kLongest.map((name) => service.player(name)));
  const passing = ({ legal }: { legal: string[] }) => (legal.includes('pass') ? 'pass' : (legal[0] ?? ''));
  for (const [place, { token }] of [me, ...others].entries()) {
    await service.finish(token, place % 2 === 0 ? {} : { choose: passing });
  }
  await service.call('POST', '/v1/groups', { token: me.token, body: { name: kUrdu } });
});
test.afterAll(() => service.close());

/** The faces, ours and others, in which the words of that element are drawn. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  await page.locator(selector).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'of the system'));
}

test('an Urdu name on a page in English is drawn whole in the face that has all of its letters', async ({
  browser,
}) => {
  const { play } = await service.play(me.token);
  const mine = { 'board/?table=belote': '#board .is-me bdi.name', 'groups/': '.group-name' };
  const theirs = { [`replay/?play=${play}`]: '.replay-facts bdi.name' };
  for (const [who, places] of [
    [me, mine],
    [others[0], theirs],
  ] as const) {
    const page = await pageOf(browser, service, { me: who });
    for (const [path, selector] of Object.entries(places)) {
      await page.goto(`/en/${path}`);
      expect(await facesOf(page, selector), path).toEqual(['Noto Naskh Arabic']);
    }
    await page.context().close();
  }
});

test('no page in English fetches a face where no name asks for it', async ({ browser }) => {
  const page = await pageOf(browser, service);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(page.url());
  });
  for (const path of ['', 'board/?table=tute-2', 'guide/schafkopf/', 'practice/', 'settings/', 'play/tute-2/']) {
    await page.goto(`/en/${path}`, { waitUntil: 'networkidle' });
  }
  expect(fetched).toEqual([]);
  await page.context().close();
});

for (const lang of ['ur', 'en']) {
  test(`the longest names on the board of a phone are read whole, beside figures that stand in line, ${lang}`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, service, { me });
    await page.goto(`/${lang}/board/?table=belote`);
    await expect(page.locator('#board tbody tr')).toHaveCount(kLongest.length + 1);
    const scores = await page.locator('#board tbody .board-score').allTextContents();
    expect(new Set(scores.map((score) => score.length)).size, 'figures of several lengths').toBeGreaterThan(1);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await nothingCovered(page, `${width} pixels wide`);
      for (const column of ['.board-score', '.board-percentage']) {
        const ends = await page
          .locator(`#board tbody ${column} bdi`)
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
        expect(new Set(ends).size, `${column}, ${width} pixels wide`).toBe(1);
      }
    }
    await spaceText(page);
    await nothingCovered(page, 'with room between letters');
    await page.context().close();
  });
}

test('in a wide window my place and the spread of scores stand beside the rows, and nothing moves as they come', async ({
  browser,
}) => {
  const page = await pageOf(browser, service, { me, options: { viewport: { width: 1280, height: 800 } } });
  await page.goto('/en/board/?table=belote', { waitUntil: 'networkidle' });
  const [rows, mine] = [await page.locator('#board').boundingBox(), await page.locator('#mine').boundingBox()];
  expect(mine?.x).toBeGreaterThan((rows?.x ?? 0) + (rows?.width ?? 0));
  expect(mine?.y).toBe(rows?.y);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const sum = (list: PerformanceObserverEntryList): number =>
          list.getEntries().reduce((all, entry) => all + Number(Reflect.get(entry, 'value')), 0);
        new PerformanceObserver((list) => tell(sum(list))).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved, there is nothing to be told of.
        setTimeout(() => tell(0), 500);
      }),
  );
  expect(moved).toBeLessThan(0.03);
  await page.context().close();
});
