/** What the pages say of the computer players: which levels each game has, and what fetching them weighs. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openEngine } from './examples/engine.mjs';
import { kPlayers } from './paths.mjs';

const kLevels = ['easy', 'normal', 'hard'];

/** Asks the module itself; where it has not been built, every game has the level that the server plays. */
export async function readPlayers() {
  const replay = await openEngine(kPlayers);
  if (replay === null) return { kilobytes: 0, levelsOf: () => ['normal'] };
  const seed = '0'.repeat(64);
  const has = (game, level) => replay({ game, seed, bots: { seats: [], level, seed } }).ok;
  return {
    kilobytes: Math.ceil(gzipSync(readFileSync(kPlayers), { level: 9 }).length / 1024),
    levelsOf: (game) => kLevels.filter((level) => has(game, level)),
  };
}
