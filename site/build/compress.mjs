/** Precompresses what a server may send compressed: `.br` and `.gz` beside each text file over 200 bytes. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const kText = /\.(html|css|js|json|svg|txt|xml|webmanifest|wasm)$/;

export async function filesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

export async function compress(folder) {
  const files = (await filesUnder(folder)).filter((file) => kText.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < 200) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await Promise.all([
        promisify(brotliCompress)(bytes, { params }).then((out) => writeFile(`${file}.br`, out)),
        promisify(gzip)(bytes, { level: 9 }).then((out) => writeFile(`${file}.gz`, out)),
      ]);
    }),
  );
}
