/** People at a room's pages: each a player with a browser of their own. */
import type { Browser, Page } from '@playwright/test';
import { phone } from './at-table.ts';
import * as visitor from './visitor.ts';

export interface Service {
  readonly url: string;
  readonly database: string;
  player(name: string): Promise<Player>;
}
export interface Player {
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

const kInstant = { speed: 'instant' };

export const pageOf = (browser: Browser, service: Service, me?: object, options = {}): Promise<Page> =>
  visitor.pageOf(browser, service, {
    me,
    settings: kInstant,
    options: { ...phone, permissions: ['clipboard-read', 'clipboard-write'], ...options },
  });

export const people = (service: Service, ...names: string[]): Promise<Player[]> =>
  Promise.all(names.map((name) => service.player(name)));
