/** A file server as plain as there is: no rewrites, no compression, no word about caching, and WebAssembly under the wrong type. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize, resolve } from 'node:path';

export const site = process.env.ROZBAZI_SITE ?? resolve(import.meta.dirname, '../../build/site');

const kTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export interface PlainHost {
  readonly url: string;
  /** Another folder takes the place of the one that is served; `worker` is a file in the place of its /sw.js. */
  serve(folder: string, worker?: string): void;
  close(): Promise<void>;
}

export async function startPlainHost(folder: string = site): Promise<PlainHost> {
  let root = folder;
  let instead: string | undefined;
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://site');
    let file = (pathname === '/sw.js' && instead) || join(root, normalize(decodeURIComponent(pathname)));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    const found = asked.method === 'GET' && existsSync(file);
    answer.writeHead(found ? 200 : 404, {
      'Content-Type': found ? (kTypes[extname(file)] ?? 'application/octet-stream') : 'text/html',
    });
    if (found) createReadStream(file).pipe(answer);
    else answer.end('<title>404</title>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (next, worker) => {
      root = next;
      instead = worker;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/**
 * A release after the one that was built, in a folder of its own: pages say `said` in place of `says`, and each file whose name begins as
 * one of `renamed` has another hash, so that its old name leads nowhere.
 */
export async function nextRelease(says: string, said: string, renamed: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rozbazi-release-'));
  await cp(site, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const names = (await readdir(join(folder, 'assets'))).filter((name) =>
    renamed.some((start) => name.startsWith(start)),
  );
  const next = (name: string): string =>
    name.replace(/(?<=-)[0-9A-Z]{8}(?=\.\w+$)/, (hash) => [...hash].reverse().join(''));
  for (const name of names) await rename(join(folder, 'assets', name), join(folder, 'assets', next(name)));
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:html|js|json)$/.test(name));
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    let other = names.reduce((done, name) => done.replaceAll(name, next(name)), text);
    if (file.endsWith('.html')) other = other.replaceAll(says, said);
    if (file === 'sw.js') other = other.replace(/"version":"\w+"/, '"version":"release2"');
    if (other !== text) await writeFile(join(folder, file), other);
  }
  return folder;
}

export const removeRelease = (folder: string): Promise<void> => rm(folder, { recursive: true });
