/** The glossary of one language: sections of words in their alphabetical order, each with its other name and the place that says more. */
import { existsSync, readFileSync } from 'node:fs';
import { kSite } from './paths.mjs';

/**
 * @param glossary `sections` and the texts by language, as content/_data/glossary/ holds them
 * @param inline a text without links to markup
 */
export function glossaryOf({ sections, ...texts }, lang, inline) {
  const { words, ...titles } = texts[lang];
  const others = texts[lang === 'ur' ? 'en' : 'ur'].words;
  const known = sections.flatMap((section) => Object.keys(section.words));
  for (const id of Object.keys(words)) if (!known.includes(id)) throw new Error(`glossary: ${id} is in no section`);
  const parts = (id, from) => {
    const [, word, text] = /^(.+?) \| (.+)$/.exec(from[id] ?? '') ?? [];
    if (!text)
      throw new Error(`glossary: ${id} has no "word | text" in ${from === words ? lang : 'the other language'}`);
    return { word, text };
  };
  const entry = ({ guide }, id, { own, lang: said, chapter, page }) => {
    const { word, text } = parts(id, words);
    const name = own ? { own, lang: said } : { own: parts(id, others).word, lang: lang === 'ur' ? 'en' : 'ur' };
    return {
      id,
      word,
      // A word that is written the same need not be said twice.
      name: name.own.toLowerCase() === word.toLowerCase() ? null : name,
      wordLang: name.own.toLowerCase() === word.toLowerCase() && name.lang !== lang ? name.lang : null,
      text: withLinks(text, inline),
      more: page ? `/${lang}/${page}` : guide && placeInGuide(lang, guide, chapter),
    };
  };
  const byWord = new Intl.Collator(lang);
  return sections.map((section) => ({
    id: `words-${section.id}`,
    title: titles[section.id],
    words: Object.entries(section.words)
      .map(([id, said]) => entry(section, id, said))
      .sort((one, other) => byWord.compare(one.word, other.word)),
  }));
}

/** `[words](#place)` is a link, everything else a text. */
const withLinks = (text, inline) =>
  text
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .map((part) => {
      const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      return address ? `<a href="${address}">${inline(words)}</a>` : inline(part);
    })
    .join('');

/** The chapter of the guide, its beginning where it has no such chapter, nothing where there is no guide. */
function placeInGuide(lang, guide, chapter) {
  const file = `${kSite}content/${lang}/guide/${guide}.md`;
  if (!existsSync(file)) return null;
  const fragment = readFileSync(file, 'utf8').includes(`[#${chapter}]`) ? `#${chapter}` : '';
  return `/${lang}/guide/${guide}/${fragment}`;
}
