// Two who sit in a room with computer players, and do not let a fault stop them either.
import { tables } from '../api/harness.mjs';
import { Client } from './client.mjs';

// So many rooms that two have had; then others come.
const roomsOfTwo = 24;

export class Table extends Client {
  /** Where the clock can go on by a day, a room can be gone. */
  whereGone = [404];
  /** How one looks at the room. */
  look = '';

  /** @param {Record<string, string>[]} headers of every request of the one and of the other */
  constructor(url, ledger, random, headers = []) {
    super(url, ledger, random, headers[0]);
    this.headersOf = headers;
  }

  async playOne() {
    if (!this.people || this.rooms >= roomsOfTwo) {
      this.people = [await this.person('Ali'), await this.person('Bea')];
      this.rooms = 0;
    }
    this.rooms += 1;
    const terms = { table: tables[this.random(tables.length)], deals: 1, level: 'easy', patience: null, seat: 0 };
    const { body } = await this.expect([201], 'POST', '/v1/rooms', { token: this.people[0].token, body: terms });
    if (!this.goesOn && !body.code) return;
    this.entry = this.ledger.openRoom(body.code, this.people);
    await this.at(1, 'POST', '/members');
    await this.at(1, 'PUT', '/seat', { seat: 1 });
    await this.begin();
    while (this.room?.state === 'playing' && this.goesOn && this.random(80) > 0) await this.move();
    if (this.room?.state === 'over') await this.at(this.random(2), 'GET', '/replay');
  }

  async person(name) {
    return (await this.expect([201], 'POST', '/v1/players', { body: { name } })).body;
  }

  /** What the person in that seat asks of the room; the room, where the answer is one. */
  async at(seat, method, path, body, besides = []) {
    const { token } = this.people[seat];
    const address = `/v1/rooms/${this.entry.code}${path}`;
    const statuses = [200, ...this.whereGone, ...besides];
    const answer = await this.expect(statuses, method, address, { token, body, headers: this.headersOf[seat] });
    if (answer.status === 404) this.room = undefined;
    if (answer.status !== 200) return answer;
    if (answer.body.version) {
      this.ledger.noteRoom(this.entry, seat, answer.body);
      this.room = answer.body;
    }
    return answer;
  }

  /** The room may be another by the time that it is begun, since somebody seems to have gone. */
  async begin() {
    for (let status = 409; status === 409 && this.goesOn; ) {
      await this.at(0, 'GET', this.look);
      if (!this.room) return;
      ({ status } = await this.at(0, 'POST', '/start', { after: this.room.version }, [409]));
    }
  }

  /** One more action of who is on turn; at times sent twice at once, or with another one. */
  async move() {
    const { turn } = this.room.view;
    // What a computer player does could not be told just now.
    if (turn !== 0 && turn !== 1) return this.at(0, 'GET', this.look);
    await this.at(turn, 'GET', this.look);
    if (!this.room || this.room.view.turn !== turn) return undefined;
    const { view, actions } = this.room;
    const preferred = view.legal.filter((action) => action !== 'pass' || this.random(3) === 0);
    const choices = preferred.length > 0 ? preferred : view.legal;
    const action = choices[this.random(choices.length)];
    const rival = this.random(8) === 0 ? view.legal[this.random(view.legal.length)] : undefined;
    const sent = rival === undefined ? [action] : [action, rival];
    const answers = await Promise.all(
      sent.map((each) => this.at(turn, 'POST', '/actions', { after: actions, action: each }, [409])),
    );
    const played = answers.filter(({ status }) => status === 200).length;
    const gone = answers.some(({ status }) => status === 404);
    const expected = action === rival ? 2 : 1;
    if (this.goesOn && !gone && played !== expected) {
      this.ledger.wrong(`of ${sent} in the room ${this.entry.code} ${played} were played`);
    }
    return this.room && this.at(turn, 'GET', this.look);
  }
}
