/** All tables one after the other, as somebody meets them who is so far into a play at each. */
import type { Browser, Page } from '@playwright/test';
import type { startService } from '../api/harness.mjs';
import tables from '../../site/content/_data/tables.js';
import { kMine } from './at-table.ts';
import { pageOf } from './visitor.ts';

type Service = Awaited<ReturnType<typeof startService>>;

/** So many moves into a play: its first question, and the middle of it. */
export const kMoves = [0, 4];

/** Somebody so far into a play at each table. */
export async function seated(service: Service, moves: number): Promise<object> {
  const me = await service.player('Amina');
  for (const { table } of tables) await service.finish(me.token, { table, upTo: moves });
  return me;
}

/** Has that player look at each table once something is asked there; at those of that day, if it is not the one on offer. */
export async function atEveryTable(
  browser: Browser,
  service: Service,
  { me, lang, date }: { me: object; lang: string; date?: string },
  look: (page: Page, table: string) => Promise<void>,
): Promise<void> {
  const page = await pageOf(browser, service, { me });
  for (const { table } of tables) {
    await page.goto(`/${lang}/play/${table}/${date ? `?date=${date}` : ''}`);
    await page.locator(kMine).waitFor();
    await look(page, table);
  }
  await page.context().close();
}
