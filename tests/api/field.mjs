// Many results without playing them: stored as the server would have, and beside them, worked out from plain lists by the
// sentences of docs/api.md, what every board must show.
import { randomBytes } from 'node:crypto';
import { sql } from './harness.mjs';

const day = 86_400_000;
export const addDays = (date, days) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** A number from 0 to `n` - 1, the same ones in the same order for the same seed. */
export function dice(seed) {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

/** `2026-W48`: the week is in the year that its Thursday is in, and counted from there. */
export function weekOf(date) {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  const thursday = addDays(date, 3 - weekday);
  const days = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / day;
  return `${thursday.slice(0, 4)}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}
export const periodsOf = (date) => [weekOf(date), date.slice(0, 7), 'all-time'];

/** A play's id, which begins with its date. */
const playId = (date) => {
  const hex = (Date.parse(date) / day).toString(16).padStart(8, '0') + randomBytes(12).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};

/** The share of the others that a score beats, in tenths of a percent. */
export function tenthsOf(score, scores) {
  const others = scores.length - 1;
  if (others === 0) return 500;
  const beaten = scores.filter((other) => other < score).length;
  const ties = scores.filter((other) => other === score).length - 1;
  return Math.floor((1000 * (2 * beaten + ties) + others) / (2 * others));
}
export const meanOf = (sum, count) => Math.floor((2 * sum + count) / (2 * count)) / 10;

export class Field {
  /** @param {object} service @param {{player: string, name: string, tag: string}[]} players */
  constructor(service, players) {
    this.service = service;
    this.players = players;
    this.results = [];
  }

  /** Stores finished ranked plays: `[{player, table, score}]` of that day. */
  store(date, results) {
    const rows = results.map(({ player, table, score }, number) => {
      const finishedAt = `${date}T12:00:00.${String(100000 + number)}Z`;
      const result = { date, table, player, score, play: playId(date), finishedAt };
      this.results.push(result);
      return `('${date}', '${table}', '${player}', 0, '${result.play}', true, 'easy', 1, '', '${date}', '${finishedAt}', ${score})`;
    });
    if (rows.length === 0) return;
    sql(
      `insert into plays (date, table_name, player, seat, play, ranked, bots_level, bots_version, actions, started_at,
         finished_at, score) values ${rows.join(',')};
       delete from score_counts where date = '${date}';
       insert into score_counts select date, table_name, score, count(*) from plays
         where date = '${date}' and ranked and finished_at is not null group by 1, 2, 3`,
      this.service.database,
    );
  }

  /** Random results of that day; few scores, so that many are equal. */
  storeRandom(date, tables, random) {
    const results = [];
    for (const table of tables) {
      const scores = 1 + random(6);
      for (const { player } of this.players) {
        if (random(3) > 0) results.push({ player, table, score: 10 * random(scores) - 20 });
      }
    }
    this.store(date, results);
  }

  /** Takes the results out of what is expected, and gives a function that puts them back. */
  without(gone) {
    this.results = this.results.filter((result) => !gone.includes(result));
    return () => this.results.push(...gone);
  }

  person(id) {
    const { player, name, tag } = this.players.find((each) => each.player === id);
    return { player, name, tag };
  }

  percentage(result) {
    const field = this.results.filter(({ date, table }) => date === result.date && table === result.table);
    return tenthsOf(
      result.score,
      field.map(({ score }) => score),
    );
  }

  /** The entries of a period's board whose sums go up to that day; of those players alone where they are given. */
  totals(period, table, upTo, among) {
    const sums = new Map();
    for (const result of this.results) {
      if (!periodsOf(result.date).includes(period) || result.date > upTo) continue;
      if (table !== 'all' && table !== result.table) continue;
      if (among && !among.includes(result.player)) continue;
      const sum = sums.get(result.player) ?? { tenths: 0, plays: 0 };
      sum.tenths += this.percentage(result);
      sum.plays += 1;
      sums.set(result.player, sum);
    }
    const ordered = [...sums].sort(([a, x], [b, y]) => y.tenths - x.tenths || (a < b ? -1 : 1));
    return ordered.map(([player, { tenths, plays }]) => ({
      rank: 1 + ordered.filter(([, other]) => other.tenths > tenths).length,
      ...this.person(player),
      score: tenths / 10,
      percentage: meanOf(tenths, plays),
      finished_at: null,
      play: null,
    }));
  }

  /** The entries of a day's board. */
  board(date, table) {
    const field = this.results.filter((each) => each.date === date && each.table === table);
    const ordered = [...field].sort(
      (a, b) => b.score - a.score || (a.finishedAt < b.finishedAt ? -1 : 1) || (a.player < b.player ? -1 : 1),
    );
    return ordered.map((result) => ({
      rank: 1 + field.filter(({ score }) => score > result.score).length,
      ...this.person(result.player),
      score: result.score,
      percentage: this.percentage(result) / 10,
      finished_at: result.finishedAt,
      play: result.play,
    }));
  }
}
