/** Loads modules of the site under node: bundled by the site's own esbuild, with the little of a page that texts need. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const kSite = fileURLToPath(new URL('../../site/', import.meta.url));
const esbuild = createRequire(`${kSite}package.json`)('esbuild');

/** The name under which each game's face is exported. */
export const kFaces = {
  belote: 'belote',
  tute: 'tute',
  'five-hundred': 'fiveHundred',
  'teen-do-paanch': 'teenDoPaanch',
  schafkopf: 'schafkopf',
};

/** A fragment that holds text alone. */
class Fragment {
  textContent = '';

  append(text) {
    this.textContent += text;
  }
}
globalThis.Node ??= class Node {};

/** What `src/…` modules export, together, in the given language. */
export async function loadSite(lang, ...modules) {
  const texts = readFileSync(`${kSite}strings/${lang}.json`, 'utf8');
  globalThis.document = {
    documentElement: { lang },
    getElementById: (id) => (id === 'strings' ? { textContent: texts } : null),
    createDocumentFragment: () => new Fragment(),
  };
  const folder = await mkdtemp(join(tmpdir(), 'rozbazi-site-'));
  try {
    await esbuild.build({
      stdin: { contents: modules.map((name) => `export * from './src/${name}';`).join('\n'), resolveDir: kSite },
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile: join(folder, 'modules.mjs'),
    });
    return await import(pathToFileURL(join(folder, 'modules.mjs')).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}
