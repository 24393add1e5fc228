import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, sql, startService } from './harness.mjs';

const unknown = '00000000-0000-4000-8000-000000000000';

// A choice that is the same for the same number, and differs between numbers.
const byNumber = (number) => (view) => view.legal[(number * 7919 + view.played.length * 104729) % view.legal.length];

const rankOf = (score, scores) => 1 + scores.filter((other) => other > score).length;
const percentageOf = (score, scores) => {
  const others = scores.length - 1;
  if (others === 0) return 50;
  const beaten = scores.filter((other) => other < score).length;
  const ties = scores.filter((other) => other === score).length - 1;
  return Math.floor((1000 * (2 * beaten + ties) + others) / (2 * others)) / 10;
};

describe('boards', () => {
  let service;
  const players = [];
  const get = (path, token) => service.call('GET', `/v1/boards/${path}`, { token });
  const page = async (path, token) => {
    const answer = await get(path, token);
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  };

  before(async () => {
    service = await startService({ clock: '2026-11-29T10:00:00Z' });
    // Twelve players, each course played twice, so that there are ties.
    for (let number = 0; number < 12; ++number) {
      const player = await service.player(`Player ${number}`);
      const play = await service.finish(player.token, { choose: byNumber(number >> 1) });
      players.push({ ...player, play });
    }
  });
  after(() => service.close());

  test('equal scores share a rank, and the next is counted past them', async () => {
    const board = await page('belote/today');
    const scores = board.entries.map(({ score }) => score);
    assert.equal(board.table, 'belote');
    assert.equal(board.period, '2026-11-29');
    assert.equal(board.final, false);
    assert.equal(board.players, 12);
    assert.equal(board.next, null);
    assert.ok(new Set(scores).size > 2, 'the courses give several scores');
    assert.ok(new Set(scores).size < 12, 'and some are equal');
    for (const entry of board.entries) {
      assert.equal(entry.rank, rankOf(entry.score, scores));
      assert.equal(entry.percentage, percentageOf(entry.score, scores));
      const player = players.find((each) => each.player === entry.player);
      assert.equal(entry.score, player.play.score);
      assert.equal(entry.play, player.play.play);
      assert.equal(entry.name, player.name);
      assert.equal(entry.tag, player.tag);
      assert.equal(entry.finished_at, player.play.finished_at);
    }
  });

  test('the order is score, then finish, then player', async () => {
    const { entries } = await page('belote/today');
    for (const [place, entry] of entries.slice(1).entries()) {
      const before = entries[place];
      assert.ok(
        before.score > entry.score || (before.score === entry.score && before.finished_at <= entry.finished_at),
      );
    }
  });

  test('a play tells the same rank, players and percentage as the board', async () => {
    const { entries } = await page('belote/today');
    for (const { token, play } of players) {
      const now = (await service.call('GET', `/v1/plays/${play.play}`, { token })).body;
      const entry = entries.find((each) => each.play === play.play);
      assert.deepEqual([now.rank, now.players, now.percentage], [entry.rank, 12, entry.percentage]);
    }
  });

  test('pages of any size join to the whole board, also when it grows in between', async () => {
    const { entries } = await page('belote/today');
    for (const limit of [1, 5, 11, 12]) {
      const joined = [];
      let next = '';
      do {
        const part = await page(`belote/today?limit=${limit}${next && `&cursor=${next}`}`);
        assert.ok(part.entries.length <= limit);
        joined.push(...part.entries);
        next = part.next;
      } while (next);
      assert.deepEqual(joined, entries);
    }
    const first = await page('belote/today?limit=6');
    const late = await service.player('Late');
    const { play } = await service.finish(late.token, { choose: byNumber(0) });
    const rest = await page(`belote/today?cursor=${first.next}`);
    const seen = [...first.entries, ...rest.entries].map((entry) => entry.play);
    assert.equal(new Set(seen).size, seen.length);
    for (const entry of entries) assert.ok(seen.includes(entry.play));
    players.push({ ...late, play });
  });

  test('around a player are the neighbours on each side', async () => {
    const { entries, players: count } = await page('belote/today');
    for (const span of [1, 3, 25]) {
      for (const [place, entry] of entries.entries()) {
        const around = await page(`belote/today/around/${entry.player}?span=${span}`);
        assert.deepEqual(around.entries, entries.slice(Math.max(0, place - span), place + span + 1));
        assert.equal(around.players, count);
        assert.equal(around.next, null);
      }
    }
    const [{ player, token }] = players;
    assert.deepEqual(await page('belote/today/around/me', token), await page(`belote/today/around/${player}`));
    assert.match((await get('belote/today/around/me', token)).headers.get('cache-control'), /private/);
  });

  test('who is not on the board has no place on it', async () => {
    const { player, token } = await service.player();
    await service.play(token);
    for (const who of [player, unknown, 'x', 'me']) {
      assertProblem(await get(`belote/today/around/${who}`, token), 404, 'no_such_player');
    }
    assertProblem(await get('belote/today/around/me'), 401, 'unauthorized');
  });

  test('a board of few scores tells how many stand at each, on every page', async () => {
    const board = await page('belote/today');
    const all = board.entries.map(({ score }) => score);
    const counted = (scores) =>
      [...new Set(scores)].map((score) => ({ score, players: scores.filter((other) => other === score).length }));
    assert.deepEqual(board.scores, counted(all));
    assert.deepEqual((await page('belote/today?limit=1')).scores, board.scores);
    assert.deepEqual((await page(`belote/today/around/${players[5].player}?span=1`)).scores, board.scores);
    assert.equal('scores' in (await page('belote/2026-11')), false);
  });

  test('a board of many scores does not', async () => {
    const stand = (scores) =>
      sql(
        `insert into score_counts (date, table_name, score, plays) select '2026-11-29', 'schafkopf', score, 2 from generate_series(1, ${scores}) score on conflict do nothing`,
        service.database,
      );
    stand(12);
    assert.equal((await page('schafkopf/today')).scores.length, 12);
    stand(13);
    assert.equal('scores' in (await page('schafkopf/today')), false);
    sql("delete from score_counts where table_name = 'schafkopf'", service.database);
  });

  test('the distribution counts each score of the board once', async () => {
    const { entries, ...board } = await page('belote/today');
    const spread = await page('belote/today/distribution');
    const all = entries.map(({ score }) => score).sort((a, b) => a - b);
    assert.deepEqual([spread.table, spread.period, spread.final], [board.table, board.period, board.final]);
    assert.equal(spread.players, all.length);
    assert.ok(spread.bins.length > 1 && spread.bins.length <= 24);
    for (const [place, { from, players, lowest, highest }] of spread.bins.entries()) {
      const within = all.filter((score) => score >= from && score < from + spread.width);
      assert.equal(from, spread.bins[0].from + place * spread.width);
      assert.deepEqual([players, lowest, highest], [within.length, within[0], within.at(-1)]);
    }
    assert.deepEqual(
      spread.quartiles,
      [1, 2, 3].map((quarters) => all[Math.ceil((quarters * all.length) / 4) - 1]),
    );
    assertProblem(await get('belote/2026-11/distribution'), 404, 'no_such_day');
    assertProblem(await get('all/today/distribution'), 404, 'no_such_table');
    assertProblem(await get('belote/2026-11-30/distribution'), 403, 'still_sealed');
  });

  test('a board that nobody is on is empty', async () => {
    const board = await page('coinche/today');
    assert.deepEqual([board.players, board.scores, board.entries, board.next], [0, undefined, [], null]);
    const spread = await page('coinche/today/distribution');
    assert.deepEqual([spread.players, spread.bins, spread.quartiles], [0, [], null]);
  });

  test('a bad limit, span or cursor is bad_request', async () => {
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'limit=',
      'limit=1.5',
      'cursor=x',
      'cursor=',
      'cursor=AAAA',
    ]) {
      assertProblem(await get(`belote/today?${query}`), 400, 'bad_request');
    }
    // Places that no play can have, in the form of a cursor.
    const nil = '00000000-0000-0000-0000-000000000000';
    for (const place of [
      `-2147483648/0/${nil}`,
      `0/-1/${nil}`,
      `0/253402300800000000/${nil}`,
      `0/${2n ** 63n - 1n}/${nil}`,
    ]) {
      const cursor = Buffer.from(place).toString('base64url');
      assertProblem(await get(`belote/today?cursor=${cursor}`), 400, 'bad_request');
    }
    for (const query of ['span=0', 'span=26', 'span=-1']) {
      assertProblem(await get(`belote/today/around/me?${query}`), 400, 'bad_request');
    }
  });

  test('an unknown table, day, period or group is not found', async () => {
    for (const table of ['chess', 'all', 'tute']) assertProblem(await get(`${table}/today`), 404, 'no_such_table');
    for (const date of ['2026-11-28', 'x', '2026-12-07'])
      assertProblem(await get(`belote/${date}`), 404, 'no_such_day');
    for (const period of ['2026-W47', '2026-W49', '2026-12']) {
      assertProblem(await get(`belote/${period}`), 404, 'no_such_period');
    }
    assertProblem(await get('belote/today?group=ABCDEF'), 401, 'unauthorized');
    assertProblem(await get('belote/today?group=ABCDEF', players[0].token), 404, 'no_such_group');
  });

  test('an upcoming day’s board is still sealed', async () => {
    assertProblem(await get('belote/2026-11-30'), 403, 'still_sealed');
    assertProblem(await get('belote/2026-11-30/around/me', players[0].token), 403, 'still_sealed');
  });

  test('the day counts its finished plays, and the players’ own pages tell their results', async () => {
    const day = (await service.call('GET', '/v1/days/today')).body;
    const { entries, players: count } = await page('belote/today');
    assert.equal(day.tables.find(({ table }) => table === 'belote').players, count);
    const [entry] = entries;
    const { tables } = (await service.call('GET', `/v1/players/${entry.player}`)).body;
    assert.deepEqual(tables, {
      belote: {
        days_played: 1,
        current_streak: 1,
        best_streak: 1,
        best_percentage: null,
        mean_percentage: null,
        recent: [
          {
            date: '2026-11-29',
            score: entry.score,
            rank: entry.rank,
            players: count,
            percentage: entry.percentage,
            play: entry.play,
          },
        ],
      },
    });
  });

  test('a closed day’s board is final and may be kept five minutes', async () => {
    const open = await page('belote/2026-11-29?limit=100');
    await service.restart({ clock: '2026-11-30T00:30:00Z' });
    const answer = await get('belote/2026-11-29?limit=100');
    assert.deepEqual(answer.body, { ...open, final: true });
    assert.match(answer.headers.get('cache-control'), /public.*max-age=300/);
    const [entry] = open.entries;
    const { belote } = (await service.call('GET', `/v1/players/${entry.player}`)).body.tables;
    assert.equal(belote.best_percentage, entry.percentage);
    assert.equal(belote.mean_percentage, entry.percentage);
  });
});
