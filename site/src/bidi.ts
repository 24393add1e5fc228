/**
 * Tokens that must keep their order inside Urdu text: cards, scores, sums, and the names that people gave themselves.
 * Unisolated, `84–46` shows as 46–84 in a right-to-left line: the wrong score. Three forms of each token:
 * nodes for the page (`card()` …), text for titles, labels and sharing (`plain`), and markup for the build (`markup`).
 */
import { fmt, type NumberStyle } from './text/digits.ts';

const kSuits: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** Bare tokens, not isolated: only for what isolates them itself. */
export const token = {
  /** `TH` → 10♥; `JK` stays. A lone suit (`H`) → ♥. Indices stay Latin, as the cards' own do. */
  card(code: string): string {
    if (code.length === 1) return kSuits[code] ?? code;
    const suit = kSuits[code.charAt(1)];
    return suit ? `${code.charAt(0) === 'T' ? '10' : code.charAt(0)}${suit}` : code;
  },
  score: (value: number, style: NumberStyle = {}): string => fmt(value, style),
  pair: (ours: number, theirs: number): string => `${fmt(ours)}–${fmt(theirs)}`,
  sum(parts: readonly number[], total: number): string {
    const head = parts.map(
      (part, place) => `${place ? (part < 0 ? ' − ' : ' + ') : part < 0 ? '−' : ''}${fmt(Math.abs(part))}`,
    );
    return `${head.join('')} = ${fmt(total)}`;
  },
};

/** Plain text between U+2066…U+2069; a name between U+2068…U+2069 (its own direction). */
export const plain = {
  ltr: (text: string): string => `\u2066${text}\u2069`,
  name: (text: string): string => `\u2068${text}\u2069`,
  card: (code: string): string => plain.ltr(token.card(code)),
  score: (value: number, style?: NumberStyle): string => plain.ltr(token.score(value, style)),
  pair: (ours: number, theirs: number): string => plain.ltr(token.pair(ours, theirs)),
  sum: (parts: readonly number[], total: number): string => plain.ltr(token.sum(parts, total)),
};

/** HTML for the build. */
export const markup = {
  escape: (text: string): string => escapeHtml(text),
  ltr: (text: string, kind = ''): string => `<bdi dir="ltr"${kind && ` class="${kind}"`}>${escapeHtml(text)}</bdi>`,
  name: (text: string): string => `<bdi class="name">${escapeHtml(text)}</bdi>`,
  card: (code: string): string =>
    `<bdi dir="ltr" class="card-token" data-suit="${code.slice(-1)}" translate="no">${token.card(code)}</bdi>`,
  score: (value: number, style?: NumberStyle): string => markup.ltr(token.score(value, style)),
  pair: (ours: number, theirs: number): string => markup.ltr(token.pair(ours, theirs)),
  sum: (parts: readonly number[], total: number): string => markup.ltr(token.sum(parts, total), 'sum'),
};

/** `<bdi dir="ltr">` around any token. */
export function ltr(text: string, kind = ''): HTMLElement {
  const bdi = document.createElement('bdi');
  bdi.dir = 'ltr';
  if (kind) bdi.className = kind;
  bdi.textContent = text;
  return bdi;
}

export function card(code: string): HTMLElement {
  const bdi = ltr(token.card(code), 'card-token');
  bdi.dataset.suit = code.slice(-1);
  bdi.translate = false;
  return bdi;
}

export const score = (value: number, style?: NumberStyle): HTMLElement => ltr(token.score(value, style));
export const pair = (ours: number, theirs: number): HTMLElement => ltr(token.pair(ours, theirs));
export const sum = (parts: readonly number[], total: number): HTMLElement => ltr(token.sum(parts, total), 'sum');

/** A name in its own direction; long ones may wrap. */
export function name(text: string): HTMLElement {
  const bdi = document.createElement('bdi');
  bdi.className = 'name';
  bdi.textContent = text;
  return bdi;
}

export function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
