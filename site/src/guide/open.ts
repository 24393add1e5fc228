// Brings what the small tables of a page need: the examples with the texts, the game's face. The engine comes with the first card touched.
import { addTexts } from '../i18n.ts';
import { bringStyle } from '../style.ts';
import { faceOf } from '../table/faces.ts';
import type { GameFace } from '../table/game.ts';
import type { GameName } from '../types.ts';
import type { Example } from './course.ts';
import { openMiniTable } from './mini-table.ts';

declare const MINI_TABLE_STYLE: string;

interface Brought {
  readonly face: GameFace;
  readonly examples: Readonly<Record<string, Example>>;
}

let bringing: Promise<Brought> | null = null;

async function bring({ dataset: { game = '', examples = '' } }: HTMLElement): Promise<Brought> {
  const [face, answer] = await Promise.all([faceOf(game as GameName), fetch(examples), bringStyle(MINI_TABLE_STYLE)]);
  const data = await answer.json();
  addTexts(data.texts);
  return { face, examples: data.examples };
}

/** Makes a figure a small table; where something cannot be had it stays as it is. */
export async function open(figure: HTMLElement): Promise<void> {
  const guide = figure.closest<HTMLElement>('[data-examples]');
  if (!guide) return;
  bringing ??= bring(guide);
  try {
    const { face, examples } = await bringing;
    const example = examples[figure.closest('figure')?.id.slice('x-'.length) ?? ''];
    if (example) openMiniTable(figure, face, example);
  } catch {
    bringing = null;
  }
}
