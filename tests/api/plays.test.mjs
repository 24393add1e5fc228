import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, startService } from './harness.mjs';

const unknown = '00000000-0000-4000-8000-000000000000';
const nobody = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const timeless = (play) => ({ ...play, play: '', started_at: '', finished_at: '', rank: 0, players: 0, percentage: 0 });

describe('plays', () => {
  let service;
  const start = (token, body) => service.call('POST', '/v1/plays', { token, body });
  const get = (play, token) => service.call('GET', `/v1/plays/${play}`, { token });
  before(async () => {
    service = await startService({ clock: '2026-11-29T10:00:00Z' });
  });
  after(() => service.close());

  test('a play starts once and is there afterwards', async () => {
    const { token } = await service.player();
    const first = await start(token, { table: 'belote', date: 'today' });
    assert.equal(first.status, 201);
    const { play, started_at, view } = first.body;
    assert.deepEqual(first.body, {
      play,
      table: 'belote',
      date: '2026-11-29',
      ranked: true,
      log: [],
      view,
      finished: false,
      score: null,
      rank: null,
      players: null,
      percentage: null,
      started_at,
      finished_at: null,
    });
    assert.equal(view.seat, 0);
    assert.equal(view.turn, 0);
    const again = await start(token, { table: 'belote', date: '2026-11-29' });
    assert.equal(again.status, 200);
    assert.deepEqual(again.body, first.body);
    assert.deepEqual((await get(play, token)).body, first.body);
  });

  test('fifty starts at once give one play', async () => {
    const { token } = await service.player();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => start(token, { table: 'coinche', date: 'today' })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(49).fill(200), 201]);
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
  });

  test('a start is refused for what is missing, unknown or not open', async () => {
    const { token } = await service.player();
    for (const body of [{}, { table: 'belote' }, { date: 'today' }, { table: 1, date: 'today' }, [], 'x']) {
      assertProblem(await start(token, body), 400, 'bad_request');
    }
    assertProblem(await start(undefined, { table: 'belote', date: 'today' }), 401, 'unauthorized');
    assertProblem(await start(nobody, { table: 'belote', date: 'today' }), 401, 'unauthorized');
    for (const table of ['chess', 'tute', 'all', '']) {
      assertProblem(await start(token, { table, date: 'today' }), 404, 'no_such_table');
    }
    for (const date of ['2026-11-28', '2026-12-07', 'now']) {
      assertProblem(await start(token, { table: 'belote', date }), 404, 'no_such_day');
    }
    assertProblem(await start(token, { table: 'belote', date: '2026-12-01' }), 403, 'still_sealed');
  });

  test('move by move, in one piece, twice, and by two devices, a log gives the same', async () => {
    const moves = await service.player('Moves');
    const whole = await service.player('Whole');
    const byMoves = await service.finish(moves.token);
    const { play } = await service.play(whole.token);
    const inOnePiece = await service.put(whole.token, play, byMoves.log);
    assert.equal(inOnePiece.status, 200, inOnePiece.text);
    assert.deepEqual(timeless(inOnePiece.body), timeless(byMoves));
    assert.deepEqual((await service.put(whole.token, play, byMoves.log)).body, inOnePiece.body);
    assert.deepEqual((await service.put(whole.token, play, byMoves.log.slice(0, 3))).body, inOnePiece.body);
    assert.deepEqual((await service.put(whole.token, play, [])).body, inOnePiece.body);
  });

  test('those who go the same way meet the same replies, each of which was thought of once', async () => {
    const computed = () => service.metric('rozbazi_replies_computed_total');
    const settings = { table: 'tute-4', choose: ({ legal }) => legal.at(-1) };
    const players = await Promise.all(Array.from({ length: 12 }, (_, number) => service.player(`Same ${number}`)));
    const before = await computed();
    const [first, ...others] = await Promise.all(players.map(({ token }) => service.finish(token, settings)));
    for (const other of others) assert.deepEqual(other.played, first.played);
    const replies = first.played.filter(({ seat }) => seat !== 0).length;
    assert.equal((await computed()) - before, replies);
    const { token } = await service.player('Later');
    assert.deepEqual((await service.finish(token, settings)).played, first.played);
    assert.equal((await computed()) - before, replies);
    assert.equal(await service.metric('rozbazi_replies_waiting'), 0);
    assert.ok((await service.metric('rozbazi_replies_remembered')) >= replies);
    assert.ok((await service.metric('rozbazi_replies_bytes')) < 48 * 1024 * 1024);
    assert.ok((await service.metric('rozbazi_replies_recalled_total')) >= 12 * replies);
  });

  test('a finished play shows score, place, every hand and all that a replay needs', async () => {
    const { token } = await service.player();
    const done = await service.finish(token, { table: 'coinche' });
    assert.equal(done.finished, true);
    assert.equal(done.view.phase, 'end');
    assert.equal(done.score, done.view.daily_scores[0]);
    assert.equal(done.view.hands[0].length, 4);
    assert.ok(done.rank >= 1 && done.rank <= done.players);
    assert.equal(typeof done.percentage, 'number');
    assert.equal(done.packs.length, 1);
    assert.equal(new Set(done.packs[0]).size, 32);
    assert.deepEqual(
      done.played.filter(({ seat }) => seat === 0).map(({ action }) => action),
      done.log,
    );
    assert.ok(Number.isInteger(done.dealer));
    const { tables } = (await service.call('GET', '/v1/days/2026-11-29')).body;
    assert.deepEqual(done.bots, tables.find(({ table }) => table === 'coinche').bots);
    assert.match(done.finished_at, /^2026-11-29T10:/);
  });

  test('a play that is asked for says who played it, once it is finished, and keeps no forgotten name', async () => {
    const { token, player, name, tag } = await service.player('Who Played');
    const begun = await service.play(token);
    assert.equal('by' in (await get(begun.play, token)).body, false);
    const done = await service.finish(token);
    assert.deepEqual((await get(done.play, token)).body, { ...done, by: { player, name, tag } });
    const other = await service.player('Another');
    await service.finish(other.token);
    const by = async () => (await get(done.play, other.token)).body.by;
    assert.deepEqual(await by(), { player, name, tag });
    await service.call('DELETE', '/v1/players/me', { token });
    assert.deepEqual(await by(), { player, name: '—', tag });
  });

  test('a log that goes another way diverges, and changes nothing', async () => {
    const { token } = await service.player();
    const now = await service.finish(token, { upTo: 2 });
    const answer = await service.put(token, now.play, ['9S', ...now.log.slice(1), 'AS']);
    assert.deepEqual(assertProblem(answer, 409, 'log_diverges').log, now.log);
    assert.deepEqual((await get(now.play, token)).body, now);
  });

  test('an illegal action is refused with rule and legal, and what came before it is recorded', async () => {
    const { token } = await service.player();
    const { play } = await service.play(token);
    const answer = await service.put(token, play, ['pass', 'coinche', 'pass']);
    const problem = assertProblem(answer, 422, answer.body.code);
    assert.ok(['unknown_action', 'illegal_action'].includes(problem.code));
    assert.equal(problem.index, 1);
    assert.equal(problem.action, 'coinche');
    assert.equal(problem.recorded, 1);
    const recorded = (await get(play, token)).body;
    assert.deepEqual(recorded.log, ['pass']);
    const illegal = ['take', 'take:H', 'AS', 'KS', 'QH', '7D'].find((action) => !recorded.view.legal.includes(action));
    const refused = assertProblem(await service.put(token, play, ['pass', illegal]), 422, 'illegal_action');
    assert.equal(refused.index, 1);
    assert.equal(refused.recorded, 1);
    assert.match(refused.rule, /^[a-z_]+$/);
    assert.deepEqual(refused.legal, recorded.view.legal);
    assert.deepEqual((await get(play, token)).body, recorded);
  });

  test('an unknown action is cut after 64 characters', async () => {
    const { token } = await service.player();
    const { play } = await service.play(token);
    const answer = await service.put(token, play, ['پ'.repeat(100)]);
    const problem = assertProblem(answer, 422, 'unknown_action');
    assert.deepEqual([problem.index, problem.recorded, problem.action], [0, 0, 'پ'.repeat(64)]);
    assert.ok(!('rule' in problem) && !('legal' in problem));
  });

  test('a log that goes on after the end is log_after_end, and the play is finished', async () => {
    const { log } = await service.finish((await service.player()).token);
    const { token } = await service.player();
    const { play } = await service.play(token);
    const problem = assertProblem(await service.put(token, play, [...log, 'AS']), 422, 'log_after_end');
    assert.deepEqual([problem.index, problem.recorded, problem.action], [log.length, log.length, 'AS']);
    assert.equal((await get(play, token)).body.finished, true);
    assertProblem(await service.put(token, play, [...log, 'nonsense']), 422, 'log_after_end');
  });

  test('a log is judged in the order 400, 401, 404, 403', async () => {
    const { token } = await service.player();
    const { play } = await service.play(token);
    const other = await service.player();
    const put = (id, body, who) => service.call('PUT', `/v1/plays/${id}/log`, { token: who, body });
    for (const body of [{}, { log: 'pass' }, { log: [1] }, { log: null }, '[', undefined]) {
      assertProblem(await put(unknown, body), 400, 'bad_request');
    }
    assertProblem(await put(unknown, { log: [] }), 401, 'unauthorized');
    for (const id of [unknown, 'x', `${play}0`]) {
      assertProblem(await put(id, { log: [] }, token), 404, 'no_such_play');
      assertProblem(await get(id, token), 404, 'no_such_play');
    }
    assertProblem(await put(play, { log: ['nonsense'] }, other.token), 403, 'not_yours');
  });

  test('two devices that race give one course', async () => {
    const { token } = await service.player();
    let { play, log, view, finished } = await service.play(token);
    while (!finished) {
      const choices = [view.legal[0], view.legal.at(-1)];
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, device) => service.put(token, play, [...log, choices[device % 2]])),
      );
      const accepted = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text));
      assert.equal(accepted.size, 1);
      for (const answer of answers) if (answer.status !== 200) assertProblem(answer, 409, 'log_diverges');
      ({ log, view, finished } = JSON.parse([...accepted][0]));
    }
  });

  test('a play is its owner’s; others see it when it and their own are finished', async () => {
    const owner = await service.player('Owner');
    const other = await service.player('Other');
    const { play } = await service.finish(owner.token, { upTo: 1 });
    assertProblem(await get(play), 403, 'still_sealed');
    assertProblem(await get(play, other.token), 403, 'still_sealed');
    assertProblem(await get(play, nobody), 401, 'unauthorized');
    const done = await service.finish(owner.token);
    assertProblem(await get(play), 403, 'still_sealed');
    assertProblem(await get(play, other.token), 403, 'still_sealed');
    await service.finish(other.token, { upTo: 3 });
    assertProblem(await get(play, other.token), 403, 'still_sealed');
    await service.finish(other.token);
    const seen = await get(play, other.token);
    assert.equal(seen.status, 200);
    assert.deepEqual(seen.body.played, done.played);
    assert.match(seen.headers.get('cache-control'), /private/);
  });

  test('the field counts what everybody did at each decision of the same course', async () => {
    const field = (play, token) => service.call('GET', `/v1/plays/${play}/field`, { token });
    const { token } = await service.player();
    const started = await service.play(token, 'coinche');
    assertProblem(await field(started.play, token), 403, 'still_sealed');
    const mine = await service.finish(token, { table: 'coinche' });
    const another = await service.player();
    const last = await service.finish(another.token, { table: 'coinche', choose: (view) => view.legal.at(-1) });
    const { decisions } = (await field(mine.play, token)).body;
    assert.deepEqual(
      decisions.map(({ index }) => index),
      mine.log.map((_, index) => index),
    );
    const board = (await service.call('GET', '/v1/boards/coinche/today?limit=100')).body;
    const total = decisions[0].choices.reduce((sum, { plays }) => sum + plays, 0);
    assert.equal(total, board.players);
    for (const { index, choices } of decisions) {
      assert.deepEqual(
        choices.map(({ action }) => action),
        choices.map(({ action }) => action).sort(),
      );
      assert.ok(choices.some(({ action }) => action === mine.log[index]));
    }
    const mean = decisions.at(-1).choices.find(({ action }) => action === mine.log.at(-1)).mean_score;
    assert.equal(mean, mine.score);
    const beginning = decisions[0].choices.find(({ action }) => action === last.log[0]);
    assert.ok(beginning.plays >= 1);
    assertProblem(await field(mine.play), 403, 'still_sealed');
    assertProblem(await field(unknown, token), 404, 'no_such_play');
  });

  test('a player lists the plays of some days, newest first, without their courses', async () => {
    const { token } = await service.player();
    const list = (query = '') => service.call('GET', `/v1/players/me/plays${query}`, { token });
    const belote = await service.finish(token);
    const coinche = await service.play(token, 'coinche');
    const { plays } = (await list()).body;
    assert.deepEqual(
      plays.map(({ play }) => play),
      [coinche.play, belote.play],
    );
    const { log, view, packs, dealer, bots, played, ...summary } = belote;
    assert.deepEqual(plays[1], summary);
    assert.deepEqual((await list('?from=2026-11-29&to=today')).body.plays, plays);
    assert.deepEqual((await list('?to=2026-11-28')).body.plays, []);
    assert.deepEqual((await list('?from=2026-11-30&to=2026-12-30')).body.plays, []);
    assert.equal((await list('?from=2025-11-29&to=2026-11-29')).status, 200);
    for (const query of ['?from=2025-11-28&to=2026-11-29', '?from=x', '?to=2026-02-30', '?to=']) {
      assertProblem(await list(query), 400, 'bad_request');
    }
    assertProblem(await service.call('GET', '/v1/players/me/plays'), 401, 'unauthorized');
  });
});
