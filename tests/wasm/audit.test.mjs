// The audit in the browsers' module finds what the native one finds.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const root = new URL('../../', import.meta.url);
const tool = (name) => new URL(`build/release/bin/${name}`, root).pathname;
const folder = mkdtempSync(join(tmpdir(), 'rozbazi-audit-'));
after(() => rmSync(folder, { recursive: true }));

const { exports: wasm } = new WebAssembly.Instance(
  new WebAssembly.Module(readFileSync(new URL('build/wasm/bin/players.wasm', root))),
);
wasm._initialize();

/** Asks with bytes; the answer is JSON. */
function ask(name, bytes) {
  const room = wasm.rozbazi_alloc(bytes.length);
  new Uint8Array(wasm.memory.buffer).set(bytes, room);
  const frame = wasm[name](room, bytes.length);
  const length = new DataView(wasm.memory.buffer).getUint32(frame, true);
  const answer = new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, frame + 4, length));
  wasm.rozbazi_free(room, bytes.length);
  return JSON.parse(answer);
}

function inBrowser(record) {
  wasm.rozbazi_audit_begin(7);
  for (let at = 0; at < record.length; at += 5000) {
    const { fault } = ask('rozbazi_audit_feed', record.subarray(at, at + 5000));
    if (fault) return `line ${fault.line}: ${fault.what}\n`;
  }
  const { fault } = ask('rozbazi_audit_finish', new Uint8Array());
  return fault ? `line ${fault.line}: ${fault.what}\n` : 'good';
}

function natively(record) {
  const file = join(folder, 'record');
  writeFileSync(file, record);
  const { status, stdout } = spawnSync(tool('rozbazi-audit'), [file], { encoding: 'utf8' });
  return status === 0 ? 'good' : stdout;
}

const record = spawnSync(tool('bench_audit'), ['24']).stdout;
const json = (request) => new TextEncoder().encode(JSON.stringify(request));

test('a good record is good in both', () => {
  assert.equal(natively(record), 'good');
  assert.equal(inBrowser(record), 'good');
});

test('what is wrong is wrong in both, in the same words', () => {
  for (let at = 100; at < record.length; at += 2003) {
    const changed = Buffer.from(record);
    changed[at] ^= 1;
    const found = natively(changed);
    assert.match(found, /^line \d+: /);
    assert.equal(inBrowser(changed), found, `byte ${at}`);
  }
});

test('the boards of a good record can be asked for', () => {
  assert.equal(inBrowser(record), 'good');
  const { entries } = ask('rozbazi_audit_board', json({ table: 'belote', from: 0, count: 100 }));
  assert.equal(entries.length, 3);
  assert.equal(entries[0].rank, 1);
  assert.ok(entries[0].score >= entries[1].score);
  const [, second] = entries;
  assert.deepEqual(ask('rozbazi_audit_board', json({ table: 'belote', from: 1, count: 1 })).entries, [second]);
  assert.deepEqual(ask('rozbazi_audit_board', json({ table: 'whist', from: 0, count: 1 })).entries, []);
});

test('a seed gives the deal that rozbazi-deal prints', () => {
  const { date, tables } = JSON.parse(record.subarray(0, record.indexOf('\n')));
  for (const { table, seed, game, options, commitment, dealer } of tables) {
    const deal = ask('rozbazi_deal', json({ table, date, seed }));
    assert.equal(deal.commitment, commitment);
    assert.equal(deal.dealer, dealer);
    deal.packs.forEach((pack, number) => {
      const { match, ...rest } = options;
      const printed = spawnSync(
        tool('rozbazi-deal'),
        ['--seed', seed, '--game', game, '--options', JSON.stringify(rest), '--pack', String(number)],
        { encoding: 'utf8' },
      );
      assert.deepEqual(pack, JSON.parse(printed.stdout).pack, printed.stderr);
    });
  }
  assert.deepEqual(ask('rozbazi_deal', json({ table: 'belote', date, seed: '12' })), {});
});
