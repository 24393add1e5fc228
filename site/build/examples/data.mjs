/** What the small tables of a guide need when they are touched: each example's request and position, and the texts of their game. */
import { existsSync, readFileSync } from 'node:fs';
import { kPlaces } from '../lint/guides.mjs';
import { kSite } from '../paths.mjs';
import { placeAsset } from '../place.mjs';
import { textsOf } from '../texts.mjs';
import { ask, dataOf } from './asking.mjs';
import { blocksOf, readBlock } from './blocks.mjs';
import { openEngine } from './engine.mjs';
import { isPlayed } from './kinds.mjs';

const kGames = ['tute', 'belote', 'five-hundred', 'teen-do-paanch', 'schafkopf'];

/** @returns `{ 'examples-belote-ur.json': address, … }`, for every guide that there is */
export async function placeExamples() {
  const replay = await openEngine();
  const placed = ['ur', 'en'].flatMap((lang) =>
    kGames.map(async (game) => {
      const file = `${kPlaces.content}${lang}/guide/${game}.md`;
      if (!existsSync(file)) return [];
      const strings = JSON.parse(readFileSync(`${kSite}strings/${lang}.json`, 'utf8'));
      const texts = textsOf(strings, ['cards', 'guide', 'table', 'games.shared', `games.${game}`]);
      const data = { texts, examples: examplesIn(replay, game, readFileSync(file, 'utf8')) };
      const name = `examples-${game}-${lang}`;
      return [[`${name}.json`, await placeAsset(name, 'json', JSON.stringify(data))]];
    }),
  );
  return Object.fromEntries((await Promise.all(placed)).flat());
}

function examplesIn(replay, game, markdown) {
  const played = blocksOf(markdown).flatMap(({ name, body }) => {
    const said = readBlock(name, body);
    const asked = ask(replay, dataOf(kPlaces, game, said), said);
    return isPlayed(said, asked) ? [[name, { request: asked.request, view: asked.view }]] : [];
  });
  return Object.fromEntries(played);
}
