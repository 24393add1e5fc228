/** `npm run serve [PORT]`: build/site/ as any plain file server gives it; with API=http://… `/v1` goes to that server. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { kOut } from './paths.mjs';

const kTypes = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const port = Number(process.argv[2] ?? 18300);

createServer((asked, answer) => {
  const path = decodeURIComponent(new URL(asked.url ?? '/', 'http://site').pathname);
  if (process.env.API && path.startsWith('/v1/')) {
    const { method, headers } = asked;
    const onward = request(new URL(asked.url ?? '/', process.env.API), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
    return;
  }
  let file = join(kOut, normalize(path));
  if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
  const found = file.startsWith(kOut) && existsSync(file);
  answer.writeHead(found ? 200 : 404, { 'Content-Type': kTypes[found ? extname(file) : '.html'] ?? 'text/plain' });
  createReadStream(found ? file : join(kOut, '404.html'))
    .on('error', () => answer.end())
    .pipe(answer);
}).listen(port, '127.0.0.1', () => console.log(`site: http://127.0.0.1:${port}/`));
