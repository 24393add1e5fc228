// A server and its PostgreSQL on a machine of their own, clients at work, and wires between them all.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newDatabase, postgres, postgresSocket, startService } from '../api/harness.mjs';
import { Client } from './client.mjs';
import { Ledger } from './ledger.mjs';
import { Machine } from './machine.mjs';
import { Table } from './table.mjs';
import { judge } from './verdict.mjs';
import { Wire } from './wire.mjs';

const socketName = '.s.PGSQL.5432';
// How long everything may take to be well again.
const patience = 30_000;

export class World {
  /** @param {{random: (n: number) => number, clients: number, tables: number}} settings */
  static async open({ random, clients, tables }) {
    const world = new World();
    world.random = random;
    world.ledger = new Ledger();
    world.audited = new Set();
    world.machine = new Machine(new Date('2026-11-29T20:00:00Z'));
    world.launch = world.machine.now();
    postgres('stop');
    postgres('start', world.machine.environment);

    world.folder = mkdtempSync(join(tmpdir(), 'rozbazi-wire-'));
    chmodSync(world.folder, 0o711);
    world.databaseWire = new Wire(() => ({ path: join(postgresSocket(), socketName) }));
    await world.databaseWire.listen({ path: join(world.folder, socketName) });

    const settings = { database: newDatabase(), socket: world.folder, environment: world.machine.environment };
    world.server = await startService(settings);
    world.server.begin = () => world.server.start(settings);
    world.clientWire = new Wire(() => ({ host: '127.0.0.1', port: Number(new URL(world.server.url).port) }));
    const { port } = await world.clientWire.listen({ host: '127.0.0.1', port: 0 });

    const url = `http://127.0.0.1:${port}`;
    world.clients = [
      ...Array.from({ length: clients }, () => new Client(url, world.ledger, random)),
      ...Array.from({ length: tables }, () => new Table(url, world.ledger, random)),
    ];
    world.atWork = [];
    return world;
  }

  /** How far the clock can go back and the service still have begun. */
  secondsAfterLaunch() {
    return Math.floor((this.machine.now().getTime() - this.launch.getTime()) / 1000);
  }

  letPlay() {
    this.atWork = this.clients.map((client) => {
      client.goesOn = true;
      return client.run().catch((error) => this.ledger.wrong(error.stack));
    });
  }

  /** Waits until each client has had an answer again. */
  async recover(fault) {
    const before = this.clients.map(({ answers }) => answers);
    const end = Date.now() + patience;
    while (this.clients.some(({ answers, goesOn }, at) => goesOn && answers <= before[at])) {
      if (Date.now() > end)
        throw new Error(`After ‘${fault}’ nobody is answered:\n${this.server.log.slice(-20).join('\n')}`);
      await sleep(10);
    }
  }

  /** Lets the clients come to rest, and compares what they were told with what there is. */
  async judge() {
    for (const client of this.clients) client.stop();
    await Promise.all(this.atWork);
    await judge(this.ledger, this.server, this.audited);
  }

  async close() {
    for (const client of this.clients) client.leave();
    await this.clientWire.close();
    await this.databaseWire.close();
    await this.server.close();
    postgres('stop');
    this.machine.close();
    rmSync(this.folder, { recursive: true });
    postgres('start');
  }
}
