/** What a page's head tells of it: title, description, its other languages, its picture, and the same as linked data. */

const kLocales = { ur: 'ur_PK', en: 'en_GB' };

/** The page's address in the other language: the same path under its prefix. */
export const inLanguage = (url, code) => url.replace(/^\/(?:(?:ur|en)\/)?/, `/${code}/`);

/** A page's full address and those of its languages; the door at `/` is for everybody whose language we do not know. */
export function addressesOf(url, { siteUrl, languages }) {
  const isHome = /^\/(?:(?:ur|en)\/)?$/.test(url);
  return {
    address: siteUrl + url,
    alternates: [
      ...languages.map(({ code }) => ({ code, address: siteUrl + inLanguage(url, code) })),
      { code: 'x-default', address: siteUrl + (isHome ? '/' : inLanguage(url, 'ur')) },
    ],
  };
}

/** The pages to be found, of all that there are. */
export const inSitemap = (pages, site) =>
  pages
    .filter(({ url, data }) => String(url).endsWith('/') && !data.alone)
    .map(({ url }) => url)
    .sort()
    .map((url) => addressesOf(url, site));

/**
 * @param data the page's own: what its front matter, its place and its language say
 * @param say a text by its key, with values for its placeholders
 */
export function headOf(data, { say, siteUrl }) {
  const { page, lang, place, languages } = data;
  const values = place && textsOf(place.table.table, say);
  const site = say('site.name');
  const heading = data.title ?? (data.titleKey ? say(data.titleKey, values) : '');
  const head = {
    ...addressesOf(page.url, { siteUrl, languages }),
    title: heading ? `${heading} · ${site}` : `${site} · ${say('home.title')}`,
    name: heading || site,
    description: data.description ?? say(data.descriptionKey ?? 'site.description', values),
    locale: kLocales[lang],
    type: data.article ? 'article' : 'website',
    picture: `${siteUrl}/pictures/${pictureOf(data)}-${lang}.png`,
  };
  return { ...head, linked: linked(head, { data, say, siteUrl, site }) };
}

const textsOf = (table, say) => ({ table: say(`tables.${table}.name`), line: say(`tables.${table}.line`) });

/** A guide and a table show their game, every other page the site. */
const pictureOf = ({ page, place, article }) => place?.table.game ?? (article ? page.fileSlug : 'site');

/** The same in schema.org's words, for search engines; `<` cannot end the block. */
function linked(head, { data, say, siteUrl, site }) {
  const { page, lang } = data;
  const home = `${siteUrl}/${lang}/`;
  if (head.address === home || page.url === '/') {
    const { description, address: url } = head;
    return block({ '@type': 'WebSite', name: site, description, inLanguage: lang, url });
  }
  // A table is for playing: its page carries nothing that the game does not need.
  if (data.place) return '';
  const above = data.article ? [[say('choose.title'), `${home}guide/`]] : [];
  const path = [[site, home], ...above, [head.name, head.address]];
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: path.map(([name, item], place) => ({ '@type': 'ListItem', position: place + 1, name, item })),
  };
  if (!data.article) return block(trail);
  const article = {
    '@type': 'Article',
    headline: head.name,
    description: head.description,
    image: head.picture,
    inLanguage: lang,
    mainEntityOfPage: head.address,
    author: { '@type': 'Organization', name: site, url: home },
  };
  return block(article, trail);
}

const block = (...graph) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');

/** What a browser shows where somebody puts the site among their applications. */
export const webManifest = ({ code, dir }, say) =>
  JSON.stringify({
    name: say('site.name'),
    short_name: say('site.name'),
    description: say('site.description'),
    lang: code,
    dir,
    // An application in each language: one that was put there in Urdu stays in Urdu, and its language can be switched inside it.
    id: `/${code}/`,
    start_url: `/${code}/`,
    scope: '/',
    display: 'standalone',
    background_color: '#f6f1e7',
    // The pages' own, light and dark (document.njk), follow as soon as one is shown.
    theme_color: '#f6f1e7',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: say('today.title'), short_name: say('nav.today'), url: `/${code}/` },
      { name: say('nav.practice'), url: `/${code}/practice/` },
      { name: say('offline.page.title'), url: `/${code}/offline/` },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }] })),
  });
