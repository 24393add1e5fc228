// The server under many players at once: moves and a board's page, over HTTP, with a database that syncs every commit.
// The clients share the machine with the server, so its rates are a lower bound; its own CPU time is not theirs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startService } from '../api/harness.mjs';

const kPlayers = 320;
const kAtOnce = 16;
const kPages = 3000;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

const print = (row) => console.log(JSON.stringify(row));

/** Seconds of CPU that the process has used. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

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

const service = await startService();
try {
  const milliseconds = [];
  const call = service.call.bind(service);
  service.call = async (method, path, options) => {
    const start = performance.now();
    const answer = await call(method, path, options);
    if (method === 'PUT') milliseconds.push(performance.now() - start);
    return answer;
  };
  const players = [];
  await atOnce(kPlayers, async (i) => {
    players[i] = await service.player(`Player ${i}`);
  });

  // Everybody takes another of the legal actions, so that courses part early.
  const cpuBefore = cpuSeconds(service.process.pid);
  const seconds = await atOnce(kPlayers, (i) =>
    service.finish(players[i].token, { choose: ({ legal }) => legal[(i + legal.length) % legal.length] }),
  );
  const cpu = cpuSeconds(service.process.pid) - cpuBefore;
  milliseconds.sort((a, b) => a - b);
  const moves = milliseconds.length;
  print({ quantity: `moves recorded, ${kAtOnce} at once`, value: moves / seconds, unit: '1/s' });
  print({
    quantity: 'a move, 99 of 100 answered within',
    value: milliseconds[Math.floor(moves * 0.99)],
    unit: 'ms',
    lower: true,
  });
  print({ quantity: "a move, the server's CPU", value: (cpu / moves) * 1e6, unit: 'µs', lower: true });

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
