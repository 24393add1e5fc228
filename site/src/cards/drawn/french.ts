// What tells the French courts apart at 60 px is the outline: the king's tall crown and full beard, the queen's long hair and flower,
// the jack's flat cap with its feather, the joker's three horns with their bells.
import { king } from './king.ts';
import { type Drawings, eyes, kGold, kGoldShade, kIvory, kLine, kSkin } from './paint.ts';

const kQueen =
  // hair behind, shoulders, gown
  '<path fill="#8a4b1f" d="M50 15c19 0 28 12 28 31 0 22 12 34 10 58H12c-2-24 10-36 10-58 0-19 9-31 28-31z"/>' +
  `<path fill="${kSkin}" d="M42 68h16v14c7 3 14 5 18 9l-26 24-26-24c4-4 11-6 18-9z"/>` +
  '<path fill="var(--pip)" d="M6 120c2-16 8-26 20-31 5 14 13 22 24 22s19-8 24-22c12 5 18 15 20 31z"/>' +
  `<path fill="none" stroke="${kGold}" stroke-width="3.4" d="M34 85c4 10 10 14 16 14s12-4 16-14"/><circle cx="50" cy="102" r="5" fill="${kGold}"/>` +
  // face
  `<path fill="${kSkin}" d="M50 28c12 0 18 9 18 21 0 15-9 25-18 25s-18-10-18-25c0-12 6-21 18-21z"/>` +
  '<path fill="#8a4b1f" d="M30 50c0-18 8-26 20-26s20 8 20 26c-4-7-9-12-20-14-11 2-16 7-20 14z"/>' +
  eyes(51) +
  '<g fill="#e58f7b" opacity=".75"><circle cx="37" cy="58" r="3.6"/><circle cx="63" cy="58" r="3.6"/></g>' +
  '<path fill="#b3202c" d="M44 63c2-2 4-2 6-1 2-1 4-1 6 1-2 5-10 5-12 0z"/>' +
  // diadem
  `<path fill="${kGold}" d="M28 27c14-9 30-9 44 0l-2 7c-13-7-27-7-40 0z"/><g fill="${kIvory}" stroke="${kGoldShade}" stroke-width="1.5"><circle cx="50" cy="15" r="5"/><circle cx="37" cy="18" r="3.6"/><circle cx="63" cy="18" r="3.6"/></g>` +
  // flower in the hand
  `<path fill="none" stroke="#2f7d46" stroke-width="3.4" stroke-linecap="round" d="M18 120c0-10-1-18-2-24"/><g fill="var(--pip-tint)" stroke="var(--pip)" stroke-width="1.6"><circle cx="8" cy="88" r="6"/><circle cx="24" cy="88" r="6"/><circle cx="11" cy="78" r="6"/><circle cx="21" cy="78" r="6"/><circle cx="16" cy="94" r="6"/></g><circle cx="16" cy="86" r="4.6" fill="${kGold}"/>`;

const kJack =
  // tunic with a slashed front and a ruff
  '<path fill="var(--pip)" d="M6 120c1-22 14-32 44-32s43 10 44 32z"/>' +
  '<path fill="var(--pip-tint)" d="m30 92 6-2 5 30h-9zm40 0-6-2-5 30h9z"/>' +
  `<path fill="${kIvory}" stroke="${kGoldShade}" stroke-width="1.4" d="M26 88c2-5 6-5 8-2 2-4 6-4 8-1 2-4 6-4 8-1 2-3 6-3 8 1 2-3 6-3 8 1 2-3 6-3 8 2-2 6-6 6-8 4-2 4-6 4-8 2-2 4-6 4-8 1-2 3-6 3-8-1-2 2-6 2-8-2-2 2-6 2-8-4z"/>` +
  // hair, face
  '<path fill="#c9852f" d="M24 44c0-8 4-14 10-16h32c6 2 10 8 10 16v26c0 6-5 9-10 6V48H34v28c-5 3-10 0-10-6z"/>' +
  `<path fill="${kSkin}" d="M33 40h34v22c0 11-8 19-17 19s-17-8-17-19z"/>` +
  '<path fill="#c9852f" d="M33 38h34v10c-5 0-8-3-10-7-5 5-14 8-24 7z"/>' +
  eyes(56) +
  `<path fill="none" stroke="${kLine}" stroke-width="2.6" stroke-linecap="round" d="M43 69c4 4 10 4 14 0"/>` +
  // flat cap and feather
  '<path fill="var(--pip)" d="M16 32c-2-14 14-22 36-21 20 1 32 9 30 19-1 5-6 8-12 8H30c-8 0-13-2-14-6z"/>' +
  `<path fill="var(--pip-tint)" d="M24 33c16-5 36-5 52 0l-2 7c-15-4-33-4-48 0z"/>` +
  `<path fill="${kGold}" d="M64 26c2-14 12-24 34-25 0 15-12 25-30 29z"/><path fill="none" stroke="${kGoldShade}" stroke-width="2" stroke-linecap="round" d="M66 28c8-8 16-14 25-20"/>`;

const kJoker =
  // collar of points with bells
  '<path fill="var(--pip)" d="M8 120c1-20 12-32 42-32s41 12 42 32z"/>' +
  '<path fill="var(--pip-tint)" d="M50 88c30 0 41 12 42 32H50z"/>' +
  `<path fill="${kGold}" d="M50 82c16 0 28 4 34 12l-9 16-11-12-14 16-14-16-11 12-9-16c6-8 18-12 34-12z"/>` +
  `<g fill="${kIvory}" stroke="${kGoldShade}" stroke-width="1.6"><circle cx="25" cy="110" r="4.6"/><circle cx="50" cy="114" r="4.6"/><circle cx="75" cy="110" r="4.6"/></g>` +
  // face
  `<path fill="${kSkin}" d="M32 44h36v20c0 13-8 22-18 22s-18-9-18-22z"/>` +
  eyes(57) +
  `<path fill="none" stroke="${kLine}" stroke-width="2.2" stroke-linecap="round" d="m38 50 6-3m18 3-6-3"/>` +
  '<g fill="#e58f7b" opacity=".8"><circle cx="37" cy="66" r="4"/><circle cx="63" cy="66" r="4"/></g>' +
  `<path fill="${kIvory}" stroke="${kLine}" stroke-width="2.2" stroke-linejoin="round" d="M39 68c7 4 15 4 22 0-2 8-6 11-11 11s-9-3-11-11z"/>` +
  // three horns, each ending in a bell
  '<path fill="var(--pip)" d="M27 56c-4-6-8-4-9 4-7 0-12-5-12-13 0-16 14-30 36-30l8 32c-8-3-16-1-23 7z"/>' +
  '<path fill="var(--pip-tint)" stroke="var(--pip)" stroke-width="1.6" d="M73 56c4-6 8-4 9 4 7 0 12-5 12-13 0-16-14-30-36-30l-8 32c8-3 16-1 23 7z"/>' +
  `<path fill="${kGold}" d="M34 48C32 28 38 12 52 3c-2 8 2 14 8 20 5 7 7 15 6 25-10-5-22-5-32 0z"/>` +
  `<g fill="${kIvory}" stroke="${kGoldShade}" stroke-width="2"><circle cx="16" cy="64" r="6"/><circle cx="84" cy="64" r="6"/><circle cx="53" cy="6" r="5.6"/></g>`;

/** The joker's sign, where other cards have their suit's. */
const kStar = '<path fill="var(--pip)" d="m50 4 13 31 34 3-26 22 8 33-29-18-29 18 8-33L3 38l34-3z"/>';

const kSuits = {
  S: '<path fill="var(--pip)" d="M50 4c7 18 43 34 43 60 0 13-9 21-20 21-8 0-15-4-19-11 1 10 6 17 13 22H33c7-5 12-12 13-22-4 7-11 11-19 11C16 85 7 77 7 64 7 38 43 22 50 4z"/>',
  H: '<path fill="var(--pip)" d="M50 93C22 70 5 53 5 32 5 17 16 7 29 7c9 0 17 5 21 14C54 12 62 7 71 7c13 0 24 10 24 25 0 21-17 38-45 61z"/>',
  D: '<path fill="var(--pip)" d="M50 3c9 17 20 32 35 47C70 65 59 80 50 97 41 80 30 65 15 50 30 35 41 20 50 3z"/>',
  C: '<path fill="var(--pip)" d="M50 4c13 0 22 9 22 21 0 6-2 11-6 15 2-1 5-1 8-1 12 0 21 9 21 21s-9 21-21 21c-8 0-15-4-19-11 1 11 5 20 12 26H33c7-6 11-15 12-26-4 7-11 11-19 11C14 81 5 72 5 60s9-21 21-21c3 0 6 0 8 1-4-4-6-9-6-15C28 13 37 4 50 4z"/>',
};

export const kFrenchDrawings: Drawings = {
  suits: { ...kSuits, JK: kStar },
  courts: { K: king('#4a3224'), Q: kQueen, J: kJack, JK: kJoker },
};
