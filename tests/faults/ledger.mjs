// What the clients have been told. An answer that came is a promise; the ledger holds it against the service later
// (verdict.mjs). Times are this process's own, which no fault touches: `sent` is before, `answered` after whatever the
// service did.
export const now = () => performance.now();

/** @typedef {{sent: number, answered: number}} Span */

export class Ledger {
  constructor() {
    /** Each play by its id. */
    this.plays = new Map();
    /** Each room by its code: `{code, people, courses}`, what each seat was shown. */
    this.rooms = new Map();
    /** Places that were served: `{what, table, date, score, rank, players, sent, answered}`. */
    this.places = [];
    /** Whole boards of one day: `{board, sent, answered}`. */
    this.boards = [];
    /** What was served of each day: `{state, commitments, seeds}` by date. */
    this.days = new Map();
    this.checked = 0;
    this.wrongs = [];
  }

  /** Something that must not be. */
  wrong(what) {
    this.wrongs.push(what);
  }

  /** A play as it was served to its owner. */
  note(player, served, span) {
    const play = this.plays.get(served.play) ?? this.open(player, served);
    if (play.player !== player) this.wrong(`the play ${served.play} was served to two players`);
    if (served.log.length < play.log.length || play.log.some((action, at) => served.log[at] !== action)) {
      this.wrong(`the play ${served.play} had the log ${play.log} and then ${served.log}`);
    }
    if (play.course.some(({ seat, action }, at) => differs(served.view.played[at], seat, action))) {
      this.wrong(`the play ${served.play} took another course than was shown`);
    }
    play.log = served.log;
    play.course = served.view.played;
    play.changed = true;
    if (served.finished) this.finish(play, served, span);
    return play;
  }

  open(player, { play: id, table, date }) {
    const same = [...this.plays.values()].find(
      (each) => each.player === player && each.table === table && each.date === date,
    );
    if (same) this.wrong(`the player ${player.player} has the plays ${same.id} and ${id} of ${table} of ${date}`);
    const play = { id, player, table, date, log: [], course: [], sent: [], unranked: false };
    this.plays.set(id, play);
    return play;
  }

  /** A log is on its way; the first time that one of its length was sent counts. */
  sending(play, length) {
    play.sent[length] ??= now();
  }

  finish(play, served, span) {
    const { score, finished_at: at, ranked, rank, players } = served;
    const before = play.finish;
    if (!before) {
      // It may have been over from the start, or with any log up to this one.
      const first = Math.min(...play.sent.filter((each, length) => each && length >= play.log.length), span.sent);
      play.finish = { score, at, ranked, sent: first, answered: span.answered };
    } else if (before.score !== score || before.at !== at || before.ranked !== ranked) {
      this.wrong(`the finished play ${play.id} changed from ${JSON.stringify(before)} to ${JSON.stringify(served)}`);
    }
    if (!ranked) return;
    this.places.push({ what: `play ${play.id}`, ...pick(play), score, rank, players, ...span });
  }

  openRoom(code, people) {
    if (this.rooms.has(code)) this.wrong(`two rooms have the code ${code}`);
    const room = { code, people, courses: people.map(() => []) };
    this.rooms.set(code, room);
    return room;
  }

  /** A room as it was served to who took that seat; of two answers the one with the longer course is the later. */
  noteRoom(room, seat, { seat: served, view }) {
    if (!view) return;
    if (served !== seat) return this.wrong(`in the room ${room.code} the seat ${seat} has become ${served}`);
    const [shorter, longer] = [room.courses[seat], view.played].sort((a, b) => a.length - b.length);
    if (shorter.some(({ seat: whose, action }, at) => differs(longer[at], whose, action))) {
      this.wrong(`the room ${room.code} took another course than was shown in seat ${seat}`);
    }
    room.courses[seat] = longer;
    room.changed = true;
    room.over = view.finished;
  }

  board(board, span) {
    this.boards.push({ board, ...span });
  }

  /** A day as it was served. Only what was asked after an answer had come must be later than that. */
  day(day, span) {
    const known = this.days.get(day.date) ?? { commitments: {}, closed: Infinity };
    this.days.set(day.date, known);
    for (const { table, commitment, seed } of day.tables) {
      known.commitments[table] ??= commitment;
      if (known.commitments[table] !== commitment) this.wrong(`the commitment of ${table} of ${day.date} changed`);
      if (seed && day.state !== 'closed') this.wrong(`a seed of ${day.date} was shown while it was ${day.state}`);
    }
    if (day.state === 'closed') known.closed = Math.min(known.closed, span.answered);
    else if (span.sent > known.closed) this.wrong(`${day.date} was closed and then ${day.state}`);
  }

  /** The ranked finished plays of a board. */
  results(table, date) {
    return [...this.plays.values()].filter((play) => play.finish?.ranked && play.table === table && play.date === date);
  }
}

const pick = ({ table, date }) => ({ table, date });
const differs = (shown, seat, action) => !shown || shown.seat !== seat || shown.action !== action;
