/** Telling others of a result: by text, in words, as a picture. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { withoutViolations } from './accessible.ts';
import { withSite } from './service.ts';
import { pageOf } from './visitor.ts';

for (const { lang, app, copy, inWords, picture, ends } of [
  { lang: 'en', app: 'WhatsApp', copy: 'Copy', inWords: 'words only', picture: 'Picture', ends: '30 tricks.' },
  { lang: 'ur', app: 'واٹس ایپ', copy: 'نقل کریں', inWords: 'صرف الفاظ', picture: 'تصویر', ends: 'ہاتھ۔' },
]) {
  test(`in ${lang} a result is handed on without a card of it`, async ({ browser }) => {
    const service = await startService({ clock: '2026-11-29T10:00:00Z', options: withSite });
    const me = await service.player('Amina');
    await service.finish(me.token, { table: 'teen-do-paanch' });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await pageOf(browser, service, { me, options: { permissions } });
    await page.goto(`/${lang}/play/teen-do-paanch/`);
    const address = `${service.url}/${lang}/play/teen-do-paanch/?date=2026-11-29`;
    const link = page.getByRole('link', { name: app });
    const sent = async () =>
      new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')?.split('\n') ?? [];
    const [head, facts, ...rest] = await sent();
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(head).toContain('2026');
    expect(facts).toMatch(/\u2066\d+\u2069/);
    expect(rest.slice(0, 3).join()).toMatch(/^\u2066[⬜🟩]{10}\u2069,\u2066[⬜🟩]{10}\u2069,\u2066[⬜🟩]{10}\u2069$/u);
    expect(rest.slice(3)).toEqual([address]);
    await withoutViolations(page, '.share-result');

    await page.getByText(inWords).click();
    const words = await sent();
    expect(words).toHaveLength(2);
    expect(words[0]).not.toMatch(/[⬜🟩🟨]/u);
    expect(words[0]?.endsWith(ends)).toBe(true);
    await page.getByRole('button', { name: copy }).click();
    await expect(page.locator('.share-said')).not.toBeEmpty();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words.join('\n'));

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: picture }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('rozbazi-teen-do-paanch-2026-11-29.png');
    const png = readFileSync(await file.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    await page.context().close();
    await service.close();
  });
}
