/** Bundles styles and scripts under hashed names and tells which name became which. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import esbuild from 'esbuild';
import { kEngine, kOut, kSite, kWork } from './paths.mjs';

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

/** @returns {Promise<Record<string, string>>} `today.js` → `/assets/today-ABCD.js`; fonts and styles too. */
export async function buildAssets() {
  await rm(`${kOut}assets`, { recursive: true, force: true });
  await mkdir(`${kOut}assets`, { recursive: true });

  const styles = await esbuild.build({
    ...kShared,
    entryPoints: ['site', 'pages', 'table'].map((name) => `${kSite}styles/${name}.css`),
  });
  const manifest = names(styles.metafile);

  const sheets = await placeSheets();
  const define = {
    NASTALIQ_URL: JSON.stringify(manifest['nastaliq.woff2']),
    ENGINE_URL: JSON.stringify(await placeEngine()),
    SHEET_URLS: JSON.stringify(sheets),
  };
  const [boot, pages] = await Promise.all([
    esbuild.build({ ...kShared, define, format: 'iife', entryPoints: [`${kSite}src/boot.ts`] }),
    esbuild.build({
      ...kShared,
      define,
      format: 'esm',
      entryPoints: [
        ...['today', 'board', 'settings', 'guide'].map((page) => ({ in: `${kSite}src/pages/${page}.ts`, out: page })),
        { in: `${kSite}src/table/main.ts`, out: 'table' },
      ],
    }),
  ]);
  const files = Object.fromEntries(Object.entries(sheets).map(([deck, address]) => [`deck-${deck}.svg`, address]));
  return { ...manifest, ...files, ...names(boot.metafile), ...names(pages.metafile) };
}

/** The rules engine under a hashed name; no name where it has not been built, and the table then explains without it. */
const placeEngine = async () => (existsSync(kEngine) ? placeAsset('rozbazi', 'wasm', await readFile(kEngine)) : '');

/** The symbols of each deck: `{ french: '/assets/deck-french-….svg', … }`. */
async function placeSheets() {
  const { deckSheet, kDecks } = await import(`${kWork}library.mjs`);
  const placed = kDecks.map(async (deck) => [deck.name, await placeAsset(`deck-${deck.name}`, 'svg', deckSheet(deck))]);
  return Object.fromEntries(await Promise.all(placed));
}

/** Writes a file under a name with its hash, as esbuild names its own. */
async function placeAsset(name, kind, bytes) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase();
  await writeFile(`${kOut}assets/${name}-${hash}.${kind}`, bytes);
  return `/assets/${name}-${hash}.${kind}`;
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

function names(metafile) {
  return Object.fromEntries(
    Object.keys(metafile.outputs).map((path) => {
      const file = basename(path);
      return [file.replace(/-[A-Z0-9]{8}(?=\.\w+$)/, ''), `/assets/${file}`];
    }),
  );
}
