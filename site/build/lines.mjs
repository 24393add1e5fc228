/** What Markdown and templates leave between the tags, for readers of the source, weighs on every page. */

/** Where white space beside a tag shows nothing: around all that begins a line of its own. */
const kBlocks =
  'html|head|meta|link|title|body|header|nav|main|footer|section|article|div|p|h[1-6]|ul|ol|li|dl|dt|dd|figure|figcaption|table|thead|tbody|tfoot|tr|th|td|details|summary|form|fieldset|legend|noscript|template|dialog';
const kAfter = new RegExp(`(</?(?:${kBlocks})(?:\\s[^<>]*)?>)\\s+(?=<|$)`, 'g');
const kBefore = new RegExp(`(?<=>|^)\\s+(</?(?:${kBlocks})[\\s>])`, 'g');

/** A page without the white space that nobody sees; what is set out in lines stays as it is. */
export const withoutBlankSpace = (html) =>
  html
    .split(/(<(pre|textarea)[\s>].*?<\/\2>)/s)
    .map((part, place) => [part.replace(kAfter, '$1').replace(kBefore, '$1'), part, ''][place % 3])
    .join('');
