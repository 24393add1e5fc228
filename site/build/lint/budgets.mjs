/** What a first view may weigh, in bytes over the wire with gzip; fonts are compressed in themselves. */
import { readFile, stat } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { kOut } from '../paths.mjs';
import { pieces } from './html.mjs';

const kKb = 1024;

/** The first entry whose pattern fits a page's path is the page's budget. */
const kBudgets = [
  { pages: /^ur\/guide\//, htmlCss: 14, js: 2, fonts: 25, total: 45 },
  { pages: /^en\/guide\//, htmlCss: 14, js: 2, fonts: 0, total: 20 },
  { pages: /^ur\/(?:play|(?:practice|room)\/[\w-]+)\//, htmlCss: 14, js: 25, fonts: 25, total: 130 },
  { pages: /^en\/(?:play|(?:practice|room)\/[\w-]+)\//, htmlCss: 14, js: 25, fonts: 0, total: 105 },
  { pages: /^ur\/board\//, htmlCss: 14, js: 5, fonts: 25, total: 50 },
  { pages: /^en\/board\//, htmlCss: 14, js: 5, fonts: 0, total: 25 },
  // What comes before a replay is shown; the table that then comes has a table's budget (tests/browser/replay.spec.ts).
  { pages: /^ur\/replay\//, htmlCss: 14, js: 5, fonts: 25, total: 50 },
  { pages: /^en\/replay\//, htmlCss: 14, js: 5, fonts: 0, total: 25 },
  { pages: /^ur\/index/, htmlCss: 15, js: 8, fonts: 25, total: 50 },
  { pages: /^en\/index/, htmlCss: 15, js: 8, fonts: 0, total: 25 },
  { pages: /^en\//, htmlCss: 14, js: 8, fonts: 0, total: 25 },
  { pages: /./, htmlCss: 14, js: 8, fonts: 25, total: 50 },
];

/** What each page weighs: `{ path, htmlCss, js, fonts, total }` in bytes; a file of drawings counts in the total alone. */
export async function weigh(pages) {
  return Promise.all(
    pages.map(async ({ path, html }) => {
      const weight = { path, htmlCss: gzipSync(html, { level: 9 }).length, js: 0, fonts: 0 };
      const drawings = new Set();
      for (const { tag, attributes = {} } of pieces(html)) {
        if (tag === 'link' && attributes.rel === 'stylesheet') weight.htmlCss += await zipped(attributes.href);
        if (tag === 'script' && attributes.src) weight.js += await zipped(attributes.src);
        if (tag === 'link' && attributes.rel === 'modulepreload') weight.js += await zipped(attributes.href);
        const font = attributes.as === 'font' ? attributes.href : attributes['data-naskh'];
        if (font) weight.fonts += (await stat(kOut + font.slice(1))).size;
        if (tag === 'use' && attributes.href?.startsWith('/')) drawings.add(attributes.href.split('#')[0]);
      }
      const drawn = await Promise.all([...drawings].map(zipped));
      const total = [weight.htmlCss, weight.js, weight.fonts, ...drawn].reduce((sum, bytes) => sum + bytes, 0);
      return { ...weight, total };
    }),
  );
}

export async function lintBudgets(pages) {
  const faults = [];
  for (const { path, ...weight } of await weigh(pages)) {
    const budget = kBudgets.find((each) => each.pages.test(path));
    for (const [part, bytes] of Object.entries(weight)) {
      if (bytes > budget[part] * kKb) {
        faults.push(`${path}: ${part} weighs ${(bytes / kKb).toFixed(1)} KB of ${budget[part]} KB`);
      }
    }
  }
  return faults;
}

const zipped = async (address) => gzipSync(await readFile(kOut + address.slice(1)), { level: 9 }).length;
