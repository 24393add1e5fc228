/** An example as a figure that says all it has to say without a script. */
import { ask, dataOf } from '../examples/asking.mjs';
import { readBlock } from '../examples/blocks.mjs';
import { resultOf } from '../examples/claims.mjs';
import { handFigure, handsFigure, trickFigure } from './lying.mjs';
import { playFigure } from './play.mjs';
import { callsFigure, refusedFigure } from './said.mjs';
import { sheetFigure } from './sheet.mjs';

const kDrawings = {
  play: playFigure,
  trick: trickFigure,
  hand: handFigure,
  hands: handsFigure,
  calls: callsFigure,
  refused: refusedFigure,
  sheet: sheetFigure,
};

/**
 * @param tools `{ replay, places, telling, face, text, list, say, markup }`: the engine, where data lies, the table's words, how cards are drawn,
 * texts as markup, lists and the guide's own texts in the page's language
 * @returns a function from a block to its figure's markup
 */
export const figures = (tools) => (game, name, body) => {
  const said = readBlock(name, body);
  const data = dataOf(tools.places, game, said);
  const asked = ask(tools.replay, data);
  const kinds = said.show.length > 0 ? said.show : [asked.before.finished || resultOf(asked, said) ? 'sheet' : 'play'];
  const parts = kinds.map((kind) => drawing(kind)(said, asked, tools));
  const caption = `<figcaption>${tools.text(said.caption)}</figcaption>`;
  return `<figure class="example" id="x-${name}">${parts.join('')}${caption}</figure>\n`;
};

function drawing(kind) {
  if (!kDrawings[kind]) throw new Error(`there is no figure "${kind}", only ${Object.keys(kDrawings).join(', ')}`);
  return kDrawings[kind];
}
