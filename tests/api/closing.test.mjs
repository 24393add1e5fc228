import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { assertProblem, startService } from './harness.mjs';

const date = '2026-11-29';
const inDay = `${date}T23:50:00Z`;
const inGrace = '2026-11-30T00:10:00Z';
const closed = '2026-11-30T00:30:00Z';

describe('a day that closes', () => {
  let service;
  const started = [];
  const board = async () => (await service.call('GET', `/v1/boards/belote/${date}`)).body;
  const get = async (play, token) => (await service.call('GET', `/v1/plays/${play}`, { token })).body;
  beforeEach(async () => {
    service = await startService({ clock: inDay });
    started.push(service);
  });
  after(() => Promise.all(started.map((each) => each.close())));

  test('a play begun before may be finished in the grace, and counts', async () => {
    const { token } = await service.player();
    await service.finish(token, { upTo: 2 });
    await service.restart({ clock: inGrace });
    const done = await service.finish(token, { date });
    assert.equal(done.finished, true);
    assert.equal(done.ranked, true);
    assert.equal(done.rank, 1);
    assert.equal((await board()).players, 1);
  });

  test('in the grace a new play is refused, and the one that is there is given', async () => {
    const late = await service.player('Late');
    const early = await service.player('Early');
    const { play } = await service.play(early.token);
    await service.restart({ clock: inGrace });
    const start = (token) => service.call('POST', '/v1/plays', { token, body: { table: 'belote', date } });
    assertProblem(await start(late.token), 410, 'day_closed');
    const there = await start(early.token);
    assert.equal(there.status, 200);
    assert.equal(there.body.play, play);
  });

  test('after the grace an unfinished play is unranked: refused once, then taken', async () => {
    const { token } = await service.player();
    const before = await service.finish(token, { upTo: 2 });
    assert.equal(before.ranked, true);
    await service.restart({ clock: closed });
    assert.equal((await get(before.play, token)).ranked, false);
    const [listed] = (await service.call('GET', `/v1/players/me/plays`, { token })).body.plays;
    assert.equal(listed.ranked, false);

    const log = [...before.log, before.view.legal[0]];
    assertProblem(await service.put(token, before.play, ['KS', ...log]), 409, 'log_diverges');
    assert.equal((await service.put(token, before.play, before.log)).status, 200);
    assertProblem(await service.put(token, before.play, log), 410, 'day_closed');
    assert.deepEqual((await get(before.play, token)).log, before.log);
    const accepted = await service.put(token, before.play, log);
    assert.equal(accepted.status, 200);
    assert.deepEqual(accepted.body.log, log);

    const done = await service.finish(token, { date });
    assert.equal(done.ranked, false);
    assert.equal(typeof done.score, 'number');
    assert.deepEqual([done.rank, done.players, done.percentage], [null, null, null]);
    assert.equal((await board()).players, 0);
  });

  test('a play begun after the closing is unranked, and everybody may see it when it is finished', async () => {
    const { token } = await service.player();
    await service.restart({ clock: closed });
    const done = await service.finish(token, { date });
    assert.equal(done.ranked, false);
    assert.equal((await board()).players, 0);
    assert.deepEqual((await get(done.play)).played, done.played);
  });

  test('a finished play of a closed day is open to everybody, with its field', async () => {
    const { player, token } = await service.player();
    const done = await service.finish(token);
    await service.restart({ clock: closed });
    const { by, ...shown } = await get(done.play);
    assert.deepEqual(shown, done);
    assert.equal(by.player, player);
    const { decisions } = (await service.call('GET', `/v1/plays/${done.play}/field`)).body;
    assert.deepEqual(
      decisions.map(({ choices }) => choices),
      done.log.map((action) => [{ action, plays: 1, mean_score: done.score }]),
    );
  });

  test('a streak forgives one missed day in a month and ends with the second', async () => {
    const { player, token } = await service.player();
    const streaks = async () => {
      const { belote } = (await service.call('GET', `/v1/players/${player}`)).body.tables;
      return [belote.current_streak, belote.best_streak, belote.days_played];
    };
    await service.finish(token);
    await service.restart({ clock: '2026-12-01T12:00:00Z' });
    await service.finish(token);
    assert.deepEqual(await streaks(), [2, 2, 2]);
    await service.restart({ clock: '2026-12-03T12:00:00Z' });
    assert.deepEqual(await streaks(), [2, 2, 2]);
    await service.restart({ clock: '2026-12-04T12:00:00Z' });
    assert.deepEqual(await streaks(), [0, 2, 2]);
  });
});
