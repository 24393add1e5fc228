/**
 * Numbers as the reader wants them. Latin digits are the default in Urdu as well; `arabext` (۰۱۲۳) is a setting.
 * Both sets have the same bidirectional class, so a text stays in order whichever is chosen.
 */
export type Digits = 'latn' | 'arabext';

let current: { readonly lang: string; readonly digits: Digits } = { lang: 'en', digits: 'latn' };
const formats = new Map<string, Intl.NumberFormat>();

/** Sets the language and the digits of every later `fmt()`; English always has Latin digits. */
export function useDigits(lang: string, digits: Digits): void {
  current = { lang, digits: lang === 'ur' ? digits : 'latn' };
}

/** The locale for `Intl`, digits included. */
export function locale(): string {
  return `${current.lang}-u-nu-${current.digits}`;
}

export interface NumberStyle {
  /** Exactly so many places after the point (0). */
  readonly decimals?: number;
  /** A plus before positive numbers: for differences. */
  readonly signed?: boolean;
  /** Pad with zeros to so many digits, without grouping: for clocks. */
  readonly pad?: number;
}

/** A number as bare text; a negative one has a true minus (U+2212). Isolate it with bidi.ts where it has a sign. */
export function fmt(value: number, style: NumberStyle = {}): string {
  const { decimals = 0, signed = false, pad = 0 } = style;
  const key = `${locale()}/${decimals}/${pad}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale(), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      minimumIntegerDigits: Math.max(1, pad),
      useGrouping: pad === 0,
    });
    formats.set(key, format);
  }
  const sign = value < 0 ? '−' : signed && value > 0 ? '+' : '';
  return sign + format.format(Math.abs(value));
}

/** Rewrites the digits of a text that holds Latin ones into those chosen. */
export function convertDigits(text: string): string {
  if (current.digits === 'latn') return text;
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + digit.charCodeAt(0) - 0x30));
}
