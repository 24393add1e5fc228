// Lighthouse over the site as nginx and the server give it: every audit of accessibility, best practices and search engines is passed on
// every kind of page. With ROZBAZI_LONG all pages are looked at, and how fast each kind comes to a first visitor, by Lighthouse's
// own measure and over a link that really is slow: the median of three is what counts.
import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startService } from '../api/harness.mjs';
import { startNginx } from '../deploy/nginx.mjs';
import { startSlowLink } from './slow-link.mjs';

const site = process.env.ROZBAZI_SITE ?? resolve(import.meta.dirname, '../../build/site');
const isLong = Boolean(process.env.ROZBAZI_LONG);
const kCategories = ['accessibility', 'best-practices', 'seo'];
const kLeastSpeed = 0.95;
/** Of the window's size times how far things move after they were seen. */
const kMostShift = 0.03;
/** How long the largest part of the first screen may take over the slow link. */
const kSlowLargestMs = 2800;
/** … at a table of the day: its cards are dealt over the network, to a player who is made over the network first. */
const kSlowDealtMs = 3800;
/** The link is slow in itself: only the processor is slowed down. */
const kSlowLink = {
  throttlingMethod: 'devtools',
  throttling: {
    rttMs: 0,
    throughputKbps: 0,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
    cpuSlowdownMultiplier: 4,
  },
};

/** One of each kind; the other language and the rest of the pages are for a long run. */
const kShort = ['ur/guide/belote/', 'en/', 'ur/board/', 'en/play/belote/', 'ur/glossary/'];
const folders = (path) =>
  readdirSync(`${site}/${path}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${path}${entry.name}/`, ...folders(`${path}${entry.name}/`)] : [],
  );
const all = () => ['', ...['ur/', 'en/'].flatMap((language) => [language, ...folders(language)])].filter(isPage);
// What is shown in the place of a page without a network is nothing for search engines.
const isPage = (path) => readdirSync(`${site}/${path}`).includes('index.html') && !path.endsWith('/offline/');

/** A copy of the site without its worker: what that puts away for later nobody waits for, but each look over the slow link would. */
function withoutWorker() {
  const copy = mkdtempSync(join(tmpdir(), 'rozbazi-site-'));
  cpSync(site, copy, { recursive: true });
  for (const end of ['', '.gz', '.br']) rmSync(join(copy, `sw.js${end}`));
  chmodSync(copy, 0o755);
  return copy;
}

let service;
let replay;
let nginx;
let bare;
let slow;
let chrome;

before(async () => {
  const options = ['--limits', 'off', '--trust-proxy', '127.0.0.1'];
  service = await startService({ clock: '2026-11-29T12:00:00Z', options });
  const { token } = await service.player();
  replay = (await service.finish(token)).play;
  await service.restart({ clock: '2026-11-30T12:00:00Z', options });
  for (const table of ['tute-4', 'belote']) await service.finish(token, { table });
  nginx = await startNginx(new URL(service.url).host, site);
  bare = { site: withoutWorker() };
  bare.nginx = await startNginx(new URL(service.url).host, bare.site);
  slow = await startSlowLink(bare.nginx.tls);
  chrome = await launch({
    chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
    chromeFlags: [
      '--headless',
      '--ignore-certificate-errors',
      '--host-resolver-rules=MAP rozbazi.example 127.0.0.1',
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
  await slow?.close();
  await bare?.nginx?.close();
  if (bare) rmSync(bare.site, { recursive: true });
  await nginx?.close();
  await service?.close();
});

const look = async (path, categories, port = nginx.tls, how = {}) => {
  const flags = {
    port: chrome.port,
    onlyCategories: categories,
    output: 'json',
    logLevel: 'error',
    clearStorageTypes: ['local_storage', 'service_workers', 'cache_storage'],
    ...how,
  };
  const { lhr } = await lighthouse(`https://rozbazi.example:${port}/${path}`, flags);
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

/** The pages that differ in how they come: text, a guide, tables of each game, practice, and what is asked of the server. */
const kTexts = ['guide/', 'glossary/', 'how/', 'fair/', 'privacy/'];
const kForms = ['settings/', 'practice/', 'groups/', 'rooms/', 'room/', 'check/', 'replay/'];
const kKinds = ['', ...kTexts, ...kForms, 'board/', 'days/'];
const kGames = ['belote', 'five-hundred', 'schafkopf', 'teen-do-paanch', 'tute-2'];
/** In both languages. */
const both = (paths) => paths.flatMap((path) => [`ur/${path}`, `en/${path}`]);
const kinds = both([...kKinds, ...kGames.flatMap((game) => [`play/${game}/`, `practice/${game}/`])]);
const guides = folders('').filter((folder) => /^(?:ur|en)\/guide\/./.test(folder));
/** What a page shows once it is asked for: a closed day's proof, a play step by step. */
const asked = () => both(['check/?date=2026-11-29', `replay/?play=${replay}`]);
/** Without a room its table leads to the room's door; a table's page is that of its game, at every table. */
const kUnlike = /^(?:ur|en)\/(?:room|play|practice)\/./;

test('every page is of a kind that is looked at', () => {
  const seen = new Set(['', ...kinds, ...guides]);
  assert.deepEqual(
    all().filter((path) => !seen.has(path) && !kUnlike.test(path)),
    [],
  );
});

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

const thrice = async (path, ...how) => {
  const looks = [];
  for (let round = 0; round < 3; round += 1) looks.push(await look(path, ['performance'], ...how));
  return looks;
};
const staysInPlace = (looks) => {
  const shifts = looks.map(({ audits }) => audits['cumulative-layout-shift'].numericValue);
  assert.ok(median(shifts) <= kMostShift, `layout shift ${shifts}`);
};

async function isThereAtOnce(path) {
  const looks = await thrice(path);
  const speeds = looks.map(({ categories }) => categories.performance.score);
  assert.ok(median(speeds) >= kLeastSpeed, `performance ${speeds}`);
  staysInPlace(looks);
}

async function isThereSoon(path, most) {
  const looks = await thrice(path, slow.port, kSlowLink);
  const times = looks.map(({ audits }) => Math.round(audits['largest-contentful-paint'].numericValue));
  assert.ok(median(times) <= most, `largest contentful paint ${times} ms`);
  staysInPlace(looks);
}

describe('a page is there at once', { skip: !isLong }, () => {
  for (const path of ['', ...kinds, ...guides]) test(`/${path}`, () => isThereAtOnce(path));
  test('what is asked of a page', async () => {
    for (const path of asked()) await isThereAtOnce(path);
  });
});

describe('over a slow link a page is there soon', { skip: !isLong }, () => {
  for (const path of kinds) {
    test(`/${path}`, () => isThereSoon(path, path.includes('/play/') ? kSlowDealtMs : kSlowLargestMs));
  }
});
