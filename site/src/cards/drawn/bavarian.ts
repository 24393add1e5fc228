// The Bavarian courts: the König's crown and beard, the Ober's plumed hat and moustache, the Unter's steel helmet and pike, the Sau itself.
import { king } from './king.ts';
import { type Drawings, eyes, kGold, kGoldShade, kHair, kIvory, kLine, kSkin, kSteel, kSteelShade } from './paint.ts';

const kEichel =
  '<path fill="#9a5f28" d="M20 44h60c0 26-10 42-27 49l-3 5-3-5C30 86 20 70 20 44z"/>' +
  '<path fill="none" stroke="var(--pip-tint)" stroke-width="6" stroke-linecap="round" d="M32 58c2 9 5 14 10 19"/>' +
  '<path fill="var(--pip)" d="M45 3h10v14c20 2 32 11 33 25 0 6-3 9-9 9H21c-6 0-9-3-9-9 1-14 13-23 33-25z"/>' +
  '<path fill="none" stroke="var(--pip-tint)" stroke-width="3.4" d="m26 42 9-12 9 12 9-12 9 12 9-12 6 8"/>';

const kGras =
  '<path fill="var(--pip)" d="M50 3c6 12 14 19 24 25 12 8 20 17 20 31 0 14-10 23-22 23-6 0-12-2-17-6l2 22H43l2-22c-5 4-11 6-17 6C16 82 6 73 6 59c0-14 8-23 20-31C36 22 44 15 50 3z"/>' +
  '<path fill="none" stroke="var(--pip-tint)" stroke-width="5" stroke-linecap="round" d="M50 24v54m0-38L34 34m16 6 16-6M50 58 25 50m25 8 25-8M50 74l-22-5m22 5 22-5"/>';

const kHerz =
  '<path fill="var(--pip)" d="M50 94C22 71 4 54 4 33 4 17 15 6 29 6c9 0 17 5 21 14C54 11 62 6 71 6c14 0 25 11 25 27 0 21-18 38-46 61z"/>' +
  '<path fill="none" stroke="var(--pip-tint)" stroke-width="6" stroke-linecap="round" d="M17 36c0-10 5-16 13-17"/>';

const kSchelle =
  '<path fill="none" stroke="var(--pip)" stroke-width="8" d="M50 22c-9 0-12-4-12-8s4-9 12-9 12 5 12 9-3 8-12 8z"/>' +
  '<circle cx="50" cy="59" r="38" fill="var(--pip-tint)" stroke="var(--pip)" stroke-width="7"/>' +
  '<path fill="var(--pip)" d="M12 53h76v11H12z"/><path fill="none" stroke="var(--pip)" stroke-width="7" stroke-linecap="round" d="M50 66v17"/><circle cx="50" cy="84" r="6.5" fill="var(--pip)"/>' +
  `<path fill="none" stroke="${kIvory}" stroke-width="6" stroke-linecap="round" d="M29 43c4-8 9-11 15-12"/>`;

const kOber =
  // coat, sash, lace collar
  '<path fill="var(--pip)" d="M4 120c1-24 14-34 46-34s45 10 46 34z"/>' +
  '<path fill="var(--pip-tint)" d="m20 92 11-4 42 32H54z"/>' +
  `<path fill="${kIvory}" stroke="${kGoldShade}" stroke-width="1.6" d="M50 84c-12-4-22-4-30 2 0 8 4 14 11 17 8-1 14-5 19-11 5 6 11 10 19 11 7-3 11-9 11-17-8-6-18-6-30-2z"/>` +
  // hair, face, moustache and tuft
  `<path fill="${kHair}" d="M26 36h48c6 14 7 30 4 44-8 4-16 2-20-4H42c-4 6-12 8-20 4-3-14-2-30 4-44z"/>` +
  `<path fill="${kSkin}" d="M32 36h36v26c0 13-8 22-18 22s-18-9-18-22z"/>` +
  eyes(53) +
  `<path fill="${kHair}" d="M50 63c5-5 12-4 16 0 4 2 9 1 12-4 1 10-8 15-16 12-5-1-9-3-12-5-3 2-7 4-12 5-8 3-17-2-16-12 3 5 8 6 12 4 4-4 11-5 16 0zM45 74h10l-5 12z"/>` +
  // broad hat turned up at one side, its plume
  '<path fill="var(--pip)" d="M2 40c-4-6 0-11 8-11 8 0 14 1 18 1C29 14 36 5 50 5s21 9 22 25c6 0 14-3 20-8 6 2 8 8 4 14-12 10-30 12-46 12-18 0-38-1-48-8z"/>' +
  '<path fill="var(--pip-tint)" d="M27 27c15 4 31 4 46 0l1 8c-16 4-32 4-48 0z"/>' +
  `<path fill="${kGold}" d="M68 32c2-18 12-30 31-32 1 9-2 15-7 19 3 0 4 1 6 2-5 8-15 12-28 13z"/><path fill="none" stroke="${kGoldShade}" stroke-width="2" stroke-linecap="round" d="M71 30c5-10 11-17 20-23"/>`;

const kUnter =
  // pike
  `<path fill="none" stroke="#7a4f22" stroke-width="5" d="M88 120V34"/><path fill="${kSteel}" stroke="${kSteelShade}" stroke-width="2" d="M88 2c5 8 7 15 5 22 6-1 8 3 6 12-3-4-6-5-11-5s-8 1-11 5c-2-9 0-13 6-12-2-7 0-14 5-22z"/>` +
  // jacket with buttons, neckerchief
  '<path fill="var(--pip)" d="M4 120c1-22 12-32 42-32s38 10 39 32z"/>' +
  `<path fill="var(--pip-tint)" d="M28 90h36l-18 24z"/><g fill="${kGold}"><circle cx="30" cy="108" r="3.6"/><circle cx="62" cy="108" r="3.6"/></g>` +
  // hair, face, chin strap
  `<path fill="#b9772a" d="M22 42h48v30c-4 6-44 6-48 0z"/>` +
  `<path fill="${kSkin}" d="M28 40h36v24c0 13-8 22-18 22s-18-9-18-22z"/>` +
  `<path fill="none" stroke="${kHair}" stroke-width="3.4" d="M27 46c0 24 8 40 19 40s19-16 19-40"/>` +
  `<circle cx="38" cy="55" r="2.6" fill="${kLine}"/><circle cx="54" cy="55" r="2.6" fill="${kLine}"/><path fill="none" stroke="${kLine}" stroke-width="2.6" stroke-linecap="round" d="M40 69c4 4 8 4 12 0"/>` +
  // kettle hat
  `<path fill="${kSteel}" stroke="${kSteelShade}" stroke-width="2" d="M20 38C20 18 30 7 46 7s26 11 26 31z"/><path fill="none" stroke="${kSteelShade}" stroke-width="3" d="M46 7v29"/>` +
  `<path fill="${kIvory}" opacity=".7" d="M28 32c1-9 4-14 9-17 1 6-1 12-2 17z"/>` +
  `<path fill="${kSteelShade}" d="M3 46c8-10 22-13 43-13s35 3 43 13c-14-4-28-5-43-5s-29 1-43 5z"/>`;

const kSau =
  // body and legs, the far ones darker
  '<path fill="#41301f" d="M40 92h12l-1 28H40zm36-2h13l2 30H80z"/>' +
  '<path fill="#6b5240" d="M3 84c-3-6 0-12 6-13 7-1 12-5 16-12 7-13 20-20 36-20 24 0 38 16 37 36 0 8-3 13-6 17l3 28H82l-4-21c-8 3-17 4-26 2l-3 19H35l-3-22c-9 0-19-3-29-14z"/>' +
  // bristles from brow to back
  '<path fill="#2f2218" d="M26 58c-1-6 0-12 3-18l6 5c1-6 4-11 8-14l4 7c4-6 9-9 14-10l2 8c5-4 10-5 16-4l-1 7c5 0 9 2 12 5-16-6-33-5-46 4-7 4-12 8-18 10z"/>' +
  // ear, eye, snout, tusk
  '<path fill="#8a6d57" stroke="#2f2218" stroke-width="2" stroke-linejoin="round" d="M35 62c-4-7-3-13 0-18 8 3 13 9 14 17-5 3-10 3-14 1z"/>' +
  `<circle cx="25" cy="71" r="3" fill="${kLine}"/>` +
  `<path fill="#b08f78" d="M2 80c-3-5 0-9 5-10 4 0 6 3 6 7 0 5-2 9-5 9-2-1-4-3-6-6z"/><path fill="${kIvory}" stroke="#2f2218" stroke-width="1.4" d="M14 88c6-1 9-7 8-15 7 4 9 11 6 16-4 4-11 3-14-1z"/>` +
  // the garland about its neck
  '<path fill="none" stroke="var(--pip)" stroke-width="10" d="M56 41c-8 16-8 36-1 57"/><path fill="none" stroke="var(--pip-tint)" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 8.5" d="M55 45c-7 15-7 32-1 51"/>';

const kOrb =
  `<path fill="${kGold}" stroke="${kGoldShade}" stroke-width="1.4" d="M79 64h6v7h7v6h-7v9h-6v-9h-7v-6h7z"/>` +
  `<circle cx="82" cy="99" r="14" fill="${kGold}" stroke="${kGoldShade}" stroke-width="2"/><path fill="none" stroke="${kGoldShade}" stroke-width="3.4" d="M69 99c8 4 18 4 26 0M82 85v13"/>`;

export const kBavarianDrawings: Drawings = {
  suits: { C: kEichel, S: kGras, H: kHerz, D: kSchelle },
  courts: { K: king('#9c948c', kOrb), Q: kOber, J: kUnter, A: kSau },
};
