import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, sql, startService } from './harness.mjs';

const clock = '2026-11-29T10:00:00Z';
// A choice that is the same for the same number, and differs between numbers.
const byNumber = (number) => (view) => view.legal[(number * 7919 + view.played.length * 104729) % view.legal.length];

describe('groups', () => {
  let service;
  const make = async (token, name = 'Chai') => {
    const answer = await service.call('POST', '/v1/groups', { token, body: { name } });
    assert.equal(answer.status, 201, answer.text);
    return answer.body;
  };
  const group = (code, token) => service.call('GET', `/v1/groups/${encodeURIComponent(code)}`, { token });
  const join = (code, token) => service.call('POST', `/v1/groups/${encodeURIComponent(code)}/members`, { token });
  const leave = (code, token) => service.call('DELETE', `/v1/groups/${encodeURIComponent(code)}/members/me`, { token });
  const ownGroups = async (token) => (await service.call('GET', '/v1/players/me', { token })).body.groups;
  const asMember = ({ player, name, tag }) => ({ player, name, tag });
  before(async () => {
    service = await startService({ clock });
  });
  after(() => service.close());

  test('whoever makes a group is its first member and is told its code', async () => {
    const ada = await service.player('Ada');
    const made = await make(ada.token, '  چائے   کی میز ');
    assert.match(made.code, /^[2-9A-HJKMNP-Z]{6}$/);
    assert.match(made.group, /^[0-9a-f-]{36}$/);
    assert.equal(made.name, 'چائے کی میز');
    assert.deepEqual(made.members, [asMember(ada)]);
    assert.deepEqual((await group(made.code, ada.token)).body, made);
    assert.deepEqual(await ownGroups(ada.token), [{ group: made.group, name: made.name, code: made.code }]);
  });

  test('a code is read without regard to case and blanks, and joining twice is joining once', async () => {
    const [ada, bea] = [await service.player('Ada'), await service.player('Bea')];
    const made = await make(ada.token);
    const typed = ` ${made.code.slice(0, 3).toLowerCase()} ${made.code.slice(3)} `;
    for (let time = 0; time < 2; ++time) {
      const joined = await join(typed, bea.token);
      assert.equal(joined.status, 200, joined.text);
      assert.deepEqual(joined.body, { ...made, members: [asMember(ada), asMember(bea)] });
    }
    assert.deepEqual((await group(typed, ada.token)).body.members, [asMember(ada), asMember(bea)]);
    assert.match((await group(typed, ada.token)).headers.get('cache-control'), /private/);
  });

  test('a group is for its members: without a token 401, for others 403, without a group 404', async () => {
    const [ada, bea] = [await service.player('Ada'), await service.player('Bea')];
    const { code } = await make(ada.token);
    for (const call of [group, join, leave]) assertProblem(await call(code), 401, 'unauthorized');
    assertProblem(await group(code, bea.token), 403, 'not_a_member');
    assertProblem(await leave(code, bea.token), 403, 'not_a_member');
    for (const none of ['222222', 'x', 'ABCDE0', `${code}2`, ' ']) {
      for (const call of [group, join, leave]) assertProblem(await call(none, bea.token), 404, 'no_such_group');
    }
    assertProblem(await service.call('POST', '/v1/groups', { body: { name: 'Chai' } }), 401, 'unauthorized');
  });

  test('a group’s name is a name', async () => {
    const { token } = await service.player();
    const named = (name) => service.call('POST', '/v1/groups', { token, body: { name } });
    for (const name of ['', '♠♠', 'x'.repeat(25)]) assertProblem(await named(name), 422, 'bad_name');
    for (const name of [undefined, 5, null]) assertProblem(await named(name), 400, 'bad_request');
  });

  test('who leaves is out, and the last one gone, the group is gone', async () => {
    const [ada, bea] = [await service.player('Ada'), await service.player('Bea')];
    const { code } = await make(ada.token);
    await join(code, bea.token);
    assert.equal((await leave(code, ada.token)).status, 204);
    assertProblem(await group(code, ada.token), 403, 'not_a_member');
    assert.deepEqual(await ownGroups(ada.token), []);
    assert.deepEqual((await group(code, bea.token)).body.members, [asMember(bea)]);
    assert.equal((await leave(code, bea.token)).status, 204);
    for (const call of [group, join, leave]) assertProblem(await call(code, bea.token), 404, 'no_such_group');
  });

  test('a player who is forgotten has left every group', async () => {
    const [ada, bea] = [await service.player('Ada'), await service.player('Bea')];
    const [shared, own] = [await make(ada.token), await make(bea.token)];
    await join(shared.code, bea.token);
    await service.call('DELETE', '/v1/players/me', { token: bea.token });
    assert.deepEqual((await group(shared.code, ada.token)).body.members, [asMember(ada)]);
    assertProblem(await join(own.code, ada.token), 404, 'no_such_group');
  });

  test('of many who want the last places so many get in as there are, and one more is group_full', async () => {
    const ada = await service.player('Ada');
    const { group: id, code } = await make(ada.token);
    sql(
      `insert into players select gen_random_uuid(), 'Filler', '2026-11-29Z' from generate_series(1, 96);
       insert into group_members select '${id}', player, '2026-11-29Z' from players where name = 'Filler'`,
      service.database,
    );
    const late = await Promise.all(Array.from({ length: 12 }, (_, number) => service.player(`Late ${number}`)));
    const answers = await Promise.all(late.map(({ token }) => join(code, token)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 3);
    for (const answer of answers.filter(({ status }) => status !== 200)) assertProblem(answer, 422, 'group_full');
    assert.equal((await group(code, ada.token)).body.members.length, 100);
    assert.equal((await join(code, ada.token)).status, 200);
    assert.equal((await leave(code, ada.token)).status, 204);
    const [missed] = late.filter((_, number) => answers[number].status !== 200);
    assert.equal((await join(code, missed.token)).status, 200);
  });

  test('joining while the last member leaves or is forgotten leaves a group with members or none', async () => {
    for (let round = 0; round < 12; ++round) {
      const [ada, bea] = [await service.player('Ada'), await service.player('Bea')];
      const { code } = await make(ada.token);
      const goes =
        round % 2 === 0 ? leave(code, ada.token) : service.call('DELETE', '/v1/players/me', { token: ada.token });
      const [joined, gone] = await Promise.all([join(code, bea.token), goes]);
      assert.equal(gone.status, 204);
      if (joined.status === 200) {
        assert.deepEqual((await group(code, bea.token)).body.members, [asMember(bea)]);
      } else {
        assertProblem(joined, 404, 'no_such_group');
        assert.deepEqual(await ownGroups(bea.token), []);
      }
    }
    // Nobody who is gone is a member, and no group is without one.
    const odd = `select (select count(*) from group_members join players using (player) where name is null)
      + (select count(*) from groups where group_id not in (select group_id from group_members))`;
    assert.equal(sql(odd, service.database), '0');
  });

  test('joining while one is being forgotten makes nobody a member', async () => {
    const ada = await service.player('Ada');
    const { code } = await make(ada.token);
    for (let round = 0; round < 10; ++round) {
      const { token } = await service.player('Brief');
      await Promise.all([join(code, token), service.call('DELETE', '/v1/players/me', { token })]);
    }
    assert.deepEqual((await group(code, ada.token)).body.members, [asMember(ada)]);
  });
});

describe('a group’s board', () => {
  let service;
  let code;
  const players = [];
  const get = (path, token) => service.call('GET', `/v1/boards/${path}`, { token });
  const members = () => players.filter((_, number) => number % 3 === 0);
  const page = async (path) => {
    const answer = await get(path, players[0].token);
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  };

  before(async () => {
    service = await startService({ clock });
    for (let number = 0; number < 12; ++number) {
      const player = await service.player(`Player ${number}`);
      await service.finish(player.token, { choose: byNumber(number % 5) });
      players.push(player);
    }
    const made = await service.call('POST', '/v1/groups', { token: players[0].token, body: { name: 'Chai' } });
    ({ code } = made.body);
    for (const { token } of members()) await service.call('POST', `/v1/groups/${code}/members`, { token });
    const idle = await service.player('Idle');
    await service.call('POST', `/v1/groups/${code}/members`, { token: idle.token });
  });
  after(() => service.close());

  test('ranks and counts its members, with the percentages of the whole field', async () => {
    const whole = await page('belote/today');
    const ids = members().map(({ player }) => player);
    const expected = whole.entries.filter(({ player }) => ids.includes(player));
    for (const entry of expected) entry.rank = 1 + expected.filter(({ score }) => score > entry.score).length;
    const narrowed = await page(`belote/today?group=${code.toLowerCase()}`);
    const scores = [...new Set(expected.map(({ score }) => score))].map((score) => ({
      score,
      players: expected.filter((entry) => entry.score === score).length,
    }));
    assert.deepEqual(narrowed, { ...whole, players: 4, scores, entries: expected });
    assert.match((await get(`belote/today?group=${code}`, players[0].token)).headers.get('cache-control'), /private/);
  });

  test('has pages and neighbours like any board', async () => {
    const { entries } = await page(`belote/today?group=${code}`);
    for (const limit of [1, 2, 3, 4]) {
      const joined = [];
      let next = '';
      do {
        const part = await page(`belote/today?group=${code}&limit=${limit}${next && `&cursor=${next}`}`);
        joined.push(...part.entries);
        next = part.next;
      } while (next);
      assert.deepEqual(joined, entries);
    }
    for (const span of [1, 2, 25]) {
      for (const [place, { player }] of entries.entries()) {
        const around = await page(`belote/today/around/${player}?span=${span}&group=${code}`);
        assert.deepEqual(around.entries, entries.slice(Math.max(0, place - span), place + span + 1));
        assert.equal(around.players, 4);
      }
    }
    assert.deepEqual(
      (await page(`belote/today/around/me?group=${code}`)).entries,
      (await page(`belote/today/around/${players[0].player}?group=${code}`)).entries,
    );
  });

  test('is for members, and who is not in the group is not on it', async () => {
    const [, outsider] = players;
    for (const path of ['belote/today', `belote/today/around/${players[0].player}`]) {
      assertProblem(await get(`${path}?group=${code}`), 401, 'unauthorized');
      assertProblem(await get(`${path}?group=${code}`, outsider.token), 403, 'not_a_member');
      assertProblem(await get(`${path}?group=222222`, outsider.token), 404, 'no_such_group');
      assertProblem(await get(`${path}?group=`, outsider.token), 404, 'no_such_group');
    }
    const around = `belote/today/around/${outsider.player}?group=${code}`;
    assertProblem(await get(around, players[0].token), 404, 'no_such_player');
    const empty = await page(`coinche/today?group=${code}`);
    assert.deepEqual([empty.players, empty.entries, empty.next], [0, [], null]);
  });
});

describe('guessing a group’s code', () => {
  test('is held back, while members read theirs as they like', async () => {
    const service = await startService({ clock, options: [] });
    try {
      const [ada, bea] = [await service.player('Ada'), await service.player('Bea')];
      const { code } = (await service.call('POST', '/v1/groups', { token: ada.token, body: { name: 'Chai' } })).body;
      const codes = ['222222', '333333', code, '444444', '555555', '666666', '777777', '888888', '999999', 'AAAAAA'];
      const tried = [];
      for (const guess of [...codes, 'BBBBBB', code]) {
        tried.push((await service.call('GET', `/v1/groups/${guess}`, { token: bea.token })).status);
      }
      assert.deepEqual(tried.slice(-2), [429, 429]);
      assertProblem(await service.call('POST', `/v1/groups/${code}/members`, { token: bea.token }), 429, 'slow_down');
      const board = `/v1/boards/belote/today?group=${code}`;
      assertProblem(await service.call('GET', board, { token: bea.token }), 429, 'slow_down');
      for (let time = 0; time < 30; ++time) {
        assert.equal((await service.call('GET', `/v1/groups/${code}`, { token: ada.token })).status, 200);
      }
    } finally {
      await service.close();
    }
  });
});
