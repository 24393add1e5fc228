/** Checks of the sources: both languages say the same things, digits of the wrong set, physical CSS. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { filesUnder } from '../compress.mjs';
import { kSite } from '../paths.mjs';
import { turning } from './bidi.mjs';

const kFolders = ['content', 'layouts', 'src', 'strings', 'styles'];

export async function lintSources() {
  const files = (await Promise.all(kFolders.map((folder) => filesUnder(`${kSite}${folder}`)))).flat();
  const faults = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const name = relative(kSite, file);
      return [...digits(name, text), ...(file.endsWith('.css') ? physicalCss(name, text) : [])];
    }),
  );
  return [...faults.flat(), ...(await texts())];
}

/** Arabic-Indic digits (U+0660…) have another bidirectional class than both of Urdu's sets. */
function digits(name, text) {
  return lines(text)
    .filter(([line]) => /[\u0660-\u0669]/.test(line))
    .map(([, number]) => `${name}:${number}: Arabic-Indic digit; Urdu's are U+06F0 to U+06F9`);
}

/** Properties and values that do not turn with the direction of the text. */
function physicalCss(name, text) {
  const physical =
    /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)\b|(?:left|right)\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:float|clear|text-align)\s*:\s*(?:left|right))/;
  return lines(text)
    .filter(([line]) => physical.test(line) && !line.includes('/* physical:'))
    .map(([line, number]) => `${name}:${number}: physical property, use the logical one: ${line.trim()}`);
}

/** Types find a key that English lacks; here also a key too many and a placeholder that differs. */
async function texts() {
  const [ur, en] = await Promise.all(
    ['ur', 'en'].map(async (lang) => flatten(JSON.parse(await readFile(`${kSite}strings/${lang}.json`, 'utf8')))),
  );
  const faults = [];
  for (const key of new Set([...ur.keys(), ...en.keys()])) {
    if (!en.has(key)) faults.push(`strings/en.json: ${key} is missing`);
    else if (!ur.has(key)) faults.push(`strings/ur.json: ${key} is missing`);
    else if (holes(ur.get(key)) !== holes(en.get(key))) faults.push(`strings: ${key} has other placeholders in en`);
    else if (turning(ur.get(key))) faults.push(`strings/ur.json: ${key} holds ${turning(ur.get(key))} unisolated`);
    else if (ur.get(key).trim() === '' || en.get(key).trim() === '') faults.push(`strings: ${key} is empty`);
  }
  return faults;
}

function flatten(node, prefix = '', out = new Map()) {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') out.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, out);
  }
  return out;
}

/** «ایک» may stand for {count} in the singular, so that form is free. */
const holes = (text) =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(String)
    .filter((hole) => hole !== '{count}')
    .sort()
    .join();

const lines = (text) => text.split('\n').map((line, index) => [line, index + 1]);
