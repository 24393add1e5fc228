// What must be true of every answer, whatever was asked.
import assert from 'node:assert/strict';

// docs/api.md, Errors; 500 is not among them.
const codes = {
  400: ['bad_request'],
  401: ['unauthorized'],
  403: ['still_sealed', 'not_yours', 'not_a_member'],
  404: [
    'no_such_day',
    'no_such_period',
    'no_such_table',
    'no_such_player',
    'no_such_play',
    'no_such_group',
    'no_such_room',
    'no_such_match',
    'not_found',
  ],
  405: ['method_not_allowed'],
  409: ['log_diverges', 'room_changed'],
  410: ['day_closed', 'code_expired'],
  413: ['too_large'],
  414: ['uri_too_long'],
  415: ['unsupported_media_type'],
  422: [
    ...['bad_name', 'group_full', 'illegal_action', 'unknown_action', 'log_after_end'],
    ...['room_full', 'seat_taken', 'match_running', 'not_seated', 'not_started', 'not_your_turn'],
  ],
  429: ['slow_down'],
  431: ['headers_too_large'],
  503: ['unavailable'],
};
const successes = [200, 201, 204, 304, 308];
const fields = new Set([
  ...[
    'date',
    'connection',
    'cache-control',
    'content-type',
    'content-length',
    'content-encoding',
    'etag',
    'vary',
    'allow',
    'location',
  ],
  ...[
    'retry-after',
    'www-authenticate',
    'x-request-id',
    'x-accel-expires',
    'x-content-type-options',
    'referrer-policy',
  ],
  ...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'],
  ...['strict-transport-security', 'access-control-allow-origin', 'access-control-expose-headers'],
  ...['access-control-allow-methods', 'access-control-allow-headers', 'access-control-max-age'],
]);
const always = [
  'date',
  'connection',
  'x-request-id',
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
];
const internals = /exception|pqxx|postgres|sqlstate|\bselect\b.*\bfrom\b|violates|backend\/|std::|0x[0-9a-f]{8}/i;

export class Judge {
  /** `secrets`: texts that nobody may ever be told. `world` knows whose tokens there are. */
  constructor(secrets, world) {
    this.secrets = secrets;
    this.world = world;
    this.statuses = new Map();
  }

  /** Throws where the answer is not one that may be given. */
  check(answer) {
    const { status, headers, text, json } = answer;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    for (const name of headers.keys()) assert.ok(fields.has(name), `the field ${name}`);
    for (const name of always) assert.ok(headers.has(name), `no field ${name}`);
    if (!successes.includes(status)) this.#checkProblem(answer);
    if ([401, 429, 503].includes(status)) assert.ok(headers.has(status === 401 ? 'www-authenticate' : 'retry-after'));
    for (const secret of this.secrets) assert.ok(!text.includes(secret), 'a secret');
    for (const token of this.world.tokens) assert.ok(!text.includes(token), 'somebody’s token');
    const unfinished = json?.view && json.finished === false;
    if (unfinished)
      for (const name of ['packs', 'dealer', 'played', 'score'])
        assert.ok(!json[name], `${name} of an unfinished play`);
  }

  #checkProblem({ status, headers, text, json }) {
    assert.ok(codes[status], `the status ${status}: ${text}`);
    const type = headers.get('content-type');
    if (type === 'text/html; charset=utf-8') return assert.equal(status, 404); // the site's page for people
    assert.equal(type, 'application/problem+json');
    assert.equal(headers.get('cache-control'), 'no-store');
    if (text === '') return; // HEAD
    assert.equal(json.status, status);
    assert.ok(codes[status].includes(json.code), `the code ${json.code} with ${status}`);
    for (const name of ['type', 'title', 'detail']) assert.equal(typeof json[name], 'string', name);
    // A log or a parameter's name that was sent may be told back; everything else is our own words.
    assert.doesNotMatch(
      JSON.stringify({ ...json, action: '', log: '', legal: '', detail: json.detail.replace(/".*"/s, '') }),
      internals,
    );
  }
}
