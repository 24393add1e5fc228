import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

export const kSite = at('../');
/** Intermediate files and the cache of subset fonts. */
export const kWork = at('../.build/');
/** The finished site. */
export const kOut = at('../../build/site/');
/** The engine for browsers, built by the CMake preset `wasm`. */
export const kEngine = at('../../build/wasm/bin/rozbazi.wasm');
/** The computer players for browsers, built beside it. */
export const kPlayers = at('../../build/wasm/bin/players.wasm');
/** The rules' cases with their right answers, which guides may show. */
export const kVectors = at('../../tests/rules/vectors/');
