/** A group's code as people write it: small letters, blanks and dashes, Urdu or Arabic digits, a whole link or message. */

/** No 0, 1, I, L or O among them (docs/api.md, Groups). */
const kCode = /^[2-9A-HJKMNP-Z]{6}$/;

/** The code in the server's own form; null where there is none in it. */
export function readCode(text: string): string | null {
  const typed = /[?&]code=([^&#\s]+)/.exec(text)?.[1] ?? text;
  const code = typed
    .normalize('NFKC')
    .replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .toUpperCase();
  return kCode.test(code) ? code : null;
}
