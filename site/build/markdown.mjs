/** What guides are written in besides Markdown: heading ids, cards and sums that keep their order, cards as pictures. */

import { row } from './figures/cards.mjs';
import { figure } from './figures/figure.mjs';

/** `## Title [#id]` gets the id; tokens in texts are isolated; tables may scroll in a box of their own. */
export function amendMarkdown(md, toolsOf) {
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
  md.renderer.rules.text = (tokens, place, _options, { lang, game }) => toolsOf(lang, game).text(tokens[place].content);
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, place, options, env, self) => {
    const { info, content } = tokens[place];
    const [kind, name] = info.trim().split(/\s+/);
    if (kind !== 'example') return fence(tokens, place, options, env, self);
    return figure(toolsOf(env.lang, env.game), env.game, name, content);
  };
  md.renderer.rules.table_open = () => '<div class="sheet"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
}

/** The chapters of a guide for its contents. */
export function headings(html) {
  return [...html.matchAll(/<h2 id="([\w-]+)"[^>]*>(.*?)<\/h2>/gs)].map(([, id, title]) => ({
    id,
    title: title.replace(/<[^>]+>/g, ''),
  }));
}

/** A row of cards with its caption; the caption and the cards' names are what a screen reader hears. */
export const cardRow = (codes, caption, tools) =>
  `<figure class="example"><figcaption>${tools.text(caption)}</figcaption><div class="felt">${row(codes.split(' '), tools, tools)}</div></figure>`;
