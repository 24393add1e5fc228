/** What guides are written in besides Markdown: heading ids, cards and sums that keep their order, cards as pictures. */

/** Cards, sums, pairs and signed numbers, which must not turn round inside Urdu. */
const kTokens =
  /(?:10|[AKQJ2-9]|\d{2,3})[♠♥♦♣]|−?\d+(?: [+−×] \d+)+ = −?\d+|\d+ ×\d+|\d+–\d+|(?<![\d ])[+−]\d+|(?<= )[+−]\d+/gu;

/** `## Title [#id]` gets the id; tokens in texts are isolated; tables may scroll in a box of their own. */
export function amendMarkdown(md, markup, figure) {
  md.core.ruler.push('heading-ids', ({ tokens }) => {
    tokens.forEach((token, place) => {
      if (token.type !== 'heading_open') return;
      const text = tokens[place + 1].children.at(-1);
      const [, title, id] = /^(.*?)\s*\[#([\w-]+)\]$/.exec(text?.content ?? '') ?? [];
      if (!id) throw new Error(`a heading without an id: ${tokens[place + 1].content}`);
      text.content = title;
      token.attrSet('id', id);
    });
  });
  md.renderer.rules.text = (tokens, place) =>
    md.utils.escapeHtml(tokens[place].content).replace(kTokens, (token) => markup.ltr(token, kindOf(token)));
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, place, options, env, self) => {
    const [kind, name] = tokens[place].info.trim().split(/\s+/);
    return kind === 'example' ? figure(name, tokens[place].content, env) : fence(tokens, place, options, env, self);
  };
  md.renderer.rules.table_open = () => '<div class="sheet"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
}

const kindOf = (token) => (/[♥♦]/u.test(token) ? 'red' : /=/.test(token) ? 'sum' : '');

/** A text of the table, whose tokens stand between U+2066 and U+2069, or of an author, whose tokens stand bare. */
export function tokensAsMarkup(text, markup) {
  return text
    .split(/\u2066([^\u2069]*)\u2069/)
    .map((part, place) => (place % 2 ? isolate(part, markup) : isolateAll(part, markup)))
    .join('');
}

const isolate = (token, markup) => markup.ltr(token, kindOf(token));
const isolateAll = (text, markup) =>
  text
    .replace(kTokens, (token) => `\u2066${token}\u2069`)
    .split(/\u2066([^\u2069]*)\u2069/)
    .map((part, place) => (place % 2 ? isolate(part, markup) : markup.escape(part)))
    .join('');

/** The chapters of a guide for its contents. */
export function headings(html) {
  return [...html.matchAll(/<h2 id="([\w-]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, id, title]) => ({
    id,
    title: title.replace(/<[^>]+>/g, ''),
  }));
}

/** Each chapter in a section that its heading names. */
export function chapters(html) {
  const [opening, ...rest] = html.split(/(?=<h2 id=")/);
  const sections = rest.map((chapter) => {
    const id = /id="([\w-]+)"/.exec(chapter)[1];
    return `<section class="chapter" aria-labelledby="${id}">\n${chapter}</section>\n`;
  });
  return opening + sections.join('');
}

/** A row of cards with its caption; the caption and the cards' names are what a screen reader hears. */
export function cardRow(codes, caption, { lang, picture, nameOf, escapeHtml }) {
  const cards = codes.split(' ');
  const pictures = cards.map((card) => picture(card)).join('');
  const words = escapeHtml(new Intl.ListFormat(lang).format(cards.map(nameOf)));
  return `<figure class="cards"><div class="cards-row" role="img" aria-label="${words}">${pictures}</div><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}
