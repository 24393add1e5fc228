// What the service's processes may do on the machine, as systemd itself judges the units.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'node:test';

const folder = resolve(import.meta.dirname, '../../ops/deploy/systemd');
const units = readdirSync(folder).filter((name) => name.endsWith('.service'));
// Of 10, 0 being nothing left to attack. What is left: a Unix socket, and to the server the loopback network.
const mostExposed = { 'rozbazi.service': 0.9, 'rozbazi-migrate.service': 0.2, 'rozbazi-backup@.service': 0.7 };

const missing =
  spawnSync('systemd-analyze', ['--version']).error && 'systemd-analyze is not installed (Debian: systemd)';

describe('the sandbox of the units', { skip: missing }, () => {
  for (const unit of units) {
    test(`${unit} is as little exposed as it can be`, () => {
      const judged = spawnSync('systemd-analyze', ['security', '--offline=true', join(folder, unit)], {
        encoding: 'utf8',
      });
      const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(judged.stdout)?.[1]);
      assert.ok(exposure <= mostExposed[unit], `${unit}: ${exposure}\n${judged.stdout}`);
    });
  }

  test('no unit has a word that systemd does not know', () => {
    for (const unit of units) {
      const said = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, unit)], {
        encoding: 'utf8',
      }).stderr;
      const wrong = said.split('\n').filter((line) => /Unknown|Failed to parse|Invalid|ignoring/i.test(line));
      assert.deepEqual(wrong, [], unit);
    }
  });

  test('the secret is root’s, the server gets a copy in memory, and no core of it is kept', () => {
    const server = readFileSync(join(folder, 'rozbazi.service'), 'utf8');
    for (const line of [
      'LoadCredential=secret:/etc/rozbazi/secret',
      'LimitCORE=0',
      'User=rozbazi',
      'ROZBAZI_LOG=failures',
    ]) {
      assert.ok(server.includes(line), line);
    }
    for (const unit of units) {
      const text = readFileSync(join(folder, unit), 'utf8');
      assert.match(text, /^InaccessiblePaths=-\/etc\/rozbazi$/m, unit);
      assert.doesNotMatch(text, /^(User|Group)=root$/m, unit);
    }
  });

  test('only the owner’s user, not the server’s, may migrate', () => {
    assert.match(readFileSync(join(folder, 'rozbazi-migrate.service'), 'utf8'), /^User=rozbazi-owner$/m);
    assert.equal(
      execFileSync('grep', ['-c', 'rozbazi_owner', join(folder, 'rozbazi-migrate.service')], {
        encoding: 'utf8',
      }).trim(),
      '1',
    );
    assert.doesNotMatch(readFileSync(join(folder, 'rozbazi.service'), 'utf8'), /rozbazi_owner/);
  });
});
