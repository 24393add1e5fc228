// People in rooms: ROZBAZI_BENCH_PEOPLE of them (500) sit at tables of four, each looks for what is new every 750 ms, as pages do, and acts
// when on turn, for ROZBAZI_BENCH_SECONDS (20). How long until the others see a move, most of which is the time between
// two looks, and how long a look and a move take. Clients, server and PostgreSQL share the machine.
import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../api/harness.mjs';
import { Line } from './line.mjs';

const kPeople = Number(process.env.ROZBAZI_BENCH_PEOPLE ?? 500);
const kSeconds = Number(process.env.ROZBAZI_BENCH_SECONDS ?? 20);
const kSeats = 4;
const kInterval = 750; // between two looks, ms
const kThought = 2; // looks before somebody on turn acts
const kAtOnce = 16; // tables that are laid at the same time
const clock = '2026-11-29T10:00:00Z';

const print = (row) => console.log(JSON.stringify(row));
const quantile = (numbers, share) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

const service = await startService({ clock, options: ['--limits', 'off'] });
const took = { look: [], move: [], seen: [] };
let unchanged = 0;
let going = true;

/** Somebody who sits in a room, with a connection of their own. */
class Person {
  constructor(number) {
    this.number = number;
    this.line = new Line(service.url);
    this.version = 0;
    this.actions = 0;
    this.waited = 0;
  }

  async call(method, path, body) {
    const { status, text } = await this.line.call(method, path, { token: this.token, body });
    if (status >= 400 && status !== 409) throw new Error(text);
    if (status === 200 || status === 201) return JSON.parse(text);
    return undefined;
  }

  /** Takes the seat at that table; the first one brings the table. */
  async sit(table, seat) {
    this.table = table;
    ({ token: this.token } = await this.call('POST', '/v1/players', { name: `Person ${this.number}` }));
    if (seat === 0) {
      const terms = { table: 'belote', deals: 12, patience: null, seat };
      const room = await this.call('POST', '/v1/rooms', terms);
      Object.assign(table, { path: `/v1/rooms/${room.code}`, moves: [] });
      return;
    }
    await this.call('POST', `${table.path}/members`);
    await this.call('PUT', `${table.path}/seat`, { seat });
  }

  async live(begin) {
    const offset = ((this.number * 0.618) % 1) * kInterval; // neighbours do not look at the same moment
    for (let look = 0; going; ++look) {
      await sleep(Math.max(0, begin + offset + look * kInterval - performance.now()));
      if (!going) return;
      await this.look();
      const onTurn = this.room.view?.turn === this.room.seat;
      this.waited = onTurn ? this.waited + 1 : 0;
      if (this.waited > kThought) await this.move();
      if (this.room.state === 'over' && this.room.seat === 0) await this.begin('rematch');
    }
  }

  async look() {
    const start = performance.now();
    const room = await this.call('GET', `${this.table.path}?after=${this.version}`);
    took.look.push(performance.now() - start);
    if (!room) {
      unchanged += 1;
      return;
    }
    for (const { actions, at, seat, match } of this.table.moves) {
      const isNew = match === room.match && actions > this.actions && actions <= room.actions;
      if (isNew && seat !== room.seat) took.seen.push(performance.now() - at);
    }
    this.take(room);
  }

  async move() {
    const { legal } = this.room.view;
    const at = performance.now();
    const action = legal[(this.actions * 7919 + this.number) % legal.length];
    const room = await this.call('POST', `${this.table.path}/actions`, { after: this.actions, action });
    if (!room) return;
    took.move.push(performance.now() - at);
    this.table.moves.push({ actions: room.actions, at, seat: room.seat, match: room.match });
    if (this.table.moves.length > 8) this.table.moves.shift();
    this.take(room);
  }

  async begin(how) {
    const { version } = await this.call('GET', this.table.path);
    const room = await this.call('POST', `${this.table.path}/${how}`, { after: version });
    if (room) this.take(room);
  }

  take(room) {
    this.room = room;
    this.version = room.version;
    this.actions = room.state === 'playing' ? room.actions : 0;
    this.waited = 0;
  }
}

const tables = Array.from({ length: Math.ceil(kPeople / kSeats) }, (_, at) => ({
  people: Array.from({ length: Math.min(kSeats, kPeople - at * kSeats) }, (__, seat) => new Person(at * kSeats + seat)),
}));
let next = 0;
await Promise.all(
  Array.from({ length: kAtOnce }, async () => {
    for (let at = next++; at < tables.length; at = next++) {
      const table = tables[at];
      for (const [seat, person] of table.people.entries()) await person.sit(table, seat);
      await table.people[0].begin('start');
    }
  }),
);

const people = tables.flatMap((table) => table.people);
const read = await service.metric('rozbazi_rooms_read_total');
const living = people.map((person) => person.live(performance.now()));
await sleep(1000 * kSeconds);
going = false;
await Promise.all(living);
const reads = (await service.metric('rozbazi_rooms_read_total')) - read;
for (const { line } of people) line.close();
await service.close();

const of = `${kPeople} people in rooms`;
print({ quantity: `${of}, looks a second`, value: took.look.length / kSeconds, unit: '/s' });
print({ quantity: `${of}, of them with nothing new`, value: (100 * unchanged) / took.look.length, unit: '%' });
print({ quantity: `${of}, rooms read from the database`, value: reads / kSeconds, unit: '/s', lower: true });
print({ quantity: `${of}, moves a second`, value: took.move.length / kSeconds, unit: '/s' });
for (const [what, numbers] of [
  ['a look', took.look],
  ['a move', took.move],
]) {
  print({ quantity: `${of}, ${what}, half within`, value: quantile(numbers, 0.5), unit: 'ms', lower: true });
  print({ quantity: `${of}, ${what}, 99 of 100 within`, value: quantile(numbers, 0.99), unit: 'ms', lower: true });
}
print({
  quantity: `${of}, a move seen by another, half within`,
  value: quantile(took.seen, 0.5),
  unit: 'ms',
  lower: true,
});
const seenWithin = quantile(took.seen, 0.99);
print({
  quantity: `${of}, a move seen by another, 99 of 100 within`,
  value: seenWithin,
  unit: 'ms',
  must: 1000,
  lower: true,
});
