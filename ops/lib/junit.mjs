// junit.mjs FILE: reads a JUnit report and prints one line a group, `GROUP<tab>PASSED<tab>FAILED`, then the name of each
// failed case as `-<tab>NAME`. CTest's case `program:what it shows` is in the group `program`, any other case in `all`.
import { readFileSync } from 'node:fs';

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text) =>
  text.replace(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) =>
    hex
      ? String.fromCodePoint(Number.parseInt(hex, 16))
      : decimal
        ? String.fromCodePoint(Number(decimal))
        : (NAMED[name] ?? whole),
  );

// What a test printed may look like anything, so it goes first.
const report = readFileSync(process.argv[2], 'utf8').replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');

const groups = new Map();
const failures = [];
for (const match of report.matchAll(/<testcase\b((?:[^>"]|"[^"]*")*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)) {
  const [, attributes, inside = ''] = match;
  const name = decode(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? '');
  const status = /\bstatus="([^"]*)"/.exec(attributes)?.[1];
  if (/<skipped\b/.test(inside) || status === 'disabled') continue;
  const failed = /<(failure|error)\b/.test(inside) || status === 'fail' || status === 'notrun';
  const byCtest = /\bclassname="([^"]*)"/.exec(attributes)?.[1] === /\bname="([^"]*)"/.exec(attributes)?.[1];
  const group = (byCtest && /^(\w+):/.exec(name)?.[1]) || 'all';
  const counts = groups.get(group) ?? { passed: 0, failed: 0 };
  counts[failed ? 'failed' : 'passed'] += 1;
  groups.set(group, counts);
  if (failed) failures.push(name);
}
for (const [group, { passed, failed }] of groups) console.log(`${group}\t${passed}\t${failed}`);
for (const name of failures) console.log(`-\t${name}`);
