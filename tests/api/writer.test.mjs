// Moves that are committed together: each is answered by what became of its own. They are made to come together by a lock
// on all plays, behind which the first commit waits, and all others for their turn.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertProblem, hold, isWaiting, postgres, sql, startService } from './harness.mjs';

const date = '2026-11-29';
const clock = `${date}T10:00:00Z`;
const kPlayers = 8;
const everyPlay = 'lock table plays in share mode';

describe('moves that are committed together', () => {
  let service;
  let players;
  before(async () => {
    service = await startService({ clock });
    players = [];
    for (let number = 0; number < kPlayers; ++number) players.push(await service.player(`P${number}`));
  });
  after(() => service.close());

  const ask = (text) => sql(text, service.database);
  const everybodysPlay = (table) =>
    Promise.all(players.map(async ({ token }) => ({ token, ...(await service.finish(token, { table, upTo: 1 })) })));
  const move = ({ token, play, log, view }, action = view.legal[0]) => service.put(token, play, [...log, action]);
  const recorded = async ({ token, play }) => (await service.call('GET', `/v1/plays/${play}`, { token })).body.log;
  const waiting = async (count) => {
    while ((await service.metric('rozbazi_changes_waiting')) < count) await sleep(5);
  };

  /** Makes the moves while all plays are locked, does `meanwhile` when all of them wait, and gives the answers. */
  async function together(moves, meanwhile = () => {}) {
    const release = await hold(everyPlay, service.database);
    const answers = moves.map((make) => make());
    await waiting(moves.length);
    await meanwhile();
    await release();
    return Promise.all(answers);
  }

  test('share their commits, and each is answered by its own', async () => {
    const plays = await everybodysPlay('belote');
    const [commits, changes] = ['rozbazi_commit_changes_count', 'rozbazi_commit_changes_sum'];
    const before_ = [await service.metric(commits), await service.metric(changes)];
    const answers = await together(plays.map((play) => () => move(play)));
    for (const [at, { status, body }] of answers.entries()) {
      assert.equal(status, 200);
      assert.equal(body.play, plays[at].play);
      assert.deepEqual(body.log, [...plays[at].log, plays[at].view.legal[0]]);
      assert.deepEqual(await recorded(plays[at]), body.log);
    }
    assert.equal((await service.metric(changes)) - before_[1], kPlayers);
    // One commit waited when the others came.
    assert.ok((await service.metric(commits)) - before_[0] <= 2);
    assert.equal(await service.metric('rozbazi_changes_waiting'), 0);
  });

  test('of two of one play one loses, unless they are the same', async () => {
    const plays = await everybodysPlay('tute-2');
    const [first, second] = plays.filter(({ view }) => view.legal.length > 1);
    const answers = await together([
      ...plays.filter((play) => play !== first && play !== second).map((play) => () => move(play)),
      () => move(first),
      () => move(first, first.view.legal[1]),
      () => move(second),
      () => move(second),
    ]);
    const [one, other, ...same] = answers.splice(-4);
    for (const { status } of [...answers, ...same]) assert.equal(status, 200);
    assert.deepEqual(same[0].body, same[1].body);
    const [won, lost] = one.status === 200 ? [one, other] : [other, one];
    assert.equal(won.status, 200);
    assert.deepEqual(assertProblem(lost, 409, 'log_diverges').log, won.body.log);
    assert.deepEqual(await recorded(first), won.body.log);
  });

  test('one that the database refuses fails alone', async () => {
    const plays = await everybodysPlay('schafkopf');
    const [bad, ...good] = plays;
    ask(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger refuse before update on plays for each row when (old.play = '${bad.play}') execute function refuse()`);
    const answers = await together(plays.map((play) => () => move(play)));
    ask('drop function refuse cascade');
    assert.equal(answers[0].status, 500);
    for (const { status } of answers.slice(1)) assert.equal(status, 200);
    assert.deepEqual(await recorded(bad), bad.log);
    for (const [at, play] of good.entries()) assert.deepEqual(await recorded(play), answers[at + 1].body.log);
    assert.equal((await move(bad)).status, 200);
  });

  test('none of them waits for a play that is held, and who wants that one waits until it is free', async () => {
    const [mine, ...others] = await everybodysPlay('coinche');
    const release = await hold(`select from plays where play = '${mine.play}' for update`, service.database);
    const own = move(mine);
    for (const { status } of await Promise.all(others.map((play) => move(play)))) assert.equal(status, 200);
    assert.ok(!isWaiting(service.database));
    await release();
    assert.equal((await own).status, 200);
  });

  test('PostgreSQL killed under them leaves each stored or not, and nobody without an answer', async () => {
    const plays = await everybodysPlay('five-hundred');
    const answers = await together(
      plays.map((play) => () => move(play)),
      () => postgres('kill'),
    ).catch((error) => assert.fail(error));
    for (const [at, answer] of answers.entries()) {
      if (answer.status !== 200) assertProblem(answer, 503, 'unavailable');
      const log = await recorded(plays[at]);
      if (answer.status === 200) assert.deepEqual(log, answer.body.log);
      const again = await move(plays[at]);
      assert.equal(again.status, 200);
      assert.deepEqual(again.body.log, [...plays[at].log, plays[at].view.legal[0]]);
    }
  });

  test('a server that is stopped stores and answers what waits', async () => {
    const plays = await everybodysPlay('teen-do-paanch');
    let stopped;
    const answers = await together(
      plays.map((play) => () => move(play)),
      () => {
        stopped = service.stop('SIGTERM');
      },
    );
    for (const { status } of answers) assert.equal(status, 200);
    assert.equal(await stopped, 0);
    await service.start({ clock });
    for (const [at, play] of plays.entries()) assert.deepEqual(await recorded(play), answers[at].body.log);
  });
});

describe('finishes and their day', () => {
  let service;
  let length; // of a whole log
  before(async () => {
    service = await startService({ clock });
    length = (await service.finish((await service.player()).token)).log.length;
  });
  after(() => service.close());

  /** A new player's play of belote, one action before its end. */
  async function nearlyFinished() {
    const player = await service.player();
    const play = await service.finish(player.token, { upTo: length - 1 });
    assert.equal(play.finished, false);
    return { ...player, ...play };
  }
  const end = ({ token, play, log, view }) => service.put(token, play, [...log, view.legal[0]]);

  test('finished together, they are counted together', async () => {
    const plays = [];
    for (let number = 0; number < 6; ++number) plays.push(await nearlyFinished());
    const players = async () => (await service.call('GET', '/v1/boards/belote/today')).body.players;
    const before_ = await players();
    const release = await hold(everyPlay, service.database);
    const answers = plays.map(end);
    while ((await service.metric('rozbazi_changes_waiting')) < plays.length) await sleep(5);
    await release();
    for (const { status, body } of await Promise.all(answers)) {
      assert.equal(status, 200);
      assert.equal(body.ranked, true);
      assert.ok(body.players > before_);
    }
    assert.equal(await players(), before_ + plays.length);
  });

  test('wait for who holds their day, and nothing else does', async () => {
    const mine = await nearlyFinished();
    const other = await service.player();
    const release = await hold(`select from days where date = '${date}' for update`, service.database);
    const ended = end(mine);
    assert.equal((await service.finish(other.token, { upTo: 3 })).finished, false);
    await release();
    assert.equal((await ended).body.ranked, true);
  });

  test('are unavailable while it is held for long, and change nothing', async () => {
    const mine = await nearlyFinished();
    const release = await hold(`select from days where date = '${date}' for update`, service.database);
    assertProblem(await end(mine), 503, 'unavailable');
    await release();
    const { body } = await service.call('GET', `/v1/plays/${mine.play}`, mine);
    assert.deepEqual(body.log, mine.log);
    assert.equal((await end(mine)).body.finished, true);
  });
});
