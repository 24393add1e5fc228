/** A picture of a result, 1200 by 630 as other sites show pictures: drawn on the device, with a card for each trick. */
import { saveFile } from '../parts/save-file.ts';
import type { Square } from './told.ts';

/** What stands on it, in words of the page's language: the script is fetched for it alone, and brings no words. */
export interface Painted {
  readonly rightToLeft: boolean;
  readonly site: string;
  readonly day: string;
  readonly table: string;
  readonly score: string;
  readonly facts: string;
  readonly deals: readonly (readonly Square[])[];
  /** The name of the file. */
  readonly name: string;
  /** The same in words, sent along. */
  readonly words: string;
}

const kWidth = 1200;
const kHeight = 630;
const kMargin = 72;
/** The site's own sign, at the far end. */
const kMark = 220;
/** The site's own colours (styles/tokens.css); a picture has no day or night. */
const kColours = {
  felt: '#0f4a35',
  deep: '#0a2a20',
  ink: '#fffdf6',
  soft: '#b9cfc2',
  gold: '#f2c230',
  theirs: '#2f6a53',
  line: '#5f917c',
} as const;
const kFills: Readonly<Record<Square, string>> = { theirs: kColours.theirs, ours: kColours.ink, rich: kColours.gold };

/** Hands the picture to the device's own way of sharing, else saves it; false where neither can be. */
export async function givePicture(painted: Painted): Promise<boolean> {
  try {
    const file = new File([await drawn(painted)], `${painted.name}.png`, { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file], text: painted.words });
    } else {
      saveFile(file);
    }
    return true;
  } catch (error) {
    // Who changed their mind needs no word about it.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function drawn({ rightToLeft, site, day, table, score, facts, deals }: Painted): Promise<Blob> {
  const face = rightToLeft ? '"Rozbazi Naskh", sans-serif' : 'system-ui, sans-serif';
  await Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 48px ${face}`, site)));
  const mark = new Image(kMark, kMark);
  mark.src = '/favicon.svg';
  await mark.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: kWidth, height: kHeight });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const end = rightToLeft ? kMargin : kWidth - kMargin;
  const start = kWidth - end;
  pen.direction = rightToLeft ? 'rtl' : 'ltr';
  const write = (words: string, y: number, size: number, weight: number, colour: string, at = start): void => {
    pen.font = `${weight} ${size}px ${face}`;
    pen.fillStyle = colour;
    pen.textAlign = at === start ? 'start' : 'end';
    pen.fillText(words, at, y, kWidth - 2 * kMargin);
  };

  const felt = pen.createRadialGradient(kWidth / 2, 0, 100, kWidth / 2, kHeight / 2, kWidth);
  felt.addColorStop(0, kColours.felt);
  felt.addColorStop(1, kColours.deep);
  pen.fillStyle = felt;
  pen.fillRect(0, 0, kWidth, kHeight);

  write(site, 100, 52, 700, kColours.gold);
  write(day, 100, 36, 400, kColours.soft, end);
  write(table, 182, 56, 700, kColours.ink);
  write(score, 300, 104, 700, kColours.ink);
  write(facts, 366, 38, 400, kColours.soft);
  pen.drawImage(mark, rightToLeft ? kMargin : kWidth - kMargin - kMark, 150, kMark, kMark);
  drawTricks(pen, deals, start);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** A card for each trick, from left to right in every language, one row a deal. */
function drawTricks(pen: CanvasRenderingContext2D, deals: Painted['deals'], start: number): void {
  const rows = deals.filter((deal) => deal.length > 0);
  const longest = Math.max(0, ...rows.map((deal) => deal.length));
  const height = rows.length > 1 ? 40 : 112;
  const width = Math.min(height * 0.7, (kWidth - 2 * kMargin) / Math.max(1, longest) - 12);
  for (const [row, deal] of rows.entries()) {
    const top = kHeight - kMargin - (rows.length - row) * (height + 12) + 12;
    const left = start > kWidth / 2 ? start - deal.length * (width + 12) + 12 : start;
    for (const [place, square] of deal.entries()) {
      pen.beginPath();
      pen.roundRect(left + place * (width + 12), top, width, height, Math.min(14, width / 4));
      pen.fillStyle = kFills[square];
      pen.fill();
      pen.lineWidth = 3;
      pen.strokeStyle = square === 'theirs' ? kColours.line : kFills[square];
      pen.stroke();
    }
  }
}
