/**
 * Light or dark by the visitor's choice. The styles say what is dark in media queries, which a choice answers in the browser's
 * place; a query keeps its name, so that it can be answered anew.
 */
export type Scheme = 'auto' | 'light' | 'dark';

const kDark = '(prefers-color-scheme: dark)';
const kAnswered: Readonly<Record<Scheme, string>> = {
  auto: kDark,
  dark: `all, ${kDark}`,
  light: `not all and ${kDark}`,
};

export function wearScheme(scheme: Scheme): void {
  for (const sheet of document.styleSheets) answer(sheet.cssRules, kAnswered[scheme]);
  document.documentElement.style.colorScheme = scheme === 'auto' ? '' : scheme;
  // The first is the light one (layouts/document.njk).
  for (const [place, meta] of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').entries()) {
    const own = place === 0 ? 'light' : 'dark';
    meta.media = scheme === 'auto' ? `(prefers-color-scheme: ${own})` : scheme === own ? 'all' : 'not all';
  }
}

function answer(rules: CSSRuleList, query: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('color-scheme')) rule.media.mediaText = query;
    else if ('cssRules' in rule) answer(rule.cssRules as CSSRuleList, query);
  }
}
