// The court figures, each a bust in a box of 100 by 120. Clothes take the suit's colours (--pip, --pip-tint); skin, hair and gold are fixed.
// What tells them apart at 60 px is the outline: the king's tall crown and full beard, the queen's long hair and flower,
// the jack's flat cap with its feather.

const kSkin = '#f2cba1';
const kGold = '#e0a51b';
const kGoldShade = '#a86f08';
const kIvory = '#fff7e3';
const kLine = '#2b1a12';

const eyes = (y: number): string =>
  `<circle cx="42" cy="${y}" r="2.6" fill="${kLine}"/><circle cx="58" cy="${y}" r="2.6" fill="${kLine}"/>`;

const kKing =
  // robe and ermine
  '<path fill="var(--pip)" d="M2 120c1-24 16-34 48-34s47 10 48 34z"/>' +
  `<path fill="${kIvory}" d="M20 93c8-5 16-8 30-8s22 3 30 8l-7 14c-6-4-13-5-23-5s-17 1-23 5z"/>` +
  '<path fill="var(--pip)" d="m29 94 2 6 2-6zm14-2 2 6 2-6zm11 0 2 6 2-6zm14 2 2 6 2-6z"/>' +
  // hair, face, beard
  '<path fill="#4a3224" d="M27 38h46l3 34H24z"/>' +
  `<path fill="${kSkin}" d="M32 38h36v26c0 10-8 16-18 16s-18-6-18-16z"/>` +
  '<path fill="#4a3224" d="M28 56c3 5 6 8 11 7 4-1 7-4 11-4s7 3 11 4c5 1 8-2 11-7 2 26-6 42-22 46-16-4-24-20-22-46z"/>' +
  `<path fill="none" stroke="${kSkin}" stroke-width="3" stroke-linecap="round" d="M44 70c4 3 8 3 12 0"/>` +
  eyes(51) +
  `<path fill="none" stroke="${kLine}" stroke-width="2.6" stroke-linecap="round" d="m36 45 9 1m19-1-9 1"/>` +
  // crown
  `<path fill="${kGold}" d="M25 40 19 11l16 12L50 2l15 21 16-12-6 29z"/>` +
  `<path fill="${kGoldShade}" d="M25 33h50v8H25z"/>` +
  `<circle cx="50" cy="23" r="5.5" fill="var(--pip)"/><g fill="${kGold}"><circle cx="19" cy="9" r="4"/><circle cx="50" cy="3" r="4"/><circle cx="81" cy="9" r="4"/></g>`;

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

/** Figures by the name a deck calls them. */
export const kCourts: Readonly<Record<string, string>> = { king: kKing, queen: kQueen, jack: kJack };
