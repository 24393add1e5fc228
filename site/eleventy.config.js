import { readFileSync } from 'node:fs';
import { openEngine } from './build/examples/engine.mjs';
import { figures } from './build/figures/figure.mjs';
import { openTelling } from './build/figures/telling.mjs';
import { headOf, inLanguage, inSitemap, webManifest } from './build/head.mjs';
import { kPlaces } from './build/lint/guides.mjs';
import { amendMarkdown, cardRow, chapters, headings, tokensAsMarkup } from './build/markdown.mjs';

const kHere = new URL('./', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, kHere), 'utf8'));

const languageOf = (data) => data.place?.language.code ?? data.language?.code ?? data.lang ?? 'ur';

/** The texts under these dotted spaces (`cards`, `games.belote`), in their own places, but for what lies under `without`. */
function textsOf(texts, spaces, without = []) {
  const kept = (node, space) => {
    if (typeof node === 'string') return node;
    const parts = Object.entries(node).map(([part, child]) => [part, child, `${space}.${part}`]);
    return Object.fromEntries(
      parts.filter(([, , name]) => !without.includes(name)).map(([part, child, name]) => [part, kept(child, name)]),
    );
  };
  const chosen = {};
  for (const space of spaces) {
    const path = space.split('.');
    const last = path.pop();
    const of = (tree) => path.reduce((node, part) => (node[part] ??= {}), tree);
    of(chosen)[last] = kept(of(texts)[last], space);
  }
  return chosen;
}

export default async function configure(config) {
  const { cardFace, cardName, cut, deckOf, escapeHtml, faceOf, lookup, markup, sheetFor } = await import(
    './.build/library.mjs'
  );
  const strings = { ur: readJson('strings/ur.json'), en: readJson('strings/en.json') };
  const manifest = readJson('.build/manifest.json');
  const siteUrl = (process.env.SITE_URL ?? 'http://127.0.0.1:8080').replace(/\/+$/, '');

  config.setQuietMode(true);
  config.addGlobalData('layout', 'page.njk');
  config.addGlobalData('siteUrl', siteUrl);
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
  config.addFilter('deckSheet', (game) => `deck-${ownDeck(game).name}.svg`);
  /** The symbols that a page's card faces refer to. */
  config.addFilter('sheetFor', sheetFor);
  config.addFilter('ltr', (text) => markup.ltr(String(text)));
  config.addFilter('headings', headings);
  config.addFilter('chapters', chapters);
  const replay = await openEngine();
  const tellings = { ur: await openTelling('ur'), en: await openTelling('en') };
  /** A card of a guide: its whole face is one symbol of the deck's file, which the browser keeps. */
  const pictureOf = (card, game, kind = '') => {
    const deck = ownDeck(game);
    const address = manifest[`faces-${deck.name}.svg`];
    return `<svg class="deal-card${kind}" data-suit="${card[1]}"${faceOf(card, deck)} viewBox="0 0 100 140" aria-hidden="true"><use href="${address}#${card}"/></svg>`;
  };
  /** The figure of a guide's example; which game and which language, the page says. */
  const figure = (name, body, { lang, game }) =>
    figures({
      replay,
      places: kPlaces,
      telling: tellings[lang],
      picture: (card, kind) => pictureOf(card, game, kind),
      text: (words) => tokensAsMarkup(words, markup),
      list: (words) => new Intl.ListFormat(lang).format(words),
      say: (key, values) => fill(lookup(strings[lang], `guide.${key}`, lang), values),
      markup,
    })(game, name, body);
  config.amendLibrary('md', (md) => amendMarkdown(md, markup, figure));
  config.addPairedShortcode('lead', (text) => `<p class="standfirst">${text.trim()}</p>`);
  config.addShortcode('cards', function (codes, caption) {
    const { lang, game } = this.ctx;
    const deck = ownDeck(game);
    const say = (key, { suit = '' } = {}) => lookup(strings[lang], key, lang).replace('{suit}', suit);
    const nameOf = (card) => cardName(card, deck, say);
    return cardRow(codes, caption, { lang, picture: (card) => pictureOf(card, game), nameOf, escapeHtml });
  });

  return {
    dir: { input: 'content', includes: '../layouts', layouts: '../layouts', data: '_data', output: '../build/site' },
    markdownTemplateEngine: 'njk',
    htmlTemplateEngine: 'njk',
  };
}
