import { readFileSync } from 'node:fs';
import { amendMarkdown, cardRow, chapters, headings } from './build/markdown.mjs';

const kHere = new URL('./', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, kHere), 'utf8'));

/** The page's address in the other language: the same path under its prefix. */
const inLanguage = (url, code) => url.replace(/^\/(ur|en)\//, `/${code}/`);

const languageOf = (data) => data.place?.language.code ?? data.language?.code ?? data.lang ?? 'ur';

export default async function configure(config) {
  const { cardFace, cut, escapeHtml, kFrench, lookup, markup, symbolSheet } = await import('./.build/library.mjs');
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
  config.addFilter('face', (card) => cardFace(card, kFrench));
  config.addGlobalData('symbolSheet', symbolSheet(kFrench));
  config.addFilter('ltr', (text) => markup.ltr(String(text)));
  config.addFilter('headings', headings);
  config.addFilter('chapters', chapters);
  config.amendLibrary('md', (md) => amendMarkdown(md, markup));
  config.addPairedShortcode('lead', (text) => `<p class="standfirst">${text.trim()}</p>`);
  config.addShortcode('cards', function (codes, caption) {
    const { lang } = this.ctx;
    const word = (key) => lookup(strings[lang], `cards.${key}`, lang);
    const nameOf = (card) => word(`names.${card[0]}`).replace('{suit}', word(`suits.${card[1]}`));
    return cardRow(codes, caption, { lang, face: (card) => cardFace(card, kFrench), nameOf, escapeHtml });
  });

  return {
    dir: { input: 'content', includes: '../layouts', layouts: '../layouts', data: '_data', output: '../build/site' },
    markdownTemplateEngine: 'njk',
    htmlTemplateEngine: 'njk',
  };
}
