/** Friends' groups: made by one, joined by a link or a code, ranked among themselves, and left again. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { spaceText, withoutViolations } from './accessible.ts';
import { withSite } from './service.ts';
import { overflow } from './uncovered.ts';
import * as visitor from './visitor.ts';

type Service = Awaited<ReturnType<typeof startService>>;

let service: Service;
test.beforeAll(async () => {
  service = await startService({ clock: '2026-11-29T10:00:00Z', options: withSite });
});
test.afterAll(() => service.close());

/** What is copied on a page can be read. */
const pageOf = (browser: Browser, me?: object): Promise<Page> =>
  visitor.pageOf(browser, service, { me, options: { permissions: ['clipboard-read', 'clipboard-write'] } });

const make = async (token: string, name = 'Chai'): Promise<string> =>
  (await service.call('POST', '/v1/groups', { token, body: { name } })).body.code;

/** By how many pixels a choice is wider than those words and the arrow beside them. */
const roomFor = (page: Page, selector: string, words: string): Promise<number> =>
  page.locator(selector).evaluate((choice, text) => {
    const span = document.createElement('span');
    span.textContent = text;
    const { font, letterSpacing, wordSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(choice);
    Object.assign(span.style, { font, letterSpacing, wordSpacing, position: 'absolute', whiteSpace: 'nowrap' });
    document.body.append(span);
    const needed =
      span.getBoundingClientRect().width + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    span.remove();
    const kArrow = 16;
    return choice.clientWidth - needed - kArrow;
  }, words);

test('one makes a group, another joins by its link, both see its board, and one leaves', async ({ browser }) => {
  const [ada, bea] = [await service.player('Ada'), await service.player('Bea')];
  for (const { token } of [ada, bea, await service.player('Stranger')]) await service.finish(token);
  const first = await pageOf(browser, ada);
  await first.goto('/en/groups/');
  await expect(first.locator('#empty')).toContainText('You are in no group yet');
  await first.getByLabel('The group’s name').fill('  چائے   کی میز ');
  await first.getByRole('button', { name: 'Make the group' }).click();
  await expect(first.locator('#status')).toContainText('چائے کی میز');
  await expect(first.locator('.group')).toContainText('Only you are here so far');
  await first.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await first.getByRole('button', { name: 'Send the link' }).click();
  await expect(first.locator('.share-said')).toContainText('Link copied');
  const link = await first.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/en\/groups\/\?code=[2-9A-Z]{6}$/);

  const second = await pageOf(browser, bea);
  await second.goto(link.replace('/en/', '/ur/'));
  await expect(second.locator('#invited')).toContainText('صرف ارکان کو دکھائے جاتے ہیں');
  await expect(second.locator('body')).not.toContainText('چائے');
  await second.getByRole('button', { name: 'شامل ہو جائیں' }).click();
  await expect(second.locator('.group h3')).toHaveText('چائے کی میز');
  await expect(second.locator('.group h3')).toBeFocused();
  await expect(second.locator('.members li')).toHaveText(['Ada', 'Bea آپ']);
  await expect(second).toHaveURL(/\/ur\/groups\/$/);
  await withoutViolations(second);

  for (const page of [first, second]) {
    await page.reload();
    await page.locator('.group a.button').click();
    await expect(page).toHaveURL(/board\/\?group=[2-9A-Z]{6}$/);
    const belote = page.locator('[data-table="belote"]');
    await expect(belote).toHaveAttribute('href', /\?table=belote&date=2026-11-29&group=[2-9A-Z]{6}$/);
    await belote.click();
    await expect(page.locator('#board tbody tr')).toHaveCount(2);
    await expect(page.locator('#among option:checked')).toHaveText('چائے کی میز');
  }
  await withoutViolations(first);
  await expect(first.locator('#status')).toContainText('percentages those of the whole field');
  await expect(first.locator('#mine')).toContainText('of 2');
  await first.locator('#among').selectOption({ label: 'Everybody' });
  await expect(first.locator('#board tbody tr')).toHaveCount(3);
  await expect(first).not.toHaveURL(/group=/);
  await first.goBack();
  await expect(first.locator('#board tbody tr')).toHaveCount(2);
  await first.getByRole('link', { name: 'Week', exact: true }).click();
  await expect(first).toHaveURL(/span=week&group=[2-9A-Z]{6}$/);
  await expect(first.locator('#status')).toHaveText('Nobody in the group has a result here.');

  await second.goto('/ur/groups/');
  const out = second.getByRole('button', { name: 'گروپ چھوڑیں' });
  await out.click();
  await expect(second.getByRole('dialog')).toContainText('چائے کی میز');
  await withoutViolations(second);
  await second.getByRole('button', { name: 'نہیں، رہنے دیں' }).click();
  await expect(second.locator('.group')).toHaveCount(1);
  await out.click();
  await second.getByRole('button', { name: 'ہاں، چھوڑ دیں' }).click();
  await expect(second.locator('#empty')).toBeVisible();
  await first.goto('/en/groups/');
  await expect(first.locator('.members li')).toHaveText(['Ada you']);
  await first.getByRole('button', { name: 'Leave the group' }).click();
  await expect(first.getByRole('dialog')).toContainText('gone for good');
  await first.context().close();
  await second.context().close();
});

test('somebody new joins by a code as people write it, under the name that the page tells', async ({ browser }) => {
  const code = await make((await service.player('Ada')).token);
  const page = await pageOf(browser);
  await page.goto('/ur/groups/');
  const name = await page.locator('.hint [data-as] .name').textContent();
  const field = page.getByLabel('گروپ کا کوڈ');
  await field.fill('ABC10');
  await page.getByRole('button', { name: 'شامل ہوں', exact: true }).click();
  await expect(page.locator('#join-fault')).toContainText('چھ انگریزی حرف یا ہندسے');
  await expect(field).toBeFocused();
  const typed = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))).toLowerCase();
  await field.fill(` ${typed.slice(0, 3)} ${typed.slice(3)} `);
  await page.getByRole('button', { name: 'شامل ہوں', exact: true }).click();
  await expect(page.locator('.members li')).toHaveText(['Ada', `${name} آپ`]);
  await page.goto(`/ur/groups/?code=${code}`);
  await expect(page.locator('#status')).toContainText('پہلے سے ہیں');
  await expect(page.locator('#invited')).toBeHidden();
  await page.context().close();
});

for (const [language, words] of [
  ['ur', { none: 'اس کوڈ کا کوئی گروپ نہیں', full: 'بھر چکا ہے', slow: 'ذرا ٹھہر کر', offline: 'رابطہ نہیں' }],
  ['en', { none: 'no group with this code', full: 'is full', slow: 'A little slower', offline: 'No connection' }],
] as const) {
  test(`what goes wrong is said plainly, in ${language}`, async ({ browser }) => {
    const page = await pageOf(browser, await service.player('Ada'));
    await page.goto(`/${language}/groups/?code=222222`);
    const join = page.locator('#invited-join');
    const fault = page.locator('#invited-fault');
    await join.click();
    await expect(fault).toContainText(words.none);
    const problems = { group_full: 422, slow_down: 429 };
    for (const [code, status] of Object.entries(problems)) {
      await page.route('**/members', (route) =>
        route.fulfill({ status, contentType: 'application/problem+json', json: { code, status } }),
      );
      await join.click();
      await expect(fault).toContainText(code === 'group_full' ? words.full : words.slow);
    }
    await page.route('**/members', (route) => route.abort());
    await join.click();
    await expect(fault).toContainText(words.offline);
    await withoutViolations(page);
    await page.unroute('**/members');
    await page.route('**/v1/players/me', (route) => route.abort());
    await page.goto(`/${language}/groups/`);
    await expect(page.locator('#notice .notice')).toBeVisible();
    await expect(page.locator('#empty'), 'no room for words that are not seen').toHaveCSS('display', 'none');
    await page.locator('#make-input').fill('🂡');
    await page.locator('#make [type=submit]').click();
    await expect(page.locator('#make-input')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#make-fault')).not.toBeEmpty();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await overflow(page), `${width} pixels wide`).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });
}

test('a group’s board is for its members, and leads others to the group', async ({ browser }) => {
  const code = await make((await service.player('Ada')).token);
  for (const me of [undefined, await service.player('Bea')]) {
    const page = await pageOf(browser, me);
    await page.goto(`/en/board/?group=${code.toLowerCase()}`);
    await expect(page.locator('#notice')).toContainText('Only members see');
    await page.getByRole('link', { name: 'Join the group' }).click();
    await expect(page.locator('#invited-code')).toHaveText(code);
    await page.context().close();
  }
});

test('many members and the longest names keep within a small phone', async ({ browser }) => {
  const ada = await service.player('ششششششششششششششششششششششش');
  const code = await make(ada.token, 'Wwwwwwwwwwwwwwwwwwwwwwww');
  for (let number = 1; number < 20; ++number) {
    const { token } = await service.player(`Mmmmmmmmmmmmmmmmmmmmmm${number}`);
    await service.call('POST', `/v1/groups/${code}/members`, { token });
  }
  const page = await pageOf(browser, ada);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/en/groups/');
  await page.getByText('20 members').click();
  await expect(page.locator('.members li').last()).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.goto(`/en/board/?group=${code}`);
  await expect(page.locator('#notice')).toContainText('Nobody in this group');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.locator('#among').selectOption({ label: 'Everybody' });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const space of [() => undefined, spaceText]) {
      await space(page);
      expect(await roomFor(page, '#among', 'Everybody'), `${width} pixels wide`).toBeGreaterThanOrEqual(0);
    }
    await page.evaluate(() => (document.adoptedStyleSheets = []));
  }
  await page.context().close();
});
