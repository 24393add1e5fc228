import { readFileSync } from 'node:fs';
import { openTools } from './build/figures/tools.mjs';
import { glossaryOf } from './build/glossary.mjs';
import { headOf, inLanguage, inSitemap, webManifest } from './build/head.mjs';
import { withoutBlankSpace } from './build/lines.mjs';
import { amendMarkdown, cardRow, headings } from './build/markdown.mjs';
import { readPlayers } from './build/players.mjs';
import { textsOf } from './build/texts.mjs';

const kHere = new URL('./', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, kHere), 'utf8'));

const languageOf = (data) => data.place?.language.code ?? data.language?.code ?? data.lang ?? 'ur';

export default async function configure(config) {
  const library = await import('./.build/library.mjs');
  const { cardFace, cut, deckOf, lookup, markup, sheetFor } = library;
  const strings = { ur: readJson('strings/ur.json'), en: readJson('strings/en.json') };
  const manifest = readJson('.build/manifest.json');
  const siteUrl = (process.env.SITE_URL ?? 'http://127.0.0.1:8080').replace(/\/+$/, '');

  config.setQuietMode(true);
  config.addGlobalData('layout', 'page.njk');
  config.addGlobalData('siteUrl', siteUrl);
  const players = await readPlayers();
  config.addGlobalData('players', { kilobytes: players.kilobytes });
  config.addFilter('levels', players.levelsOf);
  /** What the page of replays knows of each table (src/replay/tables.ts). */
  config.addFilter('replayed', (tables, lang) =>
    tables.map(({ table, game, options, deals = 1, guide = null }) => ({
      table,
      game,
      options,
      deals,
      guide,
      name: text(`tables.${table}.name`, lang),
      texts: manifest[`replay-${table}-${lang}.json`],
    })),
  );
  /** What can be chosen at a table in practice. */
  config.addFilter('practised', (table) => library.kPracticeTables[table]);
  config.addGlobalData('eleventyComputed', {
    lang: (data) => languageOf(data),
    dir: (data) => (languageOf(data) === 'en' ? 'ltr' : 'rtl'),
  });
  config.addPassthroughCopy({ static: '/' });

  config.addFilter('asset', (name) => {
    if (!manifest[name]) throw new Error(`no asset ${name}`);
    return manifest[name];
  });
  /** The chunks without which a script cannot run. */
  config.addFilter('imports', (name) => manifest.imports[name] ?? []);
  config.addFilter('strangers', (name) => manifest.strangers[name] ?? []);
  config.addFilter('inLanguage', inLanguage);

  /** `{{ 'today.title' | t(lang) }}`; values are given as a map and escaped, markup among them must be marked safe. */
  const fill = (template, values) =>
    cut(template)
      .map((part, place) => (place % 2 ? String(values[part]) : part))
      .join('');
  const text = (key, lang, values = {}) => fill(lookup(strings[lang], key, lang, values.count), values);
  config.addFilter('t', text);
  const sayIn = (lang) => (key, values) => text(key, lang, values);
  config.addFilter('headOf', function (page) {
    return headOf({ ...this.ctx, page }, { say: sayIn(this.ctx.lang), siteUrl });
  });
  config.addFilter('inSitemap', function (pages) {
    return inSitemap(pages, { siteUrl, languages: this.ctx.languages });
  });
  config.addFilter('webManifest', (language) => webManifest(language, sayIn(language.code)));
  /** The texts that the page's scripts need, for its data block; `<` cannot end the block. */
  config.addFilter('texts', (spaces, lang, without) =>
    JSON.stringify(textsOf(strings[lang], spaces, without)).replace(/</g, '\\u003c'),
  );
  /** The deck that a game is at home with; French cards where no game is meant. */
  const ownDeck = (game) => deckOf(game, { faces: 'own' });
  config.addFilter('face', (card, game) => cardFace(card, ownDeck(game)));
  config.addFilter('deckName', (game) => ownDeck(game).name);
  config.addFilter('deckSheet', (game) => `deck-${ownDeck(game).name}.svg`);
  /** The symbols that a page's card faces refer to. */
  config.addFilter('sheetFor', sheetFor);
  config.addFilter('ltr', (text) => markup.ltr(String(text)));
  config.addTransform('lines', (content, path) => (path?.endsWith('.html') ? withoutBlankSpace(content) : content));
  config.addFilter('headings', headings);
  const toolsOf = await openTools(library, manifest, (lang, key, values) => text(key, lang, values));
  config.amendLibrary('md', (md) => amendMarkdown(md, toolsOf));
  config.addFilter('glossaryOf', (glossary, lang) => glossaryOf(glossary, lang, toolsOf(lang).text));
  config.addPairedShortcode('lead', (text) => `<p class="standfirst">${text.trim()}</p>`);
  config.addShortcode('cards', function (codes, caption) {
    return cardRow(codes, caption, toolsOf(this.ctx.lang, this.ctx.game));
  });

  return {
    dir: { input: 'content', includes: '../layouts', layouts: '../layouts', data: '_data', output: '../build/site' },
    markdownTemplateEngine: 'njk',
    htmlTemplateEngine: 'njk',
  };
}
