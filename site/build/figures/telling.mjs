/** The table's own words, once a language: its scripts are bundled for Node with the little of a page that they need. */
import { readFile } from 'node:fs/promises';
import esbuild from 'esbuild';
import { kSite, kWork } from '../paths.mjs';

/** @returns what src/guide/telling.ts exports, speaking `lang` */
export async function openTelling(lang) {
  const outfile = `${kWork}telling-${lang}.mjs`;
  await esbuild.build({
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    entryPoints: [`${kSite}src/guide/telling.ts`],
    outfile,
    logLevel: 'warning',
  });
  const texts = await readFile(`${kSite}strings/${lang}.json`, 'utf8');
  // The scripts read language and texts off their page while they are loaded, and never again.
  globalThis.document = {
    documentElement: { lang },
    getElementById: (id) => (id === 'strings' ? { textContent: texts } : null),
  };
  try {
    return await import(outfile);
  } finally {
    delete globalThis.document;
  }
}
