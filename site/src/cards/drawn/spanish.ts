// The Spanish courts: the rey's crown and beard, the caballo's horse with its rider, the sota's soft beret.
import { king } from './king.ts';
import { type Drawings, eyes, kGold, kGoldShade, kHair, kIvory, kLine, kSkin } from './paint.ts';

const kOro =
  '<circle cx="50" cy="50" r="46" fill="var(--pip)"/><circle cx="50" cy="50" r="38" fill="var(--pip-tint)"/>' +
  '<circle cx="50" cy="50" r="31" fill="none" stroke="var(--pip)" stroke-width="4"/>' +
  '<path fill="var(--pip)" d="M50 23c5 8 6 13 3 19 4-6 8-9 16-11-1 9-5 14-11 16 7-1 12 0 19 4-8 5-13 6-19 3 6 4 9 8 11 16-9-1-14-5-16-11 1 7 0 12-4 19-5-8-6-13-3-19-4 6-8 9-16 11 1-9 5-14 11-16-7 1-12 0-19-4 8-5 13-6 19-3-6-4-9-8-11-16 9 1 14 5 16 11-1-7 0-12 4-19z"/>';

const kCopa =
  '<path fill="var(--pip)" d="M14 8h72c2 30-8 46-28 51v14c10 1 19 5 21 13v8H21v-8c2-8 11-12 21-13V59C22 54 12 38 14 8z"/>' +
  '<path fill="var(--pip-tint)" d="M21 17h58l-1 9H22zM38 64h24v6H38zM30 84h40c-4-3-9-4-20-4s-16 1-20 4z"/>' +
  '<path fill="none" stroke="var(--pip-tint)" stroke-width="5" stroke-linecap="round" d="M28 34c2 7 6 11 11 14"/>';

const kEspada =
  '<path fill="var(--pip)" d="M50 1c7 6 12 13 12 21v40h19c5 0 8 3 8 8 0 4-3 7-7 7-3 0-5-1-7-3H60v9c4 2 5 4 5 7 0 6-7 10-15 10s-15-4-15-10c0-3 1-5 5-7v-9H25c-2 2-4 3-7 3-4 0-7-3-7-7 0-5 3-8 8-8h19V22c0-8 5-15 12-21z"/>' +
  '<path fill="var(--pip-tint)" d="M47 17h6v41h-6z"/><circle cx="50" cy="90" r="4.6" fill="var(--pip-tint)"/>';

const kBasto =
  '<path fill="var(--pip)" d="M6 94c-4-5-3-10 0-14l33-38c-7 1-12-2-15-8 6-5 13-5 19 1l5-6c3-16 15-27 31-26 12 1 19 9 18 20-1 15-11 25-26 28L58 65c6-2 12 0 16 6-6 7-15 8-22 1L22 95c-5 4-12 4-16-1z"/>' +
  '<path fill="var(--pip-tint)" d="M63 25c3-7 8-11 15-11 5 0 8 4 7 9-3-3-8-3-11 1 1 5-1 9-5 11-4-1-7-5-6-10zM43 55l7-8 5 5-7 7zM22 79l7-8 5 5-7 7z"/>' +
  '<path fill="var(--pip)" d="M40 22c-7-5-9-12-5-20 9 3 13 10 11 19z"/>';

const kSota =
  // cape with a wide collar, laced doublet
  '<path fill="var(--pip)" d="M6 120c0-22 12-34 44-34s44 12 44 34z"/>' +
  `<path fill="${kIvory}" stroke="${kGoldShade}" stroke-width="1.6" d="M50 98 29 82c-8 4-12 10-14 18 12 4 24 4 35-2 11 6 23 6 35 2-2-8-6-14-14-18z"/>` +
  `<path fill="none" stroke="${kGold}" stroke-width="3.2" stroke-linecap="round" d="m44 104 12 7m0-7-12 7"/>` +
  // bobbed hair, face
  `<path fill="${kHair}" d="M22 40c0-18 10-26 28-26s28 8 28 26c0 18 2 30 8 40-10 4-20 3-26-2H40c-6 5-16 6-26 2 6-10 8-22 8-40z"/>` +
  `<path fill="${kSkin}" d="M33 40h34v22c0 12-8 21-17 21s-17-9-17-21z"/>` +
  `<path fill="${kHair}" d="M31 36h38v14c-3-3-5-5-6-8-9 4-18 4-26 0-1 3-3 5-6 8z"/>` +
  eyes(57) +
  '<path fill="#b3202c" d="M44 70c2-1 4-1 6 0 2-1 4-1 6 0-2 4-10 4-12 0z"/>' +
  // beret hanging to one side, with its brooch
  '<path fill="var(--pip)" d="M8 40C-2 18 20 4 48 5c20 1 34 10 33 24-1 7-6 10-14 9-14-3-28-3-40 2-8 4-15 5-19 0z"/>' +
  '<path fill="var(--pip-tint)" d="M24 39c16-8 36-8 55-3l-2 6c-17-4-35-4-51 3z"/>' +
  `<circle cx="67" cy="30" r="7.5" fill="${kGold}" stroke="${kGoldShade}" stroke-width="2"/><circle cx="67" cy="30" r="2.6" fill="${kIvory}"/>`;

const kHorse = '#cfc7ba';

const kCaballo =
  // the rider: cloak, face, plumed hat
  '<g transform="translate(3 -1)"><path fill="var(--pip)" d="M50 122c2-38 8-56 27-56 18 0 23 20 23 56z"/>' +
  `<path fill="${kHair}" d="M64 32h30c4 12 4 24 0 34H68z"/>` +
  `<path fill="${kSkin}" d="M60 34h28v18c0 10-6 17-14 17s-14-7-14-17z"/>` +
  `<circle cx="65" cy="46" r="2.4" fill="${kLine}"/><circle cx="76" cy="46" r="2.4" fill="${kLine}"/><path fill="none" stroke="${kLine}" stroke-width="2.4" stroke-linecap="round" d="M66 58c3 2 6 2 9 0"/>` +
  '<path fill="var(--pip)" d="M52 36c-4-4-2-8 4-9 2-12 9-18 20-18s18 6 20 18c5 1 6 6 2 9-14-4-32-4-46 0z"/><path fill="var(--pip-tint)" d="M56 27c13-3 27-3 40 0v5c-14-3-28-3-41 0z"/>' +
  `<path fill="${kGold}" d="M74 18c-6-14-20-19-34-14 4 12 16 19 32 18z"/><path fill="none" stroke="${kGoldShade}" stroke-width="2" stroke-linecap="round" d="M70 18C62 12 54 9 47 8"/></g>` +
  // the horse: neck and head, mane, eye and nostril
  `<path fill="${kHorse}" stroke="${kHair}" stroke-width="2" d="M34 122c5-12 7-22 5-33-4 4-8 6-12 9-5 4-12 5-17 1-5-4-6-10-3-15l25-35 1-19 11 13c18 4 30 18 33 40 1 14 2 26 2 39z"/>` +
  `<path fill="${kHair}" d="m33 30 11 13c20 5 33 20 34 42 1 14 1 24 1 35H66c3-30-4-54-24-66-6 2-8 6-9 10-4-8-3-12 0-17z"/>` +
  `<circle cx="33" cy="61" r="3.4" fill="${kLine}"/><circle cx="13" cy="91" r="2.6" fill="${kLine}"/>` +
  // bridle and rein
  '<path fill="none" stroke="var(--pip)" stroke-width="4.6" stroke-linecap="round" d="m18 71 10 24m-6-15c8-1 16-6 20-17m-4 26c8 12 18 18 30 18"/>' +
  `<circle cx="23" cy="81" r="4" fill="${kGold}"/><circle cx="41" cy="66" r="4" fill="${kGold}"/>`;

const kSceptre =
  `<path fill="none" stroke="${kGoldShade}" stroke-width="5" stroke-linecap="round" d="M10 118V62"/>` +
  `<path fill="${kGold}" stroke="${kGoldShade}" stroke-width="2" d="M10 34c5 6 9 10 9 16s-4 10-9 10-9-4-9-10 4-10 9-16z"/><circle cx="10" cy="66" r="5" fill="${kGold}"/>`;

/** The pinta: how often the frame's upper and lower lines are cut tells the suit. */
const frame = (cuts: number): string => {
  const gap = 7;
  const dash = (80 - gap * cuts) / (cuts + 1);
  const dashes = cuts > 0 ? ` stroke-dasharray="${[dash, gap].map((length) => +length.toFixed(2)).join(' ')}"` : '';
  return (
    '<g fill="none" stroke="var(--pip)" stroke-width="2"><path d="M10 3.2C6 3.2 3.2 6 3.2 10v120c0 4 2.8 6.8 6.8 6.8m80 0c4 0 6.8-2.8 6.8-6.8V10c0-4-2.8-6.8-6.8-6.8"/>' +
    `<path d="M10 3.2h80M10 136.8h80"${dashes}/></g>`
  );
};

export const kSpanishDrawings: Drawings = {
  suits: { D: kOro, H: kCopa, S: kEspada, C: kBasto },
  courts: { K: king('#231a16', kSceptre), Q: kCaballo, J: kSota },
  frames: { D: frame(0), H: frame(1), S: frame(2), C: frame(3) },
};
