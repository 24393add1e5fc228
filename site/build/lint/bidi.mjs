/** Finds what would turn round in a right-to-left line: signed numbers, scores, sums and cards outside an isolate. */
import { pieces } from './html.mjs';

const kTurns = [
  [/[\d۰-۹]\s*[-−–—+×÷=/:]\s*[\d۰-۹]/u, 'a number, a sign, a number'],
  [/(?:^|[^\d۰-۹\p{L}])[-−+][\d۰-۹]/u, 'a signed number'],
  [/(?:10|[AKQJ2-9])[♠♥♦♣]/u, 'a card'],
];
const kInline = new Set(['a', 'abbr', 'b', 'bdi', 'em', 'i', 'output', 'small', 'span', 'strong', 'sup']);
const kSilent = new Set(['script', 'style', 'svg', 'title']);
const kSpoken = ['aria-label', 'alt', 'title', 'placeholder'];

/** What turns round in a plain text, with the stretches between U+2066 and U+2069 left out; null if nothing does. */
export function turning(text) {
  const open = text.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, '\ufffc');
  return kTurns.find(([pattern]) => pattern.test(open))?.[1] ?? null;
}

/** Lines of text of an Urdu page, isolates and inline tags undone, are each looked at as a reader would see them. */
export function lintBidi(path, html) {
  const faults = [];
  const stack = [];
  let text = '';
  let from = 1;
  const flush = (line) => {
    const fault = turning(text);
    if (fault) faults.push(`${path}:${from}: ${fault} outside an isolate: ${text.trim().slice(0, 60)}`);
    text = '';
    from = line;
  };
  for (const piece of pieces(html)) {
    const apart = stack.find(({ isolated }) => isolated);
    if (piece.text !== undefined) {
      text += apart ? '' : piece.text;
      continue;
    }
    const { tag, attributes, open, line } = piece;
    if (!kInline.has(tag)) flush(line);
    for (const name of kSpoken) {
      const fault = attributes[name] && !apart && attributes.dir !== 'ltr' && turning(attributes[name]);
      if (fault) faults.push(`${path}:${line}: ${fault} outside an isolate in ${name}: ${attributes[name]}`);
    }
    if (open === 1) {
      const isolated = attributes.dir === 'ltr' || tag === 'bdi' || kSilent.has(tag);
      if (isolated && !apart) text += '\ufffc';
      stack.push({ tag, isolated });
    } else if (open === -1) {
      while (stack.length > 0 && stack.pop().tag !== tag);
    }
  }
  flush(0);
  return faults;
}
