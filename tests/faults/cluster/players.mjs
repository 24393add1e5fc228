// People who play through HAProxy, alone and in rooms, and when their moves were acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';
import { kNever } from '../../api/room.mjs';
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

/** Two in a room, of which no acknowledged action is lost and no seat either. */
class Pair extends Table {
  acknowledged = [];
  whereGone = [];
  // The two may be at two servers, of which one hears a moment later of what was done at the other.
  look = `?after=${kNever}`;

  async at(seat, method, path, ...rest) {
    const answer = await super.at(seat, method, path, ...rest);
    if (path === '/actions' && answer.status === 200) this.acknowledged.push(answer);
    return answer;
  }
}

export class Players {
  /** @param {string} url @param {{alone: number, pairs: number}} counts @param {(n: number) => number} random */
  constructor(url, { alone, pairs }, random) {
    this.ledger = new Ledger();
    // Each comes from a block of addresses of its own, by which HAProxy chooses the server.
    let blocks = 0;
    const from = () => ({ 'x-forwarded-for': `198.51.${blocks++}.7` });
    this.all = [
      ...Array.from({ length: alone }, () => new Player(url, this.ledger, random, from())),
      ...Array.from({ length: pairs }, () => new Pair(url, this.ledger, random, [from(), from()])),
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
