// What befalls a cluster. Each kind brings itself about, waits until moves are acknowledged again, and brings back what it took
// away. `must`: the seconds after which everybody's moves are acknowledged again.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import * as cluster from './cluster.mjs';

/** @type {Record<string, {must: number, bring: (players: import('./players.mjs').Players) => Promise<{first: number, last: number}>}>} */
export const kinds = {
  'the primary’s machine is killed': {
    must: 25,
    async bring(players) {
      const machine = await cluster.primary();
      const gap = await players.gapAfter(() => cluster.killMachine(machine));
      assert.equal(await cluster.primary(), cluster.other(machine));
      cluster.bringBack(machine);
      return gap;
    },
  },
  'a server is killed': {
    must: 10,
    async bring(players) {
      const before = await Promise.all(cluster.servers.map((server) => server.metric('rozbazi_commit_changes_count')));
      assert.ok(
        before.every((moves) => moves > 0),
        `each server has moves: ${before}`,
      );
      return players.gapAfter(() => cluster.killProgram('server-2'));
    },
  },
  // It believes that it is still the primary when it wakes.
  'the primary’s machine freezes': {
    must: 30,
    async bring(players) {
      const machine = await cluster.primary();
      const gap = await players.gapAfter(() => cluster.freezeMachine(machine));
      cluster.thawMachine(machine);
      await cluster.until(
        'the end of the old primary',
        async () => (await cluster.primary()) === cluster.other(machine),
      );
      return gap;
    },
  },
  'the primary’s PostgreSQL is killed': {
    must: 25,
    async bring(players) {
      const machine = await cluster.primary();
      return players.gapAfter(() => cluster.killPostgres(machine));
    },
  },
  // Its PostgreSQL goes with it, since nobody would tell it any more that it is no primary.
  'the primary’s Patroni is killed': {
    must: 25,
    bring: async (players) => {
      const machine = await cluster.primary();
      return players.gapAfter(() => cluster.killProgram(machine));
    },
  },
  'the standby’s machine is killed': {
    must: 25,
    async bring(players) {
      const machine = cluster.other(await cluster.primary());
      const gap = await players.gapAfter(() => cluster.killMachine(machine));
      cluster.bringBack(machine);
      return gap;
    },
  },
  'the standby’s machine freezes': {
    must: 25,
    async bring(players) {
      const machine = cluster.other(await cluster.primary());
      const gap = await players.gapAfter(() => cluster.freezeMachine(machine));
      cluster.thawMachine(machine);
      return gap;
    },
  },
  'etcd is killed': {
    must: 10,
    async bring(players) {
      const machine = await cluster.primary();
      const gap = await players.gapAfter(() => cluster.killMachine('etcd'));
      // Longer than a primary is one without being asked.
      await players.gapAfter(() => sleep(20_000));
      assert.equal(await cluster.primary(), machine);
      cluster.bringBack('etcd');
      return gap;
    },
  },
  // What was acknowledged while the standby was away is on the primary alone: nobody else may take over.
  'the primary is killed while the standby is away, which comes back first': {
    must: 60,
    async bring(players) {
      const machine = await cluster.primary();
      const standby = cluster.other(machine);
      await players.gapAfter(() => cluster.killMachine(standby));
      const gap = await players.gapAfter(async () => {
        cluster.killMachine(machine);
        cluster.bringBack(standby);
        await cluster.until(
          'Patroni of the standby',
          async () => (await cluster.patroni(standby, 'patroni')) !== undefined,
        );
        await sleep(20_000);
        assert.equal(await cluster.primary(), undefined);
        cluster.bringBack(machine);
      });
      await cluster.recover();
      assert.equal(await cluster.primary(), machine);
      return gap;
    },
  },
};
