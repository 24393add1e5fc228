/** Every example of every guide is put to the engine: a guide that claims anything else is not built. */
import { readdir, readFile } from 'node:fs/promises';
import { ask, dataOf } from '../examples/asking.mjs';
import { blocksOf, Fault, readBlock } from '../examples/blocks.mjs';
import { judge } from '../examples/claims.mjs';
import { openEngine } from '../examples/engine.mjs';
import { kSite, kVectors } from '../paths.mjs';

export const kPlaces = { content: `${kSite}content/`, examples: `${kSite}content/examples/`, vectors: kVectors };
const kLanguages = ['ur', 'en'];
const kLeast = 6;

/** @returns faults as lines: guide, line, example, what was claimed, what the engine says */
export async function lintGuides(places = kPlaces) {
  const replay = await openEngine();
  if (!replay) return ['the guides’ examples need the engine: cmake --preset wasm && cmake --build --preset wasm'];
  const guides = [...new Set((await Promise.all(kLanguages.map((lang) => guidesIn(places, lang)))).flat())];
  const faults = await Promise.all(guides.map((guide) => lintGuide(replay, places, guide)));
  return faults.flat();
}

const guidesIn = async (places, lang) => {
  const files = await readdir(`${places.content}${lang}/guide/`);
  return files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
};

async function lintGuide(replay, places, game) {
  const versions = await Promise.all(
    kLanguages.map(async (lang) => {
      const path = `${lang}/guide/${game}.md`;
      const markdown = await readFile(`${places.content}${path}`, 'utf8').catch(() => null);
      return {
        path: `content/${path}`,
        blocks: markdown === null ? [] : blocksOf(markdown),
        missing: markdown === null,
      };
    }),
  );
  return [
    ...versions.filter(({ missing }) => missing).map(({ path }) => `${path}: there is no such guide`),
    ...versions.flatMap(({ path, blocks }) => blocks.flatMap((block) => lintBlock(replay, places, game, path, block))),
    ...versions
      .filter(({ blocks }) => blocks.length < kLeast)
      .map(({ path, blocks }) => `${path}: ${blocks.length} examples, at least ${kLeast} belong in a guide`),
    ...unmatched(versions[0], versions[1]),
    ...unmatched(versions[1], versions[0]),
    ...versions.flatMap(({ path, blocks }) => twice(path, blocks)),
    ...(await unused(places, game, versions)),
  ];
}

function lintBlock(replay, places, game, path, { name, line, body }) {
  const at = (fault) => `${path}:${line}: example "${name}": ${fault}`;
  try {
    const said = readBlock(name, body);
    return judge(said, ask(replay, dataOf(places, game, said), said)).map(at);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return [at(fault.message)];
  }
}

const unmatched = (one, other) =>
  one.blocks
    .filter(({ name }) => !other.blocks.some((block) => block.name === name))
    .map(({ name, line }) => `${one.path}:${line}: example "${name}": ${other.path} does not have it`);

const twice = (path, blocks) =>
  blocks
    .filter(({ name }, place) => blocks.findIndex((block) => block.name === name) < place)
    .map(({ name, line }) => `${path}:${line}: example "${name}": the name is taken further up`);

async function unused(places, game, versions) {
  const files = await readdir(`${places.examples}${game}/`).catch(() => []);
  const names = new Set(versions.flatMap(({ blocks }) => blocks.map(({ name }) => name)));
  return files
    .filter((file) => !names.has(file.replace(/\.json$/, '')))
    .map((file) => `content/examples/${game}/${file}: no guide has this example`);
}
