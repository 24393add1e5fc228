// A certificate made for the moment, for what speaks TLS in a test.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Signs itself for that name, in that folder: the paths of `key` and `certificate`. */
export function makeCertificate(folder, name) {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((file) => join(folder, file));
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', '2'];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...subject];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return { key, certificate };
}
