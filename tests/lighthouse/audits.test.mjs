// Lighthouse over the site as the real server gives it: every audit of accessibility, best practices and search engines is passed on every
// kind of page. With ROZBAZI_LONG all pages are looked at, and how fast guides come: the median of three is what counts.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startService } from '../api/harness.mjs';

const site = process.env.ROZBAZI_SITE ?? resolve(import.meta.dirname, '../../build/site');
const isLong = Boolean(process.env.ROZBAZI_LONG);
const kCategories = ['accessibility', 'best-practices', 'seo'];
const kLeastSpeed = 0.95;

/** One of each kind; the other language and the rest of the pages are for a long run. */
const kShort = ['ur/guide/belote/', 'en/', 'ur/board/', 'en/play/belote/', 'ur/glossary/'];
const folders = (path) =>
  readdirSync(`${site}/${path}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${path}${entry.name}/`, ...folders(`${path}${entry.name}/`)] : [],
  );
const all = () => ['', ...['ur/', 'en/'].flatMap((language) => [language, ...folders(language)])].filter(isPage);
// What is shown in the place of a page without a network is nothing for search engines.
const isPage = (path) => readdirSync(`${site}/${path}`).includes('index.html') && !path.endsWith('/offline/');

let service;
let chrome;

before(async () => {
  service = await startService({ options: ['--limits', 'off', '--site', site] });
  chrome = await launch({
    chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
});

after(async () => {
  chrome?.kill();
  await service?.close();
});

const look = async (path, categories) => {
  const flags = { port: chrome.port, onlyCategories: categories, output: 'json', logLevel: 'error' };
  const { lhr } = await lighthouse(`${service.url}/${path}`, flags);
  assert.equal(lhr.runtimeError, undefined, lhr.runtimeError?.message);
  return lhr;
};

/** Audits that were asked and not wholly passed, with what they complain of. */
const faultsOf = ({ audits }) =>
  Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) => ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode) && score < 1,
    )
    .map(({ id, explanation = '', details }) => `${id} ${explanation} ${JSON.stringify(details?.items ?? [])}`);

for (const path of isLong ? all() : kShort) {
  test(`/${path} passes every audit`, async () => {
    assert.deepEqual(faultsOf(await look(path, kCategories)), []);
  });
}

describe('a guide is there at once', { skip: !isLong }, () => {
  for (const path of folders('').filter((folder) => /^(?:ur|en)\/guide\/./.test(folder))) {
    test(`/${path}`, async () => {
      const speeds = [];
      for (let round = 0; round < 3; round += 1)
        speeds.push((await look(path, ['performance'])).categories.performance.score);
      const [, median] = speeds.sort();
      assert.ok(median >= kLeastSpeed, `performance ${speeds}`);
    });
  }
});
