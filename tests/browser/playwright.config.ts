import { defineConfig } from '@playwright/test';

/**
 * The pages in Debian's Chromium, served with the API by the real rozbazi-server beside a real PostgreSQL:
 * `ops/with-postgres npm --prefix tests/browser test`. ROZBAZI_SITE is the built site (build/site).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './service.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Set by service.ts, which runs before the workers read this file.
    baseURL: process.env.ROZBAZI_URL ?? '',
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    // Every test begins with an empty browser: what the worker keeps would be fetched for each. offline.spec.ts has it.
    serviceWorkers: 'block',
    // How cards fly costs a machine without a graphics card more than all else: where that is what matters, a test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
