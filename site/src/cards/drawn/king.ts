import { eyes, kGold, kGoldShade, kIvory, kLine, kSkin } from './paint.ts';

/** The king of every deck: robe and ermine, full beard, tall crown; each deck's has hair of its own and may hold something. */
export const king = (hair: string, held = ''): string =>
  // robe and ermine
  '<path fill="var(--pip)" d="M2 120c1-24 16-34 48-34s47 10 48 34z"/>' +
  `<path fill="${kIvory}" d="M20 93c8-5 16-8 30-8s22 3 30 8l-7 14c-6-4-13-5-23-5s-17 1-23 5z"/>` +
  '<path fill="var(--pip)" d="m29 94 2 6 2-6zm14-2 2 6 2-6zm11 0 2 6 2-6zm14 2 2 6 2-6z"/>' +
  // hair, face, beard
  `<path fill="${hair}" d="M27 38h46l3 34H24z"/>` +
  `<path fill="${kSkin}" d="M32 38h36v26c0 10-8 16-18 16s-18-6-18-16z"/>` +
  `<path fill="${hair}" d="M28 56c3 5 6 8 11 7 4-1 7-4 11-4s7 3 11 4c5 1 8-2 11-7 2 26-6 42-22 46-16-4-24-20-22-46z"/>` +
  `<path fill="none" stroke="${kSkin}" stroke-width="3" stroke-linecap="round" d="M44 70c4 3 8 3 12 0"/>` +
  eyes(51) +
  `<path fill="none" stroke="${kLine}" stroke-width="2.6" stroke-linecap="round" d="m36 45 9 1m19-1-9 1"/>` +
  // crown
  `<path fill="${kGold}" d="M25 40 19 11l16 12L50 2l15 21 16-12-6 29z"/>` +
  `<path fill="${kGoldShade}" d="M25 33h50v8H25z"/>` +
  `<circle cx="50" cy="23" r="5.5" fill="var(--pip)"/><g fill="${kGold}"><circle cx="19" cy="9" r="4"/><circle cx="50" cy="3" r="4"/><circle cx="81" cy="9" r="4"/></g>` +
  held;
