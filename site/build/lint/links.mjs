/** Every address in the pages that stays on the site (the API is not part of it) leads to a file, and its #fragment to an id. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { kOut } from '../paths.mjs';
import { pieces } from './html.mjs';

/** @param pages all of them, for fragments lead from one to another */
export function lintLinks(pages) {
  const ids = new Map(pages.map(({ path, html }) => [path, idsOf(html)]));
  const faults = [];
  for (const { path, html } of pages) {
    for (const { attributes = {}, line } of pieces(html)) {
      for (const address of [attributes.href, attributes.src]) {
        if (address === undefined || /^(?:[a-z]+:|#$|\/v1\/)/i.test(address)) continue;
        const { pathname, hash } = new URL(address, `http://site/${path}`);
        const file = fileOf(pathname);
        if (!file) faults.push(`${path}:${line}: ${address} leads nowhere`);
        else if (hash && !idsIn(ids, file).has(decodeURIComponent(hash.slice(1)))) {
          faults.push(`${path}:${line}: ${address} has no such place`);
        }
      }
    }
  }
  return faults;
}

function fileOf(pathname) {
  const path = decodeURIComponent(pathname).slice(1);
  const file = path === '' || path.endsWith('/') ? posix.join(path, 'index.html') : path;
  return existsSync(kOut + file) && statSync(kOut + file).isFile() ? file : null;
}

/** Drawings are no pages: they are read when the first address leads into one. */
function idsIn(ids, file) {
  if (!ids.has(file)) ids.set(file, idsOf(readFileSync(kOut + file, 'utf8')));
  return ids.get(file);
}

function idsOf(html) {
  return new Set([...pieces(html)].flatMap(({ attributes }) => (attributes?.id ? [attributes.id] : [])));
}
