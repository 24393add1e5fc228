// What the fuzzer knows of the service that it talks to: ids, codes and tokens which lead further than invented ones.

const kept = 24; // of each kind; the oldest are forgotten first

function keep(list, value) {
  list.push(value);
  if (list.length > kept) list.shift();
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export class World {
  /** `lasting`: a player who has finished plays and is not to be forgotten. */
  constructor(tables, lasting) {
    this.tables = tables;
    this.lasting = lasting;
    this.players = []; // {player, token}
    this.plays = []; // {play, token, table, date, log, legal, finished}
    this.groups = []; // their codes
    this.rooms = []; // {code, token, actions, version, legal} of those that somebody sits in or looks on at
    this.codes = []; // of transfer
    this.cursors = [];
    this.tags = []; // validators
    this.tokens = new Set(); // every one that was ever given
  }

  /** Takes in what a request that was sent as it should be was answered. */
  learn({ method, pattern, token }, answer) {
    if (answer.headers.has('etag')) keep(this.tags, answer.headers.get('etag'));
    const { json } = answer;
    if (answer.status === 401 && token) this.forget(token);
    if (json === undefined || answer.status >= 300) return;
    if (json.token) {
      this.tokens.add(json.token);
      keep(this.players, { player: json.player, token: json.token });
    }
    if (json.play && json.log) this.#learnPlay(json, token);
    if (pattern.startsWith('/v1/groups') && json.code) keep(this.groups, json.code);
    if (pattern.startsWith('/v1/rooms') && json.version) this.#learnRoom(json, token);
    if (pattern.endsWith('/transfer') && json.code) keep(this.codes, json.code);
    if (json.next) keep(this.cursors, json.next);
    if (method === 'DELETE' && pattern === '/v1/players/me') this.forget(token);
  }

  /** A token that is good no longer, with what it opened. */
  forget(token) {
    this.players = this.players.filter((each) => each.token !== token);
    this.plays = this.plays.filter((each) => each.token !== token);
    this.rooms = this.rooms.filter((each) => each.token !== token);
  }

  #learnRoom({ code, actions, version, view }, token) {
    const known = this.rooms.find((each) => each.code === code && each.token === token);
    const now = { code, token, actions, version, legal: view?.legal ?? [] };
    if (known) Object.assign(known, now);
    else keep(this.rooms, now);
  }

  #learnPlay({ play, table, date, log, view, finished }, token) {
    const known = this.plays.find((each) => each.play === play && each.token === token);
    const now = { play, token, table, date, log, legal: view?.legal ?? [], finished };
    if (known) Object.assign(known, now);
    else keep(this.plays, now);
  }

  token(random) {
    return this.players.length ? random.pick(this.players).token : undefined;
  }

  /** A value for a parameter or a member of that name, most often one that means something. */
  value(name, random) {
    const some = (list, otherwise) => (list.length && !random.once(8) ? random.pick(list) : otherwise);
    switch (name) {
      case 'table':
        return random.once(12) ? 'all' : some(this.tables, 'whist');
      case 'date':
      case 'from':
      case 'to':
        if (random.once(2)) return 'today';
        return random.pick([
          ...['2026-11-28', '2026-11-28', '2026-12-02', '2026-11-29', '2026-W48', '2026-11', 'all-time'],
          ...['2026-02-30', '0000-00-00', '9999-12-31', '2024-02-29', '2026-W54', '-1', ''],
        ]);
      case 'player':
        return random.once(3)
          ? 'me'
          : some([this.lasting, ...this.players.map(({ player }) => player)], '00000000-0000-4000-8000-000000000000');
      case 'play':
        return some(
          this.plays.map(({ play }) => play),
          '00000000-0000-4000-8000-000000000000',
        );
      case 'group':
        return some(this.groups, '222222');
      case 'code':
        return random.pick([some(this.groups, 'ABC234'), some(this.codes, 'ABCD2345')]);
      case 'room':
        return some(
          this.rooms.map(({ code }) => code),
          random.pick(['222222', 'k7m ۲qx', 'K7M2Q0']),
        );
      case 'seat':
        return random.pick([0, 1, 2, 3, null, 4, -1, 'x']);
      case 'swap':
        return random.pick([true, false, 1]);
      case 'after':
        return random.pick([0, 1, 2, 5, -1, 99, 1e9, '0']);
      case 'action':
        return random.pick(['pass', 'take', 'AS', '7S', 'nonsense', '']);
      case 'phrase':
        return random.pick(['hello', 'bye', 'nonsense']);
      case 'options':
        return random.pick([{}, {}, { announcements: false }, { ramsch: false }, { match: { deals: 1 } }, [], 5]);
      case 'deals':
        return random.pick([1, 2, 12, 13, 0, '1']);
      case 'level':
        return random.pick(['easy', 'easy', 'normal', 'grand']);
      case 'patience':
        return random.pick([20, 45, null, 30]);
      case 'cursor':
        return some(this.cursors, 'AAAA');
      case 'limit':
      case 'span':
        return String(random.pick([1, 2, 5, 25, 100, 0, -1, 101, 2147483648, '1e3', '+1', '0x10']));
      case 'name':
        return random.pick([
          'Ada',
          'چائے والا',
          'a',
          'Zoë-Marie',
          'é'.repeat(24),
          '♠',
          '',
          'a'.repeat(300),
          'x\u0000y',
        ]);
      default:
        return random.pick(['', '1', 'x', uuid]);
    }
  }
}
