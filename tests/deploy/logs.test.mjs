// No secret, no visitor's address, name, token or code in any log: all kinds of traffic with marked values, through nginx and past
// it, well and badly formed, with failures of the server and of PostgreSQL; then every log is searched for the marks.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { postgres, postgresLog, sql, startService } from '../api/harness.mjs';
import { exchange } from '../api/raw.mjs';
import { bodyOf, callsOf, pathOf, roomValues } from '../api/routes.mjs';
import { noNginx, startNginx } from './nginx.mjs';

const clock = '2026-11-29T10:00:00Z';
const options = ['--limits', 'off', '--trust-proxy', '127.0.0.1', '--log', 'requests'];
const secret = 'd4'.repeat(32);
const name = 'Markierte Person';
const addresses = ['203.0.113.77', '2001:db8:77::77', '127.0.0.99'];
const agent = 'MarkedBrowser/7';

describe('the logs', () => {
  let service;
  let nginx;
  let calls;
  let asked = 0;
  const marks = new Set([secret, name, 'Markierte', agent, 'marked-query', 'marked-body', 'marked-path', ...addresses]);
  before(async () => {
    service = await startService({ clock, secret, options });
    calls = callsOf((await service.call('GET', '/v1/openapi.json')).body);
    if (!noNginx) nginx = await startNginx(new URL(service.url).host, { 'index.html': '<title>x</title>' });
  });
  after(async () => {
    await nginx?.close();
    await service.close();
  });

  /** One request, past nginx from each of the addresses in turn, and through it. */
  async function everywhere(method, path, { token, body } = {}) {
    const fields = { 'user-agent': agent, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    asked += 1;
    const address = addresses[asked % addresses.length];
    await service.call(method, path, { body, headers: { ...fields, 'x-forwarded-for': address } });
    if (!nginx) return;
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    await nginx.call(method, path, { body: text, headers: { 'content-type': 'application/json', ...fields } });
  }

  async function newVisitor() {
    const { token, player } = await service.player(name);
    const group = (await service.call('POST', '/v1/groups', { token, body: { name } })).body.code;
    const { code } = (await service.call('POST', '/v1/players/me/transfer', { token })).body;
    const { play } = await service.play(token);
    const room = await roomValues(service, token);
    for (const mark of [token, group, code, room.room]) marks.add(mark);
    return {
      token,
      values: { date: '2026-11-29', table: 'belote', player, play, code: group, name, log: ['marked-body'], ...room },
    };
  }

  /** All that there is to ask, in good order and not. */
  async function traffic({ token, values }) {
    for (const call of calls.filter((each) => each.name !== 'DELETE /v1/players/me')) {
      const path = pathOf(call, values);
      await everywhere(call.method, path, { token, body: bodyOf(call, values) });
      await everywhere(call.method, `${path}?group=${values.code}&q=marked-query`, { token });
      await everywhere(call.method, path, { token: `${token.slice(0, -2)}xx`, body: call.body && '{"marked-body":' });
    }
    for (const path of [
      `/v1/groups/${values.code.toLowerCase()}`,
      `/V1/groups/${values.code}`,
      `/v1//groups/${values.code}/x`,
    ]) {
      await everywhere('GET', path, { token });
    }
    await everywhere('POST', '/v1/transfer', { body: { code: [...marks].at(-1) } });
    for (const bytes of [
      `GET /marked-path HTTP/1.1\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      `POST /v1/players HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${addresses[0]}\r\nContent-Length: 99999\r\n\r\n{"name":"${name}"`,
      `${token} ${name}\r\n\r\n`,
    ]) {
      await exchange(service.url, bytes);
    }
  }

  test('of the server, nginx and PostgreSQL hold no mark, whatever was asked and went wrong', async () => {
    const visitor = await newVisitor();
    await traffic(visitor);

    // Failures inside, by data and by mistake: a rule that nobody can obey, and a column that is gone.
    sql(`alter table players add constraint marked check (name <> '${name}') not valid`, service.database);
    const refused = await service.call('POST', '/v1/players', { body: { name } });
    assert.equal(refused.status, 500);
    sql('alter table players drop constraint marked', service.database);
    sql('alter table groups rename column name to renamed', service.database);
    assert.equal((await service.call('POST', '/v1/groups', { token: visitor.token, body: { name } })).status, 500);
    await everywhere('GET', `/v1/groups/${visitor.values.code}`, { token: visitor.token });
    sql('alter table groups rename column renamed to name', service.database);
    // A value that the database cannot take, told of by a function of ours.
    sql(
      `create function marked() returns trigger language plpgsql as $$ begin perform new.name::uuid; return new; end $$;
       create trigger marked before insert on players for each row execute function marked()`,
      service.database,
    );
    assert.equal((await service.call('POST', '/v1/players', { body: { name } })).status, 500);
    sql('drop trigger marked on players; drop function marked', service.database);

    postgres('kill');
    await traffic(visitor);
    postgres('stop');
    try {
      await traffic(visitor);
    } finally {
      postgres('start');
    }
    await everywhere('DELETE', '/v1/players/me', { token: visitor.token });
    await service.restart({ clock, secret, options });

    const failures = service.log.filter((line) => line.includes('event=failure'));
    assert.ok(
      failures.some((line) => line.includes('status=500') || line.includes('SQLSTATE')),
      'failures were logged',
    );
    assert.ok(
      failures.some((line) => line.includes('Unavailable')),
      'PostgreSQL was missed',
    );
    const server = service.log.join('\n');
    assert.ok(server.includes('route=/v1/groups/{}'), 'requests were logged');
    const logs = { server, PostgreSQL: postgresLog() };
    assert.match(logs.PostgreSQL, /ERROR: .*violates check constraint "marked"/);
    if (nginx) {
      logs.nginx = nginx.log('rozbazi.log') + nginx.log('rozbazi-error.log') + nginx.log('error.log');
      assert.match(logs.nginx, / GET \/v1\/groups 500 /);
    }
    // PostgreSQL's one line tells which text is no UUID; there is no such conversion in the schema or the server.
    logs.PostgreSQL = logs.PostgreSQL.replace(/invalid input syntax for type uuid: ".*"/g, '');
    for (const [log, text] of Object.entries(logs)) {
      for (const mark of marks) {
        const line = text.split('\n').find((each) => each.toLowerCase().includes(mark.toLowerCase()));
        assert.equal(line, undefined, `${log} has ${mark}`);
      }
    }
  });
});
