// The server under many players at once: moves and a board's page, over HTTP, with a database that syncs every commit.
// Moves are measured twice: where nobody has been, so that every reply of a computer player has to be thought of, and the
// same moves again, so that all replies are remembered. The clients share the machine with the server, so its rates are
// a lower bound; its own CPU time is not theirs.
import { startService } from '../api/harness.mjs';
import { cpuSeconds } from './cpu.mjs';
import { print, quantile } from './players.mjs';

const kDeals = 320;
const kOnBoard = 60;
const kAtOnce = 16;
const kPages = 3000;

/** Does `work(i)` for i = 0 … count-1, kAtOnce of them at a time; the seconds it took. */
async function atOnce(count, work) {
  let next = 0;
  const start = performance.now();
  const worker = async () => {
    for (let i = next++; i < count; i = next++) await work(i);
  };
  await Promise.all(Array.from({ length: kAtOnce }, worker));
  return (performance.now() - start) / 1000;
}

/** Plays the deals to the end, kAtOnce at a time, each by a player of its own, and prints what `load` has cost. */
async function measureMoves(service, deals, load) {
  const players = [];
  await atOnce(deals.length, async (i) => {
    players[i] = await service.player(`Player ${i}`);
    // A play's start is no move.
    await service.play(players[i].token, deals[i].table, deals[i].date);
  });
  const milliseconds = [];
  const call = service.call;
  service.call = async (method, path, options) => {
    const start = performance.now();
    const answer = await call.call(service, method, path, options);
    if (method === 'PUT') milliseconds.push(performance.now() - start);
    return answer;
  };
  const thoughtBefore = await service.metric('rozbazi_replies_computed_total');
  const cpuBefore = cpuSeconds(service.process.pid);
  const seconds = await atOnce(deals.length, (i) =>
    service.finish(players[i].token, {
      ...deals[i],
      choose: ({ legal }) => legal[(i + legal.length) % legal.length],
    }),
  );
  const cpu = cpuSeconds(service.process.pid) - cpuBefore;
  const thought = (await service.metric('rozbazi_replies_computed_total')) - thoughtBefore;
  service.call = call;
  const moves = milliseconds.length;
  print({ quantity: `moves answered, ${load}, ${kAtOnce} at once`, value: moves / seconds, unit: '1/s' });
  for (const [name, share] of [
    ['half', 0.5],
    ['99 of 100', 0.99],
  ]) {
    const value = quantile(milliseconds, share);
    print({ quantity: `a move, ${load}, ${name} within`, value, unit: 'ms', lower: true });
  }
  print({ quantity: `a move, ${load}, the server's CPU`, value: (cpu / moves) * 1e6, unit: 'µs', lower: true });
  return thought / moves;
}

const firstDay = '2026-11-01T12:00:00Z';
const dayAfterAll = '2026-12-20T12:00:00Z';
const service = await startService({ clock: firstDay });
try {
  // Every table of days that are over: so many deals that no two players share one.
  const { tables } = (await service.call('GET', '/v1/days/today')).body;
  await service.restart({ clock: dayAfterAll });
  const deals = Array.from({ length: kDeals }, (_, i) => ({
    table: tables[i % tables.length].table,
    date: new Date(Date.parse(firstDay) + Math.floor(i / tables.length) * 86_400_000).toISOString().slice(0, 10),
  }));
  const fresh = await measureMoves(service, deals, 'all replies fresh');
  print({ quantity: 'replies thought of for a move, all fresh', value: fresh, unit: 'replies' });
  const again = await measureMoves(service, deals, 'all replies remembered');
  if (again > 0) throw new Error('a reply was forgotten');

  await atOnce(kOnBoard, async (i) => {
    const { token } = await service.player(`Guest ${i}`);
    await service.finish(token, { choose: ({ legal }) => legal[(i + legal.length) % legal.length] });
  });
  const pageCpuBefore = cpuSeconds(service.process.pid);
  const date = (await service.call('GET', '/v1/days/today')).body.date;
  const pageSeconds = await atOnce(kPages, async () => {
    const answer = await service.call('GET', `/v1/boards/belote/${date}`);
    if (answer.body.entries.length !== 50) throw new Error(`the board has ${answer.body.entries.length} entries`);
  });
  const pageCpu = cpuSeconds(service.process.pid) - pageCpuBefore;
  print({ quantity: `a board's page of 50, ${kAtOnce} at once`, value: kPages / pageSeconds, unit: '1/s' });
  print({
    quantity: "a board's page of 50, the server's CPU",
    value: (pageCpu / kPages) * 1e6,
    unit: 'µs',
    lower: true,
  });
} finally {
  await service.close();
}
