import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertProblem, sql, startService } from './harness.mjs';

const nobody = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const unknown = '00000000-0000-4000-8000-000000000000';

describe('players', () => {
  let service;
  before(async () => {
    service = await startService({ clock: '2026-11-29T10:00:00Z' });
  });
  after(() => service.close());

  test('a new player gets an id, a tag and a token of 32 bytes', async () => {
    const made = await service.call('POST', '/v1/players', { body: { name: '  شب  خیر ' } });
    assert.equal(made.status, 201);
    assert.deepEqual(Object.keys(made.body).sort(), ['name', 'player', 'tag', 'token']);
    assert.equal(made.body.name, 'شب خیر');
    assert.match(made.body.tag, /^[A-Z]{2}$/);
    assert.equal(Buffer.from(made.body.token, 'base64url').length, 32);
    assert.match(made.headers.get('cache-control'), /no-store/);
  });

  test('the token itself is not stored', async () => {
    const { token } = await service.player();
    const stored = sql('select tokens::text from tokens', service.database);
    assert.ok(!stored.includes(token));
    assert.ok(!stored.includes(Buffer.from(token, 'base64url').toString('hex')));
  });

  for (const [what, body] of [
    ['without a name', {}],
    ['with a number for a name', { name: 7 }],
    ['of a list', []],
    ['of broken JSON', '{"name":'],
    ['with a name twice', '{"name":"Ali","name":"Sara"}'],
    ['with a lone surrogate', '{"name":"\\ud800"}'],
  ]) {
    test(`a body ${what} is bad_request`, async () => {
      assertProblem(await service.call('POST', '/v1/players', { body }), 400, 'bad_request');
    });
  }

  test('a name that is none is bad_name, with the reason', async () => {
    for (const name of ['', '   ', '---', 'x'.repeat(25), '🙂🙂']) {
      const problem = assertProblem(await service.call('POST', '/v1/players', { body: { name } }), 422, 'bad_name');
      assert.match(problem.reason, /^[a-z_]+$/);
    }
  });

  test('me is who the token says', async () => {
    const { player, name, tag, token } = await service.player();
    const answer = await service.call('GET', '/v1/players/me', { token });
    assert.deepEqual(answer.body, { player, name, tag, since: '2026-11-29', groups: [] });
    assert.match(answer.headers.get('cache-control'), /private/);
  });

  test('without a token, or with nobody’s, me is unauthorized', async () => {
    for (const method of ['GET', 'DELETE']) {
      for (const token of [undefined, nobody, 'x']) {
        const answer = await service.call(method, '/v1/players/me', { token });
        assertProblem(answer, 401, 'unauthorized');
        assert.match(answer.headers.get('www-authenticate'), /^Bearer/);
      }
    }
  });

  test('a player changes the name', async () => {
    const { player, token } = await service.player();
    const renamed = await service.call('PATCH', '/v1/players/me', { token, body: { name: 'Sara' } });
    assert.equal(renamed.status, 200);
    assert.deepEqual(renamed.body, (await service.call('GET', '/v1/players/me', { token })).body);
    assert.equal((await service.call('GET', `/v1/players/${player}`)).body.name, 'Sara');
    const bad = await service.call('PATCH', '/v1/players/me', { token, body: { name: '\u202e' } });
    assertProblem(bad, 422, 'bad_name');
    assertProblem(await service.call('PATCH', '/v1/players/me', { token, body: {} }), 400, 'bad_request');
  });

  test('a player without a play has no tables', async () => {
    const { player, name, tag } = await service.player();
    const answer = await service.call('GET', `/v1/players/${player}`);
    assert.deepEqual(answer.body, { player, name, tag, since: '2026-11-29', tables: {} });
  });

  test('an unknown player, or an id that is none, is no_such_player', async () => {
    for (const id of [unknown, 'x', '1']) {
      assertProblem(await service.call('GET', `/v1/players/${id}`), 404, 'no_such_player');
    }
  });

  test('a forgotten player is gone, and stays on the board without a name', async () => {
    const { player, token } = await service.player('Gone');
    const play = await service.finish(token);
    assert.equal((await service.call('DELETE', '/v1/players/me', { token })).status, 204);
    assertProblem(await service.call('GET', '/v1/players/me', { token }), 401, 'unauthorized');
    assertProblem(await service.call('GET', `/v1/players/${player}`), 404, 'no_such_player');
    const board = await service.call('GET', '/v1/boards/belote/today');
    const entry = board.body.entries.find((each) => each.play === play.play);
    assert.equal(entry.name, '—');
    assert.equal(entry.player, player);
    assert.ok(!sql('select players::text from players', service.database).includes('Gone'));
  });
});

describe('moving to a further device', () => {
  let service;
  const transfer = (token) => service.call('POST', '/v1/players/me/transfer', { token });
  const use = (code) => service.call('POST', '/v1/transfer', { body: { code } });
  before(async () => {
    service = await startService({ clock: '2026-11-29T10:00:00Z' });
  });
  after(() => service.close());

  test('a code gives a further token of the same player, once', async () => {
    const { player, name, tag, token } = await service.player();
    const made = await transfer(token);
    assert.equal(made.status, 201);
    assert.match(made.body.code, /^[2-9A-HJKMNP-Z]{8}$/);
    assert.match(made.body.expires_at, /^2026-11-29T10:10:/);
    const used = await use(made.body.code);
    assert.equal(used.status, 201);
    assert.deepEqual({ ...used.body, token: undefined }, { player, name, tag, token: undefined });
    assert.notEqual(used.body.token, token);
    for (const each of [token, used.body.token]) {
      assert.equal((await service.call('GET', '/v1/players/me', { token: each })).body.player, player);
    }
    assertProblem(await use(made.body.code), 410, 'code_expired');
  });

  test('a code is read without regard to case and blanks', async () => {
    const { token } = await service.player();
    const { code } = (await transfer(token)).body;
    assert.equal((await use(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)} `)).status, 201);
  });

  test('a new code voids the one before', async () => {
    const { token } = await service.player();
    const before = (await transfer(token)).body.code;
    const now = (await transfer(token)).body.code;
    assertProblem(await use(before), 410, 'code_expired');
    assert.equal((await use(now)).status, 201);
  });

  test('a wrong code is code_expired, a missing one bad_request, a missing token unauthorized', async () => {
    for (const code of ['22222222', 'x', '', 'ABC0', '2222222222']) assertProblem(await use(code), 410, 'code_expired');
    assertProblem(await use(undefined), 400, 'bad_request');
    assertProblem(await use(5), 400, 'bad_request');
    assertProblem(await transfer(undefined), 401, 'unauthorized');
  });

  test('a code is gone with its player', async () => {
    const { token } = await service.player();
    const { code } = (await transfer(token)).body;
    await service.call('DELETE', '/v1/players/me', { token });
    assertProblem(await use(code), 410, 'code_expired');
  });

  test('a code or a token that was being made while its player was forgotten is nobody’s', async () => {
    for (let round = 0; round < 10; ++round) {
      const { token } = await service.player();
      const { code } = (await transfer(token)).body;
      const [used, made] = await Promise.all([
        use(code),
        transfer(token),
        service.call('DELETE', '/v1/players/me', { token }),
      ]);
      assert.ok([201, 410].includes(used.status), used.text);
      assert.ok([201, 401].includes(made.status), made.text);
      const again = await service.call('GET', '/v1/players/me', { token: used.body.token ?? token });
      assertProblem(again, 401, 'unauthorized');
      if (made.status === 201) assertProblem(await use(made.body.code), 410, 'code_expired');
    }
  });

  test('a code lives ten minutes', async () => {
    const { token } = await service.player();
    const { code } = (await transfer(token)).body;
    await service.restart({ clock: '2026-11-29T10:12:00Z' });
    assertProblem(await use(code), 410, 'code_expired');
  });
});
