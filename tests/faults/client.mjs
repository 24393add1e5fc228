// Somebody who plays, and does not let a fault stop him: what is not answered is asked again, as the page does it.
import { setTimeout as sleep } from 'node:timers/promises';
import { tables } from '../api/harness.mjs';
import { now } from './ledger.mjs';

const patience = 15_000;
// So many plays that one player has begun; then somebody else comes.
const playsOfOne = 24;

export class Client {
  /**
   * @param {string} url of the service
   * @param {import('./ledger.mjs').Ledger} ledger
   * @param {(n: number) => number} random
   * @param {Record<string, string>} headers of every request
   */
  constructor(url, ledger, random, headers = {}) {
    this.url = url;
    this.ledger = ledger;
    this.random = random;
    this.headers = headers;
    this.answers = 0;
    this.refused = 0;
    this.goesOn = true;
  }

  /** Until `stop()`; what is in the middle of being asked is asked to its end. */
  async run() {
    while (this.goesOn) await this.playOne();
  }
  stop() {
    this.goesOn = false;
  }
  /** Ends without an answer. */
  leave() {
    this.stop();
    this.hasLeft = true;
  }

  /** Asks until there is an answer that is one: `{status, body, sent, answered}`. */
  async ask(method, path, { token, body, headers = this.headers } = {}) {
    while (!this.hasLeft) {
      const sent = now();
      try {
        const response = await fetch(this.url + path, {
          method,
          headers: {
            ...headers,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          body: body && JSON.stringify(body),
          signal: AbortSignal.timeout(patience),
        });
        const answer = await response.json();
        if (response.status !== 503) {
          this.answers += 1;
          return { status: response.status, body: answer, sent, answered: now() };
        }
        this.refused += 1;
      } catch {
        // Cut off, refused, or too late: nobody knows whether it was done.
      }
      await sleep(20 + this.random(100));
    }
    throw new Error('left without an answer');
  }

  /** The same, where nothing but `statuses` may be the answer. */
  async expect(statuses, method, path, options) {
    const answer = await this.ask(method, path, options);
    if (!statuses.includes(answer.status)) {
      this.ledger.wrong(`${method} ${path} ${JSON.stringify(options?.body)}: ${JSON.stringify(answer)}`);
      this.stop();
    }
    return answer;
  }

  async playOne() {
    if (!this.player || this.begun >= playsOfOne) {
      const { body } = await this.expect([201], 'POST', '/v1/players', { body: { name: 'Ali' } });
      this.player = body;
      this.begun = 0;
    }
    this.begun += 1;
    const play = await this.start();
    while (play && !play.served.finished && this.goesOn && this.random(80) > 0) await this.move(play);
    if (play?.served.finished) await this.lookAround(play.entry);
  }

  /** A play of some table of today; at times asked for twice at once. */
  async start() {
    const { player } = this;
    const body = { table: tables[this.random(tables.length)], date: 'today' };
    const once = () => this.expect([200, 201], 'POST', '/v1/plays', { token: player.token, body });
    const answers = await Promise.all(this.random(5) === 0 ? [once(), once()] : [once()]);
    const plays = answers.map(({ body: served, ...span }) => {
      if (!this.goesOn && !served.play) return undefined;
      return { entry: this.ledger.note(player, served, span), served };
    });
    return plays.at(-1);
  }

  /** One more action; at times with another one at the same time, as from a second device. */
  async move(play) {
    const { legal } = play.served.view;
    const preferred = legal.filter((action) => action !== 'pass' || this.random(3) === 0);
    const choices = preferred.length > 0 ? preferred : legal;
    const action = choices[this.random(choices.length)];
    const rival = legal[this.random(legal.length)];
    const answers =
      this.random(20) === 0
        ? await Promise.all([this.put(play, action), this.put(play, rival)])
        : [await this.put(play, action)];
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body, ...span } of answers) {
      if (status === 200) this.served(play, body, span);
      if (status === 410) await this.late(play);
    }
    if (refused.some(({ status }) => status === 409) && (action === rival || refused.length === answers.length)) {
      this.ledger.wrong(`the play ${play.entry.id} diverges from itself: ${JSON.stringify(answers)}`);
    }
    if (refused.length > 0) {
      const { body, ...span } = await this.expect([200], 'GET', `/v1/plays/${play.entry.id}`, this.player);
      this.served(play, body, span);
    }
  }

  served(play, body, span) {
    // Two answers can overtake each other; what was there earlier is known already.
    if (body.log.length < play.entry.log.length) return;
    this.ledger.note(this.player, body, span);
    play.served = body;
  }

  async put(play, action) {
    const log = [...play.served.log, action];
    this.ledger.sending(play.entry, log.length);
    return this.expect([200, 409, 410], 'PUT', `/v1/plays/${play.entry.id}/log`, {
      token: this.player.token,
      body: { log },
    });
  }

  /** Told that the day is closed: then it is, and the play goes on unranked. */
  async late(play) {
    play.entry.unranked = true;
    const { body, ...span } = await this.expect([200], 'GET', `/v1/days/${play.entry.date}`);
    if (body.state !== 'closed') this.ledger.wrong(`a play of ${body.date} came too late while it was ${body.state}`);
    this.ledger.day(body, span);
  }

  /** What one looks at after a play. */
  async lookAround({ table, date }) {
    const { token, player } = this.player;
    const { body: board, ...span } = await this.expect([200], 'GET', `/v1/boards/${table}/${date}?limit=100`);
    if (board.entries) this.ledger.board(board, span);
    const around = await this.expect([200, 404], 'GET', `/v1/boards/${table}/${date}/around/me?span=1`, { token });
    const own = around.body.entries?.find((entry) => entry.player === player);
    if (own) {
      const { rank, score } = own;
      const { sent, answered } = around;
      this.ledger.places.push({
        what: 'around',
        table,
        date,
        rank,
        score,
        players: around.body.players,
        sent,
        answered,
      });
    }
    for (const day of ['today', date]) {
      const { body, ...time } = await this.expect([200], 'GET', `/v1/days/${day}`);
      if (body.tables) this.ledger.day(body, time);
    }
  }
}
