/** Settings, kept on the device, and who I am on others. */
import { expect, test } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { withoutViolations } from './accessible.ts';
import { withSite } from './service.ts';
import { pageOf, stored } from './visitor.ts';

test('are kept at once and hold on every page', async ({ page }) => {
  await page.goto('/ur/settings/');
  await page.getByRole('radio', { name: 'چار رنگ' }).check();
  await page.getByRole('radio', { name: 'ہمیشہ فرانسیسی' }).check();
  await expect(page.locator('[data-faces]:visible .index')).toHaveText(['K', 'Q', 'K', '7']);
  await page.getByRole('radio', { name: 'آہستہ' }).check();
  await page.getByRole('radio', { name: '۱ ۲ ۳' }).check();
  await expect(page.getByText('محفوظ ہو گیا۔')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'چار رنگ' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'ہمیشہ فرانسیسی' })).toBeChecked();
  await page.getByRole('radio', { name: 'کھیل کے اپنے' }).check();
  await expect(page.locator('[data-faces]:visible .index')).toHaveText(['12', '11', 'K', '7']);
  await expect(page.getByRole('radio', { name: 'آہستہ' })).toBeChecked();
  await page.goto('/ur/guide/belote/');
  await expect(page.locator('.guide')).toContainText('۶۲ + ۳۰ + ۳۰ + ۳۰ = ۱۵۲');
  await expect(page.locator('.guide')).toContainText('A♦');
});

test('how much of a trick is read aloud is the listener’s choice', async ({ page }) => {
  await page.goto('/en/settings/');
  await expect(page.getByRole('radio', { name: 'Each trick' })).toBeChecked();
  await page.getByRole('radio', { name: 'Each card' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Each card' })).toBeChecked();
  expect((await stored(page)).settings).toMatchObject({ heard: 'cards' });
});

test('light or dark is the visitor’s choice, whatever the device is', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [light, dark] = ['rgb(246, 241, 231)', 'rgb(18, 26, 21)'];
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/settings/');
  expect(await paper()).toBe(light);
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  expect(await paper()).toBe(dark);
  await page.goto('/en/guide/tute/');
  expect(await paper()).toBe(dark);
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#121a15');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/settings/');
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  expect(await paper()).toBe(light);
  await page.reload();
  expect(await paper()).toBe(light);
  await page.getByRole('radio', { name: 'As the device' }).check();
  expect(await paper()).toBe(dark);
});

test('Nastaliq dresses prose when it is asked for, and stays', async ({ page }) => {
  await page.goto('/ur/guide/belote/');
  await page.getByRole('button', { name: 'نستعلیق' }).click();
  await expect(page.locator('html')).toHaveClass(/nast/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/nast/);
  await page.getByRole('button', { name: 'نستعلیق' }).click();
  await page.reload();
  await expect(page.locator('html')).not.toHaveClass(/nast/);
});

test('a code moves me to another device, and deleting me is known on both', async ({ browser }) => {
  const service = await startService({ options: withSite });
  const phone = await pageOf(browser, service, { me: await service.player('Amina') });
  await phone.goto('/en/settings/');
  await phone.getByRole('button', { name: 'Make a code' }).click();
  await expect(phone.locator('#code-left')).toHaveText(/^\d\d:\d\d$/);
  const code = await phone.locator('#code-text').textContent();

  const desk = await (await browser.newContext({ baseURL: service.url })).newPage();
  await desk.goto('/en/settings/');
  await desk.getByLabel('The code made on the other device').fill('WRNG2222');
  await desk.getByRole('button', { name: 'Join this device' }).click();
  await expect(desk.locator('#code-input-fault')).toContainText('wrong, used, or too old');
  await desk.getByLabel('The code made on the other device').fill(code ?? '');
  await desk.getByRole('button', { name: 'Join this device' }).click();
  await expect(desk.locator('#status')).toContainText('Welcome, \u2068Amina\u2069!');
  expect((await stored(desk)).me?.player).toBe((await stored(phone)).me?.player);
  expect((await stored(desk)).me?.token).not.toBe((await stored(phone)).me?.token);

  await desk.getByRole('button', { name: 'Delete me', exact: true }).click();
  await withoutViolations(desk);
  await desk.getByRole('button', { name: 'Yes, delete me' }).click();
  await expect(desk.locator('#status')).toHaveText('Your name has been deleted.');
  await phone.getByRole('button', { name: 'Make a new code' }).click();
  await expect(phone.locator('#code-fault')).toContainText('no longer belongs to a player');
  await phone.context().close();
  await desk.context().close();
  await service.close();
});

test('a name is changed for all to see', async ({ browser }) => {
  const service = await startService({ options: withSite });
  const me = await service.player('Amina');
  const page = await pageOf(browser, service, { me: me });
  await page.goto('/en/settings/');
  await page.getByLabel('Name', { exact: true }).fill('Amina Bibi');
  await page.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByText('Name kept.')).toBeVisible();
  expect((await service.call('GET', `/v1/players/${me.player}`)).body.name).toBe('Amina Bibi');
  await page.context().close();
  await service.close();
});
