/** Bundles styles and scripts under hashed names and tells which name became which. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import esbuild from 'esbuild';
import { freshWords, placeTexts, textsByLanguage } from './later.mjs';
import { kEngine, kOut, kPlayers, kSite, kWork } from './paths.mjs';
import { placeAsset } from './place.mjs';

const kShared = {
  bundle: true,
  minify: true,
  metafile: true,
  outdir: `${kOut}assets`,
  entryNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  publicPath: '/assets/',
  loader: { '.woff2': 'file', '.svg': 'file' },
  target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
  legalComments: 'none',
  logLevel: 'warning',
};

const kPageStyles = [
  'deals',
  'today',
  'choose',
  'board',
  'days',
  'settings',
  'groups',
  'check',
  'practice',
  'practice-table',
  'rooms',
  'room-table',
  'review',
  'proof',
  'replay',
  'replay-player',
  'replay-besides',
  'others',
  'guide',
  'mini-table',
  'calculator',
  'text',
  'bare',
  'offline',
  'fresh',
];
/** Scripts of pages that are no table. */
const kPages = [
  'today',
  'board',
  'days',
  'settings',
  'groups',
  'check',
  'practice',
  'rooms',
  'room',
  'replay',
  'text',
  'guide',
  'offline',
];
const kStyles = ['site', 'page', 'table', 'table-later', 'exchange', ...kPageStyles];

/** @returns `today.js` → `/assets/today-ABCD.js`, fonts and styles too; under `imports` the chunks that each script needs,
 *  under `strangers` those that it needs besides where nobody is known yet. */
export async function buildAssets() {
  await rm(`${kOut}assets`, { recursive: true, force: true });
  await mkdir(`${kOut}assets`, { recursive: true });

  const styles = await esbuild.build({
    ...kShared,
    entryPoints: kStyles.map((name) => `${kSite}styles/${name}.css`),
  });
  const manifest = names(styles.metafile);

  const sheets = await placeSheets();
  const faces = await placeFaces();
  const modules = await placePlayers();
  const texts = await placeTexts();
  const define = {
    NASTALIQ_URL: JSON.stringify(manifest['nastaliq.woff2']),
    CALCULATOR_URL: JSON.stringify(manifest['calculator.css']),
    ENGINE_URL: JSON.stringify(await placeModule('rozbazi', kEngine)),
    PLAYERS_WORKER: JSON.stringify(await placeWorker('players', 'engine/worker', modules)),
    CHECK_WORKER: JSON.stringify(await placeWorker('checker', 'check/worker', modules)),
    FACES_URLS: JSON.stringify(
      Object.fromEntries(
        Object.entries(faces).map(([file, address]) => [file.slice('faces-'.length, -'.svg'.length), address]),
      ),
    ),
    SHEET_URLS: JSON.stringify(JSON.stringify(sheets)),
    TABLE_LATER_STYLE: JSON.stringify(manifest['table-later.css']),
    REVIEW_TEXTS: JSON.stringify(textsByLanguage(texts, 'review')),
    ROOM_TEXTS: JSON.stringify(textsByLanguage(texts, 'room')),
    ROOM_TABLE_STYLE: JSON.stringify(manifest['room-table.css']),
    PROOF_TEXTS: JSON.stringify(textsByLanguage(texts, 'proof')),
    OTHERS_SCRIPT: JSON.stringify(
      await placeScript('others', 'replay/others', {
        OTHERS_TEXTS: JSON.stringify(textsByLanguage(texts, 'others')),
        OTHERS_STYLE: JSON.stringify(manifest['others.css']),
      }),
    ),
    REPLAY_PLAYER_STYLE: JSON.stringify(manifest['replay-player.css']),
    REPLAY_BESIDES_STYLE: JSON.stringify(manifest['replay-besides.css']),
    REVIEW_STYLE: JSON.stringify(manifest['review.css']),
    PROOF_STYLE: JSON.stringify(manifest['proof.css']),
    FRESH_STYLE: JSON.stringify(manifest['fresh.css']),
    FRESH: JSON.stringify(JSON.stringify(freshWords())),
    MINI_TABLE_STYLE: JSON.stringify(manifest['mini-table.css']),
  };
  const pages = kPages.map((page) => ({ in: `${kSite}src/pages/${page}.ts`, out: page }));
  const builds = await Promise.all([
    esbuild.build({ ...kShared, define, format: 'iife', entryPoints: [`${kSite}src/boot.ts`] }),
    // One build a script: what a page needs only later comes in chunks, and no page pays for another's.
    ...[...pages, ...(await gamePages())].map((page) =>
      esbuild.build({
        ...kShared,
        define,
        format: 'esm',
        splitting: true,
        chunkNames: 'chunk-[hash]',
        external: ['/assets/*'],
        entryPoints: [page],
      }),
    ),
  ]);
  const metafiles = builds.map(({ metafile }) => metafile);
  const files = Object.fromEntries(Object.entries(sheets).map(([deck, address]) => [`deck-${deck}.svg`, address]));
  return {
    ...manifest,
    ...files,
    ...faces,
    ...texts,
    ...Object.assign({}, ...metafiles.map(names)),
    imports: Object.assign({}, ...metafiles.map(imports)),
    strangers: Object.assign({}, ...metafiles.map(strangers)),
  };
}

/** Each game's table is a script of its own, and so are its practice and its table in a room: a page loads its game and no other. */
async function gamePages() {
  const games = `${kSite}src/table/games/`;
  const pages = (await readdir(games)).flatMap((game) => [
    { in: `${games}${game}/page.ts`, out: `table-${game}` },
    { in: `${games}${game}/practice.ts`, out: `practice-${game}` },
    { in: `${games}${game}/room.ts`, out: `room-${game}` },
  ]);
  return pages.filter((page) => existsSync(page.in));
}

/** A module of the engine under a hashed name; no name where it has not been built, and tables then do without it. */
const placeModule = async (name, path) => (existsSync(path) ? placeAsset(name, 'wasm', await readFile(path)) : '');

/** The module of the computer players, for the workers that alone know where it is. */
const placePlayers = async () => ({
  PLAYERS_URL: JSON.stringify(await placeModule('players', kPlayers)),
  PLAYERS_BYTES: String(existsSync(kPlayers) ? (await stat(kPlayers)).size : 0),
});

async function placeWorker(name, path, define) {
  const entryPoints = [{ in: `${kSite}src/${path}.ts`, out: name }];
  const { metafile } = await esbuild.build({ ...kShared, define, format: 'iife', entryPoints });
  return names(metafile)[`${name}.js`];
}

/** A script in one file that pages import by its address. */
async function placeScript(name, path, define) {
  const entryPoints = [{ in: `${kSite}src/${path}.ts`, out: name }];
  const { metafile } = await esbuild.build({ ...kShared, define, format: 'esm', entryPoints });
  return names(metafile)[`${name}.js`];
}

/** The symbols of each deck: `{ french: '/assets/deck-french-….svg', … }`. */
async function placeSheets() {
  const { deckSheet, kDecks } = await import(`${kWork}library.mjs`);
  const placed = kDecks.map(async (deck) => [deck.name, await placeAsset(`deck-${deck.name}`, 'svg', deckSheet(deck))]);
  return Object.fromEntries(await Promise.all(placed));
}

/** Every card of each deck in one file, for guides: `{ 'faces-french.svg': '/assets/faces-french-….svg', … }`. */
async function placeFaces() {
  const { facesSheet, kDecks } = await import(`${kWork}library.mjs`);
  const placed = kDecks.map(async (deck) => [
    `faces-${deck.name}.svg`,
    await placeAsset(`faces-${deck.name}`, 'svg', facesSheet(deck)),
  ]);
  return Object.fromEntries(await Promise.all(placed));
}

/** The parts that the build itself runs: bidi markup, texts. */
export async function buildLibrary() {
  await esbuild.build({
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    entryPoints: [`${kSite}src/library.ts`],
    outfile: `${kWork}library.mjs`,
    logLevel: 'warning',
  });
  if (!existsSync(`${kWork}library.mjs`)) throw new Error('esbuild wrote no library.mjs');
}

const nameOf = (path) => basename(path).replace(/-[A-Z0-9]{8}(?=\.\w+$)/, '');

/** Chunks have no name of their own: nobody asks for them but the scripts. */
function names(metafile) {
  const files = Object.keys(metafile.outputs).filter((path) => !basename(path).startsWith('chunk-'));
  return Object.fromEntries(files.map((path) => [nameOf(path), `/assets/${basename(path)}`]));
}

const addressOf = (path) => `/assets/${basename(path)}`;

/** What a script needs before it can run. */
function reached(outputs, path, seen = new Set()) {
  for (const { path: next, kind } of outputs[path].imports) {
    if (kind !== 'import-statement' || seen.has(next)) continue;
    seen.add(next);
    reached(outputs, next, seen);
  }
  return seen;
}

/** For each script what it needs: pages ask for it at once, not only when the script has come. */
function imports({ outputs }) {
  const entries = Object.keys(outputs).filter((path) => outputs[path].entryPoint);
  return Object.fromEntries(entries.map((path) => [nameOf(path), [...reached(outputs, path)].map(addressOf)]));
}

/** For each script what the first player of a device is made with, where it makes one. */
function strangers({ outputs }) {
  const making = Object.keys(outputs).find((path) => outputs[path].entryPoint?.endsWith('src/my-name.ts'));
  if (!making) return {};
  const entries = Object.keys(outputs).filter((path) => !basename(path).startsWith('chunk-'));
  return Object.fromEntries(
    entries.map((path) => {
      const known = reached(outputs, path);
      const more = [making, ...reached(outputs, making)].filter((each) => each !== path && !known.has(each));
      return [nameOf(path), more.map(addressOf)];
    }),
  );
}
