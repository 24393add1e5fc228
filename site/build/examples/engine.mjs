/** The rules engine while the site is built: the same WebAssembly that the browser gets, asked in the replay protocol. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { kEngine } from '../paths.mjs';

/** @returns `replay(request)`, or null where the engine has not been built (CMake preset `wasm`) */
export async function openEngine(path = kEngine) {
  if (!existsSync(path)) return null;
  const { instance } = await WebAssembly.instantiate(await readFile(path), {});
  const { exports } = instance;
  exports._initialize?.();
  return (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = exports.rozbazi_alloc(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const answer = exports.rozbazi_replay(at, bytes.length);
    exports.rozbazi_free(at, bytes.length);
    const length = new DataView(exports.memory.buffer).getUint32(answer, true);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, answer + 4, length)));
  };
}
