// Standings are told from memory, and are those of the database: whoever has finished plays, on this server or another, or
// has taken results back.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Field } from './field.mjs';
import { runAdmin, sql, startService } from './harness.mjs';

const date = '2026-11-29';
const clock = `${date}T10:00:00Z`;

describe('ranks', () => {
  let service;
  let other;
  let field;
  before(async () => {
    service = await startService({ clock });
    other = service.another();
    await other.start({ clock });
    const players = [];
    for (let number = 0; number < 10; ++number) players.push(await service.player(`Player ${number}`));
    field = new Field(service, players);
  });
  after(async () => {
    await other.stop();
    await service.close();
  });

  const ask = (text) => sql(text, service.database);
  /** That each server tells of each of the field's results what the plain list tells. */
  async function compare(table, results = field.board(date, table)) {
    for (const { play, player, rank, percentage } of results) {
      const { token } = field.players.find((each) => each.player === player);
      for (const server of [service, other]) {
        const { body } = await server.call('GET', `/v1/plays/${play}`, { token });
        assert.deepEqual(
          [body.rank, body.players, body.percentage],
          [rank, field.board(date, table).length, percentage],
        );
      }
    }
  }

  test('a finish is counted at once on every server, and no board is read again for it', async () => {
    const plays = [];
    for (let number = 0; number < 8; ++number) {
      const [one, two] = number % 2 ? [service, other] : [other, service];
      const { token } = await one.player(`P${number}`);
      const choose = ({ legal }) => legal[((number * legal.length) % 3) % legal.length];
      const play = await one.finish(token, { table: 'tute-2', choose });
      const again = (await two.call('GET', `/v1/plays/${play.play}`, { token })).body;
      assert.deepEqual([again.rank, again.players, again.percentage], [play.rank, play.players, play.percentage]);
      assert.equal(play.players, number + 1);
      plays.push({ token, ...play });
    }
    for (const server of [service, other]) {
      const read = await server.metric('rozbazi_boards_read_total');
      for (const { token, play, score } of plays) {
        const { rank } = (await server.call('GET', `/v1/plays/${play}`, { token })).body;
        assert.equal(rank, 1 + plays.filter((each) => each.score > score).length);
      }
      assert.equal(await server.metric('rozbazi_boards_read_total'), read);
      assert.ok((await server.metric('rozbazi_boards_changes_total')) > 0);
    }
  });

  test('many results that somebody else has stored are counted at once', async () => {
    field.storeRandom(date, ['belote'], (n) => Math.floor(Math.random() * n));
    await compare('belote');
  });

  test('a result that an operator takes back or restores is gone or there at once', async () => {
    const [first, ...rest] = field.board(date, 'belote');
    assert.equal((await runAdmin(service.database, ['remove-result', first.play])).status, 0);
    const { token } = field.players.find(({ player }) => player === first.player);
    for (const server of [service, other]) {
      const { body } = await server.call('GET', `/v1/plays/${first.play}`, { token });
      assert.deepEqual([body.ranked, body.rank, body.players], [false, null, null]);
    }
    const putBack = field.without(field.results.filter(({ play }) => play === first.play));
    assert.equal(field.board(date, 'belote').length, rest.length);
    await compare('belote');
    assert.equal((await runAdmin(service.database, ['restore-result', first.play])).status, 0);
    putBack();
    await compare('belote');
  });

  test('they are right while a server does not hear, and when it hears again', async () => {
    const deafen = () =>
      ask(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${service.database}' and query ilike 'listen%'`);
    deafen();
    for (let number = 0; number < 4; ++number) {
      const [one, two] = number % 2 ? [service, other] : [other, service];
      const { token } = await one.player(`Q${number}`);
      const play = await one.finish(token, { table: 'coinche' });
      assert.equal(play.players, number + 1);
      const again = (await two.call('GET', `/v1/plays/${play.play}`, { token })).body;
      assert.deepEqual([again.rank, again.players, again.percentage], [play.rank, play.players, play.percentage]);
    }
    const listeners = () =>
      Number(
        ask(`select count(*) from pg_stat_activity
          where datname = '${service.database}' and query ilike 'listen%rozbazi_scores%'`),
      );
    for (let left = 100; left > 0 && listeners() < 2; --left) await sleep(50);
    assert.equal(listeners(), 2);
    await compare('belote', field.board(date, 'belote').slice(0, 3));
  });

  test('what is told that makes no sense does no harm', async () => {
    ask(`notify rozbazi_scores, 'nonsense'`);
    ask(`notify rozbazi_scores, '${date} belote 1'`);
    ask(`notify rozbazi_scores, '${date} belote 99999 7:-5'`);
    await compare('belote', field.board(date, 'belote').slice(0, 3));
  });

  test('when a day is voided nobody has a rank any more', async () => {
    assert.equal((await runAdmin(service.database, ['void-day', date])).status, 0);
    for (const { player, play } of field.board(date, 'belote')) {
      const { token } = field.players.find((each) => each.player === player);
      for (const server of [service, other]) {
        const { body } = await server.call('GET', `/v1/plays/${play}`, { token });
        assert.deepEqual([body.ranked, body.rank, body.players], [false, null, null]);
      }
    }
  });
});
