// The service at rest: what the server and PostgreSQL hold of the memory when somebody has played a deal and nobody asks for
// anything any more.
import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../api/harness.mjs';
import { postgresMiB, residentMiB } from './memory.mjs';
import { print } from './players.mjs';

const kCalm = 3000; // ms

const service = await startService({ clock: '2026-11-29T10:00:00Z' });
try {
  const { token } = await service.player();
  await service.finish(token);
  await sleep(kCalm);
  const server = residentMiB(service.process.pid);
  const postgres = postgresMiB();
  print({ quantity: 'the server at rest', value: server, unit: 'MiB', lower: true });
  print({ quantity: 'PostgreSQL at rest', value: postgres, unit: 'MiB', lower: true });
  const quantity = 'the server and PostgreSQL at rest';
  print({ quantity, value: server + postgres, unit: 'MiB', must: 128, goal: 64, lower: true });
} finally {
  await service.close();
}
