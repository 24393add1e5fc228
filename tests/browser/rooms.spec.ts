/** Rooms: people who come by a link or a code sit down at one table, play whole matches, drop out and come back. */
import { expect, type Page } from '@playwright/test';
import { sql } from '../api/harness.mjs';
import { makeRoom, Room } from '../api/room.mjs';
import { withoutViolations } from './accessible.ts';
import { answer, cards, kBidding, kCard, kLegal, kMayChoose, kMine, kNext, kOver, phone, test } from './at-table.ts';
import { type Player, pageOf, people, type Service } from './room-people.ts';
import { overflow } from './uncovered.ts';
import * as visitor from './visitor.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 5000 });

/** So much of the time of whoever is on turn has passed; all of it, unless said otherwise. */
const letTimePass = (service: Service, code: string, seconds = 60): void => {
  sql(
    `update rooms set turn_at = turn_at - interval '${seconds} s', version = version + 1 where code = '${code}'`,
    service.database,
  );
};

/** The page is put away, or looked at again. */
const look = (page: Page, { hidden }: { hidden: boolean }): Promise<void> =>
  page.evaluate((hide) => {
    Object.defineProperty(document, 'hidden', { value: hide, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Does what is asked of this page, if anything is. */
async function actIfAsked(page: Page): Promise<boolean> {
  const next = page.locator(kNext);
  if (await page.locator(`${kOver} .result-links`).isVisible()) return false;
  if (await next.isVisible()) {
    await next.click();
    return true;
  }
  if ((await page.locator(kMine).count()) === 0) return false;
  if (await page.locator(kBidding).isVisible()) await answer(page, kMayChoose);
  else
    await page
      .locator(kLegal)
      .first()
      .click({ position: { x: 8, y: 30 } });
  await expect(page.locator(`${kMine}`))
    .toHaveCount(0, { timeout: 3000 })
    .catch(() => undefined);
  return true;
}

const isOver = (page: Page): Promise<boolean> => page.locator(`${kOver} .result-links`).isVisible();

/** All play on until everybody sees the end of the match, as long as the test may take; `between` is called after each round. */
async function playOn(pages: readonly Page[], between: (round: number) => Promise<void> = async () => {}) {
  for (let round = 0; ; round++) {
    for (const page of pages) await actIfAsked(page);
    await between(round);
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return;
    await pages[0]?.waitForTimeout(50);
  }
}

test('four people come by code, play a match of Belote, and one of them drops out and comes back', async ({
  browser,
  service,
}) => {
  test.setTimeout(240_000);
  const [ada, bea, cem, dan] = (await people(service, 'Ada', 'بیگم بہار', 'Cem', 'Dan')) as [
    Player,
    Player,
    Player,
    Player,
  ];
  const host = await pageOf(browser, service, ada);
  await host.goto('/en/rooms/?table=belote');
  await host.locator('input[name="belote.deals"][value="1"]').check();
  await host.getByRole('button', { name: 'Open the room' }).click();
  await expect(host.locator('#room-title')).toHaveText('Belote, with friends');
  const code = new URL(host.url()).searchParams.get('code') ?? '';
  await host.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await host.getByRole('button', { name: 'Send the link' }).click();
  await expect(host.locator('.share-said')).toContainText('Link copied');
  expect(await host.evaluate(() => navigator.clipboard.readText())).toContain(`/en/room/?code=${code}`);
  await expect(host.locator('#send a')).toHaveAttribute('href', new RegExp(`wa\\.me.*${code}`));
  await withoutViolations(host);

  const guests: Page[] = [];
  for (const [seat, player] of [bea, cem, dan].entries()) {
    const page = await pageOf(browser, service, player);
    guests.push(page);
    await page.goto('/ur/rooms/');
    const typed = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))).toLowerCase();
    await page.getByLabel('محفل کا کوڈ').fill(` ${typed.slice(0, 3)} ${typed.slice(3)} `);
    await page.getByRole('button', { name: 'محفل میں جائیں' }).click();
    await expect(page.locator('#invited')).toContainText('Ada');
    if (seat === 0) await withoutViolations(page);
    await page.getByRole('button', { name: 'اندر آئیں' }).click();
    await page.locator(`[data-key="sit-${seat + 1}"]`).click();
    await expect(page.locator(`.seat-place[data-seat="${seat + 1}"]`)).toContainText('آپ');
  }
  await expect(host.locator('.seat-place.is-taken')).toHaveCount(4);
  await expect(host.locator('#ready')).toContainText('All seats are taken');
  await host.getByRole('button', { name: 'Begin the match' }).click();
  const pages = [host, ...guests];
  for (const page of pages) await expect(page.locator(kCard)).toHaveCount(5);
  // Everybody sits at the bottom of their own table, with the partner opposite.
  await expect(host.locator('.seat[data-place="top"] .seat-name')).toContainText('Cem');
  await expect(host.locator('.seat[data-place="right"] .seat-name')).toContainText('بیگم بہار');
  await expect(guests[1]?.locator('.seat[data-place="top"] .seat-name') as never).toContainText('Ada');
  await withoutViolations(host);

  const [first] = guests as [Page];
  // What the felt shows may be behind what the server has.
  const isFirsts = async (): Promise<boolean> => {
    const { seat, view } = (await service.call('GET', `/v1/rooms/${code}`, { token: ada.token })).body;
    return view.turn === (seat + 1) % 4;
  };
  await playOn(pages, async (round) => {
    if (round === 2) {
      await first.goto('about:blank');
      const seat = host.locator('.seat[data-place="right"]');
      await expect(async () => {
        for (const page of [host, ...guests.slice(1)]) await actIfAsked(page);
        expect(await isFirsts()).toBe(true);
      }).toPass();
      letTimePass(service, code);
      await expect(seat.locator('.seat-sign')).toHaveText('the computer plays');
      await first.goto(`/ur/room/?code=${code}`);
      await first.locator('#to-table').click();
      await first.locator('.seat-name').first().waitFor();
      await expect(seat.locator('.seat-sign')).toBeHidden();
    }
  });
  for (const page of pages) await expect(page.locator(kOver)).toBeVisible();
  await guests[2]?.locator('.result .room-phrases summary').click();
  await guests[2]?.getByRole('button', { name: 'کیا خوب کھیلے!' }).click();
  await expect(host.locator('.result .room-words')).toHaveText('\u2068Dan\u2069: Well played!');
  await withoutViolations(host);
  await host.getByRole('button', { name: 'Play again' }).click();
  for (const page of pages) await expect(page.locator(kCard)).toHaveCount(5);
  await expect(host.locator('.seat[data-place="top"] .seat-name')).toContainText('Cem');
  for (const page of pages) await page.context().close();
});

test('two people and two computer players finish a session of Schafkopf', async ({ browser, service }) => {
  test.setTimeout(240_000);
  const [ada, bea] = (await people(service, 'Ada', 'بیگم بہار گلستان')) as [Player, Player];
  const room = await makeRoom(service, ada, { table: 'schafkopf', deals: 2, seat: 1, level: 'easy', patience: null });
  await room.join(bea);
  await room.sit(bea, 3);
  const [first, second] = [await pageOf(browser, service, ada), await pageOf(browser, service, bea)];
  await first.goto(`/en/room/?code=${room.code}`);
  await second.goto(`/ur/room/?code=${room.code}`);
  await expect(first.locator('#ready')).toContainText('2 seats are free');
  await first.getByRole('button', { name: 'Begin the match' }).click();
  for (const page of [first, second]) await page.locator(kCard).first().waitFor();
  await first.setViewportSize({ width: 320, height: 568 });
  await playOn([first, second], async () => {
    for (const page of [first, second]) expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
  const { view } = await room.seenBy(ada);
  expect(view.results).toHaveLength(2);
  // The score sheet of the whole match: each reader's own column first.
  for (const [page, seat] of [
    [first, 1],
    [second, 3],
  ] as const) {
    const totals = await page.locator('.result .deals-table tfoot td').allTextContents();
    const expected = [0, 1, 2, 3].map((place) => view.scores[(seat + place) % 4]);
    expect(totals.map((text) => Number(text.replace('−', '-').replaceAll(',', '')))).toEqual(expected);
    await withoutViolations(page);
  }
  await first.getByRole('link', { name: 'To the room: change seats' }).click();
  await expect(first.locator('#begin')).toHaveText('Play again');
  for (const page of [first, second]) await page.context().close();
});

test('a match of several deals ends in who won it, and a sheet of scores too wide for the screen is pushed aside by keys', async ({
  browser,
  service,
}) => {
  const [ada, bea] = (await people(service, 'Ada', 'بیگم بہار گلستان')) as [Player, Player];
  const room = await makeRoom(service, ada, { table: 'schafkopf', deals: 2, seat: 1, level: 'easy', patience: null });
  await room.join(bea);
  await room.sit(bea, 3);
  await room.fixCards(ada);
  await room.begin(ada);
  await room.play([undefined, ada, undefined, bea]);
  for (const [language, won] of [
    ['ur', 'مقابلہ آپ نے جیتا'],
    ['en', 'You won the match'],
  ]) {
    const page = await pageOf(browser, service, ada, { viewport: { width: 320, height: 568 } });
    await page.route(`**/v1/rooms/${room.code}*`, async (route) => {
      const response = await route.fetch();
      if (response.status() !== 200) return route.fulfill({ response });
      const json = await response.json();
      for (const result of json.view.results) result.scores = [1_234_567, -1_234_567, 1_234_567, -1_234_567];
      json.view.winners = [1];
      return route.fulfill({ response, json });
    });
    await page.goto(`/${language}/room/schafkopf/?code=${room.code}`);
    await expect(page.locator('#result-title')).toHaveText(won as string);
    const sheet = page.locator('.result .score-sheet:has(.deals-table)');
    await expect(sheet).toHaveRole('region');
    await expect(sheet).not.toHaveAccessibleName('');
    expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
    await withoutViolations(page);
    await sheet.focus();
    await page.keyboard.press(language === 'ur' ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => sheet.evaluate((box) => Math.abs(box.scrollLeft))).toBeGreaterThan(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    // Where there is room for all of it, nobody has to stop at it.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sheet).not.toHaveAttribute('tabindex');
    await page.context().close();
  }
});

for (const [language, words] of [
  ['ur', { none: 'کسی محفل میں نہیں آیا جا سکتا', form: 'چھ انگریزی حرف', offline: 'محفل کے لیے انٹرنیٹ چاہیے' }],
  ['en', { none: 'no room here', form: 'six letters or digits', offline: 'A room needs the network' }],
] as const) {
  test(`a wrong code, a full room and a lost network are answered with help, in ${language}`, async ({
    browser,
    service,
  }) => {
    const [ada, bea, cem] = (await people(service, 'Ada', 'Bea', 'Cem')) as [Player, Player, Player];
    const page = await pageOf(browser, service, cem);
    await page.goto(`/${language}/room/?code=222222`);
    await expect(page.locator('#find-fault')).toContainText(words.none);
    await expect(page.locator('#find-input')).toBeFocused();
    await withoutViolations(page);
    await page.goto(`/${language}/rooms/`);
    await page.locator('#join-input').fill('ABC10');
    await page.locator('#join [type=submit]').click();
    await expect(page.locator('#join-fault')).toContainText(words.form);
    await withoutViolations(page);
    const room = await makeRoom(service, ada, { table: 'tute-2', seat: 0 });
    await page.goto(`/${language}/room/?code=${room.code}`);
    await expect(page.locator('#invited')).toBeVisible();
    await room.seat([ada, bea]);
    await page.locator('#invited-join').click();
    await expect(page.locator('#find-fault, #invited-fault').filter({ visible: true })).not.toBeEmpty();
    await page.route('**/v1/rooms/**', (route) => route.abort());
    await page.goto(`/${language}/room/?code=${room.code}`);
    await expect(page.locator('#notice')).toContainText(words.offline, { timeout: 15_000 });
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await overflow(page), `${width} pixels wide`).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });
}

test('somebody new comes by the link, two change places, and what others do is told', async ({ browser, service }) => {
  const [ada, bea] = (await people(service, 'Ada', 'Bea')) as [Player, Player];
  const room = await makeRoom(service, ada, { table: 'coinche', seat: 0 });
  const [first, second] = [await pageOf(browser, service, ada), await pageOf(browser, service)];
  await first.goto(`/en/room/?code=${room.code}`);
  await second.goto(`/en/room/?code=${room.code}`);
  // Nobody is made a player by looking at a link.
  await expect(second.locator('#invited')).toBeVisible();
  expect((await visitor.stored(second)).me ?? null).toBeNull();
  const name = (await second.locator('[data-as] .name').textContent()) ?? '';
  await second.getByRole('button', { name: 'Come in' }).click();
  await expect(first.locator('#status')).toContainText(`${name}`);
  await room.join(bea);
  await room.sit(bea, 1);
  const ask = first.locator('[data-key="swap-1"]');
  await ask.focus();
  await first.keyboard.press('Enter');
  await expect(first.locator('.seat-place[data-seat="1"]')).toContainText('You have asked');
  await expect(ask).toBeFocused();
  await room.sit(bea, 0, true);
  await expect(first.locator('.seat-place[data-seat="1"]')).toContainText('Ada');
  await room.sit(bea, 1, true);
  await expect(first.locator('.seat-place[data-seat="0"]')).toContainText('Bea would like to change places');
  await first.getByRole('button', { name: 'Change places' }).click();
  await expect(first.locator('.seat-place[data-seat="0"]')).toContainText('Ada');
  await room.leave(bea);
  await expect(first.locator('#status')).toContainText('Bea\u2069 has left');
  await first.goto('/en/rooms/');
  await expect(first.locator('#mine')).toContainText(`Coinche, \u2066${room.code}`);
  await first.locator('#mine').click();
  await first.getByRole('button', { name: 'Leave the room' }).click();
  await expect(first.getByRole('dialog')).toContainText('Your seat becomes free');
  await first.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(first).toHaveURL(/\/en\/rooms\/$/);
  await expect(first.locator('#mine')).toBeHidden();
  for (const page of [first, second]) await page.context().close();
});

test('phrases are seen and heard, who looks on is dealt nothing, and a page that nobody sees asks for nothing', async ({
  browser,
  service,
}) => {
  const [ada, bea, cem] = (await people(service, 'Ada', 'Bea', 'Cem')) as [Player, Player, Player];
  const room = await makeRoom(service, ada, { table: 'belote', seat: 0, patience: 45 });
  for (const one of [bea, cem]) await room.join(one);
  await room.sit(bea, 1);
  await room.fixCards(ada, 3);
  await room.begin(ada);
  const begun = Date.now();
  const [first, second, third] = [
    await pageOf(browser, service, ada),
    await pageOf(browser, service, bea),
    await pageOf(browser, service, cem),
  ];
  for (const page of [first, second, third]) await page.goto(`/en/room/belote/?code=${room.code}`);
  await expect(first.locator(kMine)).toBeVisible();
  await expect(third.locator('.seat[data-place="bottom"] .seat-name')).toContainText('Ada');
  await expect(third.locator('.prompt-text')).toContainText('Ada');
  expect(await cards(third)).toEqual([]);
  await withoutViolations(third);

  // By keys alone.
  await second.locator('.room-phrases summary').focus();
  await second.keyboard.press('Enter');
  await second.keyboard.press('Tab');
  await second.keyboard.press('Tab');
  await second.keyboard.press('Enter');
  await expect(second.locator('.room-phrases')).not.toHaveAttribute('open');
  await expect(first.locator('.seat[data-place="right"] .seat-phrase')).toHaveText('Good luck!');
  await expect(first.locator('[data-live="log"]')).toContainText('Good luck!');
  await expect(first.locator('.seat-phrase')).toHaveCount(0);

  let asked = 0;
  await second.route('**/v1/rooms/**', (route) => {
    asked += 1;
    return route.continue();
  });
  await look(second, { hidden: true });
  await second.waitForTimeout(300);
  asked = 0;
  await second.waitForTimeout(2500);
  expect(asked).toBe(0);
  await look(second, { hidden: false });
  await expect.poll(() => asked).toBeGreaterThan(1);

  // The last seconds of whoever is on turn are counted, and that is said once.
  await expect(first.locator('.room-clock')).toBeHidden();
  letTimePass(service, room.code, 35 - (Date.now() - begun) / 1000);
  await expect(first.locator('.room-clock')).toHaveText(/^(?:10|[1-9])$/);
  await expect(first.locator('.room-words')).toContainText('it is your turn');

  // Time passes: the computer plays for who does not answer, and that is seen; a touch, and they are back.
  letTimePass(service, room.code);
  await expect(second.locator('.seat[data-place="left"] .seat-sign')).toHaveText('the computer plays');
  await expect(first.locator('.room-words')).toHaveText('The computer plays for you.');
  await withoutViolations(first);
  await first.getByRole('button', { name: 'I am back' }).click();
  await expect(first.locator('.room-words')).toBeEmpty();
  await expect(second.locator('.seat[data-place="left"] .seat-sign')).toBeHidden();

  // Who leaves is told of, and the computer plays on under its own name, for who looks on too.
  await room.leave(ada);
  await expect(second.locator('.room-words')).toHaveText('\u2068Ada\u2069 has left.');
  await expect(second.locator('.seat[data-place="left"] .seat-name')).toHaveText('Zoya');
  await expect(third.locator('.seat[data-place="bottom"] .seat-name')).not.toContainText('Ada');
  await second.reload();
  await expect(second.locator('.seat[data-place="left"] .seat-name')).toHaveText('Zoya');
  for (const page of [first, second, third]) await page.context().close();
});

test('whoever looks at the table again is back, also where the computer has played for them meanwhile', async ({
  browser,
  service,
}) => {
  const [ada, bea] = (await people(service, 'Ada', 'Bea')) as [Player, Player];
  const room = await makeRoom(service, ada, { table: 'belote', seat: 0, patience: 20 });
  await room.seat([undefined, bea]);
  await room.fixCards(ada, 3);
  await room.begin(ada);
  const page = await pageOf(browser, service, ada);
  await page.goto(`/en/room/belote/?code=${room.code}`);
  await expect(page.locator(kMine)).toBeVisible();
  await look(page, { hidden: true });
  letTimePass(service, room.code);
  expect((await room.seenBy(bea)).members.map(({ away }: { away: boolean }) => away)).toEqual([true, false]);
  await look(page, { hidden: false });
  await expect.poll(async () => (await room.seenBy(bea)).members[0].away).toBe(false);
  await expect(page.locator('.room-words')).toBeEmpty();
  await expect(page.getByRole('button', { name: 'I am back' })).toBeHidden();
  await page.context().close();
});
