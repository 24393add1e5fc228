/** The built pages as the lints see them: tags and texts in order, enough for HTML that we write ourselves. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { filesUnder } from '../compress.mjs';
import { kOut } from '../paths.mjs';

/** Every built page: its address path (`ur/board/index.html`) and its text. */
export async function builtPages() {
  const files = (await filesUnder(kOut)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.sort().map(async (file) => ({ path: relative(kOut, file), html: await readFile(file, 'utf8') })),
  );
}

const kVoid = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Yields `{ tag, attributes, open, line }` for tags and `{ text, line }` for texts, entities undone. */
export function* pieces(html) {
  let line = 1;
  for (const [whole, comment, close, tag, attributes, text] of html.matchAll(
    /(<!--.*?-->|<!doctype[^>]*>)|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gis,
  )) {
    if (tag) {
      const open = close ? -1 : kVoid.has(tag.toLowerCase()) || whole.endsWith('/>') ? 0 : 1;
      yield { tag: tag.toLowerCase(), attributes: attributesOf(attributes), open, line };
    } else if (text && !comment) {
      yield { text: undo(text), line };
    }
    line += whole.split('\n').length - 1;
  }
}

function attributesOf(text) {
  return Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name.toLowerCase(), undo(value ?? '')]),
  );
}

function undo(text) {
  const names = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name) => names[name]);
}
