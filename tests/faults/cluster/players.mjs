// People who play through HAProxy, and when their moves were acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../client.mjs';
import { Ledger, now } from '../ledger.mjs';
import { Table } from '../table.mjs';

const patience = 90_000;

class Player extends Client {
  acknowledged = [];

  async put(play, action) {
    const answer = await super.put(play, action);
    if (answer.status === 200) this.acknowledged.push(answer);
    return answer;
  }
}

/** Two in a room, each from a block of addresses of its own. */
class Pair extends Table {
  acknowledged = [];

  constructor(url, ledger, random, headers) {
    super(url, ledger, random);
    this.headersOf = headers;
  }

  async at(seat, method, path, ...rest) {
    this.headers = this.headersOf[seat];
    const answer = await super.at(seat, method, path, ...rest);
    if (path === '/actions' && answer.status === 200) this.acknowledged.push(answer);
    return answer;
  }
}

export class Players {
  /** @param {string} url @param {{alone: number, pairs: number}} counts @param {(n: number) => number} random */
  constructor(url, { alone, pairs }, random) {
    this.ledger = new Ledger();
    // By its block of addresses HAProxy chooses the server of each.
    const from = (number) => ({ 'x-forwarded-for': `198.51.${number}.7` });
    this.all = [
      ...Array.from({ length: alone }, (_, number) => new Player(url, this.ledger, random, from(number))),
      ...Array.from({ length: pairs }, (_, number) => {
        const first = alone + 2 * number;
        return new Pair(url, this.ledger, random, [from(first), from(first + 1)]);
      }),
    ];
    this.atWork = [];
  }

  letPlay() {
    this.atWork = this.all.map((player) => {
      player.goesOn = true;
      return player.run().catch((error) => this.ledger.wrong(error.stack));
    });
  }

  async rest() {
    for (const player of this.all) player.stop();
    await Promise.all(this.atWork);
  }

  leave() {
    for (const player of this.all) player.leave();
  }

  /**
   * Does something, and waits until each has a move acknowledged that was sent afterwards: the seconds until the first and until
   * the last of them was.
   */
  async gapAfter(bring) {
    const began = now();
    await bring();
    const answeredSince = (player) => player.acknowledged.find(({ sent }) => sent > began);
    const end = now() + patience;
    while (this.all.some((player) => !answeredSince(player))) {
      if (now() > end) throw new Error('somebody’s moves are not acknowledged');
      await sleep(5);
    }
    const gaps = this.all.map((player) => (answeredSince(player).answered - began) / 1000);
    return { first: Math.min(...gaps), last: Math.max(...gaps) };
  }
}
