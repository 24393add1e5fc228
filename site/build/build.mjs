/** `npm run build`: the whole site into build/site/. SITE_URL is the public address for absolute links. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { buildAssets, buildLibrary } from './assets.mjs';
import { compress } from './compress.mjs';
import { placeExamples } from './examples/data.mjs';
import { buildFonts } from './fonts.mjs';
import { lintBuilt } from './lint/built.mjs';
import { lintGuides } from './lint/guides.mjs';
import { kOut, kSite, kWork } from './paths.mjs';
import { placeServiceWorker } from './worker.mjs';

const started = performance.now();
await rm(kOut, { recursive: true, force: true });
await mkdir(kOut, { recursive: true });
await mkdir(kWork, { recursive: true });
await Promise.all([buildFonts(), buildLibrary()]);
report(await lintGuides());
const manifest = { ...(await buildAssets()), ...(await placeExamples()) };
await writeFile(`${kWork}manifest.json`, JSON.stringify(manifest, null, 2));
await writeFile(`${kOut}assets/manifest.json`, JSON.stringify(manifest, null, 2));

const { default: Eleventy } = await import('@11ty/eleventy');
const eleventy = new Eleventy(`${kSite}content`, kOut, {
  configPath: `${kSite}eleventy.config.js`,
  quietMode: true,
});
process.chdir(kSite);
await eleventy.write();
const heavy = await placeServiceWorker(manifest);
await compress(kOut);

report([...heavy, ...(await lintBuilt())]);
console.log(`site: built into build/site in ${((performance.now() - started) / 1000).toFixed(1)} s`);

/** Faults end the build, all of them told. */
function report(faults) {
  for (const fault of faults) console.error(`site: ${fault}`);
  if (faults.length > 0) process.exit(1);
}
