/** The Urdu subsets of the two faces, cached by a hash of the face and the characters: Nastaliq takes 15 seconds. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { kSite, kWork } from './paths.mjs';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

/**
 * Urdu's letters and marks, its digits and punctuation, the Arabic forms that names may hold, and the controls: the
 * unicode-range of fonts.css. Latin digits and signs come from the system's face.
 */
const kUrduCharacters = [
  'ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہۂۃھیےۓ',
  'ىيكهةٱ',
  '،؛؟٪٫٬ـ۔',
  range(0x064b, 0x0652),
  '\u0654\u0656\u0657\u0670',
  range(0x06f0, 0x06f9),
  ' \u200c\u200d\u200e\u200f',
].join('');

const kFaces = {
  naskh: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
  nastaliq: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
};

/** Writes .build/fonts/{naskh,nastaliq}.woff2. */
export async function buildFonts() {
  await mkdir(`${kWork}fonts`, { recursive: true });
  await Promise.all(Object.entries(kFaces).map(([name, path]) => buildFace(name, `${kSite}node_modules/${path}`)));
}

async function buildFace(name, path) {
  const face = await readFile(path);
  const hash = createHash('sha256').update(face).update(kUrduCharacters).digest('hex').slice(0, 16);
  const cached = `${kWork}fonts/cache-${name}-${hash}.woff2`;
  if (!existsSync(cached)) {
    console.log(`site: making the Urdu subset of ${name}${name === 'nastaliq' ? ' (once, about 15 seconds)' : ''}`);
    await writeFile(cached, await subsetFont(face, kUrduCharacters, { targetFormat: 'woff2' }));
  }
  await writeFile(`${kWork}fonts/${name}.woff2`, await readFile(cached));
}
