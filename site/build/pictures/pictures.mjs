/**
 * `npm run pictures`: draws static/pictures/ (1200 by 630 pixels, what other sites show beside a link), static/icons/ and
 * static/favicon.ico with Debian's Chromium, from our own card faces and the site's own fonts. They are committed, for whoever builds
 * the site needs no browser; draw them again when a face, a name or a line has changed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { buildLibrary } from '../assets.mjs';
import { buildFonts } from '../fonts.mjs';
import { kSite, kWork } from '../paths.mjs';
import { withBrowser } from './browser.mjs';
import { iconPage, pictureOfGame, pictureOfSite } from './scenes.mjs';

const kLanguages = ['ur', 'en'];
/** The sizes that browsers and telephones ask for; `full` fills the square, since they cut it to a shape of their own. */
const kIcons = [
  { name: 'icons/180', size: 180, full: true },
  { name: 'icons/192', size: 192 },
  { name: 'icons/512', size: 512 },
  { name: 'icons/maskable', size: 512, full: true },
];

await mkdir(kWork, { recursive: true });
await Promise.all([buildFonts(), buildLibrary()]);
const library = await import(`${kWork}library.mjs`);
const { default: tables } = await import('../../content/_data/tables.js');
const strings = Object.fromEntries(
  await Promise.all(kLanguages.map(async (lang) => [lang, JSON.parse(await readText(`strings/${lang}.json`))])),
);
const parts = { library, css: await css(), mark: await readText('static/favicon.svg') };
const games = [...new Set(tables.map(({ game }) => game))];

for (const folder of ['pictures', 'icons']) await mkdir(`${kSite}static/${folder}`, { recursive: true });
await withBrowser(async (draw) => {
  const place = async (name, bytes) => writeFile(`${kSite}static/${name}`, bytes);
  for (const lang of kLanguages) {
    const at = { ...parts, lang, texts: strings[lang] };
    await place(`pictures/site-${lang}.png`, await draw(pictureOfSite(at), 1200, 630));
    for (const game of games) {
      await place(`pictures/${game}-${lang}.png`, await draw(pictureOfGame(game, at), 1200, 630));
    }
  }
  for (const { name, size, full } of kIcons) {
    await place(`${name}.png`, await draw(iconPage(parts, size, full), size, size));
  }
  await place('favicon.ico', ico(await draw(iconPage(parts, 32, false), 32, 32), 32));
});

/** The faces' colours, and the fonts in the page itself: it has no address that could load them. */
async function css() {
  const font = async (path) => (await readFile(path)).toString('base64');
  const face = async (family, weight, path) =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${await font(path)})}`;
  const naskh = `${kSite}node_modules/@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-latin-wght-normal.woff2`;
  const faces = await Promise.all([
    face('Naskh', '400 700', `${kWork}fonts/naskh.woff2`),
    face('Nastaliq', '400', `${kWork}fonts/nastaliq.woff2`),
    face('Latin', '400 700', naskh),
  ]);
  return [...faces, await readText('styles/faces.css'), await readText('build/pictures/scenes.css')].join('\n');
}

async function readText(path) {
  return readFile(kSite + path, 'utf8');
}

/** One PNG in the frame that an .ico is. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
