// What ops/deploy/cluster configures for real machines; that it works together is tried by tests/faults/cluster.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, describe, test } from 'node:test';

const deploy = resolve(import.meta.dirname, '../../ops/deploy');
const source = join(deploy, 'cluster');
const fill = (file, ...words) => execFileSync(join(source, 'fill'), [file, ...words], { encoding: 'utf8' });

describe('what several machines are configured by', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rozbazi-cluster-'));
  after(() => rmSync(folder, { recursive: true }));

  test('every command of the deployment that fills in a file fills in all of it', () => {
    const text = readFileSync(resolve(deploy, '../../docs/deployment.md'), 'utf8').replaceAll('\\\n', ' ');
    const commands = [...text.matchAll(/ops\/deploy\/cluster\/fill ([^|\n]+)/g)].map(([command]) => command);
    assert.equal(commands.length, 4);
    for (const command of commands) {
      const filled = execFileSync('bash', ['-c', command], { encoding: 'utf8', cwd: resolve(deploy, '../..') });
      assert.doesNotMatch(filled.replace(/^#.*$/gm, ''), /ROZBAZI_[A-Z]/, command);
    }
  });

  test('a word that is missing is refused, one with several values gives as many lines', () => {
    const file = join(folder, 'words');
    writeFileSync(file, '# ROZBAZI_IN_A_COMMENT\nname ROZBAZI_NAME at ROZBAZI_HOST\nserver ROZBAZI_SERVER\n');
    assert.equal(
      fill(file, 'NAME=a & b', 'HOST=h', 'SERVER=one', 'SERVER=two'),
      '# ROZBAZI_IN_A_COMMENT\nname a & b at h\nserver one\nserver two\n',
    );
    const refused = spawnSync(join(source, 'fill'), [file, 'NAME=a', 'SERVER=one'], { encoding: 'utf8' });
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, /HOST=/);
  });

  test('systemd knows every word that is added to the units', () => {
    for (const unit of ['rozbazi', 'rozbazi-migrate']) {
      cpSync(join(deploy, `systemd/${unit}.service`), join(folder, `${unit}.service`));
      mkdirSync(join(folder, `${unit}.service.d`));
      const added = fill(join(source, 'rozbazi.conf'), 'NETWORK=10.0.0.0/24');
      writeFileSync(join(folder, `${unit}.service.d/rozbazi.conf`), added);
    }
    mkdirSync(join(folder, 'patroni.service.d'));
    writeFileSync(join(folder, 'patroni.service'), '[Service]\nType=simple\nExecStart=/bin/true\nKillMode=process\n');
    cpSync(join(source, 'patroni.conf'), join(folder, 'patroni.service.d/rozbazi.conf'));
    for (const unit of ['rozbazi', 'rozbazi-migrate', 'patroni']) {
      const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, `${unit}.service`)], {
        encoding: 'utf8',
      });
      const wrong = stderr.split('\n').filter((line) => /Unknown|Failed to parse|Invalid|ignoring/i.test(line));
      assert.deepEqual(wrong, [], unit);
    }
  });
});
