// Rooms as their people use them, for the tests and the benchmark.
import assert from 'node:assert/strict';
import { sql } from './harness.mjs';

/** A version that no room has: who asks for what is later is told what the database holds. */
export const kNever = 2 ** 31 - 1;

/** When the tests of rooms begin. */
export const morning = '2026-11-29T10:00:00Z';
export const people = (service, names) => Promise.all(names.map((name) => service.player(name)));
export const memberOf = (room, { player }) => room.members.find((each) => each.player === player);

/** The calls about the room of that code, at a server. */
export class Room {
  constructor(service, code) {
    this.service = service;
    this.code = code;
  }

  /** The same room at another server. */
  at(service) {
    return new Room(service, this.code);
  }

  call(method, path, { token }, body) {
    return this.service.call(method, `/v1/rooms/${encodeURIComponent(this.code)}${path}`, { token, body });
  }
  look(player, after) {
    return this.call('GET', after === undefined ? '' : `?after=${after}`, player);
  }
  join(player) {
    return this.call('POST', '/members', player);
  }
  leave(player) {
    return this.call('DELETE', '/members/me', player);
  }
  sit(player, seat, swap) {
    return this.call('PUT', '/seat', player, swap === undefined ? { seat } : { seat, swap });
  }
  start(player, after) {
    return this.call('POST', '/start', player, { after });
  }
  rematch(player, after) {
    return this.call('POST', '/rematch', player, { after });
  }
  act(player, after, action) {
    return this.call('POST', '/actions', player, { after, action });
  }
  say(player, phrase) {
    return this.call('POST', '/phrases', player, { phrase });
  }
  replay(player, match) {
    return this.call('GET', match === undefined ? '/replay' : `/replay?match=${match}`, player);
  }

  /** The room as that player sees it now: who has heard of a later version has the server read it, whatever it remembers. */
  async seenBy(player) {
    return body(await this.look(player, kNever));
  }

  /** Everybody comes in and takes the seat of the same place in the list; nobody for `undefined`. */
  async seat(players) {
    for (const [seat, player] of players.entries()) {
      if (!player) continue;
      await body(this.join(player));
      await body(this.sit(player, seat));
    }
  }

  /** Begins the match. */
  async begin(player) {
    const { version } = await this.seenBy(player);
    return body(this.start(player, version));
  }

  /** What is new for that player since that version, as soon as the server has heard of it. */
  async news(player, version) {
    const deadline = performance.now() + 10_000;
    for (;;) {
      const answer = await this.look(player, version);
      if (answer.status !== 304) return answer;
      assert.ok(performance.now() < deadline, 'nothing is new');
    }
  }

  /** The cards of the next match are those of this seed, and that seat deals them. */
  async fixCards(player, dealer = 0, seed = '5a'.repeat(32)) {
    const { version } = await this.seenBy(player);
    sql(
      `update rooms set seed = '\\x${seed}', dealer = ${dealer}, version = version + 1 where code = '${this.code}'`,
      this.service.database,
    );
    await this.news(player, version);
  }

  /** Plays to the end of the match, or `upTo` so many actions: each player in turn as `choose` says. Gives the room at last. */
  async play(players, { choose = ({ legal }) => legal[0], upTo = Infinity } = {}) {
    const [somebody] = players.filter(Boolean);
    let room = await this.seenBy(somebody);
    while (room.state === 'playing' && room.actions < upTo) {
      const player = players[room.view.turn];
      const { view, actions } = await this.seenBy(player);
      room = await body(this.act(player, actions, choose(view)));
    }
    return this.seenBy(somebody);
  }
}

/** What an answer holds that is a success. */
export async function body(answer) {
  const awaited = await answer;
  assert.ok(awaited.status < 300, awaited.text);
  return awaited.body;
}

/** A new room of that player's. */
export async function makeRoom(service, { token }, terms = {}) {
  const made = await service.call('POST', '/v1/rooms', { token, body: { table: 'belote', ...terms } });
  assert.equal(made.status, 201, made.text);
  return new Room(service, made.body.code);
}
