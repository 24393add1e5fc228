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

  const define = {
    NASTALIQ_URL: JSON.stringify(manifest['nastaliq.woff2']),
    ENGINE_URL: JSON.stringify(await placeEngine()),
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
  return { ...manifest, ...names(boot.metafile), ...names(pages.metafile) };
}

/** The rules engine under a hashed name; no name where it has not been built, and the table then explains without it. */
async function placeEngine() {
  if (!existsSync(kEngine)) return '';
  const bytes = await readFile(kEngine);
  const name = `rozbazi-${createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase()}.wasm`;
  await writeFile(`${kOut}assets/${name}`, bytes);
  return `/assets/${name}`;
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
