/** The names that the API takes (docs/api.md, Players), so that a name is refused here and not with the first play. */

export type NameFault = 'empty' | 'too_long' | 'characters';

const kMost = 24;

/** The name as the server will write it: trimmed, white space folded, joiners only between letters. */
export function tidyName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\u200c\u200d]/gu, (joiner, at: number, whole: string) => {
      const between = /[\p{L}\p{M}]$/u.test(whole.slice(0, at)) && /^\p{L}/u.test(whole.slice(at + 1));
      return between ? joiner : '';
    });
}

export function nameFault(tidy: string): NameFault | null {
  if (!/[\p{L}\p{Nd}]/u.test(tidy)) return tidy === '' ? 'empty' : 'characters';
  if (!/^(?:\p{L}\p{M}{0,2}[\u200c\u200d]?|[\p{Nd} \-_.'’])+$/u.test(tidy)) return 'characters';
  return graphemes(tidy) > kMost ? 'too_long' : null;
}

function graphemes(text: string): number {
  return 'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].length : [...text].length;
}
