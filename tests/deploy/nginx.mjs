// nginx as ops/deploy configures it, in a folder of its own: other ports and paths, a certificate made for the moment, nothing else
// is changed.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeCertificate } from '../api/certificate.mjs';
import { freePort } from './port.mjs';

const source = resolve(import.meta.dirname, '../../ops/deploy/nginx');
// Where Debian's packages are unpacked; the system's own unless ops/test has unpacked some.
const unpacked = process.env.ROZBAZI_NGINX ?? '/';
const program = join(unpacked, 'usr/sbin/nginx');
const modules = join(unpacked, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
const types = join(unpacked, 'etc/nginx/mime.types');

/** Why there can be no nginx here, or false. */
export const noNginx =
  (spawnSync(program, ['-v']).error && 'there is no nginx (Debian: nginx)') ||
  (!existsSync(modules) && 'nginx lacks a module (Debian: libnginx-mod-http-brotli-static)');

/**
 * @param {string} upstream the server behind it, `127.0.0.1:PORT`
 * @param {string | Record<string, string>} site its folder, or its files
 * @param {Record<string, string>} earlier the files of releases before
 */
export async function startNginx(upstream, site, earlier = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rozbazi-nginx-'));
  for (const name of ['log', 'cert', 'cache', 'temp', 'snippets']) mkdirSync(join(folder, name));
  const ready = typeof site === 'string';
  if (ready) symlinkSync(resolve(site), join(folder, 'site'));
  for (const [place, content] of Object.entries({ site: ready ? {} : site, before: earlier })) {
    for (const [path, text] of Object.entries(content)) {
      mkdirSync(join(folder, place, path, '..'), { recursive: true });
      writeFileSync(join(folder, place, path), text);
    }
  }
  makeCertificate(join(folder, 'cert'), 'rozbazi.example');
  const [plain, tls] = [await freePort(), await freePort()];
  const adapt = (text) =>
    text
      .replaceAll('ROZBAZI_DOMAIN', 'rozbazi.example')
      .replace(/^\s*listen \[::\].*$/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443', `listen 127.0.0.1:${tls}`)
      .replaceAll('/etc/letsencrypt/live/rozbazi.example', join(folder, 'cert'))
      .replaceAll('/var/log/nginx', join(folder, 'log'))
      .replaceAll('/var/cache/nginx/rozbazi', join(folder, 'cache'))
      .replaceAll('/opt/rozbazi/current', folder)
      .replace('server 127.0.0.1:8080;', `server ${upstream};`);
  for (const name of ['http', 'site']) {
    const text = readFileSync(join(source, `rozbazi-${name}.conf`), 'utf8');
    writeFileSync(join(folder, `${name}.conf`), adapt(text));
  }
  for (const name of ['always', 'headers', 'problem']) {
    cpSync(join(source, `rozbazi-${name}.conf`), join(folder, 'snippets', `rozbazi-${name}.conf`));
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid;
     error_log ${folder}/log/error.log; load_module ${modules};
     events {} http { include ${types}; ${temporary.join(' ')} include http.conf; include site.conf; }`,
  );
  const options = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log', 'error.log')];
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (bytes) => (said += bytes));
  const nginx = new Nginx(folder, child, plain, tls);
  for (let tries = 0; ; ++tries) {
    assert.ok(child.exitCode === null && tries < 200, `nginx does not start: ${said}`);
    if (await nginx.call('GET', '/').catch(() => undefined)) break;
    await new Promise((passed) => setTimeout(passed, 50));
  }
  return nginx;
}

class Nginx {
  constructor(folder, child, plain, tls) {
    Object.assign(this, { folder, child, plain, tls });
  }

  /** One request by TLS from the address 127.0.0.99; header names as node gives them, in lower case, none twice. */
  call(method, path, { headers = {}, body } = {}) {
    return new Promise((answered, failed) => {
      const options = {
        method,
        path,
        headers: { host: 'rozbazi.example', ...headers },
        port: this.tls,
        host: '127.0.0.1',
      };
      const asked = request(
        { ...options, localAddress: '127.0.0.99', rejectUnauthorized: false, agent: false },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (piece) => (text += piece));
          answer.on('end', () =>
            answered({ status: answer.statusCode, headers: new Headers(answer.headers), raw: answer.rawHeaders, text }),
          );
        },
      );
      asked.on('error', failed);
      asked.end(body);
    });
  }

  log(name) {
    const path = join(this.folder, 'log', name);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  async close() {
    this.child.kill('SIGTERM');
    if (this.child.exitCode === null) await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true });
  }
}
