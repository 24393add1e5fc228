// bench.mjs FILE: reads what the benchmarks print (ops/bench says how) from standard input, shows each line as a row of
// a table as it comes, and writes all of them to FILE as one JSON array. Fails where something misses what it must reach.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const rows = [];
const number = (value) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

const holds = ({ value, must, lower }) => must === undefined || (lower ? value <= must : value >= must);
const verdict = (row) => (row.must === undefined ? '' : holds(row) ? 'holds' : 'MISSED');

console.log(`${'quantity'.padEnd(56)} ${'value'.padStart(14)} ${'unit'.padEnd(8)} ${'must'.padStart(12)}`);
for await (const line of createInterface({ input: process.stdin })) {
  let row;
  try {
    row = JSON.parse(line);
  } catch {
    console.log(line);
    continue;
  }
  rows.push(row);
  const must = row.must === undefined ? '' : number(row.must);
  console.log(
    `${row.quantity.padEnd(56)} ${number(row.value).padStart(14)} ${(row.unit ?? '').padEnd(8)} ${must.padStart(12)} ${verdict(row)}`,
  );
}
writeFileSync(process.argv[2], `${JSON.stringify(rows, null, 2)}\n`);
console.log(`${rows.length} results, also in ${process.argv[2]}`);
process.exitCode = rows.length > 0 && rows.every(holds) ? 0 : 1;
