/** The service worker: /sw.js with the plan of what it keeps, made when the whole site stands. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import esbuild from 'esbuild';
import languages from '../content/_data/languages.js';
import playPages from '../content/_data/playPages.js';
import { filesUnder } from './compress.mjs';
import { kOut, kSite, kWork } from './paths.mjs';

/** What the first quiet moment may bring, with the largest table, in kilobytes with gzip. */
const kMostKilobytes = 200;
const kShell = ['', 'offline/', 'practice/'];
const kGuides = ['tute', 'belote', 'five-hundred', 'teen-do-paanch', 'schafkopf'].map((game) => `guide/${game}/`);
const kTexts = ['settings/', 'guide/', 'glossary/', 'how/', 'fair/', 'privacy/'];
/**
 * What a script names and is not fetched for the sake of it: the Nastaliq face has its own rule, days are checked and
 * other people's plays listed with the server.
 */
const kApart = /^(?:nastaliq|checker|others)-/;
/** A table's page names the deck of its game; the other that it may show is the French one. */
const kStrange = /^deck-(?!french)/;
/** The computer players, and what is done with them after a play, come when they are asked for: but for practice. */
const kWithPlayers = /\/assets\/(?:players|review|proof)-/;

/** Writes /sw.js; @returns faults. */
export async function placeServiceWorker(manifest) {
  const plan = {
    version: await versionOfAll(),
    shell: byLanguage(kShell),
    guides: byLanguage([...kGuides, ...kTexts]),
    practice: byLanguage(tables().map((table) => `practice/${table}/`)),
    games: Object.fromEntries(playPages.map(({ table }) => [table.table, table.guide])),
    more: laterFiles(manifest),
  };
  const { filesOf } = await import(`${kWork}library.mjs`);
  const heavy = ({ code }) => {
    const pages = [...plan.shell[code], ...plan.guides[code], ...plan.practice[code]];
    return weightOf(pages, code, plan.more, filesOf);
  };
  plan.kilobytes = Object.fromEntries(languages.map((language) => [language.code, heavy(language)]));
  await esbuild.build({
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    logLevel: 'warning',
    define: { PLAN: JSON.stringify(JSON.stringify(plan)) },
    entryPoints: [`${kSite}src/sw.ts`],
    outfile: `${kOut}sw.js`,
  });
  return languages.flatMap(({ code }) =>
    tables().flatMap((table) => {
      const first = weightOf([...plan.shell[code], `/${code}/play/${table}/`], code, plan.more, filesOf);
      return first > kMostKilobytes ? [`sw.js: ${first} KB are kept at first with ${table} in ${code}`] : [];
    }),
  );
}

const tables = () => [...new Set(playPages.map(({ table }) => table.table))];

const byLanguage = (paths) =>
  Object.fromEntries(languages.map(({ code }) => [code, paths.map((path) => `/${code}/${path}`)]));

/** Any byte of the site makes another version; what is compressed of it follows. */
async function versionOfAll() {
  const files = (await filesUnder(kOut)).sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(relative(kOut, file).replaceAll(sep, '/'))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

/** For each page's script the files that it, or what it imports, names. */
function laterFiles(manifest) {
  const scripts = Object.keys(manifest).filter((name) => /^(?!boot|players|checker).*\.js$/.test(name));
  const asset = (address) => address.slice('/assets/'.length);
  return Object.fromEntries(
    scripts.map((name) => {
      const practice = name.startsWith('practice-');
      const atTable = practice || /^(?:table|room)-/.test(name);
      const seen = new Set();
      const look = (file) => {
        for (const [, next] of read(file).matchAll(/\/assets\/([\w-]+-[0-9A-Z]{8}\.\w+)/g)) {
          if (seen.has(next) || kApart.test(next) || (atTable && kStrange.test(next))) continue;
          const isScript = next.endsWith('.js');
          if (!practice && kWithPlayers.test(isScript ? read(next) : `/assets/${next}`)) continue;
          seen.add(next);
          if (isScript) look(next);
        }
      };
      look(asset(manifest[name]));
      return [asset(manifest[name]), [...seen].sort()];
    }),
  );
}

const read = (name) => readFileSync(`${kOut}assets/${name}`, 'utf8');

/** What pages and all their files come to with gzip, in kilobytes. */
function weightOf(pages, lang, more, filesOf) {
  const html = pages.map((page) => [page, readFileSync(`${kOut}${page.slice(1)}index.html`, 'utf8')]);
  const files = new Set(html.flatMap(([, text]) => filesOf(text, lang, more, true)));
  const bytes = [...html.map(([, text]) => zipped(text)), ...[...files].map((file) => sizeOf(file))];
  return Math.ceil(bytes.reduce((sum, size) => sum + size, 0) / 1024);
}

const zipped = (content) => gzipSync(content, { level: 9 }).length;

/** Typefaces are compressed in themselves. */
function sizeOf(path) {
  const content = readFileSync(kOut + path.slice(1));
  return path.endsWith('.woff2') ? content.length : zipped(content);
}
