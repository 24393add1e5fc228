/** An example as a figure that says all it has to say without a script. */
import { ask, dataOf } from '../examples/asking.mjs';
import { readBlock } from '../examples/blocks.mjs';
import { kindsOf } from '../examples/kinds.mjs';
import { handFigure, handsFigure, trickFigure } from './lying.mjs';
import { playFigure } from './play.mjs';
import { callsFigure, refusedFigure } from './said.mjs';
import { sheetFigure } from './sheet.mjs';
import { drawsFigure, matchFigure } from './told.mjs';

const kDrawings = {
  play: playFigure,
  trick: trickFigure,
  hand: handFigure,
  hands: handsFigure,
  calls: callsFigure,
  refused: refusedFigure,
  sheet: sheetFigure,
  draws: drawsFigure,
  match: matchFigure,
};

/**
 * @param tools what tools.mjs gives
 * @returns the markup of a block's figure
 */
export function figure(tools, game, name, body) {
  const said = readBlock(name, body);
  const data = dataOf(tools.places, game, said);
  const asked = ask(tools.replay, data, said);
  const parts = kindsOf(said, asked).map((kind) => drawing(kind)(said, asked, tools));
  const caption = `<figcaption>${tools.text(said.caption)}</figcaption>`;
  return `<figure class="example" id="x-${name}">${caption}${parts.join('')}</figure>\n`;
}

function drawing(kind) {
  if (!kDrawings[kind]) throw new Error(`there is no figure "${kind}", only ${Object.keys(kDrawings).join(', ')}`);
  return kDrawings[kind];
}
