// The OpenAPI document against the running server: every answer is one that the document describes, and every answer
// that it promises for a call's success has been seen.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import Ajv2020 from 'ajv/dist/2020.js';
import { startService } from './harness.mjs';

/** The document's schemas, each object closed: a member that the document does not know is an error here. */
function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  if (schema.type === 'object' && schema.properties && !('additionalProperties' in schema)) {
    copy.additionalProperties = false;
  }
  return copy;
}

class Document {
  constructor(text) {
    this.text = text;
    this.ajv = new Ajv2020({
      strict: true,
      strictRequired: false,
      strictTypes: false,
      allErrors: true,
      multipleOfPrecision: 6,
      validateFormats: false,
    });
    this.ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'paths', 'components']);
    this.ajv.addSchema(closed(text), 'document');
    this.validators = new Map();
  }

  /** The pattern and the operation of a call; literal patterns before variable ones. */
  operation(method, path) {
    const bare = path.split('?')[0];
    const patterns = Object.keys(this.text.paths).sort((a, b) => a.split('{').length - b.split('{').length);
    const pattern = patterns.find((p) => new RegExp(`^${p.replace(/\{\w+\}/g, '[^/]+')}$`).test(bare));
    const operation = this.text.paths[pattern]?.[method.toLowerCase()];
    assert.ok(operation, `${method} ${bare} is not in the document`);
    return [pattern, operation];
  }

  resolve(object, pointer) {
    if (!object.$ref) return [object, pointer];
    const target = object.$ref
      .slice(2)
      .split('/')
      .reduce((node, key) => node[key], this.text);
    return [target, object.$ref.slice(1)];
  }

  /** That the answer is what the document says of this status; gives `METHOD PATTERN STATUS`. */
  check(method, path, answer) {
    const [pattern, operation] = this.operation(method, path);
    const escaped = pattern.replaceAll('~', '~0').replaceAll('/', '~1');
    const call = `${method} ${pattern} ${answer.status}`;
    assert.ok(operation.responses[answer.status], `${call} is not in the document: ${answer.text}`);
    const [response, pointer] = this.resolve(
      operation.responses[answer.status],
      `/paths/${escaped}/${method.toLowerCase()}/responses/${answer.status}`,
    );
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const [{ schema }] = this.resolve(header);
      const validate = this.ajv.compile(schema);
      assert.ok(validate(answer.headers.get(name)), `${call}, header ${name}: ${answer.headers.get(name)}`);
    }
    if (!response.content) {
      assert.equal(answer.text, '', `${call} has a body`);
      return call;
    }
    const [type] = Object.keys(response.content);
    assert.equal(answer.headers.get('content-type').split(';')[0], type, call);
    if (type.endsWith('json'))
      this.validate(`${pointer}/content/${type.replaceAll('/', '~1')}/schema`, answer.body, call);
    return call;
  }

  validate(pointer, value, call) {
    if (!this.validators.has(pointer)) {
      this.validators.set(pointer, this.ajv.compile({ $ref: `document#${encodeURI(pointer).replaceAll('^', '%5E')}` }));
    }
    const validate = this.validators.get(pointer);
    assert.ok(validate(value), `${call}: ${this.ajv.errorsText(validate.errors)}\n${JSON.stringify(value, null, 1)}`);
  }

  /** Every answer of the 200s that the document promises. */
  promises() {
    return Object.entries(this.text.paths).flatMap(([pattern, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.keys(responses)
          .filter((status) => status < 300)
          .map((status) => `${method.toUpperCase()} ${pattern} ${status}`),
      ),
    );
  }
}

describe('the OpenAPI document', () => {
  let service;
  let document;
  const seen = new Set();

  async function call(method, path, status, options = {}) {
    const answer = await service.call(method, path, options);
    assert.equal(answer.status, status, answer.text);
    seen.add(document.check(method, path, answer));
    return answer.body;
  }

  before(async () => {
    service = await startService({ clock: '2026-11-29T10:00:00Z' });
    document = new Document((await service.call('GET', '/v1/openapi.json')).body);
  });
  after(() => service.close());

  test('is OpenAPI 3.1 whose every reference leads somewhere', () => {
    assert.match(document.text.openapi, /^3\.1\./);
    const walk = (node) => {
      if (node === null || typeof node !== 'object') return;
      if (node.$ref) assert.ok(document.resolve(node)[0], node.$ref);
      Object.values(node).forEach(walk);
    };
    walk(document.text);
    const ids = Object.values(document.text.paths).flatMap((methods) =>
      Object.values(methods).map((o) => o.operationId),
    );
    assert.equal(new Set(ids).size, ids.length);
  });

  test('describes the service', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/v1/openapi.json']) await call('GET', path, 200);
  });

  test('describes open and upcoming days', async () => {
    await call('GET', '/v1/days', 200);
    assert.equal((await call('GET', '/v1/days/today', 200)).state, 'open');
    assert.equal((await call('GET', '/v1/days/2026-12-03', 200)).state, 'upcoming');
    await call('GET', '/v1/days/2031-01-01', 404);
    await call('GET', '/v1/days/tomorrow', 404);
  });

  test('describes players from the first day to the last', async () => {
    const { player, token } = await call('POST', '/v1/players', 201, { body: { name: 'Ada' } });
    await call('POST', '/v1/players', 400, { body: {} });
    await call('POST', '/v1/players', 422, { body: { name: '♠' } });
    await call('GET', '/v1/players/me', 200, { token });
    await call('GET', '/v1/players/me', 401);
    await call('PATCH', '/v1/players/me', 200, { token, body: { name: 'عدا' } });
    await call('GET', '/v1/players/me/plays', 200, { token });
    await call('GET', '/v1/players/me/plays?from=yesterday', 400, { token });
    const { code } = await call('POST', '/v1/players/me/transfer', 201, { token });
    await call('POST', '/v1/transfer', 201, { body: { code } });
    await call('POST', '/v1/transfer', 410, { body: { code } });
    await call('GET', `/v1/players/${player}`, 200);
    await call('DELETE', '/v1/players/me', 204, { token });
    await call('GET', `/v1/players/${player}`, 404);
  });

  test('describes groups', async () => {
    const { token, player } = await service.player('Dil');
    const other = (await service.player('Eva')).token;
    await call('POST', '/v1/groups', 400, { token, body: {} });
    await call('POST', '/v1/groups', 401, { body: { name: 'Chai' } });
    await call('POST', '/v1/groups', 422, { token, body: { name: '♠' } });
    const { code } = await call('POST', '/v1/groups', 201, { token, body: { name: 'Chai' } });
    const path = `/v1/groups/${code}`;
    await call('GET', path, 200, { token });
    await call('GET', path, 401);
    await call('GET', path, 403, { token: other });
    await call('GET', '/v1/groups/222222', 404, { token });
    await call('GET', `/v1/boards/belote/today?group=${code}`, 200, { token });
    await call('GET', `/v1/boards/belote/today?group=${code}`, 403, { token: other });
    await call('GET', `/v1/boards/belote/today/around/${player}?group=${code}`, 404, { token });
    await call('POST', `${path}/members`, 401);
    await call('POST', '/v1/groups/222222/members', 404, { token: other });
    await call('POST', `${path}/members`, 200, { token: other });
    await call('GET', '/v1/players/me', 200, { token: other });
    await call('DELETE', `${path}/members/me`, 204, { token: other });
    await call('DELETE', `${path}/members/me`, 403, { token: other });
  });

  test('describes rooms', async () => {
    const { token } = await service.player('Fez');
    const other = (await service.player('Gul')).token;
    const terms = { table: 'tute-2', deals: 1, options: { must_beat_partner: true }, level: 'easy', patience: 20 };
    await call('POST', '/v1/rooms', 400, { token, body: { ...terms, deals: 13 } });
    await call('POST', '/v1/rooms', 401, { body: terms });
    await call('POST', '/v1/rooms', 404, { token, body: { table: 'whist' } });
    const { code } = await call('POST', '/v1/rooms', 201, { token, body: { ...terms, seat: null } });
    const path = `/v1/rooms/${code}`;
    await call('GET', path, 200, { token: other });
    await call('GET', path, 401);
    await call('GET', `${path}?after=x`, 400, { token });
    await call('GET', '/v1/rooms/222222', 404, { token });
    await call('GET', `${path}/replay`, 403, { token });
    let room = await call('POST', `${path}/members`, 200, { token: other });
    await call('GET', `${path}?after=${room.version}`, 304, { token });
    await call('PUT', `${path}/seat`, 200, { token, body: { seat: 0 } });
    await call('PUT', `${path}/seat`, 422, { token: other, body: { seat: 0 } });
    room = await call('POST', `${path}/phrases`, 200, { token: other, body: { phrase: 'hello' } });
    await call('POST', `${path}/phrases`, 400, { token: other, body: { phrase: 'x' } });
    await call('POST', `${path}/start`, 409, { token, body: { after: room.version - 1 } });
    await call('POST', `${path}/start`, 422, { token: other, body: { after: room.version } });
    room = await call('POST', `${path}/start`, 200, { token, body: { after: room.version } });
    await call('GET', path, 200, { token: other });
    const stranger = (await service.player('Hala')).token;
    await call('GET', path, 404, { token: stranger });
    await call('POST', `${path}/members`, 422, { token: stranger });
    await call('POST', `${path}/actions`, 422, { token, body: { after: room.actions, action: 'dance' } });
    await call('POST', `${path}/actions`, 409, { token, body: { after: 99, action: 'dance' } });
    while (room.state === 'playing') {
      const body = { after: room.actions, action: room.view.legal[0] };
      room = await call('POST', `${path}/actions`, 200, { token, body });
    }
    await call('GET', `${path}/replay`, 200, { token: other });
    await call('POST', `${path}/rematch`, 409, { token, body: { after: room.version - 1 } });
    await call('POST', `${path}/rematch`, 200, { token, body: { after: room.version } });
    await call('DELETE', `${path}/members/me`, 204, { token: other });
    await call('DELETE', `${path}/members/me`, 404, { token: other });
  });

  for (const table of ['belote', 'coinche']) {
    test(`describes a play of ${table} from its start to the board`, async () => {
      const { player, token } = await service.player('Bea');
      const other = (await service.player('Cem')).token;
      const start = { token, body: { table, date: 'today' } };
      let play = await call('POST', '/v1/plays', 201, start);
      await call('POST', '/v1/plays', 200, start);
      await call('POST', '/v1/plays', 404, { token, body: { table: 'whist', date: 'today' } });
      await call('POST', '/v1/plays', 403, { token, body: { table, date: '2026-12-01' } });
      const path = `/v1/plays/${play.play}`;
      await call('GET', `${path}/field`, 403, { token });
      await call('GET', path, 403, { token: other });
      await call('PUT', `${path}/log`, 403, { token: other, body: { log: ['pass'] } });
      await call('PUT', `${path}/log`, 422, { token, body: { log: ['dance'] } });
      const choose = ({ legal }) => legal.find((action) => /^(take|bid:80)/.test(action)) ?? legal[0];
      while (!play.finished) {
        await call('GET', path, 200, { token });
        play = await call('PUT', `${path}/log`, 200, { token, body: { log: [...play.log, choose(play.view)] } });
      }
      await call('PUT', `${path}/log`, 409, { token, body: { log: ['dance'] } });
      await call('PUT', `${path}/log`, 422, { token, body: { log: [...play.log, 'pass'] } });
      await call('GET', path, 200, { token });
      await call('GET', `${path}/field`, 200, { token });
      await call('GET', `/v1/boards/${table}/today`, 200);
      await call('GET', `/v1/boards/${table}/today?limit=0`, 400);
      await call('GET', `/v1/boards/${table}/2026-12-01`, 403);
      await call('GET', `/v1/boards/${table}/today/distribution`, 200);
      await call('GET', `/v1/boards/${table}/today/around/me`, 200, { token });
      await call('GET', `/v1/boards/${table}/today/around/${player}`, 200);
      await call('GET', `/v1/boards/${table}/today/around/me`, 404, { token: other });
      await call('GET', `/v1/players/me/plays`, 200, { token });
      await call('GET', `/v1/players/${player}`, 200);
    });
  }

  test('describes a closed day', async () => {
    await service.restart({ clock: '2026-11-30T10:00:00Z' });
    assert.equal((await call('GET', '/v1/days/2026-11-29', 200)).state, 'closed');
    const board = await call('GET', '/v1/boards/belote/2026-11-29', 200);
    assert.equal(board.final, true);
    await call('GET', `/v1/plays/${board.entries[0].play}`, 200);
    const { text } = await service.call('GET', '/v1/days/2026-11-29/record');
    seen.add('GET /v1/days/{date}/record 200');
    const [day, ...plays] = text.trimEnd().split('\n').map(JSON.parse);
    document.validate('/components/schemas/RecordedDay', day, 'the first line of a record');
    assert.equal(plays.length, day.plays);
    for (const play of plays) document.validate('/components/schemas/RecordedPlay', play, 'a line of a record');
    await call('GET', '/v1/days/today/record', 403);
    await call('GET', '/v1/days/2031-01-01/record', 404);
    await call('GET', `/v1/players/${board.entries[0].player}`, 200);
    const totals = await call('GET', '/v1/boards/all/2026-W48?limit=1', 200);
    assert.equal(totals.final, true);
    await call('GET', `/v1/boards/all/all-time/around/${totals.entries[0].player}`, 200);
    await call('GET', '/v1/boards/all/2026-W47', 404);
    await call('GET', '/v1/boards/all/2026-W48?cursor=x', 400);
  });

  test('promises no success that was not seen', () => {
    assert.deepEqual(
      document.promises().filter((promise) => !seen.has(promise)),
      [],
    );
  });
});
