// bench.mjs FILE: reads what ops/bench says of its parts, and what they print, from standard input; shows each line as a row of a table as
// it comes, at the end what must be reached, and writes all rows to FILE as one JSON array. Fails where something misses
// what it must reach, and where a part fails or has nothing to tell.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const rows = [];
const failed = [];
let part;
const number = (value) => {
  if (value === undefined) return '';
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
};

const reaches = ({ value, lower }, limit) => (lower ? value <= limit : value >= limit);
const holds = (row) => row.must === undefined || reaches(row, row.must);
function verdict(row) {
  if (!holds(row)) return 'MISSED';
  if (row.goal !== undefined && reaches(row, row.goal)) return 'goal';
  return row.must === undefined ? '' : 'holds';
}
const line = (...[quantity, value, unit, must, goal, said]) =>
  `${quantity.padEnd(64)} ${value.padStart(12)} ${unit.padEnd(7)} ${must.padStart(10)} ${goal.padStart(10)} ${said}`.trimEnd();
const show = (row) =>
  console.log(line(row.quantity, number(row.value), row.unit ?? '', number(row.must), number(row.goal), verdict(row)));

/** What a line tells, where it is one of ops/bench's. */
function readRow(text) {
  if (!text.startsWith('{"')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function begin(name) {
  part = { name, began: performance.now(), rows: 0 };
  console.log(`\n${name}`);
}

function end({ name, began, rows: told }, code) {
  if (code !== 0) failed.push(`${name} (exit code ${code})`);
  else if (told === 0) failed.push(`${name} (told nothing)`);
  console.log(`${' '.repeat(64)} ${((performance.now() - began) / 1000).toFixed(0).padStart(12)} s`);
  part = undefined;
}

const heads = line('quantity', 'measured', 'unit', 'must', 'goal', '');
console.log(heads);
for await (const text of createInterface({ input: process.stdin })) {
  const told = readRow(text);
  if (told === undefined) {
    console.log(text);
  } else if (told.part === undefined) {
    const row = { part: part.name, ...told };
    rows.push(row);
    part.rows += 1;
    show(row);
  } else if (told.exit === undefined) {
    begin(told.part);
  } else {
    end(part, told.exit);
  }
}

writeFileSync(process.argv[2], `${JSON.stringify(rows, null, 2)}\n`);
const demanded = rows.filter(({ must, goal }) => must !== undefined || goal !== undefined);
console.log(`\nWhat must be reached\n${heads}`);
for (const row of demanded) show(row);
const missed = rows.filter((row) => !holds(row));
for (const name of failed) console.log(`FAILED: ${name}`);
console.log(
  `${rows.length} results, also in ${process.argv[2]}; ${missed.length} missed, ${failed.length} parts failed`,
);
process.exitCode = rows.length > 0 && missed.length + failed.length === 0 ? 0 : 1;
