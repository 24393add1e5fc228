import { readFileSync } from 'node:fs';

const kHere = new URL('./', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, kHere), 'utf8'));

/** The page's address in the other language: the same path under its prefix. */
const inLanguage = (url, code) => url.replace(/^\/(ur|en)\//, `/${code}/`);

const languageOf = (data) => data.place?.language.code ?? data.language?.code ?? data.lang ?? 'ur';

export default async function configure(config) {
  const { cut, escapeHtml, lookup, markup } = await import('./.build/library.mjs');
  const strings = { ur: readJson('strings/ur.json'), en: readJson('strings/en.json') };
  const manifest = readJson('.build/manifest.json');

  config.setQuietMode(true);
  config.addGlobalData('layout', 'page.njk');
  config.addGlobalData('siteUrl', (process.env.SITE_URL ?? 'http://127.0.0.1:8080').replace(/\/+$/, ''));
  config.addGlobalData('eleventyComputed', {
    lang: (data) => languageOf(data),
    dir: (data) => (languageOf(data) === 'en' ? 'ltr' : 'rtl'),
  });
  config.addPassthroughCopy({ static: '/' });

  config.addFilter('asset', (name) => {
    if (!manifest[name]) throw new Error(`no asset ${name}`);
    return manifest[name];
  });
  config.addFilter('inLanguage', inLanguage);

  /** `{{ 'today.title' | t(lang) }}`; values are given as a map and escaped, markup among them must be marked safe. */
  config.addFilter('t', (key, lang, values = {}) =>
    cut(lookup(strings[lang], key, lang, values.count))
      .map((part, place) => (place % 2 ? String(values[part]) : part))
      .join(''),
  );
  /** The texts that the page's scripts need, for its data block; `<` cannot end the block. */
  config.addFilter('texts', (spaces, lang) =>
    JSON.stringify(Object.fromEntries(spaces.map((space) => [space, strings[lang][space]]))).replace(/</g, '\\u003c'),
  );
  config.addFilter('card', markup.card);
  config.addFilter('ltr', (text) => markup.ltr(String(text)));
  config.addFilter('escapeHtml', escapeHtml);

  return {
    dir: { input: 'content', includes: '../layouts', layouts: '../layouts', data: '_data', output: '../build/site' },
    markdownTemplateEngine: 'njk',
    htmlTemplateEngine: 'njk',
  };
}
