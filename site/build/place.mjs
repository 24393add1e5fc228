import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { kOut } from './paths.mjs';

/** Writes a file under a name with its hash, as esbuild names its own; its address. */
export async function placeAsset(name, kind, bytes) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8).toUpperCase();
  await writeFile(`${kOut}assets/${name}-${hash}.${kind}`, bytes);
  return `/assets/${name}-${hash}.${kind}`;
}
