// A failover under load: people play on three servers when the primary's machine is killed at once. How long nobody's move,
// and not everybody's, is acknowledged; and how many acknowledged moves the new primary does not have.
import { setTimeout as sleep } from 'node:timers/promises';
import { dice } from '../../api/field.mjs';
import { bringBack, front, killMachine, primary, recover } from '../../faults/cluster/cluster.mjs';
import { Players } from '../../faults/cluster/players.mjs';
import { print } from '../players.mjs';

const kPlayers = 10;
const kPlaying = 5000; // ms, before the failover and after it

const players = new Players(front.url, { alone: kPlayers, pairs: 0 }, dice(1));
players.letPlay();
await players.gapAfter(() => sleep(kPlaying));
const machine = await primary();
const gap = await players.gapAfter(() => killMachine(machine));
bringBack(machine);
await players.gapAfter(() => sleep(kPlaying));
await players.rest();

let acknowledged = 0;
let lost = 0;
for (const play of players.ledger.plays.values()) {
  const { body } = await front.call('GET', `/v1/plays/${play.id}`, play.player);
  acknowledged += play.log.length;
  lost += Math.max(0, play.log.length - (body.log?.length ?? 0));
}
players.leave();
await recover();

print({ quantity: 'moves acknowledged around a failover', value: acknowledged, unit: '' });
print({ quantity: 'acknowledged moves lost in a failover', value: lost, unit: '', must: 0, goal: 0, lower: true });
print({ quantity: 'a failover, until the first move', value: gap.first, unit: 's', must: 25, goal: 20, lower: true });
print({ quantity: 'a failover, until everybody’s', value: gap.last, unit: 's', must: 25, goal: 20, lower: true });
