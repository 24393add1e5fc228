/** What the tests of tables share: a service whose day stands still, and a player who sees nothing but the screen. */
import { test as base, expect, type Page } from '@playwright/test';
import { startService } from '../api/harness.mjs';
import { withoutViolations } from './accessible.ts';
import { withSite } from './service.ts';

type Service = Awaited<ReturnType<typeof startService>>;

/** A service of our own whose day is always the same one: the same deals, the same replies, in every run. `clock` is another day's. */
export const test = base.extend<object, { clock: string; service: Service }>({
  clock: ['2026-11-30T12:00:00Z', { option: true, scope: 'worker' }],
  service: [
    async ({ clock }, use) => {
      const service = await startService({ clock, options: withSite });
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ service }, use) => {
    await use(service.url);
  },
});

export const kCard = '.hand [data-card]';
export const kLegal = '.hand .is-legal';
export const kRefused = '.hand .is-refused';
export const kMine = '.prompt.is-mine';
export const kOver = '.result:not([hidden])';
export const kBidding = '.bid:not([hidden], [inert])';
export const kConfirm = `${kBidding} .confirm`;
export const kPrompt = '.prompt-text';
export const kStatus = '[data-live="status"]';
export const kLog = '[data-live="log"] p';

export const open = (page: Page, lang: string, table: string): Promise<unknown> => page.goto(`/${lang}/play/${table}/`);

/** Waits until something is asked of me, or the deal is over. */
export async function myTurn(page: Page): Promise<'bid' | 'play' | 'over'> {
  await page.locator(`${kMine}, ${kOver}`).first().waitFor({ timeout: 60_000 });
  if (await page.locator(kOver).isVisible()) return 'over';
  return (await page.locator(kBidding).isVisible()) ? 'bid' : 'play';
}

/** The same by touch: the cards of others are hurried along by touching the felt at its edge. */
export async function myTurnHurried(page: Page): Promise<'bid' | 'play' | 'over'> {
  const asked = page.locator(`${kMine}, ${kOver}`);
  await expect(async () => {
    if ((await asked.count()) === 0) await page.touchscreen.tap(15, 300);
    expect(await asked.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [50], timeout: 60_000 });
  return myTurn(page);
}

/** The cards that a selector finds, as they lie. */
export const cards = (page: Page, selector: string = kCard): Promise<string[]> =>
  page.locator(selector).evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.card ?? ''));

/** The cards of the trick, without those that fly to who took the last one. */
export const lying = async (page: Page): Promise<string[]> => (await cards(page, '.trick-card[data-card]')).sort();

/** Makes with Enter what is chosen in the panel. That it was said is waited for: the panel itself may be asking again at once. */
export async function confirmByKey(page: Page): Promise<void> {
  await expect(page.locator('.confirm:focus')).toHaveCount(1);
  const said = await page.locator(kLog).count();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(kLog).count()).toBeGreaterThan(said);
}

/** Taps a card where it shows: the left edge, which no neighbour covers. */
export async function tapCard(page: Page, selector: string, nth = 0): Promise<void> {
  const box = await page.locator(selector).nth(nth).boundingBox();
  if (!box) throw new Error(`no ${selector} to tap`);
  await page.touchscreen.tap(box.x + 12, box.y + box.height / 2);
}

/** What this device would send to the API. */
export const token = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rozbazi') ?? '{}').me.token);

export interface Play {
  readonly play: string;
  readonly log: readonly string[];
  readonly score: number | null;
  readonly finished: boolean;
  readonly view: {
    readonly legal: readonly string[];
    readonly hand: readonly string[];
    readonly results: readonly {
      readonly contract: object | null;
      readonly scores: readonly number[];
      readonly tricks: readonly number[];
    }[];
  };
}

/** My play as the server has it. */
export async function playOf(page: Page, table: string): Promise<Play> {
  const date = new URL(page.url()).searchParams.get('date');
  const headers = { Authorization: `Bearer ${await token(page)}` };
  const answer = await page.request.post('/v1/plays', { headers, data: { table, date } });
  return (await answer.json()) as Play;
}

/** What the console complains of from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Has the computer players act without a pause, as a player would: on the page of settings. */
export async function setInstant(page: Page, lang: string): Promise<void> {
  await page.goto(`/${lang}/settings/`);
  await page.locator('input[name="speed"][value="instant"]').check();
}

const kTuteWords = {
  en: ['won by #', 'lost by #', 'won by tute', 'lost to a tute'],
  ur: ['# سے جیت', '# سے ہار', 'ٹُوتے سے جیت', 'ٹُوتے سے ہار'],
} as const;

const signed = (score: number): string => (score > 0 ? `+${score}` : String(score).replace('-', '−'));

/** A daily score as a result shows it (docs/rules, `daily_scores` of each game). */
function scoreShown(table: string, lang: 'en' | 'ur', score: number): string {
  if (table.startsWith('tute')) {
    const [won, lost, wonByTute, lostToTute] = kTuteWords[lang];
    if (score === 350) return wonByTute;
    if (score === -250) return lostToTute;
    return score >= 100 ? won.replace('#', String(score - 100)) : lost.replace('#', String(-score));
  }
  if (table === 'schafkopf') {
    const payment = Math.floor(score / 1000);
    return `${signed(payment)} · ${score - 1000 * payment}`;
  }
  return table === 'teen-do-paanch' ? String(score) : signed(score);
}

const numberOf = (text: string): number => Number(text.replaceAll('−', '-').replaceAll(',', ''));

/** The result shows the server's score, the sheet its totals, and every sum on it adds up. Gives the play. */
export async function endsAsTheServerHasIt(page: Page, lang: 'en' | 'ur', table: string): Promise<Play> {
  const play = await playOf(page, table);
  expect(play.finished).toBe(true);
  await expect(page.locator('.result-number')).toHaveText(scoreShown(table, lang, play.score ?? Number.NaN));
  const result = play.view.results.at(-1);
  const totals = page.locator('.score-sheet table:not(.deals-table) tfoot tr:not(.is-under) td');
  const shown = (await totals.allTextContents()).map(numberOf);
  if (result?.contract) expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(result?.scores.slice(0, shown.length));
  for (const sum of await page.locator('.result .sum').allTextContents()) {
    const [left = '', right = ''] = sum.replaceAll('−', '-').replaceAll(/[ ,]/g, '').split('=');
    const parts = left.match(/[+-]?\d+/g) ?? [];
    expect(parts.reduce((total, part) => total + Number(part), 0)).toBe(Number(right));
  }
  return play;
}

/** An option of the panel that may be chosen. */
export const kMayChoose = `${kBidding} [data-option]:not([aria-disabled])`;

/** Does what the panel asks, by touch: chooses the option, or cards of the hand from the last one on, and confirms. */
export async function answer(page: Page, option: string): Promise<void> {
  const confirm = page.locator(kConfirm);
  if ((await page.locator(option).count()) > 0) await page.locator(option).first().tap();
  else {
    for (let more = 0; (await confirm.getAttribute('aria-disabled')) !== null; more++) {
      await page
        .locator(kLegal)
        .nth(-1 - more)
        .tap();
    }
  }
  await confirm.tap();
}

/** The way from a deal that is over to the next one of the match. */
export const kNext = '.result > .link-button';

/** More than anybody does in the longest match. */
const kMoves = 80;

/** Goes on by touch until a condition holds or the play is over. */
export async function touchUntil(page: Page, done: () => Promise<boolean>): Promise<boolean> {
  for (let move = 0; move < kMoves; move++) {
    const what = await myTurnHurried(page);
    if (what === 'over') {
      if ((await page.locator(kNext).count()) === 0) return false;
      await page.locator(kNext).tap();
      continue;
    }
    if (await done()) return true;
    if (what === 'bid') await answer(page, kMayChoose);
    else await tapCard(page, kLegal);
  }
  throw new Error('the play does not end');
}

/** Goes on by touch until the play is over; read by a machine when a card is refused for the first time. */
export async function touchToTheEnd(page: Page, everyTurn: () => Promise<void> = async () => {}): Promise<void> {
  let looked = false;
  await touchUntil(page, async () => {
    await everyTurn();
    if (!looked && (await page.locator(kRefused).count()) > 0) {
      looked = true;
      await withoutViolations(page);
    }
    return false;
  });
}

/** Into the hand by Tab, in so many presses at the most. */
export async function tabIntoHand(page: Page, most: number): Promise<void> {
  const focused = page.locator(`${kCard}:focus`);
  for (let press = 0; press < most && (await focused.count()) === 0; press++) await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
}

/** Plays the first legal card by its key. */
export async function playByKey(page: Page): Promise<void> {
  const held = (await cards(page)).length;
  await page.keyboard.press('Digit1');
  await expect(page.locator(kCard)).toHaveCount(held - 1);
}

/** Does what is asked by keys alone until the play is over: of cards and of options always the first. */
export async function keysToTheEnd(page: Page): Promise<void> {
  for (let move = 0; move < kMoves && (await myTurn(page)) !== 'over'; move++) {
    const before = await page.locator('.table').evaluate((table) => table.textContent);
    await page.keyboard.press('Digit1');
    if ((await page.locator('.confirm:focus').count()) > 0) await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.table').evaluate((table) => table.textContent)).not.toBe(before);
  }
}

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
