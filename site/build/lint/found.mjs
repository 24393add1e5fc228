/** What search engines and other sites are told of a page: whole, its own, and true. */
import { existsSync, readFileSync } from 'node:fs';
import { kOut } from '../paths.mjs';
import { pieces } from './html.mjs';

const kMostDescription = 200;
const kPicture = '1200x630';

/** @param pages all of them: what is told of one must not be told of another, and languages name each other */
export function lintFound(pages) {
  const sitemap = readFileSync(`${kOut}sitemap.xml`, 'utf8');
  const heads = pages
    .filter(({ path }) => !/(?:404\.html|\/offline\/index\.html|\/room\/[\w-]+\/index\.html)$/.test(path))
    .map(({ path, html }) => readHead(path, html));
  const byAddress = new Map(heads.map((head) => [head.canonical, head]));
  return [
    ...heads.flatMap((head) => faultsOf(head, byAddress, sitemap)),
    ...twice(heads, 'title'),
    ...twice(heads, 'description'),
  ];
}

function readHead(path, html) {
  const head = { path, alternates: {}, properties: {}, linked: [] };
  let inside = '';
  for (const { tag, attributes = {}, open, text } of pieces(html)) {
    if (text !== undefined) {
      if (inside === 'title') head.title = text;
      if (inside === 'linked') head.linked.push(text);
      continue;
    }
    const isData = tag === 'script' && attributes.type === 'application/ld+json';
    inside = open !== 1 ? '' : tag === 'title' ? 'title' : isData ? 'linked' : '';
    if (tag === 'meta' && attributes.name === 'description') head.description = attributes.content;
    if (tag === 'meta' && attributes.property) head.properties[attributes.property] = attributes.content;
    if (tag === 'link' && attributes.rel === 'canonical') head.canonical = attributes.href;
    if (tag === 'link' && attributes.rel === 'alternate') head.alternates[attributes.hreflang] = attributes.href;
  }
  return head;
}

function faultsOf({ path, title, description, canonical, alternates, properties, linked }, byAddress, sitemap) {
  const own = `/${path.replace(/index\.html$/, '')}`;
  const picture = properties['og:image'] ?? '';
  const wrong = [
    [!title, 'has no title'],
    [
      !description || description.length > kMostDescription,
      `has no description of at most ${kMostDescription} letters`,
    ],
    [!isAt(canonical, own), `is not canonical at ${own} but at ${canonical}`],
    [!sitemap.includes(`<loc>${canonical}</loc>`), 'is not in the sitemap'],
    [['ur', 'en', 'x-default'].some((lang) => !byAddress.has(alternates[lang])), 'names a language that is not there'],
    [properties['og:url'] !== canonical, 'is shared under another address'],
    [sizeOf(new URL(picture, 'http://site').pathname) !== kPicture, `has no picture of ${kPicture}: ${picture}`],
    [linked.some((text) => !isJson(text)), 'has linked data that is no JSON'],
  ];
  const strangers = Object.values(alternates).filter((address) => {
    const other = byAddress.get(address);
    return other && JSON.stringify(other.alternates) !== JSON.stringify(alternates);
  });
  return [
    ...wrong.filter(([is]) => is).map(([, fault]) => `${path}: ${fault}`),
    ...strangers.map((address) => `${path}: ${address} does not name the same languages`),
  ];
}

function twice(heads, part) {
  const seen = new Map();
  return heads.flatMap((head) => {
    const first = seen.get(head[part]);
    if (!first) seen.set(head[part], head.path);
    return first ? [`${head.path}: its ${part} is that of ${first}`] : [];
  });
}

const isAt = (address, path) => URL.canParse(address) && new URL(address).pathname === path;

function isJson(text) {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Width and height stand at the head of every PNG. */
function sizeOf(path) {
  if (!path.endsWith('.png') || !existsSync(kOut + path.slice(1))) return '';
  const bytes = readFileSync(kOut + path.slice(1));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
