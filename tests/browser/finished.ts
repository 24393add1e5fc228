/** Plays that are over before the page is opened, so that a test of what comes after a play need not play one. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { program } from '../api/harness.mjs';
import { playOf, token } from './at-table.ts';

/** Plays the last legal action of each turn to the end, past the page. */
export async function playOut(page: Page, table: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await token(page)}` };
  let play = await playOf(page, table);
  while (!play.finished) {
    const log = [...play.log, play.view.legal.at(-1) ?? ''];
    play = await (await page.request.put(`/v1/plays/${play.play}/log`, { headers, data: { log } })).json();
  }
}

/** How practice comes to its cards (docs/architecture.md, Practice). */
function setupOf(code: string, seats: number): { seed: string; players: string; dealer: number } {
  const bytes = [...code].map((sign) => sign.charCodeAt(0).toString(16));
  const seed = bytes.join('').padEnd(64, '0');
  const dealer = [...seed].reduce((sum, digit) => sum + Number.parseInt(digit, 16), 0) % seats;
  return { seed, players: [...seed].reverse().join(''), dealer };
}

/** A practice in which the computer players played all seats, kept on the device as if it had just ended; gives its address. */
export async function keepPractice(
  page: Page,
  {
    table,
    game,
    options,
    seats,
    deals,
    level,
  }: { table: string; game: string; options: object; seats: number; deals: number; level: string },
): Promise<string> {
  const code = 'dawat';
  const { seed, players, dealer } = setupOf(code, seats);
  const bots = { seats: Array.from({ length: seats }, (_, seat) => seat), level, seed: players };
  const request = { game, options: { ...options, match: { deals } }, seed, dealer, bots };
  const answer = execFileSync(program('rozbazi-replay'), { input: `${JSON.stringify(request)}\n`, encoding: 'utf8' });
  const log = JSON.parse(answer).played.map(({ action }: { action: string }) => action);
  const address = `?level=${level}&seed=${code}`;
  await page.addInitScript(
    (kept) => localStorage.setItem('rozbazi-practice', kept),
    JSON.stringify({
      [table]: { address, log, over: true, hints: 0, taken: 0 },
    }),
  );
  return address;
}
