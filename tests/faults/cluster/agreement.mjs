// What several servers tell must be the same, and be what the rows and the rules say.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { program, sql } from '../../api/harness.mjs';
import { tenthsOf } from '../../api/field.mjs';
import { kNever, Room } from '../../api/room.mjs';

/** That each server tells of each of these finished plays, from its memory, where the rows say that it stands. */
export async function serversAgree(servers, plays) {
  const boards = new Map();
  for (const line of sql(
    `select date, table_name, score from plays where ranked and finished_at is not null`,
    servers[0].database,
  ).split('\n')) {
    const [date, table, score] = line.split('|');
    const name = `${date} ${table}`;
    boards.set(name, [...(boards.get(name) ?? []), Number(score)]);
  }
  for (const server of servers) {
    for (const { id, player, table, date, finish } of plays) {
      const { body } = await server.call('GET', `/v1/plays/${id}`, { token: player.token });
      const scores = boards.get(`${date} ${table}`);
      const told = { score: body.score, rank: body.rank, players: body.players, percentage: body.percentage };
      const right = {
        score: finish.score,
        rank: 1 + scores.filter((score) => score > finish.score).length,
        players: scores.length,
        percentage: tenthsOf(finish.score, scores) / 10,
      };
      assert.deepEqual(told, right, `${server.url} of ${id}`);
    }
  }
}

/** That each server shows each of these rooms to its people, in the seats that they took, as it was shown to them last. */
export async function serversAgreeOnRooms(servers, rooms) {
  for (const server of servers) {
    for (const { code, people, courses } of rooms) {
      for (const [seat, player] of people.entries()) {
        const { body, text } = await new Room(server, code).look(player, kNever);
        const told = body.view?.played.slice(0, courses[seat].length);
        assert.deepEqual([body.seat, told], [seat, courses[seat]], `${server.url} of ${code}: ${text}`);
      }
    }
  }
}

/** That the rules give each of these finished plays the score that it has, from all that happened in it. */
export async function scoresFollowFromLogs(server, plays) {
  const days = new Map();
  const requests = [];
  for (const { id, player, table, date } of plays) {
    if (!days.has(date)) days.set(date, (await server.call('GET', `/v1/days/${date}`)).body);
    const { game, options } = days.get(date).tables.find((each) => each.table === table);
    const { body } = await server.call('GET', `/v1/plays/${id}`, { token: player.token });
    const log = body.played.map(({ action }) => action);
    requests.push({ game, options, dealer: body.dealer, packs: body.packs, log });
  }
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const answers = execFileSync(program('rozbazi-replay'), { input, encoding: 'utf8' }).trim().split('\n');
  assert.deepEqual(
    answers.map((answer) => JSON.parse(answer).daily_scores?.[0]),
    plays.map(({ finish }) => finish.score),
  );
}
