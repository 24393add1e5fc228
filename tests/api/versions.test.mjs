// The computer players are those that the day names, whatever release serves it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { deal, program, sql, startService } from './harness.mjs';

const date = '2026-11-29';
const inDay = `${date}T10:00:00Z`;
const inGrace = '2026-11-30T00:10:00Z';
/** Played at every table. */
const first = { level: 'normal', version: 1 };

describe('computer players', () => {
  let service;
  before(async () => {
    service = await startService({ clock: inDay });
  });
  after(() => service.close());

  const tables = async (day) => (await service.call('GET', `/v1/days/${day}`)).body.tables;
  /** What the engine makes of the log against players of that level. */
  function engineCourse({ table, game, options, dealer, bots }, level, log) {
    const { seed } = deal(service, table, date);
    const request = { game, options, dealer, seed, bots: { seats: bots.seats, level, seed }, log };
    const answer = execFileSync(program('rozbazi-replay'), { input: `${JSON.stringify(request)}\n`, encoding: 'utf8' });
    return JSON.parse(answer).played;
  }

  test('play as their level does in the engine, at every table', async () => {
    const { token } = await service.player();
    for (const each of await tables('today')) {
      const play = await service.finish(token, { table: each.table });
      assert.deepEqual(play.played, engineCourse(each, each.bots.level, play.log), each.table);
    }
  });

  test('of an earlier release play the day to its end that was opened with them', async (t) => {
    const [newest] = (await tables('today')).map(({ bots }) => bots.version);
    if (newest === first.version) return t.skip('there was no other release yet');
    await service.stop('SIGTERM');
    sql(
      `update deals set bots_level = '${first.level}', bots_version = ${first.version} where date = '${date}'`,
      service.database,
    );
    await service.start({ clock: inDay });
    const { token } = await service.player();
    for (const { table, bots } of await tables('today')) {
      assert.deepEqual([bots.level, bots.version], [first.level, first.version]);
      await service.finish(token, { table, upTo: 1 });
    }
    await service.restart({ clock: inGrace });
    for (const { bots } of await tables('today')) assert.equal(bots.version, newest);
    for (const each of await tables(date)) {
      assert.equal(each.bots.version, first.version);
      const play = await service.finish(token, { table: each.table, date });
      assert.equal(play.ranked, true);
      assert.deepEqual(play.played, engineCourse(each, first.level, play.log), each.table);
    }
  });
});
