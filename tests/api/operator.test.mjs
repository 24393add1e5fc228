// What the operator sets right with rozbazi-admin, beside a running server.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addDays, dice, Field, periodsOf } from './field.mjs';
import { assertProblem, runAdmin, sql, startService } from './harness.mjs';

const tables = ['belote', 'coinche'];
const nobody = '00000000-0000-4000-8000-000000000000';

/** What differs between the boards that are served and those that are to be expected, and by `check`. */
async function compare(field, days, closed) {
  const { service } = field;
  const board = async (path) => {
    const answer = await service.call('GET', `/v1/boards/${path}?limit=100`);
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  };
  for (const date of days) {
    for (const table of tables) {
      const { players, entries } = await board(`${table}/${date}`);
      const expected = field.board(date, table);
      assert.deepEqual(entries, expected, `${table} ${date}`);
      assert.equal(players, expected.length);
    }
  }
  for (const period of [...new Set(days.flatMap(periodsOf))]) {
    for (const table of [...tables, 'all']) {
      const { players, entries } = await board(`${table}/${period}`);
      const expected = field.totals(period, table, closed);
      assert.deepEqual(entries, expected, `${table} ${period}`);
      assert.equal(players, expected.length);
    }
  }
  assert.deepEqual(await runAdmin(service.database, ['check']), { status: 0, stdout: 'No difference.\n', stderr: '' });
}

async function startField(clock, count) {
  const service = await startService({ clock });
  const players = [];
  for (let number = 0; number < count; ++number) players.push(await service.player(`Player ${number}`));
  return new Field(service, players);
}

describe('the operator', () => {
  let service;
  const admin = (...words) => runAdmin(service.database, words);
  const done = async (...words) => {
    const { status, stdout, stderr } = await admin(...words);
    assert.equal(status, 0, stderr);
    return stdout;
  };
  const refused = async (pattern, ...words) => {
    const { status, stderr } = await admin(...words);
    assert.equal(status, 1);
    assert.match(stderr, pattern);
  };
  const own = async (token, play) =>
    (await service.call('GET', '/v1/players/me/plays', { token })).body.plays.find((each) => each.play === play);
  before(async () => {
    service = await startService({ clock: '2026-11-29T10:00:00Z' });
  });
  after(() => service.close());

  test('is told what there is, and what is wrong with a command line', async () => {
    assert.match(await done('help'), /void-day DATE/);
    for (const words of [
      ['dance'],
      ['remove-result'],
      ['remove-result', 'x'],
      ['void-day', '2026-11-31'],
      ['void-day', '2026-11-29', '2026-11-30'],
      ['rename-player', nobody],
      ['rename-player', nobody, '♠'],
      ['check', 'all'],
      ['check', '--loudly'],
    ]) {
      assert.equal((await admin(...words)).status, 2, words.join(' '));
    }
  });

  test('renames a player everywhere', async () => {
    const { player, token } = await service.player('Rude');
    await service.finish(token);
    assert.match(await done('rename-player', player, '  Kind   Soul '), /Kind Soul/);
    assert.equal((await service.call('GET', '/v1/players/me', { token })).body.name, 'Kind Soul');
    const { entries } = (await service.call('GET', '/v1/boards/belote/today/around/me', { token })).body;
    assert.equal(entries.find((entry) => entry.player === player).name, 'Kind Soul');
    await service.call('DELETE', '/v1/players/me', { token });
    await refused(/no player/, 'rename-player', player, 'Back');
    await refused(/no player/, 'rename-player', nobody, 'Back');
  });

  test('removes a result of the open day, and restores it', async () => {
    const [ada, bea] = [await service.player('Ada'), await service.player('Bea')];
    const play = await service.finish(ada.token);
    const other = await service.finish(bea.token);
    const board = async () => (await service.call('GET', '/v1/boards/belote/today')).body;
    const field = async () => (await service.call('GET', `/v1/plays/${other.play}/field`, { token: bea.token })).body;
    const [boardBefore, fieldBefore] = [await board(), await field()];
    for (let time = 0; time < 2; ++time) assert.match(await done('remove-result', play.play), /belote of 2026-11-29/);
    assert.equal((await board()).players, boardBefore.players - 1);
    assert.ok((await board()).entries.every((entry) => entry.play !== play.play));
    assert.equal((await field()).decisions[0].choices[0].plays, fieldBefore.decisions[0].choices[0].plays - 1);
    const listed = await own(ada.token, play.play);
    assert.deepEqual(
      [listed.ranked, listed.finished, listed.score, listed.rank, listed.players, listed.percentage],
      [false, true, play.score, null, null, null],
    );
    const shown = (await service.call('GET', `/v1/plays/${play.play}`, { token: ada.token })).body;
    assert.deepEqual([shown.ranked, shown.played], [false, play.played]);
    assert.deepEqual((await service.call('GET', `/v1/players/${ada.player}`)).body.tables, {});
    // The deal is played; there is no second go at it.
    assert.equal((await service.play(ada.token)).play, play.play);
    assertProblem(
      await service.call('GET', '/v1/boards/belote/today/around/me', { token: ada.token }),
      404,
      'no_such_player',
    );

    for (let time = 0; time < 2; ++time) await done('restore-result', play.play);
    assert.deepEqual([await board(), await field()], [boardBefore, fieldBefore]);
    assert.equal(await done('check'), 'No difference.\n');
  });

  test('is refused what is no result', async () => {
    const { token } = await service.player();
    const { play } = await service.play(token);
    await refused(/not finished/, 'remove-result', play);
    await refused(/no removed result/, 'restore-result', play);
    await refused(/no play/, 'remove-result', nobody);
    await refused(/no day/, 'void-day', '2020-01-01');
  });

  test('voids the open day: nothing of it counts, whenever it was begun', async () => {
    const [ada, bea, cem] = [await service.player(), await service.player(), await service.player()];
    const finished = await service.finish(ada.token, { table: 'coinche' });
    const begun = await service.finish(bea.token, { table: 'coinche', upTo: 1 });
    assert.match(await done('void-day', '2026-11-29'), /voided/);
    assert.match(await done('void-day', '2026-11-29'), /before/);
    assert.equal((await service.finish(bea.token, { table: 'coinche' })).ranked, false);
    const late = await service.finish(cem.token, { table: 'coinche' });
    assert.deepEqual([late.finished, late.ranked, late.rank], [true, false, null]);
    for (const [{ token }, { play }] of [
      [ada, finished],
      [bea, begun],
      [cem, late],
    ]) {
      assert.deepEqual([(await own(token, play)).ranked, (await own(token, play)).rank], [false, null]);
    }
    for (const table of tables) {
      const board = (await service.call('GET', `/v1/boards/${table}/today`)).body;
      assert.deepEqual([board.players, board.entries], [0, []]);
    }
    const day = (await service.call('GET', '/v1/days/today')).body;
    assert.equal(day.voided, true);
    assert.ok(day.tables.every(({ players }) => players === 0));
    await refused(/voided/, 'restore-result', finished.play);
    assert.equal(await done('check'), 'No difference.\n');
  });
});

describe('results removed and days voided', () => {
  const first = '2026-11-27';
  const days = Array.from({ length: 3 }, (_, number) => addDays(first, number));
  const [fourth, fifth] = [addDays(first, 3), addDays(first, 4)];
  let field;
  let service;
  const done = async (...words) => {
    const { status, stderr } = await runAdmin(service.database, words);
    assert.equal(status, 0, stderr);
  };
  before(async () => {
    field = await startField(`${first}T10:00:00Z`, 6);
    ({ service } = field);
  });
  after(() => service.close());

  test('leave every board, of days and periods, as if they had not been, in any order and at any time', async () => {
    const random = dice(17);
    const removed = [];
    for (const date of days) {
      field.storeRandom(date, tables, random);
      const seen = days.filter((each) => each <= date);
      for (const closed of [addDays(date, -1), date]) {
        if (closed === date) await service.restart({ clock: `${addDays(date, 1)}T00:30:00Z` });
        for (let time = 0; time < 2; ++time) {
          if (removed.length > 2 && random(2) === 0) {
            const [{ result, putBack }] = removed.splice(removed.length - 1, 1);
            await done('restore-result', result.play);
            putBack();
          } else {
            const result = field.results[random(field.results.length)];
            await done('remove-result', result.play);
            removed.push({ result, putBack: field.without([result]) });
          }
        }
        await compare(field, seen, closed);
      }
    }
  });

  test('a page begun before goes on in what is left of its sums', async () => {
    const { next } = (await service.call('GET', '/v1/boards/all/all-time?limit=1')).body;
    const shown = field.totals('all-time', 'all', days.at(-1))[0];
    field.storeRandom(fourth, tables, dice(23));
    await service.restart({ clock: `${fifth}T00:30:00Z` });
    // Of a day that is in the page's sums, of one that is not, and of one of another player's than the first.
    for (const date of [days[1], fourth]) {
      const result = field.results.find((each) => each.date === date && each.player !== shown.player);
      await done('remove-result', result.play);
      field.without([result]);
    }
    const inOrder = (entry) =>
      entry.score < shown.score || (entry.score === shown.score && entry.player > shown.player);
    const rest = (await service.call('GET', `/v1/boards/all/all-time?cursor=${next}`)).body.entries;
    assert.deepEqual(rest, field.totals('all-time', 'all', days.at(-1)).filter(inOrder));
    await compare(field, [...days, fourth], fourth);
  });

  test('a voided day leaves everything, and breaks no streak', async () => {
    const streaks = async (player) => {
      const { tables: all } = (await service.call('GET', `/v1/players/${player}`)).body;
      const [any] = Object.values(all);
      return [any.current_streak, any.best_streak];
    };
    for (const date of [days[2], fourth]) {
      await done('void-day', date);
      field.without(field.results.filter((result) => result.date === date));
      await compare(field, [...days, fourth], fourth);
    }
    assert.equal((await service.call('GET', `/v1/days/${fourth}`)).body.voided, true);
    const [{ player }] = field.results.filter(({ date }) => days.includes(date));
    const played = new Set(field.results.filter((result) => result.player === player).map(({ date }) => date));
    assert.deepEqual(await streaks(player), [played.size, played.size]);
  });

  test('while the server closes a day they are right as well', async () => {
    const date = fifth;
    field.storeRandom(date, tables, dice(29));
    const [one, other] = field.results.filter((result) => result.date === date);
    const old = field.results.find((result) => result.date === days[0]);
    const gone = [one, other, old];
    await service.stop();
    await Promise.all([
      service.start({ clock: `${addDays(date, 1)}T00:30:00Z` }),
      ...gone.map(({ play }) => done('remove-result', play)),
    ]);
    field.without(gone);
    await compare(field, [...days, fourth, fifth], fifth);
  });

  test('check tells each difference, and there is none when it is mended', async () => {
    const harm = async (pattern, spoil, mend) => {
      sql(spoil, service.database);
      const { status, stdout } = await runAdmin(service.database, ['check']);
      assert.equal(status, 1);
      assert.match(stdout, pattern);
      assert.match(stdout, /\nDifferences: \d+\.\n$/);
      sql(mend, service.database);
    };
    const date = days[0];
    await harm(
      new RegExp(`^score_counts: ${date}, belote, score -?\\d+: \\d+ stored, \\d+ plays$`, 'm'),
      `update score_counts set plays = plays + 1 where date = '${date}' and table_name = 'belote'`,
      `update score_counts set plays = plays - 1 where date = '${date}' and table_name = 'belote'`,
    );
    await harm(
      /^score_counts: 2026-11-27, coinche, score 999: 1 stored, 0 plays$/m,
      `insert into score_counts values ('${date}', 'coinche', 999, 1)`,
      'delete from score_counts where score = 999',
    );
    for (const column of ['tenths', 'tenths_before']) {
      await harm(
        /^period_sums: 2026-W48, all, player [-0-9a-f]{36}: stored \d+ tenths/m,
        `update period_sums set ${column} = ${column} + 1 where period = '2026-W48' and table_name = 'all'`,
        `update period_sums set ${column} = ${column} - 1 where period = '2026-W48' and table_name = 'all'`,
      );
    }
    await harm(
      /^period_counts: all-time, all, level 1, bucket \d+: \d+ stored/m,
      `update period_counts set players = players + 1 where table_name = 'all' and level = 1`,
      `update period_counts set players = players - 1 where table_name = 'all' and level = 1`,
    );
    await harm(
      new RegExp(`^days: ${date} is not closed`, 'm'),
      `update days set closed_at = null where date = '${date}'`,
      `update days set closed_at = '2026-11-30Z' where date = '${date}'`,
    );
    await harm(
      /^groups: [-0-9a-f]{36} has 0 members$/m,
      `insert into groups values (gen_random_uuid(), 'Nobody', 'ABCDEF', '2026-11-30Z')`,
      'delete from groups',
    );
    assert.equal((await runAdmin(service.database, ['check'])).stdout, 'No difference.\n');
  });
});
